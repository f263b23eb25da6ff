import { REVIEWED, type ReviewedType } from '../../../db/contract/reviews.ts';
import { type Caller, holds, userIdOf } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { KINDS, type Kind, type KindFacts } from '../publications/kinds.ts';

/** What the review of a kind needs to know: its working table, who reviews it, where its review pages are. */
export interface ReviewFacts extends KindFacts {
  working: 'chengguo' | 'xuqiu';
  auditor: 'cg-auditor' | 'xq-auditor';
  itemType: ReviewedType;
  /** Segment of the review pages' addresses. */
  pages: 'results' | 'demands';
}

const FACTS: Readonly<Record<Kind, ReviewFacts>> = {
  result: { ...KINDS.result, working: 'chengguo', auditor: 'cg-auditor', itemType: 1, pages: 'results' },
  demand: { ...KINDS.demand, working: 'xuqiu', auditor: 'xq-auditor', itemType: 2, pages: 'demands' },
};

/** The facts of an item_type (core§9). */
export const factsOf = (itemType: ReviewedType): ReviewFacts => FACTS[REVIEWED[itemType]];

/**
 * The reviewer's id: the review itself is no secret, so others are refused openly (core§6).
 * @throws AppError 401 without a user, 403 for others than auditors of the kind
 */
export function checkReviewer(caller: Caller, { auditor }: ReviewFacts): string {
  const userId = userIdOf(caller);
  if (!holds(caller, auditor)) throw forbidden();
  return userId;
}

/** The columns of a living item that the talk about it needs. */
export interface ReviewedRow {
  id: string;
  name: string;
  code: string;
  version: number;
  audit_status: number;
  audit_opinion: string | null;
  add_user: string;
}

/**
 * A living item for its publisher or an auditor of its kind.
 * @throws AppError 401 without a user, 404 for items of others
 */
export async function readReviewed(db: Database, caller: Caller, facts: ReviewFacts, id: string): Promise<ReviewedRow> {
  const userId = userIdOf(caller);
  const row = await db.first<ReviewedRow>(
    `SELECT ${facts.key} AS id, name, code, version, audit_status, audit_opinion, add_user FROM ${facts.working}
     WHERE ${facts.key} = ? AND is_delete = 0`,
    [id],
  );
  if (!row || (row.add_user !== userId && !holds(caller, facts.auditor))) throw notFound();
  return row;
}
