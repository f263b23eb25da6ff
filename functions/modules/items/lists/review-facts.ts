import {
  ITEMS,
  type ItemFacts,
  PUBLISHED,
  type PublishedFacts,
  REVIEWED,
  type ReviewedKind,
  type ReviewedType,
} from '../../../../db/contract/items.ts';
import { type Caller, holds, userIdOf } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import { forbidden, notFound } from '../../../platform/errors.ts';
import { hasLeft } from '../../../tables/memberships.ts';
import { submissions } from './comments.ts';

/** What the review of a kind needs to know. */
export interface ReviewFacts extends ItemFacts {
  kind: ReviewedKind;
  itemType: ReviewedType;
  /** What the public reads; null where that is an approved working row. */
  published: PublishedFacts | null;
  /** Expressions over the working row `c`: its code, its long text beside the profile, whether the public sees it. */
  code: string;
  detail: string;
  isPublic: string;
}

const reviewed = (published: PublishedFacts, detail: string): ReviewFacts => ({
  ...published,
  published,
  code: 'c.code',
  detail,
  isPublic: `EXISTS (SELECT 1 FROM ${published.publication} p WHERE p.item_id = c.${published.key})`,
});

const FACTS: Readonly<Record<ReviewedKind, ReviewFacts>> = {
  result: reviewed(PUBLISHED.result, 'NULL'),
  demand: reviewed(PUBLISHED.demand, 'c.detail_desc'),
  product: { ...ITEMS.product, published: null, code: "''", detail: 'c.detail_desc', isPublic: 'c.audit_status = 4' },
  project: { ...ITEMS.project, published: null, code: "''", detail: 'NULL', isPublic: 'c.audit_status = 4' },
  expert: { ...ITEMS.expert, published: null, code: "''", detail: 'c.direction', isPublic: 'c.audit_status = 4' },
};

/** The kinds that are reviewed. */
export const REVIEWS: readonly ReviewFacts[] = Object.values(FACTS);

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

/** Condition that the publisher of the working row `c` speaks for it; an expert is a person. */
const speaks = ({ kind }: ReviewFacts): string => (kind === 'expert' ? '1' : `NOT ${hasLeft('c.unit', 'c.add_user')}`);

/**
 * A living item for its publisher, as long as they are of the organisation in whose name it stands (decision 450), or an auditor of its kind.
 * @throws AppError 401 without a user, 404 for items of others
 */
export async function readReviewed(db: Database, caller: Caller, facts: ReviewFacts, id: string): Promise<ReviewedRow> {
  const userId = userIdOf(caller);
  const row = await db.first<ReviewedRow>(
    `SELECT c.${facts.key} AS id, c.name, ${facts.code} AS code, c.version, c.audit_status, c.audit_opinion, c.add_user,
       ${submissions(facts, `c.${facts.key}`)} AS submission
     FROM ${facts.noun} c WHERE c.${facts.key} = ? AND c.is_delete = 0 AND (? OR c.add_user = ? AND ${speaks(facts)})`,
    [id, holds(caller, facts.auditor) ? 1 : 0, userId],
  );
  if (!row) throw notFound();
  return row;
}
