import { rarity } from '../../platform/bm25.ts';
import type { Statement } from '../../platform/database.ts';
import type { Piece, Sought } from './query.ts';

/** A full-text index whose rows stand in the order of their age. */
export interface Index {
  table: string;
  /** Columns with the texts. */
  columns: string;
  /** What an expression must hold besides, with its AND; empty for nothing. */
  also: string;
}

/** Rows that all pieces together may show to tell how rare each is; so many of one at least and at most. */
const SHOWN = 240;
const SHOWN_LEAST = 4;
const SHOWN_MOST = 12;
/** Rarest pieces that bring candidates, and how many of them are looked for by twos and by threes. */
const RAREST = 8;
const TWOS = 15;
const THREES = 10;
/** Newest rows that one piece brings, and that several together bring. */
const OF_ONE = 16;
const OF_SEVERAL = 12;
/** A piece that stands in more than this part of the texts says nothing of what is meant. */
const COMMON = 0.2;
/** Texts from which on a share of them means something. */
const ENOUGH = 100;
/** Candidates whose texts are read. */
const CANDIDATES = 60;

/** The newest rows of each of some expressions: `at` is the place of the expression, `nos` a JSON list of numbers. */
function newest({ table, columns, also }: Index, expressions: readonly string[], limit: number): Statement {
  const asked = expressions.map((expression) => `{${columns}} : (${expression})${also}`);
  return {
    sql: `SELECT g.key AS at, (SELECT json_group_array(no) FROM (SELECT rowid AS no FROM ${table} WHERE ${table} MATCH g.value
      ORDER BY rowid DESC LIMIT ?)) AS nos FROM json_each(?) g`,
    params: [limit, JSON.stringify(asked)],
  };
}

interface Newest {
  at: number;
  nos: string;
}

/** Rows of each piece that are shown to tell how rare it is. */
const shownOf = (pieces: number): number =>
  Math.max(SHOWN_LEAST, Math.min(SHOWN_MOST, Math.floor(SHOWN / Math.max(1, pieces))));

/** The newest rows of each piece: how far apart they stand tells in how many texts the piece is. */
export const spread = (index: Index, { pieces }: Sought): Statement =>
  newest(
    index,
    pieces.map(({ expression }) => expression),
    shownOf(pieces.length),
  );

/** A piece that stands in some text. */
export interface Weighed extends Piece {
  /** Texts that hold it, as far as the newest tell. */
  texts: number;
  /** How much it says: the fewer texts hold it, the more. */
  weight: number;
  /** The newest of them, all where there are few. */
  newest: number[];
  all: boolean;
}

/** How many rows an index has, and where in the row of their ages they stand. */
export interface Ages {
  total: number;
  /** Rows that are as new as the one with a number, or newer. */
  newer: (no: number) => number;
}

/**
 * Ages from a coarse count.
 * @param blocks how many rows have numbers of each block, in any order; @param size numbers of a block; @param last the highest number
 */
export function agesOf(blocks: readonly { block: number; live: number }[], size: number, last: number): Ages {
  const total = blocks.reduce((sum, { live }) => sum + live, 0);
  const within = (block: number, no: number): number => {
    const [first, end] = [block * size, Math.min((block + 1) * size, last + 1)];
    return Math.max(0, Math.min(1, (end - no) / Math.max(1, end - first)));
  };
  return { total, newer: (no) => blocks.reduce((sum, { block, live }) => sum + live * within(block, no), 0) };
}

/**
 * The pieces that stand in some text, the rarest first.
 * @param rows answers of `spread`
 */
