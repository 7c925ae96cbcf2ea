// A dog for everybody who sits down, 60 by 60: by seat, or by any other number that stays with a person.

import { BEAGLE, BULLDOG, COLLIE, HOUND, RETRIEVER, SAMOYED, SHIBA, SPANIEL } from "./shapes/breeds";
import { head } from "./shapes/head";
import { at, circle, inked } from "./svg";

export const AVATAR = "0 0 60 60";

const SITTERS = [
  { dog: SHIBA, ground: "#cfe0bd" },
  { dog: BEAGLE, ground: "#b7c8d3" },
  { dog: COLLIE, ground: "#f8c7a8" },
  { dog: SPANIEL, ground: "#f8e6ae" },
  { dog: SAMOYED, ground: "#e0a9a0" },
  { dog: HOUND, ground: "#d9cbe6" },
  { dog: RETRIEVER, ground: "#bcd0c4" },
  { dog: BULLDOG, ground: "#f5d38a" },
] as const;

export const AVATARS = SITTERS.length;

export function avatar(index: number): string {
  const { dog, ground } = SITTERS[index % AVATARS] ?? SITTERS[0];
  return inked(circle(30, 30, 28, ground) + at(30, 32, 0.46, head(dog), 2.2));
}
