import { simplified } from './variants.ts';

/** Follows the last character of a text, so that a search for one character finds it there too. No letter, no digit. */
const END = '\u00b7';
/** ASCII punctuation would separate tokens; its place in the private use area does not. */
const MARK_BASE = 0xe000;
/** D1 takes 2 MB a value: the longest text whose tokens stay below it. */
const MAX_INDEXED = 150_000;
const MAX_KEYWORD = 200;
/** Words that are looked for, whichever call is asked: each is a look at the index of its own. */
export const MAX_WORDS = 12;

const NOT_SEARCHED = /[^\p{L}\p{N}]+/gu;
const MARKS = /[^\p{L}\p{N}\p{M}\s]/gu;

const folded = (text: string): string => simplified(text.normalize('NFKC').toLowerCase());

/**
 * Code points of a text as the search sees it: compatibility forms unified, lower case, simplified characters, letters and digits only.
 * @param text any text; HTML must be made plain before
 */
export function searchedCharacters(text: string): string[] {
  return [...folded(text).replace(NOT_SEARCHED, '')];
}

/** The same as it is written, where that differs: what was indexed before, or by the database itself, is found by it. */
export function writtenCharacters(text: string): string[] | null {
  const written = text.normalize('NFKC').toLowerCase();
  return written === folded(text) ? null : [...written.replace(NOT_SEARCHED, '')];
}

/**
 * A text as the words of the full-text index: one for each pair of neighbouring characters, so that any run of two or
 * more characters is a phrase of the index, in Han and in Latin alike.
 */
export function pairTokens(text: string): string {
  const characters = searchedCharacters(text.slice(0, MAX_INDEXED));
  return characters.map((character, index) => character + (characters[index + 1] ?? END)).join(' ');
}

function markToken(mark: string): string {
  const code = mark.codePointAt(0) ?? 0;
  return code < 128 ? String.fromCodePoint(MARK_BASE + code) : mark;
}

/** The different punctuation marks of a text as words of the index: a search for marks alone finds texts that hold them. */
export function markTokens(text: string): string[] {
  return [...new Set(folded(text.slice(0, MAX_INDEXED)).match(MARKS) ?? [])].map(markToken);
}

/** A phrase of a full-text query. */
export const quoted = (token: string): string => `"${token.replaceAll('"', '""')}"`;

/**
 * A run of letters and digits as the expression that finds it in a text.
 * @param characters as `searchedCharacters` gives them, at least one
 */
export function phrase(characters: readonly string[]): string {
  const [only] = characters;
  if (only !== undefined && characters.length === 1) return `${quoted(only)}*`;
  return quoted(
    characters
      .slice(0, -1)
      .map((character, index) => character + characters[index + 1])
      .join(' '),
  );
}

/** What a keyword asks of the index: the expression without its columns. `marks` asks the tags, `text` name and body. */
export type KeywordQuery = { on: 'text' | 'marks'; expression: string } | null;

/**
 * A keyword as a full-text expression: every word must stand in the text, letter by letter.
 * @param keyword as typed; words are parted by white space
 * @returns null when nothing but white space was typed
 */
export function keywordQuery(keyword: string): KeywordQuery {
  const words = keyword.slice(0, MAX_KEYWORD).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const phrases = words.flatMap((word) => {
    const characters = searchedCharacters(word);
    const written = writtenCharacters(word);
    if (characters.length === 0) return [];
    return written ? `(${phrase(characters)} OR ${phrase(written)})` : phrase(characters);
  });
  if (phrases.length > 0) return { on: 'text', expression: phrases.join(' AND ') };
  const marks = [...new Set(words.flatMap(markTokens))];
  return marks.length > 0 ? { on: 'marks', expression: marks.map(quoted).join(' AND ') } : null;
}

/** A facet token as an expression on the index's tags. */
export const tagQuery = (token: string): string => quoted(token);
