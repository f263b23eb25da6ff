import { itemPage, PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import { BODY_BEGINNING } from '../../../db/contract/limits.ts';
import { SEARCH_COUNTED, type SearchHit } from '../../../db/contract/search.ts';
import { now } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError } from '../../platform/errors.ts';
import { wholeValues } from '../../tables/items/kept-detail.ts';
import { matchOf } from '../items/public/filters.ts';
import {
  type Ages,
  agesOf,
  candidatesOf,
  type Hunt,
  hunt,
  type Index,
  spread,
  telling,
  type Weighed,
  weighed,
} from './near.ts';
import { marksOf, passageOf, plainCut } from './passage.ts';
import type { Sought } from './query.ts';
import { type Compared, nearness, ofAllWords } from './rank.ts';
import { type HitRow, hitOf } from './sources.ts';

/** With so many that bear all words, those with some of them are not asked for. */
const ENOUGH = 12;
/** Level of the counting tree that tells how old a number is: some sixty rows at a million. */
const LEVEL = 14;
/** Characters around the first word, what stands before them, and those of a text that is compared with a sentence. */
const AROUND = 420;
const BEFORE = 120;
const READ = 2_000;

/** What bears a search: those with all words first, then those with some of them. */
interface Found {
  /** As many as are to be shown at least. */
  hits: Ranked[];
  /** How many bear all words. */
  total: number;
  /** How many further ones bear only some of them. */
  near: number;
  /** There are more than these. */
  more: boolean;
}

interface Row extends HitRow {
  no: number;
  release_time: number;
  /** A part of the text, which may begin and end within a tag. */
  text: string;
  /** JSON of an old one's detail whose part does not stand in its row; null for all others. */
  parted: string | null;
}

interface Ranked extends Row {
  score: number;
}

/** Matches that are counted, and one more. */
const CAP = SEARCH_COUNTED + 1;
/** Of these the best come first; further ones follow as the index has them. */
const RANKED = 60;

/** Address of the page of an item. */
export const pageOf = (kind: PublishedKind, { id, name }: Pick<HitRow, 'id' | 'name'>): string =>
  itemPage(PUBLISHED[kind].itemType, id, name);

type Store = Pick<Env, 'FILES'>;

/** Nothing of a body that the store does not give. */
function unlessUnavailable(error: unknown): Readonly<Record<string, unknown>> {
  if (error instanceof AppError && error.status === 503) return {};
  throw error;
}

/** The same part of a text as `PublishedSearch.texts` reads of a row. */
function partOf(text: string, word: string, length: number): string {
  const at = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).indexOf(word);
  const first = at < 0 ? 0 : [...text.slice(0, at)].length + 1;
  const from = Math.max(1, first - BEFORE) - 1;
  return [...text].slice(from, from + length).join('');
}

/** A search through one kind, in three calls to the database at most. */
export class PublishedSearch {
  readonly kind: PublishedKind;
  private readonly sought: Sought;
  private readonly match: ReturnType<typeof matchOf>;
  private readonly index: Index;
  private exact: number[] = [];
  private pieces: Weighed[] = [];
  private hunted: Weighed[] = [];
  private ages: Ages = { total: 0, newer: () => 0 };
  private candidates: number[] = [];
  /** Texts of those with all words that are read. */
  private read = 0;
  private bring: Hunt['bring'] = [];

  /**
   * @param area code of the area that items are limited to
   */
  constructor(kind: PublishedKind, sought: Sought, area: string | undefined) {
    this.kind = kind;
    this.sought = sought;
    const asked = { page: 1, size: 1, order: 'relevance', chosen: {}, ...(area && { area }) } as const;
    this.match = matchOf({ ...asked, keyword: sought.keyword });
    const within = matchOf({ ...asked, keyword: '' });
    const also = within !== null && within !== 'nothing' ? ` AND ${within.all}` : '';
    this.index = { table: PUBLISHED[kind].search, columns: 'name body', also };
  }

