import { CLASSIFIED } from '../../../db/contract/enums-results.ts';
import { type ItemFacts, PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import { AUDIT } from '../../../db/contract/limits.ts';
import { type AuditEntry, auditEntry } from '../../platform/audit-log.ts';
import { type Caller, holds } from '../../platform/caller.ts';
import { lastCodes, nextCode } from '../../platform/codes.ts';
import type { Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { listingEnd, readMonths } from '../../platform/listing.ts';
import { newId } from '../../platform/random.ts';
import type { Row } from '../../platform/sql.ts';
import { formValues } from './form.ts';
import type { ItemParts } from './parts.ts';
import { dropProposals } from './proposals.ts';
import { publishStatements, refreshStatements, withdrawStatements } from './publication.ts';
import { snapshotOf } from './snapshot.ts';
import { type ItemRow, idOf } from './working.ts';

/** Who writes, and when: unix seconds. */
export interface Writing {
  caller: Caller;
  at: number;
}

/** How far back a code is looked for: further, when another submission took it between looking and writing. */
const CODE_ROWS = [20, 1000, 20_000];
/** How often a new item is tried. */
export const CODE_ATTEMPTS = CODE_ROWS.length;

/**
 * What the start of an item is made of, for one batch: `beginning` takes the rows.
 * @param attempt 0, then 1 and 2 when a code was taken
 */
export const readBeginning = (kind: PublishedKind, { caller }: Writing, attempt: number): Statement[] => [
  lastCodes(kind, CODE_ROWS[attempt] ?? 20),
  // Only what is approved by being written is listed from now on.
  ...(holds(caller, PUBLISHED[kind].auditor) ? [readMonths] : []),
];

/**
 * What a new item gets from the server, whatever its client says (core§4, decision 22): its code and where it stands.
 * @param middle between the letters and the month of the code (core§9)
 * @param found rows of `readBeginning`
 */
export async function newRow(
  env: Env,
  kind: PublishedKind,
  { caller, at }: Writing,
  middle: string,
  found: readonly (unknown[] | undefined)[],
) {
  const rows = found.flat() as ({ code: string } | { value: string })[];
  const approved = holds(caller, PUBLISHED[kind].auditor);
  return {
    code: await nextCode(
      env,
      kind,
      middle,
      rows.filter((row) => 'code' in row),
      at,
    ),
    audit_status: approved ? AUDIT.approved : AUDIT.pending,
    update_time: at,
    release_time: approved ? at : null,
    sort_time: approved ? at : null,
    expire_time: approved
      ? listingEnd(
          rows.filter((row) => 'value' in row),
          at,
        )
      : null,
    version: 1,
  };
}

/** Whether an item is the caller's own and was returned or rejected. */
const isSentBack = (caller: Caller, row: Readonly<Record<string, unknown>>): boolean =>
  row.add_user === caller.userId && (row.audit_status === AUDIT.returned || row.audit_status === AUDIT.rejected);

/**
 * Where an item stands once it is edited: an auditor's edit keeps the state, anybody else's must be reviewed (again) (core§4,
 * core§6). What another auditor sent back to an auditor is handed in again by the edit like everybody's.
 */
export const editedRow = (kind: PublishedKind, row: ItemRow, { caller, at }: Writing) => ({
  audit_status: holds(caller, PUBLISHED[kind].auditor) && !isSentBack(caller, row) ? row.audit_status : AUDIT.pending,
  update_time: at,
  version: row.version + 1,
});

/** What the history of a moderated kind needs to know of it; `publication` where the public reads a version beside its rows. */
export type Moderated = Pick<ItemFacts, 'noun' | 'key' | 'auditor'> & { publication?: string };

/** The same in SQL, for whoever writes rows without having read them alone: ?1 the caller, ?2 whether an auditor. */
const EDITED = `iif(?2 AND NOT (add_user = ?1 AND audit_status IN (${AUDIT.returned}, ${AUDIT.rejected})), audit_status, ${AUDIT.pending})`;

/**
 * Statements after which items were edited: where they stand then, and the log says so. Results and demands get another version,
 * which whoever read the one before is told of; other kinds keep count by themselves, or not at all.
 * @param ids keys; those of other tables find no row
 * @param isPart a part of the items was written: the log keeps what it means for their state alone
 */
export function editedItems(
  { noun, key, auditor, publication }: Moderated,
  ids: readonly string[],
  { caller, at }: Writing,
  isPart: boolean,
): Statement[] {
  const named = JSON.stringify(ids.map((id) => [newId(), id]));
  const values = [caller.userId, holds(caller, auditor) ? 1 : 0, named, at];
  const rows = `FROM json_each(?3) j JOIN ${noun} i ON i.${key} = j.value ->> 1`;
  return [
    {
      sql: `INSERT INTO audit_log (id, user_id, action, table_name, item_id, before, "after", add_time)
            SELECT j.value ->> 0, ?1, 'edit', '${noun}', i.${key}, audit_status, ${EDITED}, ?4 ${rows}
            ${isPart ? `WHERE audit_status IS NOT ${EDITED}` : ''}`,
      params: values,
    },
    {
      sql: `UPDATE ${noun} SET audit_status = ${EDITED}, update_time = ?4${publication ? ', version = version + 1' : ''}
            WHERE ${key} IN (SELECT value ->> 1 FROM json_each(?3))${publication ? '' : ` AND audit_status IS NOT ${EDITED}`}`,
      params: values,
    },
  ];
}

/** Whether an item is kept inside: no list, page, search, match or message shows it to others than its publisher and staff. */
export const isClassified = (row: Readonly<Record<string, unknown>>): boolean => Number(row.secrecy) === CLASSIFIED;

/** Keeps the values of an approved version, which auditors see beside a later edit. */
const keepApproved = (kind: PublishedKind, row: Row, parts: ItemParts, { caller, at }: Writing): Statement => ({
  sql: `INSERT INTO approved_version(item_id, item_type, version, form, approve_time, approve_user) VALUES (?,?,?,?,?,?)
        ON CONFLICT(item_id) DO UPDATE SET version = excluded.version, form = excluded.form,
          approve_time = excluded.approve_time, approve_user = excluded.approve_user`,
  params: [
    ...[idOf(kind, row), PUBLISHED[kind].itemType, row.version],
    ...[JSON.stringify(formValues(kind, row, parts)), at, caller.userId],
  ],
});

/** What becomes of the public version: it comes, it changes where there is one, or it stays as it is. */
type Publicly = 'publish' | 'refresh' | 'keep';

/**
 * Statements that make a version the approved one, and the public one.
 * @param row as it is afterwards
 */
export const approvedStatements = (
  kind: PublishedKind,
  row: Row,
  parts: ItemParts,
  writing: Writing,
  publicly: Publicly,
): Statement[] => [
  ...(publicly === 'keep'
    ? []
    : (publicly === 'publish' ? publishStatements : refreshStatements)(kind, snapshotOf(kind, row, parts, writing.at))),
  keepApproved(kind, row, parts, writing),
];

/** What an edit means for the public, beside the row itself: an auditor's is approved by being written (core§4). */
export const editConsequence = (kind: PublishedKind, row: Row, parts: ItemParts, writing: Writing): Statement[] => [
  ...(row.audit_status === AUDIT.approved ? approvedStatements(kind, row, parts, writing, 'refresh') : []),
  ...(isClassified(row) ? withdrawStatements(kind, idOf(kind, row)) : []),
];

/** What goes with an item that is taken away: its public version, and what its submission would change of organisations. */
export const removalStatements = (kind: PublishedKind, row: Row, caller: Caller): Statement[] => [
  ...withdrawStatements(kind, idOf(kind, row)),
  dropProposals(idOf(kind, row)),
  itemEntry(PUBLISHED[kind], row, caller, { action: 'delete', before: Number(row.audit_status) }),
];

/** The log's entry of what happened to an item. */
export const itemEntry = (
  { noun, key }: Pick<Moderated, 'noun' | 'key'>,
  row: Readonly<Record<string, unknown>>,
  caller: Caller,
  entry: Pick<AuditEntry, 'action' | 'before' | 'after' | 'opinion'>,
): Statement => auditEntry({ userId: caller.userId, table: noun, itemId: String(row[key]), ...entry });
