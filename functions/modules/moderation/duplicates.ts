import { AUDIT } from '../../../db/contract/limits.ts';
import type { Duplicate } from '../../../db/contract/reviews.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { plainText } from '../../platform/plain-text.ts';
import { searchedBody } from '../../tables/items/snapshot.ts';
import { keywordQuery } from '../../tables/items/tokens.ts';
import type { ReviewFacts } from '../items/lists/review-facts.ts';
import { type Pairs, pairsOf, piecesOf, samplesOf, similarity } from './similarity.ts';

/** Rows that each source of candidates gives at most. */
const FOUND = 30;
const WAITING = 200;
const OWN = 100;
const PUBLIC = 500;
/** Candidates whose texts are read. */
const COMPARED = 30;
const SHOWN = 8;
/** From here on two names, or two texts, count as nearly the same. */
const NEAR = 60;
const TEXT_CHARACTERS = 20_000;

/** The item that others are compared with. */
export interface Subject {
  id: string;
  name: string;
  add_user: string;
  profile: string | null;
  detail_desc?: string | null;
}

interface Candidate {
  id: string;
  name: string;
  hits: number;
}

const anyOf = (column: 'name' | 'body', phrases: readonly string[]): string | null => {
  const found = phrases.map((phrase) => keywordQuery(phrase)?.expression).filter((each) => each !== undefined);
  return found.length > 0 ? `${column} : (${found.join(' OR ')})` : null;
};

/** Public items whose index holds one of the phrases, those with most of them first. */
function indexed({ published }: ReviewFacts, column: 'name' | 'body', phrases: readonly string[]): Statement[] {
  const expression = anyOf(column, phrases);
  if (!expression || !published) return [];
  const { publication, search } = published;
  const hits = column === 'body' ? 1 : 0;
  return [
    {
      sql: `SELECT p.item_id AS id, p.name, ${hits} AS hits FROM ${search} s JOIN ${publication} p ON p.release_no = s.rowid
            WHERE ${search} MATCH ? ORDER BY s.rank LIMIT ${FOUND}`,
      params: [expression],
    },
  ];
}

/** Longest runs of letters in a text as it is stored, to be looked for in texts that stand in no index. */
function runsOf(text: string): string[] {
  const runs = plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((run) => run.length >= 8)
    .sort((one, other) => other.length - one.length);
  return runs.slice(0, 3).map((run) => run.slice(0, 24));
}

/**
 * Items that stand in no index: those under review, those sent back, and the publisher's own; of a kind without an index
 * the newest public ones and all of the same name too.
 */
function working({ noun, key, published }: ReviewFacts, subject: Subject): Statement[] {
  const runs = runsOf(subject.profile ?? '');
  const hits = runs.length > 0 ? runs.map(() => "(instr(coalesce(profile, ''), ?) > 0)").join(' + ') : '0';
  const columns = `SELECT ${key} AS id, name, ${hits} AS hits FROM ${noun}`;
  const newest = (where: string, limit: number, ...params: unknown[]): Statement => ({
    sql: `${columns} WHERE ${where} AND is_delete = 0 ORDER BY add_time DESC LIMIT ${limit}`,
    params: [...runs, ...params],
  });
  return [
    newest('audit_status = ?', WAITING, AUDIT.pending),
    newest('audit_status = ?', OWN, AUDIT.returned),
    newest('audit_status = ?', OWN, AUDIT.rejected),
    newest('add_user = ?', OWN, subject.add_user),
    ...(published ? [] : [newest('audit_status = ?', PUBLIC, AUDIT.approved), newest('name = ?', FOUND, subject.name)]),
  ];
}

interface Compared extends Omit<Duplicate, 'score' | 'by'> {
  profile: string | null;
  detail_desc: string | null;
}

function readCompared({ noun, key, code, detail, isPublic }: ReviewFacts, ids: string[]): Statement {
  return {
    sql: `SELECT c.${key} AS id, ${code} AS code, c.name, c.audit_status, coalesce(o.name, c.org_name) AS org_name,
            ${isPublic} AS is_public, substr(c.profile, 1, ${TEXT_CHARACTERS}) AS profile,
            substr(${detail}, 1, ${TEXT_CHARACTERS}) AS detail_desc
          FROM json_each(?) j JOIN ${noun} c ON c.${key} = j.value
          LEFT JOIN organization o ON o.organization_id = c.unit WHERE c.is_delete = 0`,
    params: [JSON.stringify(ids)],
  };
}

const textOf = (row: Pick<Compared, 'profile' | 'detail_desc'>): string => searchedBody({ ...row });

function judged(row: Compared, names: Pairs, texts: Pairs): Duplicate {
  const { profile, detail_desc, ...shown } = row;
  const byName = similarity(names, pairsOf(row.name));
  const byText = similarity(texts, pairsOf(textOf({ profile, detail_desc })));
  return { ...shown, score: Math.max(byName, byText), by: byText > byName ? 'text' : 'name' };
}

/**
 * Living items of the same kind with the same or nearly the same name or text, most alike first. Each source of
 * candidates reads a bounded number of rows: the full-text index for public items, the newest of the others.
 * @returns at most 8
 */
export async function duplicatesOf(db: Database, facts: ReviewFacts, subject: Subject): Promise<Duplicate[]> {
  const text = searchedBody({ profile: subject.profile, detail_desc: subject.detail_desc ?? null });
  const names = pairsOf(subject.name);
  const texts = pairsOf(text);
  const found = await db.batch<Candidate>([
    ...indexed(facts, 'name', [subject.name, ...piecesOf(subject.name, 2, 4)]),
    ...indexed(facts, 'body', samplesOf(text, 6, 12)),
    ...working(facts, subject),
  ]);
  const candidates = new Map<string, { likeness: number; hits: number }>();
  for (const { id, name, hits } of found.flat()) {
    const likeness = similarity(names, pairsOf(name));
    const before = candidates.get(id)?.hits ?? 0;
    if (id !== subject.id) candidates.set(id, { likeness, hits: Math.max(before, hits) });
  }
  const worth = [...candidates]
    .filter(([, { likeness, hits }]) => likeness >= NEAR || hits > 0)
    .sort(([, one], [, other]) => Math.max(other.likeness, other.hits * NEAR) - Math.max(one.likeness, one.hits * NEAR))
    .slice(0, COMPARED)
    .map(([id]) => id);
  if (worth.length === 0) return [];
  const rows = await db.batch<Compared>([readCompared(facts, worth)]);
  return (rows[0] ?? [])
    .map((row) => judged(row, names, texts))
    .filter(({ score }) => score >= NEAR)
    .sort((one, other) => other.score - one.score)
    .slice(0, SHOWN);
}
