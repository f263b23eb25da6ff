import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import { AUDIT } from '../../../db/contract/limits.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { assertChanged, type Statement } from '../../platform/database.ts';
import type { Row, SqlValue } from '../../platform/sql.ts';
import { holdsAuthority } from '../../platform/sql.ts';
import { EDITORS } from '../organization-edits.ts';

/** The groups of a form that name an organisation, and the column of the item that holds each. */
export const PARTS = { organization: 'unit', promotion: 'promotion_org' } as const;
export type Part = keyof typeof PARTS;

/** What a submission would change of an organisation, as `readProposals` reads it. */
export interface Proposal {
  part: Part;
  organization_id: string;
  user_id: string;
  /** JSON of wire columns and values, as it is stored. */
  given: string;
  /** Whether its writer may change the organisation now. */
  may: number;
}

/** SQL condition over a proposal `p`: its writer administers the organisation, or is staff that may change it. */
export const WRITER_MAY = `(EXISTS (SELECT 1 FROM organisation_user m JOIN user u ON u.user_id = m.user_id AND u.is_delete = 0
    WHERE m.organization_id = p.organization_id AND m.user_id = p.user_id
      AND m.is_admin = 1 AND m.is_delete = 0 AND m.audit_status = ${AUDIT.approved})
  OR EXISTS (SELECT 1 FROM user u WHERE u.user_id = p.user_id AND u.is_delete = 0
    AND (${EDITORS.map((name) => holdsAuthority('u', name)).join(' OR ')})))`;

/** Reads what a submission would change of organisations. */
export const readProposals = (itemId: string): Statement => ({
  sql: `SELECT p.part, p.organization_id, p.user_id, p.given, ${WRITER_MAY} AS may FROM organization_proposal p
        WHERE p.item_id = ? ORDER BY p.part`,
  params: [itemId],
});

/** The values of a proposal. */
export const givenOf = ({ given }: Pick<Proposal, 'given'>): Row => JSON.parse(given) as Row;

/** Codes of places: their names say the same. */
const UNSAID = new Set(['province', 'city', 'county']);

/** What a proposal would make of a record, column by column. */
export const differences = (
  record: Readonly<Row>,
  values: Row,
): { field: string; before: SqlValue; after: SqlValue }[] =>
  Object.entries(values)
    .filter(([name, value]) => !UNSAID.has(name) && (record[name] ?? null) !== value)
    .map(([name, after]) => ({ field: `organization.${name}`, before: record[name] ?? null, after }));

/** The proposals that still speak of the organisations which an item names. */
export const proposalsFor = (
  rows: readonly unknown[] | undefined,
  item: Readonly<Record<string, unknown>>,
): Proposal[] =>
  ((rows ?? []) as Proposal[]).filter(({ part, organization_id }) => item[PARTS[part]] === organization_id);

/** Ways to reach people: the log says that they changed, not what they are. */
const PERSONAL = new Set(['contacts', 'contacts_tel', 'contacts_email', 'wechat', 'director', 'legal_person_name']);

/** The log's entry of an organisation that was changed: the columns before and after. */
export function changedEntry(userId: string | null, id: string, before: Readonly<Row>, changes: Row): Statement {
  const shown = (values: Readonly<Row>): string =>
    JSON.stringify(
      Object.fromEntries(
        Object.keys(changes).map((name): [string, SqlValue] => {
          const value = values[name] ?? null;
          if (value !== null && PERSONAL.has(name)) return [name, '*'];
          return [name, typeof value === 'string' ? value.slice(0, 200) : value];
        }),
      ),
    );
  return auditEntry({
    userId,
    action: 'edit',
    table: 'organization',
    itemId: id,
    before: shown(before),
    after: shown(changes),
  });
}

/** A proposal that a write of a submission leaves behind; null takes a former one away. */
interface Kept {
  itemId: string;
  kind: PublishedKind;
  part: Part;
  userId: string;
  organizationId: string;
  given: Row | null;
  at: number;
}

/**
 * Keeps a proposal with its submission. Whoever saves the same values again, as a reviewer does who corrects the item, does not
 * become their writer.
 */
export function keepProposal({ itemId, kind, part, userId, organizationId, given, at }: Kept): Statement {
  if (!given) return dropProposal(itemId, part);
  return {
    sql: `INSERT INTO organization_proposal(item_id, part, item_type, organization_id, user_id, given, add_time) VALUES (?,?,?,?,?,?,?)
          ON CONFLICT(item_id, part) DO UPDATE SET organization_id = excluded.organization_id, given = excluded.given,
            add_time = excluded.add_time, user_id = iif(organization_proposal.given = excluded.given
              AND organization_proposal.organization_id = excluded.organization_id, organization_proposal.user_id, excluded.user_id)`,
    params: [itemId, part, PUBLISHED[kind].itemType, organizationId, userId, JSON.stringify(given), at],
  };
}

/** Takes a proposal away, where there is one. */
export const dropProposal = (itemId: string, part: Part): Statement => ({
  sql: 'DELETE FROM organization_proposal WHERE item_id = ? AND part = ?',
  params: [itemId, part],
});

/** Takes all proposals of an item away. */
export const dropProposals = (itemId: string): Statement => ({
  sql: 'DELETE FROM organization_proposal WHERE item_id = ?',
  params: [itemId],
});

/**
 * Statements that apply a proposal, for the batch of the approval: the batch fails where its writer lost the right meanwhile, or
 * wrote other values.
 * @param by who approves; @param before the organisation as it is
 */
export function applyProposal(by: string | null, itemId: string, proposal: Proposal, before: Row): Statement[] {
  const { part, organization_id: id, given } = proposal;
  const values = givenOf(proposal);
  const columns = Object.keys(values).filter((name) => /^[a-z][a-z0-9_]*$/i.test(name));
  return [
    {
      sql: `UPDATE organization SET ${columns.map((name) => `${name} = ?`).join(', ')} WHERE organization_id = ? AND is_delete = 0
            AND EXISTS (SELECT 1 FROM organization_proposal p WHERE p.item_id = ? AND p.part = ? AND p.given = ? AND ${WRITER_MAY})`,
      params: [...columns.map((name) => values[name] ?? null), id, itemId, part, given],
    },
    assertChanged(),
    dropProposal(itemId, part),
    changedEntry(by, id, before, values),
  ];
}