export function weighed({ pieces }: Sought, rows: readonly unknown[], { total, newer }: Ages): Weighed[] {
  const shown = shownOf(pieces.length);
  return (rows as Newest[])
    .flatMap(({ at, nos }): Weighed[] => {
      const piece = pieces[at];
      const newestOnes = JSON.parse(nos) as number[];
      const oldest = newestOnes.at(-1);
      if (!piece || oldest === undefined) return [];
      const all = newestOnes.length < shown;
      const many = (newestOnes.length * total) / Math.max(newer(oldest), newestOnes.length);
      const texts = all ? newestOnes.length : Math.max(newestOnes.length, many);
      return [{ ...piece, texts, weight: rarity(texts, Math.max(total, texts)), newest: newestOnes, all }];
    })
    .sort((one, other) => one.texts - other.texts);
}

/** The pieces that bring candidates: what stands in most texts does not decide. */
export function telling(pieces: readonly Weighed[], { total }: Ages): Weighed[] {
  const rare = pieces.filter(({ texts }) => total < ENOUGH || texts <= total * COMMON);
  return (rare.length > 0 ? rare : pieces).slice(0, RAREST);
}

/** Neighbours in one word share a character, and say together what each says alone. */
const overlap = (one: Piece, other: Piece): boolean =>
  one.text.at(-1) === other.text[0] || other.text.at(-1) === one.text[0];

/** Places of pieces that are looked for together. */
function together(pieces: readonly Weighed[]): number[][] {
  const twos: number[][] = [];
  const threes: number[][] = [];
  const places = pieces.map((_, place) => place);
  const apart = (one: number, other: number) => {
    const [first, second] = [pieces[one], pieces[other]];
    return one < other && first !== undefined && second !== undefined && !overlap(first, second);
  };
  for (const one of places) {
    for (const two of places.filter((other) => apart(one, other))) {
      twos.push([one, two]);
      for (const three of places.filter((other) => apart(one, other) && apart(two, other)))
        threes.push([one, two, three]);
    }
  }
  return [...twos.slice(0, TWOS), ...threes.slice(0, THREES)];
}

/** A search for candidates: statements, and what each of their answers brings. */
export interface Hunt {
  statements: Statement[];
  /** By statement and expression: the places of the pieces that the rows hold. */
  bring: number[][][];
}

/**
 * Looks for texts that hold several of the telling pieces, at most some hundred rows of the index.
 * @returns two statements; pieces of few texts need none, because `spread` brought them all
 */
export function hunt(index: Index, pieces: readonly Weighed[]): Hunt {
  const singles = pieces.flatMap(({ all }, place) => (all ? [] : [[place]]));
  const groups = together(pieces.length > 0 && pieces.every(({ all }) => all) ? [] : pieces);
  const asked = (places: readonly number[]) =>
    places.map((place) => `(${pieces[place]?.expression ?? ''})`).join(' AND ');
  return {
    statements: [newest(index, singles.map(asked), OF_ONE), newest(index, groups.map(asked), OF_SEVERAL)],
    bring: [singles, groups],
  };
}

/**
 * Numbers of the candidates, those with most of the telling pieces first.
 * @param bring what each expression of `hunt` brings; @param answers of its statements, in their order
 */
export function candidatesOf(
  pieces: readonly Weighed[],
  bring: Hunt['bring'],
  answers: readonly (readonly unknown[])[],
): number[] {
  const held = new Map<number, Set<number>>();
  const hold = (no: number, places: readonly number[]) => {
    const known = held.get(no) ?? new Set();
    for (const place of places) known.add(place);
    held.set(no, known);
  };
  for (const [place, piece] of pieces.entries()) for (const no of piece.newest) hold(no, [place]);
  for (const [index, rows] of answers.entries()) {
    for (const { at, nos } of rows as Newest[]) {
      for (const no of JSON.parse(nos) as number[]) hold(no, bring[index]?.[at] ?? []);
    }
  }
  const weight = (places: Set<number>) => [...places].reduce((sum, place) => sum + (pieces[place]?.weight ?? 0), 0);
  return [...held]
    .map(([no, places]) => ({ no, weight: weight(places) }))
    .sort((one, other) => other.weight - one.weight || other.no - one.no)
    .slice(0, CANDIDATES)
    .map(({ no }) => no);
}