  /**
   * What bears all words, and how rare each piece is.
   * @param counts the number alone is wanted
   */
  first(counts: boolean): Statement[] {
    const { publication, search } = PUBLISHED[this.kind];
    const { match } = this;
    if (match === 'nothing') return [];
    if (match === null) {
      return [
        {
          sql: `SELECT json_group_array(no) AS nos, 0 AS last FROM (SELECT release_no AS no FROM ${publication}
                ORDER BY release_no DESC LIMIT ${CAP})`,
          params: [],
        },
      ];
    }
    const part = `SELECT * FROM (SELECT rowid AS no FROM ${search} WHERE ${search} MATCH ? ORDER BY rowid DESC LIMIT ${CAP})`;
    const parts = match.named && match.rest ? [match.named, match.rest] : [match.all];
    const numbered: Statement = {
      sql: `SELECT json_group_array(no) AS nos, coalesce((SELECT max(release_no) FROM ${publication}), 0) AS last
            FROM (${parts.map(() => part).join(' UNION ALL ')} LIMIT ${CAP})`,
      params: parts,
    };
    if (counts || this.sought.pieces.length < 2) return [numbered];
    return [
      numbered,
      spread(this.index, this.sought),
      { sql: `SELECT block, live FROM publication_rank WHERE kind = ? AND level = ${LEVEL}`, params: [this.kind] },
    ];
  }

  /**
   * Where too little bears all words: what bears some of the telling pieces.
   * @param answers of the statements of `first`
   */
  second(answers: readonly (readonly unknown[])[]): Statement[] {
    const [rows = [], spreads = [], blocks = []] = answers;
    const found = rows[0] as { nos: string; last: number } | undefined;
    if (!found) return [];
    this.exact = JSON.parse(found.nos) as number[];
    if (this.exact.length >= ENOUGH || spreads.length === 0) return [];
    this.ages = agesOf(blocks as { block: number; live: number }[], 2 ** LEVEL, found.last);
    this.pieces = weighed(this.sought, spreads, this.ages);
    this.hunted = telling(this.pieces, this.ages);
    const { statements, bring } = hunt(this.index, this.hunted);
    this.bring = bring;
    return statements;
  }

  /**
   * The texts of what was found.
   * @param answers of the statements of `second`; @param reach of how many of them at least, 0 where the number alone is wanted
   */
  third(answers: readonly (readonly unknown[])[], reach: number): Statement[] {
    const exact = new Set(this.exact);
    if (this.pieces.length > 0) {
      this.candidates = candidatesOf(this.hunted, this.bring, answers).filter((no) => !exact.has(no));
    }
    const word = this.sought.keyword.split(/\s+/)[0]?.toLowerCase() ?? '';
    if (reach === 0) return [];
    this.read = Math.min(SEARCH_COUNTED, Math.max(this.sought.words.length > 0 ? RANKED : 0, reach));
    return [
      this.texts(this.exact.slice(0, this.read), word, AROUND),
      ...(this.candidates.length > 0 ? [this.texts(this.candidates, '', READ)] : []),
    ];
  }

  /**
   * All that was found, in its order.
   * @param answers of the statements of `third`
   */
  found(answers: readonly (readonly unknown[])[]): Found {
    const { sought } = this;
    const at = now();
    const [exact = [], near = []] = answers as readonly (readonly Row[])[];
    const ranked = exact.map((row, place) => ({
      ...row,
      score: sought.words.length > 0 && place < RANKED ? ofAllWords(sought, comparedOf(row), at) : -1,
    }));
    const scores = nearness(
      sought,
      this.pieces,
      near.map((row) => comparedOf({ ...row, beginning: null })),
      this.ages.total,
      at,
    );
    const close = near.flatMap((row, place) => {
      const score = scores[place];
      return typeof score === 'number' ? [{ ...row, score }] : [];
    });
    const best = (one: Ranked, other: Ranked) => other.score - one.score;
    // What ended since the index was written is not among the texts.
    const isWhole = this.exact.length <= this.read;
    const total = isWhole ? ranked.length : Math.min(this.exact.length, SEARCH_COUNTED);
    return {
      hits: [...ranked.sort(best), ...close.sort(best)],
      total,
      near: close.length,
      more: this.exact.length > SEARCH_COUNTED,
    };
  }

