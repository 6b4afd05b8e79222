/** Colours that many motifs share, so that one brass is the same brass everywhere. */
export const GOLD = '#d9a941';
export const LAMPLIGHT = '#ffd98a';
export const IRON = '#2c2830';
export const BRICK = '#b23f38';
export const SKIN = '#f0c9a4';
/** Lines of small faces: warm, because black would punch holes. */
export const FACE_INK = '#2a1c1c';
