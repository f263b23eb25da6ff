import type { NamedOrganization } from '../../../db/contract/reviews.ts';
import type { Statement } from '../../platform/database.ts';
import { differences, givenOf, PARTS, type Part, type Proposal, readProposals } from '../../tables/items/proposals.ts';
import type { ReviewFacts } from '../items/lists/review-facts.ts';

interface NamedRow {
  part: Part;
  /** Highest rank of the publisher among the members; null for others. */
  rank: number | null;
  [column: string]: string | number | null;
}

/** The statements whose rows `namedOrganizations` takes: proposals, and an organisation for each part of the form. */
export function readNamedOrganizations({ published, kind, noun, key }: ReviewFacts, itemId: string): Statement[] {
  if (!published) return [];
  const parts = kind === 'result' ? (['organization', 'promotion'] as const) : (['organization'] as const);
  return [
    readProposals(itemId),
    ...parts.map((part) => ({
      sql: `SELECT o.*, '${part}' AS part, (SELECT max(m.is_admin) FROM organisation_user m
              WHERE m.organization_id = o.organization_id AND m.user_id = c.add_user AND m.is_delete = 0 AND m.audit_status = 4) AS rank
            FROM ${noun} c JOIN organization o ON o.organization_id = c.${PARTS[part]} AND o.is_delete = 0 WHERE c.${key} = ?`,
      params: [itemId],
    })),
  ];
}

/**
 * The organisations that an item names, as its reviewer sees them.
 * @param answers rows of `readNamedOrganizations`
 */
export function namedOrganizations([proposals, ...organizations]: readonly unknown[][]): NamedOrganization[] {
  return organizations.flat().map((each) => {
    const row = each as NamedRow;
    const proposal = ((proposals ?? []) as Proposal[]).find(
      ({ part, organization_id }) => part === row.part && organization_id === row.organization_id,
    );
    return {
      part: row.part,
      organization_id: String(row.organization_id),
      name: String(row.name),
      verified: row.verified_time !== null,
      publisher: row.rank === null ? 'none' : row.rank === 1 ? 'administrator' : 'member',
      applies: proposal?.may === 1,
      changes: proposal ? differences(row, givenOf(proposal)) : [],
    };
  });
}
