import { MAX_WORDS, phrase, searchedCharacters, writtenCharacters } from '../../tables/items/tokens.ts';
import { traditionalForms } from '../../tables/items/variants.ts';

/** Characters of a search that are read. */
const KEYWORD = 200;
/** Pieces that are looked for; those of a longer text say the same. */
const PIECES = 64;
/** Single characters that must be there: each begins very many words of the index, all of which are read. */
const SINGLES = 2;
/** Letters of a foreign word from which it is looked for in halves, so that one wrong letter leaves one of them. */
const HALVED = 6;

/** A part of what is searched for that is looked for by itself: two neighbouring characters, or a word of letters and digits. */
export interface Piece {
  text: string;
  /** What finds it in the index. */
  expression: string;
}

/** What is searched for. */
export interface Sought {
  /** As typed, without what is too long. */
  keyword: string;
  /** The words that must be there, as the index sees them; those of a longer text say the same. */
  words: string[];
  /** Ways to write a word in traditional characters, by the simplified ones: names that the database indexes itself stay as they are written. */
  written: ReadonlyMap<string, readonly string[]>;
  pieces: Piece[];
  /** Its different Chinese characters. */
  characters: string[];
}

const HAN = /\p{Script=Han}/u;

/** Runs of one kind: Chinese, or letters and digits. */
function runsOf(characters: readonly string[]): string[][] {
  const runs: string[][] = [];
  let last: boolean | undefined;
  for (const character of characters) {
    const han = HAN.test(character);
    if (han !== last) runs.push([]);
    runs.at(-1)?.push(character);
    last = han;
  }
  return runs;
}

function piecesOf(run: readonly string[]): string[][] {
  if (HAN.test(run[0] ?? '')) return run.slice(1).map((character, at) => [run[at] ?? '', character]);
  if (run.length < 2) return [];
  if (run.length < HALVED) return [[...run]];
  const middle = Math.ceil(run.length / 2);
  return [run.slice(0, middle), run.slice(middle)];
}

/** The words that must be there, each once: whoever repeats one means nothing else by it, and every one costs a look at the index. */
function lookedFor(words: readonly string[]): string[] {
  const different = [...new Set(words)];
  const single = (word: string) => [...word].length === 1;
  const singles = new Set(different.filter(single).slice(0, SINGLES));
  return different.filter((word) => !single(word) || singles.has(word)).slice(0, MAX_WORDS);
}

/**
 * What somebody searches for, as the index is asked for it.
 * @param keyword as typed: words, a sentence, or anything else
 */
export function soughtOf(keyword: string | undefined): Sought {
  const typed = (keyword ?? '').trim().slice(0, KEYWORD).toWellFormed();
  const typedWords = typed.split(/\s+/);
  const words = typedWords.map(searchedCharacters).filter((characters) => characters.length > 0);
  const pieces = new Map(
    words
      .flatMap(runsOf)
      .flatMap(piecesOf)
      .map((characters) => [characters.join(''), phrase(characters)]),
  );
  return {
    keyword: typed,
    words: lookedFor(words.map((characters) => characters.join(''))),
    written: new Map(
      typedWords.flatMap((word) => {
        const simple = searchedCharacters(word).join('');
        const written = writtenCharacters(word)?.join('');
        const ways = new Set([...(written ? [written] : []), ...traditionalForms(simple)]);
        return ways.size > 0 ? [[simple, [...ways]]] : [];
      }),
    ),
    pieces: [...pieces].slice(0, PIECES).map(([text, expression]) => ({ text, expression })),
    characters: [...new Set(words.flat().filter((character) => HAN.test(character)))],
  };
}
