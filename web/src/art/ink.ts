// The colours of what is printed. Paper stays paper when the room goes dark, so these are fixed; what belongs to the
// room (table, text, accents of the page) is in palette.css.

export const INK = "#3a2a20";
export const PAPER = "#fbf3e2";
export const SHADE = "#efe1c6";
export const WHITE = "#fffdf7";
export const BLUSH = "#eba38f";

export const CARAMEL = "#c17f3f";
export const CARAMEL_LIGHT = "#dba566";
export const CARAMEL_DARK = "#8a5426";
export const CHOCOLATE = "#6b4226";
export const CREAM = "#f4dfb8";
export const GREY = "#a9a196";
export const SLATE = "#6f7378";
export const COAL = "#45393a";

export const VERMILION = "#d8432b";
export const GOLD = "#eab73f";
export const GOLD_DARK = "#c08a1e";
export const GREEN = "#5d9457";
export const GREEN_DARK = "#3c6b41";
export const MUSTARD = "#d9a22e";
export const TAVERN = "#7a4a2b";
export const NIGHT = "#26365c";
export const NIGHT_DEEP = "#182342";
export const EMBER = "#ef7d2d";
export const FLAME = "#f9c74a";
export const SKY = "#9cc3cf";
export const PLUM = "#6d4a7c";
export const PLUM_LIGHT = "#b593bd";
export const WOOD = "#a9713f";
