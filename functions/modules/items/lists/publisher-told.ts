import { AUDIT } from '../../../../db/contract/limits.ts';
import type { Statement } from '../../../platform/database.ts';
import { hasLeft, ownList } from '../../../tables/memberships.ts';
import type { ReviewFacts } from './review-facts.ts';

/** Condition that whoever receives the organisation's messages reads the working row `c`, as among its publications. */
const reads = ({ isPublic }: ReviewFacts): string => `(${isPublic} OR EXISTS (SELECT 1 FROM organisation_user m
  WHERE m.organization_id = o.organization_id AND m.user_id = o.user_id AND m.is_delete = 0 AND m.audit_status = ${AUDIT.approved}
    AND m.read_from <= c.add_time))`;

/**
 * SQL for the user who is told of what happens to the working row `c`: who entered it, and once they left the organisation in whose name
 * it stands, who receives its messages and reads the row (decision 471). Experts are people, and hear of themselves.
 */
export const toldOfItem = (facts: ReviewFacts): string =>
  facts.kind === 'expert'
    ? 'c.add_user'
    : `iif(${hasLeft('c.unit', 'c.add_user')}, (SELECT o.user_id FROM organization o
        WHERE o.organization_id = c.unit AND o.is_delete = 0 AND ${reads(facts)}), c.add_user)`;

/**
 * Whom a notice about an item tells, and where it leads them: its publisher to a page of theirs, whoever stands for one who left to the
 * organisation's publications, where the item is taken over.
 * @param page the publisher's page
 * @param writer the user who does what the notice tells; nobody is told of an own doing
 */
export function publisherTold(
  facts: ReviewFacts,
  id: string,
  page: string,
  writer: string,
): { userId: Statement; link: Statement } {
  const of = (value: string, where = ''): string =>
    `(SELECT ${value} FROM ${facts.noun} c WHERE c.${facts.key} = ?${where})`;
  const left = facts.kind === 'expert' ? ' AND 0' : ` AND ${hasLeft('c.unit', 'c.add_user')}`;
  return {
    userId: { sql: `nullif(${of(toldOfItem(facts))}, ?)`, params: [id, writer] },
    link: { sql: `coalesce(${of(ownList('c.unit'), left)}, ?)`, params: [id, page] },
  };
}

/** A row of an own list: of its review who has left reads nothing more (decision 471). */
export const withoutReview = <R extends { has_left: number }>(row: R): R =>
  row.has_left ? { ...row, audit_opinion: null, open_comments: 0 } : row;
