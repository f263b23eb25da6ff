import type { ATTRIBUTION_DOUBTS } from '../../../db/contract/attribution.ts';
import { AUDIT } from '../../../db/contract/limits.ts';
import { DAY } from '../../../db/contract/time.ts';
import {
  AGES,
  DECIDED,
  type DecidedItem,
  WAITING_COUNTED,
  type WaitingItem,
  type Workplace,
} from '../../../db/contract/workplace.ts';
import { type Caller, holds, userIdOf } from '../../platform/caller.ts';
import { dayStart, now } from '../../platform/clock.ts';
import type { Database, RowOf, Statement } from '../../platform/database.ts';
import { readDoubts } from '../items/lists/attribution.ts';
import { submissions } from '../items/lists/comments.ts';
import { REVIEWS, type ReviewFacts } from '../items/lists/review-facts.ts';
import { pushesOf, readPushes } from './pushes.ts';

/** Items that are named as the next ones. */
const NEXT = 8;
/** Entries of an own log that are looked through for decisions. */
const LOOKED = 500;

type Kind = WaitingItem['kind'];

interface Pending {
  id: string;
  name: string;
  name_en: string | null;
  organization: string | null;
  since: number;
}

/** What waits of a kind, as far as it is counted, in the order of the queue. */
const readPending = ({ noun, key }: ReviewFacts): Statement => ({
  sql: `SELECT ${key} AS id, name, name_en, org_name AS organization, coalesce(update_time, add_time) AS since FROM ${noun}
        WHERE audit_status = ${AUDIT.pending} AND is_delete = 0 ORDER BY add_time LIMIT ${WAITING_COUNTED}`,
  params: [],
});

type Logged = RowOf<'audit_log', 'action' | 'table_name' | 'item_id' | 'after' | 'add_time'>;

const readOwnLog = (userId: string, at: number): Statement => ({
  sql: `SELECT action, table_name, item_id, "after", add_time FROM (SELECT * FROM audit_log WHERE user_id = ? AND add_time >= ?
        ORDER BY add_time DESC LIMIT ${LOOKED}) WHERE action IN ('audit', 'approval-undo')`,
  params: [userId, at - DECIDED.days * DAY],
});

/** The decisions that still stand, the newest first: one that was taken back never was. */
function standing(
  log: readonly Logged[],
  own: readonly ReviewFacts[],
): (Logged & { kind: Kind; facts: ReviewFacts })[] {
  const undone = new Set<string>();
  return log
    .flatMap((entry) => {
      const facts = own.find(({ noun }) => noun === entry.table_name);
      if (!facts) return [];
      if (entry.action === 'approval-undo') {
        undone.add(entry.item_id);
        return [];
      }
      if (entry.after === String(AUDIT.approved) && undone.delete(entry.item_id)) return [];
      return [{ ...entry, facts, kind: facts.pages as Kind }];
    })
    .slice(0, DECIDED.most);
}

type Standing = ReturnType<typeof standing>;

interface Decided {
  id: string;
  name: string;
  name_en: string | null;
  time: number;
  handed: number;
}

/** The names of what was decided of a kind, and when each was handed in before its decision. */
const readDecided = ({ noun, key }: ReviewFacts, decisions: Standing): Statement => ({
  sql: `SELECT c.${key} AS id, c.name, c.name_en, json_extract(j.value, '$[1]') AS time, coalesce((SELECT max(h.add_time) FROM audit_log h
          WHERE h.table_name = '${noun}' AND h.item_id = c.${key} AND h.action IN ('publish', 'edit')
            AND h.add_time <= json_extract(j.value, '$[1]')), c.add_time) AS handed
        FROM json_each(?) j CROSS JOIN ${noun} c ON c.${key} = json_extract(j.value, '$[0]')`,
  params: [JSON.stringify(decisions.map(({ item_id, add_time }) => [item_id, add_time]))],
});

interface NextFacts {
  id: string;
  submission: number;
  organization_en: string | null;
}

/** How often each was handed in, and what the organisation in whose name it stands is called in English. */
const readNext = (facts: ReviewFacts, ids: readonly string[]): Statement => ({
  sql: `SELECT c.${facts.key} AS id, ${submissions(facts, `c.${facts.key}`)} AS submission,
          (SELECT nullif(o.name_en, '') FROM organization o WHERE o.organization_id = c.unit AND o.is_delete = 0) AS organization_en
        FROM json_each(?) j CROSS JOIN ${facts.noun} c ON c.${facts.key} = j.value`,
  params: [JSON.stringify(ids)],
});

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[Math.max(0, middle - 1)], sorted[middle]];
  if (high === undefined || low === undefined) return null;
  return sorted.length % 2 === 1 ? high : Math.round((low + high) / 2);
}

