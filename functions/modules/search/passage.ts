import { plainText } from '../../platform/plain-text.ts';
import { searchedCharacters } from '../../tables/items/tokens.ts';
import type { Sought } from './query.ts';

/** Characters of a passage, and of what stands before the words in it. */
const LENGTH = 110;
const BEFORE = 24;
/** Shortest run of characters that is marked where only some of the words are there; shorter ones stand everywhere. */
const MARKED = 2;
const MARKS = 12;

/** The text that a cut-out of HTML shows, which may begin and end within a tag. */
export const plainCut = (html: string): string => plainText(html.replace(/^[^<>]*>/, '').replace(/<[^>]*$/, ''));

/** The longest parts of a word that stand in a text, from its beginning on. */
function runsIn(word: string, text: string): string[] {
  const characters = [...word];
  const runs: string[] = [];
  for (let from = 0; from < characters.length; ) {
    let to = from;
    while (to < characters.length && text.includes(characters.slice(from, to + 1).join(''))) to++;
    if (to - from >= MARKED) runs.push(characters.slice(from, to).join(''));
    from = Math.max(to, from + 1);
  }
  return runs;
}

/**
 * What is to be marked in the texts of a hit: the words, and of words that do not stand in them the parts that do.
 * @param texts that are shown
 */
export function marksOf({ words }: Sought, texts: readonly string[]): string[] {
  const shown = texts.map((text) => searchedCharacters(text).join(''));
  const marks = words.flatMap((word) =>
    shown.some((text) => text.includes(word)) ? [word] : shown.flatMap((text) => runsIn(word, text)),
  );
  return [...new Set(marks)].sort((one, other) => other.length - one.length).slice(0, MARKS);
}

/**
 * The passage around the first of the marks, where the summary holds none of them.
 * @param summary what is shown otherwise; @param text plain text to look in
 * @returns null where nothing is gained
 */
export function passageOf(marks: readonly string[], summary: string, text: string): string | null {
  const place = (where: string): number =>
    Math.min(
      ...marks.map((mark) => {
        const at = where.toLowerCase().indexOf(mark);
        return at < 0 ? Number.POSITIVE_INFINITY : at;
      }),
    );
  const at = place(text);
  if (marks.length === 0 || !Number.isFinite(at) || Number.isFinite(place(summary))) return null;
  const from = Math.max(0, at - BEFORE);
  const cut = text
    .slice(from, from + LENGTH)
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .trim();
  return `${from > 0 ? '…' : ''}${cut}${from + LENGTH < text.length ? '…' : ''}`;
}