  /**
   * One of them as it is shown. Of an old one the part may stand in the object store; where that does not give it, the beginning is
   * shown: what is found is found.
   */
  async shown(env: Store, row: Ranked): Promise<SearchHit> {
    const hit = hitOf(row, pageOf(this.kind, row));
    const text = plainCut(row.parted === null ? row.text : await this.partKept(env, row.parted, row.text));
    const marks = marksOf(this.sought, [row.name, hit.summary, text]);
    return { ...hit, marks, passage: passageOf(marks, hit.summary, text) };
  }

  private async partKept(env: Store, detail: string, beginning: string): Promise<string> {
    const word = this.sought.keyword.split(/\s+/)[0]?.toLowerCase() ?? '';
    const { profile, detail_desc, keyword } = await wholeValues(env, detail).catch(unlessUnavailable);
    if (profile === undefined && detail_desc === undefined) return beginning;
    return partOf(`${profile ?? ''} ${detail_desc ?? ''} ${keyword ?? ''}`, word, AROUND);
  }

  /** @param word around whose first place the text is read; @param length characters of it */
  private texts(nos: readonly number[], word: string, length: number): Statement {
    const { publication, noun, key } = PUBLISHED[this.kind];
    const body = `coalesce(p.detail ->> '$.profile', '') || ' ' || coalesce(p.detail ->> '$.detail_desc', '') || ' ' || coalesce(p.detail ->> '$.keyword', '')`;
    return {
      sql: `SELECT p.release_no AS no, p.item_id AS id, p.name, p.card ->> '$.name_en' AS name_en, p.organization_name AS org_name,
        p.card ->> '$.org_name_en' AS org_name_en, p.region_name, p.summary AS beginning, p.card ->> '$.summary_en' AS summary_en,
        p.cover, p.card ->> '$.scope' AS scope, p.release_time,
        substr(${body}, max(1, instr(lower(${body}), ?1) - ${BEFORE}), ?2) AS text,
        iif(p.detail ->> '$.stored' IS NULL OR instr(lower(${body}), ?1) BETWEEN 1 AND ${BODY_BEGINNING} - ?2, NULL, p.detail) AS parted
        FROM json_each(?3) j JOIN ${publication} p ON p.release_no = j.value
        WHERE NOT EXISTS (SELECT 1 FROM ${noun} w WHERE w.${key} = p.item_id AND w.expire_time <= unixepoch())`,
      params: [word, length, JSON.stringify(nos)],
    };
  }
}

const comparedOf = ({ name, beginning, text, org_name, scope, release_time }: Row): Compared => ({
  name,
  text: `${beginning ?? ''} ${plainCut(text)} ${org_name ?? ''}`,
  fields: scope
    ? (JSON.parse(scope) as SearchHit['scope']).flatMap(({ name: field, name_en }) => [field, name_en ?? ''])
    : [],
  time: release_time,
});

/**
 * Searches through some kinds at once.
 * @param searches as many as there are kinds; @param reach of how many hits of each the texts are wanted, 0 for the number alone
 */
export async function searchPublished(
  db: Database,
  searches: readonly PublishedSearch[],
  reach: readonly number[],
): Promise<Found[]> {
  const round = async (statements: Statement[][]): Promise<unknown[][][]> => {
    const flat = statements.flat();
    const answers = flat.length > 0 ? await db.batch<unknown>(flat) : [];
    let at = 0;
    return statements.map((own) => {
      at += own.length;
      return answers.slice(at - own.length, at);
    });
  };
  const first = await round(searches.map((search, place) => search.first(reach[place] === 0)));
  const second = await round(searches.map((search, place) => search.second(first[place] ?? [])));
  const third = await round(searches.map((search, place) => search.third(second[place] ?? [], reach[place] ?? 0)));
  return searches.map((search, place) => search.found(third[place] ?? []));
}