/** How many have waited for so many days or longer. */
const agesOf = (rows: readonly Pending[], at: number): number[] =>
  AGES.map((days) => rows.filter(({ since }) => since <= at - days * DAY).length);

type Doubt = (typeof ATTRIBUTION_DOUBTS)[number];

async function reviewsOf(db: Database, own: ReviewFacts[], pending: Pending[][], log: Logged[], at: number) {
  const waiting = own.map((facts, index) => ({ facts, rows: pending[index] ?? [] }));
  const next = waiting
    .flatMap(({ facts, rows }) => rows.map((row) => ({ ...row, facts })))
    .toSorted((a, b) => a.since - b.since)
    .slice(0, NEXT);
  const decisions = standing(log, own);
  const idsOf = (facts: ReviewFacts) => next.filter((row) => row.facts === facts).map(({ id }) => id);
  const answers = await db.batch<unknown>(
    own.flatMap((facts) => [
      readDoubts(facts, idsOf(facts)),
      readNext(facts, idsOf(facts)),
      readDecided(
        facts,
        decisions.filter((each) => each.facts === facts),
      ),
    ]),
  );
  const rowsOf = <R>(offset: number): R[] => own.flatMap((_, index) => (answers[index * 3 + offset] ?? []) as R[]);
  const doubts = new Map(rowsOf<{ id: string; doubt: Doubt }>(0).map(({ id, doubt }) => [id, doubt]));
  const about = new Map(rowsOf<NextFacts>(1).map((row) => [row.id, row]));
  const named = new Map(rowsOf<Decided>(2).map((row) => [`${row.id} ${row.time}`, row]));
  const decided: DecidedItem[] = decisions.flatMap(({ kind, item_id: id, after, add_time: time }) => {
    const row = named.get(`${id} ${time}`);
    if (!row) return [];
    const { name, name_en, handed } = row;
    return [{ kind, id, name, name_en, audit_status: Number(after), time, took: Math.max(0, time - handed) }];
  });
  const today = decided.filter(({ time }) => time >= dayStart(at));
  const inState = (state: number) => today.filter(({ audit_status }) => audit_status === state).length;
  return {
    waiting: waiting.map(({ facts, rows }) => ({
      kind: facts.pages as Kind,
      count: rows.length,
      ages: agesOf(rows, at),
    })),
    next: next.map(({ facts, id, name, name_en, organization, since }) => ({
      ...{ kind: facts.pages as Kind, id, name, name_en, since },
      ...{ organization: organization || null, organization_en: about.get(id)?.organization_en ?? null },
      ...{ submission: about.get(id)?.submission ?? 1, doubt: doubts.get(id) ?? null },
    })),
    decided,
    today: {
      approved: inState(AUDIT.approved),
      returned: inState(AUDIT.returned),
      rejected: inState(AUDIT.rejected),
    },
    median: medianOf(decided.map(({ took }) => took)),
  };
}

/**
 * Where the caller's work stands: what waits longest, what they decided lately and how long that took, and how recent pushes
 * went. Reads at most a few hundred rows of each, however much there is.
 */
export async function overview(db: Database, caller: Caller): Promise<Workplace> {
  const userId = userIdOf(caller);
  const at = now();
  const own = REVIEWS.filter(({ auditor }) => holds(caller, auditor));
  const pushing = holds(caller, 'push-admin');
  if (own.length === 0 && !pushing) return { now: at, reviews: null, pushes: null };
  const answers = await db.batch<unknown>([
    ...own.map(readPending),
    ...(own.length > 0 ? [readOwnLog(userId, at)] : []),
    ...(pushing ? readPushes(at) : []),
  ]);
  const pending = answers.slice(0, own.length) as Pending[][];
  const log = own.length > 0 ? (answers[own.length] as Logged[]) : [];
  return {
    now: at,
    reviews: own.length > 0 ? await reviewsOf(db, own, pending, log, at) : null,
    pushes: pushing ? pushesOf(answers.slice(own.length + (own.length > 0 ? 1 : 0))) : null,
  };
}
