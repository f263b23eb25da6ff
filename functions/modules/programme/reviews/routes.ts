import { sql } from 'drizzle-orm';
import { programmeReviewCalls } from '../../../../db/contract/calls/programme-review.ts';
import { REVIEW_STATES, type ReviewRow } from '../../../../db/contract/programme/review.ts';
import type { Caller } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { pageOf } from '../../../platform/envelope.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { type Paging, pagingOf, wordOf } from '../../../platform/paging.ts';
import { serve } from '../../../platform/serve.ts';
import { reviewOf } from './detail.ts';
import { candidates, isOwn, ownJoins, ownState, p, roleOf, statement } from './own.ts';
import { declareConflict, declineReview, keepDraft } from './write.ts';

/** An opinion without a date is due after all others. */
const NEVER = 9_999_999_999;

interface Counted {
  state: number;
  count: number;
}

/**
 * The recommender's work list: what waits and is due first comes first, what is closed last.
 * @param query `state`, a `keyword` in the names of project and organisation, and the page; the states are counted within it
 */
async function listReviews(
  db: Database,
  caller: Caller,
  recommenderId: string,
  query: Paging & { state?: string | undefined; keyword?: string | undefined },
) {
  const at = now();
  const { current, size, offset } = pagingOf(query);
  const wanted = REVIEW_STATES.find((state) => state === query.state);
  const word = wordOf(query.keyword);
  const named = word ? sql`instr(lower(p.name || ' ' || p.org_name), ${word}) > 0` : sql`1`;
  const from = sql`FROM project p ${ownJoins(recommenderId)} WHERE p.id IN ${candidates(recommenderId)} AND ${isOwn(caller)} AND ${named}`;
  const state = ownState(recommenderId);
  const rows = sql`SELECT * FROM (SELECT p.id, p.name, p.org_name, p.scope, ${roleOf(recommenderId)} AS role, ${state} AS state,
      o.recommend_type, o.update_date, d.update_time AS draft_time, r.title AS round, r.title_en AS round_en, r.opinions_due,
      coalesce(r.opinions_due <= ${at}, 0) AS is_closed, ${p.submitTime} AS submit_time ${from})
    WHERE ${wanted === undefined ? sql`1` : sql`state = ${Number(wanted)}`}
    ORDER BY CASE WHEN is_closed = 1 THEN 2 WHEN state = 0 THEN 0 ELSE 1 END, coalesce(opinions_due, ${NEVER}), submit_time, id
    LIMIT ${size} OFFSET ${offset}`;
  const totals = sql`SELECT state, count(*) AS count FROM (SELECT ${state} AS state ${from}) GROUP BY state`;
  const [found = [], counted = []] = await db.batch<unknown>([statement(rows), statement(totals)]);
  const count = (one: number) => (counted as Counted[]).find(({ state: is }) => is === one)?.count ?? 0;
  const counts = { all: count(0) + count(1) + count(2), 0: count(0), 1: count(1), 2: count(2) };
  const records = (found as (ReviewRow & { is_closed: unknown })[]).map((row) => ({
    ...row,
    is_closed: Number(row.is_closed) === 1,
  }));
  return { ...pageOf(records, current, size, wanted === undefined ? counts.all : count(Number(wanted))), counts };
}

/** What recommending units, persons and experts do with the projects that are theirs. */
export const programmeReviewRoutes = createRouter();

serve(programmeReviewRoutes, programmeReviewCalls.list, ({ db, caller, recommenderId, query }) =>
  listReviews(db, caller, recommenderId, query),
);
serve(programmeReviewRoutes, programmeReviewCalls.detail, ({ db, caller, recommenderId, query }) =>
  reviewOf(db, caller, recommenderId, query.project_id),
);
serve(programmeReviewRoutes, programmeReviewCalls.draft, ({ db, caller, recommenderId, body }) =>
  keepDraft(db, caller, recommenderId, body),
);
serve(programmeReviewRoutes, programmeReviewCalls.decline, ({ db, caller, recommenderId, body }) =>
  declineReview(db, caller, recommenderId, body),
);
serve(programmeReviewRoutes, programmeReviewCalls.conflict, ({ db, caller, recommenderId, body }) =>
  declareConflict(db, caller, recommenderId, body),
);
