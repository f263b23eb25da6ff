let pen: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

/** Whatever the script, about so many times its size a character is wide where nothing can be measured. */
const GUESS = 0.7;

function measured(text: string, rem: number, weight: number): number {
  const size = rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * size * GUESS;
  pen.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  return Math.ceil(pen.measureText(text).width);
}

/**
 * Pixels of a text in one line, in whichever font the system has.
 * @param rem size of its letters
 */
export function textWidth(text: string, rem: number, weight: number): number {
  const key = `${rem} ${weight} ${text}`;
  const width = known.get(key) ?? measured(text, rem, weight);
  known.set(key, width);
  return width;
}

/** Pixels of the longest part of a text that no line breaks within: a word, of Chinese a character. */
export const wordWidth = (text: string, rem: number, weight: number): number =>
  Math.max(0, ...text.split(/[\s\u2e80-\uffff]+/).map((word) => textWidth(word, rem, weight)));
