// Small sounds, made here: no file is loaded. Off unless somebody turns them on.

import { settings } from "./settings.svelte";

export type Sound = "card" | "dice" | "turn" | "end";

let context: AudioContext | null = null;

function tone(at: number, pitch: number, length: number, loud: number): void {
  const { destination } = context!;
  const wave = new OscillatorNode(context!, { type: "triangle", frequency: pitch });
  const volume = new GainNode(context!, { gain: 0 });
  volume.gain.linearRampToValueAtTime(loud, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  wave.connect(volume).connect(destination);
  wave.start(at);
  wave.stop(at + length);
}

function tap(at: number, loud: number): void {
  const { sampleRate, destination } = context!;
  const buffer = new AudioBuffer({ length: sampleRate * 0.05, sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const noise = new AudioBufferSourceNode(context!, { buffer });
  const dull = new BiquadFilterNode(context!, { type: "lowpass", frequency: 1800 });
  noise.connect(dull).connect(new GainNode(context!, { gain: loud })).connect(destination);
  noise.start(at);
}

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (sound === "card") tap(now, 0.5);
  if (sound === "dice") for (const wait of [0, 0.09, 0.2, 0.26]) tap(now + wait, 0.6);
  if (sound === "turn") [523, 659].forEach((pitch, at) => tone(now + at * 0.12, pitch, 0.25, 0.12));
  if (sound === "end") [523, 659, 784, 1047].forEach((pitch, at) => tone(now + at * 0.14, pitch, 0.5, 0.12));
}
