import type { Authority } from '../../../db/contract/limits.ts';
import type { ReviewedKind } from '../../../db/contract/review-fields.ts';
import { REVIEWED, type ReviewedType } from '../../../db/contract/reviews.ts';
import { type Caller, holds, userIdOf } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { KINDS, type KindFacts } from '../publications/kinds.ts';
import { submissions } from './comments.ts';

/** What the review of a kind needs to know: its working table, who reviews it, where its review pages are. */
export interface ReviewFacts {
  kind: ReviewedKind;
  itemType: ReviewedType;
  working: 'chengguo' | 'xuqiu' | 'xiangmu';
  /** Name of the key of `working`. */
  key: 'chengguo_id' | 'xuqiu_id' | 'xiangmu_id';
  auditor: Authority;
  /** Segment of the review pages' addresses. */
  pages: 'results' | 'demands' | 'projects';
  /** The snapshots that the public reads; null where an approved working row is what it reads. */
  publication: Pick<KindFacts, 'table' | 'search'> | null;
  /** Expressions over the working row `c`: its code, its long text beside the profile, whether the public sees it. */
  code: string;
  detail: string;
  isPublic: string;
}

const snapshotFacts = ({ key, noun, table, search }: KindFacts) => ({
  working: noun,
  key,
  publication: { table, search },
  code: 'c.code',
  isPublic: `EXISTS (SELECT 1 FROM ${table} p WHERE p.item_id = c.${key})`,
});

const FACTS: Readonly<Record<ReviewedKind, ReviewFacts>> = {
  result: {
    ...snapshotFacts(KINDS.result),
    kind: 'result',
    itemType: 1,
    auditor: 'cg-auditor',
    pages: 'results',
    detail: 'NULL',
  },
  demand: {
    ...snapshotFacts(KINDS.demand),
    kind: 'demand',
    itemType: 2,
    auditor: 'xq-auditor',
    pages: 'demands',
    detail: 'c.detail_desc',
  },
  project: {
    kind: 'project',
    itemType: 5,
    working: 'xiangmu',
    key: 'xiangmu_id',
    auditor: 'content-admin',
    pages: 'projects',
    publication: null,
    code: "''",
    detail: 'NULL',
    isPublic: 'c.audit_status = 4',
  },
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
  /** Empty where a kind has none. */
  code: string;
  version: number;
  submission: number;
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
    `SELECT c.${facts.key} AS id, c.name, ${facts.code} AS code, c.version, c.audit_status, c.audit_opinion, c.add_user,
       ${submissions(facts, `c.${facts.key}`)} AS submission
     FROM ${facts.working} c WHERE c.${facts.key} = ? AND c.is_delete = 0`,
    [id],
  );
  if (!row || (row.add_user !== userId && !holds(caller, facts.auditor))) throw notFound();
  return row;
}
