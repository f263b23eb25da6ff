import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import { AUDIT } from '../../../../db/contract/limits.ts';
import type { AuditInput } from '../../../../db/contract/publishing.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import type { Caller } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, isStale, type Statement } from '../../../platform/database.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { listingEnd, readMonths } from '../../../platform/listing.ts';
import { type Row, update } from '../../../platform/sql.ts';
import {
  applyProposal,
  givenOf,
  type Proposal,
  proposalsFor,
  readProposals,
} from '../../organizations/item-proposals.ts';
import { checkAuditor, mayDecide } from '../decisions.ts';
import { snapshotOf, snapshotReads } from '../public/snapshot.ts';
import { publishStatements, withdrawStatements } from '../public/statements.ts';
import { auditNotice, endOf, keepApproved, keepReturned } from './approvals.ts';
import { type FormParts, formParts, formReads, formValues } from './form.ts';
import { settleObjections } from './objections.ts';
import { type ItemRow, type Published, published, unchanged } from './working.ts';

interface Item {
  row: ItemRow;
  parts: FormParts;
  /** Rows of `snapshotReads`. */
  shown: unknown[][];
  /** What the submission would change of organisations, where its writer may change them. */
  proposals: Proposal[];
  months: unknown[];
}

async function read(db: Database, kind: PublishedKind, id: string): Promise<Item> {
  const forms = formReads(kind, id);
  const [months = [], proposed, ...answers] = await db.batch<unknown>([
    readMonths,
    readProposals(id),
    ...forms,
    ...snapshotReads(kind, id),
  ]);
  const form = answers.slice(0, forms.length);
  const row = form[0]?.[0] as ItemRow | undefined;
  if (!row) throw notFound();
  const parts = formParts(form);
  const proposals = proposalsFor(proposed, row).filter(({ part, may }) => may === 1 && parts[part]);
  return { row, parts, shown: answers.slice(forms.length), proposals, months };
}

/** The item as it is once its proposals are applied: the public version and the kept form say what the organisation then says. */
function withProposals(item: Item): Item {
  const parts = { ...item.parts };
  const [rows = [], scopes = [], organizations = [], ...files] = item.shown;
  let shown = organizations;
  for (const proposal of item.proposals) {
    const values = givenOf(proposal);
    const before = parts[proposal.part];
    parts[proposal.part] = before && { ...before, ...values };
    if (proposal.part === 'organization') shown = organizations.map((row) => ({ ...(row as Row), ...values }));
  }
  return { ...item, parts, shown: [rows, scopes, shown, ...files] };
}

/** What an approval writes into the organisations that the item names. */
const appliedProposals = ({ proposals, parts }: Item, id: string, userId: string): Statement[] =>
  proposals.flatMap((proposal) => applyProposal(userId, id, proposal, parts[proposal.part] ?? {}));

/** What the decision changes in the row; an approval begins the listing, or leaves a running one (core§4). */
function changesOf({ row, months }: Item, input: AuditInput, at: number): Row {
  const decided = { audit_status: input.audit_status, audit_opinion: input.opinion || null, version: row.version + 1 };
  if (input.audit_status !== AUDIT.approved) return decided;
  const release = Number(row.release_time ?? at);
  return {
    ...decided,
    release_time: release,
    sort_time: release,
    expire_time: endOf(row, listingEnd(months, at), at),
  };
}

/** Its owner took the item out after handing it in: an approval does not bring it back, `relist` does. */
const keptOut = (row: ItemRow, at: number): boolean =>
  row.unlist_time !== null &&
  Number(row.unlist_time) > Number(row.update_time ?? row.add_time) &&
  Number(row.expire_time ?? 0) > at;

/** What goes along with a decision. */
export interface Along {
  /** The approved version leaves the public lists, whatever the state of the edit under review. */
  withdraws?: boolean;
  /** For the batch of the decision, before everything else. */
  statements?: Statement[];
}

/** What a decision changes for the public; an edit that is not approved leaves the approved version as it is. */
function publicConsequence(
  kind: PublishedKind,
  id: string,
  item: Item,
  changes: Row,
  userId: string,
  at: number,
): Statement[] {
  const { row, parts, shown } = item;
  if (changes.audit_status !== AUDIT.approved) {
    return row.audit_status === AUDIT.approved ? withdrawStatements(kind, id) : [];
  }
  const snapshot = snapshotOf(kind, shown, at);
  const form = formValues(kind, { ...row, ...changes }, parts);
  return [
    ...(snapshot && !keptOut(row, at) ? publishStatements(kind, snapshot) : []),
    keepApproved(kind, { id, version: row.version + 1, form, at, userId }),
  ];
}

/**
 * Decides about an item: approve, return with an opinion, reject with an opinion (CALLS.md "Sign-in and publishing calls"). Its
 * publisher is told.
 * @param input with `version`, the decision holds for exactly the version that the auditor read
 * @throws AppError 403 for others than auditors, 404, 409 when it is not under review or was changed meanwhile
 */
export async function auditItem(
  db: Database,
  caller: Caller,
  kind: PublishedKind,
  input: AuditInput,
  { withdraws = false, statements = [] }: Along = {},
): Promise<Published> {
  const userId = checkAuditor(caller, kind);
  const item = await read(db, kind, input.id);
  const { row } = item;
  if (input.version !== undefined && input.version !== row.version) throw new AppError(409, 'conflict');
  if (!withdraws && !mayDecide(row.audit_status, input.audit_status)) throw new AppError(409, 'not_under_review');
  const at = now();
  const { noun } = PUBLISHED[kind];
  const opinion = input.opinion || null;
  const approving = input.audit_status === AUDIT.approved;
  const changes = changesOf(item, input, at);
  try {
    await db.batch([
      ...statements,
      update(noun, changes, unchanged(kind, row)),
      assertChanged(),
      ...(approving ? appliedProposals(item, input.id, userId) : []),
      ...settleObjections({
        itemType: PUBLISHED[kind].itemType,
        itemId: input.id,
        name: row.name,
        before: row.audit_status,
        after: input.audit_status,
        opinion,
        userId,
        isPublic: `EXISTS (SELECT 1 FROM ${PUBLISHED[kind].publication} p WHERE p.item_id = b.item_id)`,
      }),
      ...(withdraws ? withdrawStatements(kind, input.id) : []),
      ...publicConsequence(kind, input.id, approving ? withProposals(item) : item, changes, userId, at),
      keepReturned(kind, input.id, {
        audit_status: input.audit_status,
        version: row.version,
        form: formValues(kind, row, item.parts),
        at,
      }),
      ...auditNotice(kind, row, { userId, audit_status: input.audit_status, opinion, listed: !keptOut(row, at) }),
      auditEntry({
        userId,
        action: 'audit',
        table: noun,
        itemId: input.id,
        before: row.audit_status,
        after: input.audit_status,
        opinion,
      }),
    ]);
  } catch (error) {
    throw isStale(error) ? new AppError(409, 'conflict') : error;
  }
  return published(kind, input.id, row.code, input.audit_status);
}
