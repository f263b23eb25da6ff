import { PUBLISHED } from '../../../../db/contract/items.ts';
import { AUDIT } from '../../../../db/contract/limits.ts';
import type { Submitted } from '../../../../db/contract/publishing.ts';
import { countPublished, isOverLimit, publishingRefusal } from '../../../data/publishing-limits.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { type Caller, holds, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { nextCode } from '../../../platform/codes.ts';
import { type Database, isUniqueViolation, type Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError } from '../../../platform/errors.ts';
import { listingEnd } from '../../../platform/listing.ts';
import { newId } from '../../../platform/random.ts';
import { insert, insertAll, type Row } from '../../../platform/sql.ts';
import { dropProposal, keepProposal, type Part } from '../../organizations/item-proposals.ts';
import { demandSnapshot, resultSnapshot, type SnapshotFile } from '../public/snapshot.ts';
import { publishStatements } from '../public/statements.ts';
import { keepApproved } from './approvals.ts';
import { attachmentRows, filesOf } from './files.ts';
import { formValues } from './form.ts';
import { lookUp } from './lookups.ts';
import type { FurtherLink, Given, Manner } from './manner.ts';
import { appliedAtOnce, type Linked, linkOrganization } from './organizations.ts';
import { checkReferences, withPlaceNames } from './references.ts';
import { linkScopes, snapshotScopes } from './scopes.ts';
import { type Published, published } from './working.ts';

/** The organisations of a submission, with what must be written for them. */
interface LinkedOrganizations {
  unit: Linked | null;
  further: FurtherLink | null;
  statements: Statement[];
  /** What is kept of the submission's words about them, once the item has its id. */
  proposals: (itemId: string) => Statement[];
}

/**
 * The organisations of a submission; one name is one organisation.
 * @param approved whether the submission is approved by being written
 */
export function linkedOrganizations<S extends Submitted>(
  manner: Manner<S>,
  given: Given<S>,
  approved: boolean,
): LinkedOrganizations {
  const { caller, input, found, at } = given;
  const userId = userIdOf(caller);
  const organization = manner.organization(input);
  const named =
    organization &&
    linkOrganization(
      caller,
      withPlaceNames(organization, found.places),
      found.organization,
      manner.organizationDefaults(given),
      at,
    );
  const beside = manner.further?.(given, named) ?? null;
  const settle = (linked: Linked): Linked => (approved ? appliedAtOnce(caller, linked) : linked);
  const unit = named && settle(named);
  const further = beside && { ...beside, linked: settle(beside.linked) };
  const keep = (itemId: string, part: Part, linked: Linked): Statement =>
    keepProposal({
      ...{ itemId, kind: manner.kind, part, userId, at },
      organizationId: linked.id,
      given: linked.proposed,
    });
  return {
    unit,
    further,
    statements: [...(unit?.statements ?? []), ...(further?.linked.statements ?? [])],
    proposals: (itemId) => [
      unit ? keep(itemId, 'organization', unit) : dropProposal(itemId, 'organization'),
      ...(further ? [keep(itemId, 'promotion', further.linked)] : []),
    ],
  };
}

/** Statements that make a version public and keep it as the approved one. */
export function approvedStatements<S extends Submitted>(
  manner: Manner<S>,
  { caller, found, at }: Given<S>,
  row: Row,
  parts: { unit: Linked | null; promotion: Row | null; files: SnapshotFile[] },
  make: typeof publishStatements,
): Statement[] {
  const organization = parts.unit?.row ?? null;
  const shown = { scopes: snapshotScopes(found.scopes), organization, files: parts.files };
  const snapshot = manner.kind === 'result' ? resultSnapshot(row, shown, at) : demandSnapshot(row, shown, at);
  const files = parts.files.map((file) => ({ ...file }));
  const form = formValues(manner.kind, row, {
    organization,
    promotion: parts.promotion,
    scopes: found.scopes,
    files,
  });
  const id = String(row[PUBLISHED[manner.kind].key]);
  return [
    ...make(manner.kind, snapshot),
    keepApproved(manner.kind, { id, version: Number(row.version), form, at, userId: caller.userId }),
  ];
}

async function write<S extends Submitted>(
  db: Database,
  manner: Manner<S>,
  given: Given<S>,
  userId: string,
  submissionKey: string | null,
): Promise<Published> {
  const { caller, env, input, found, at } = given;
  const { kind } = manner;
  const { noun, key, auditor } = PUBLISHED[kind];
  const id = newId();
  checkReferences(manner, given);
  const files = filesOf(input.attachments ?? [], found.uploads, new Map());
  const columns = manner.columns(given);
  const approved = holds(caller, auditor);
  const { unit, further, statements, proposals } = linkedOrganizations(manner, given, approved);
  const code = await nextCode(env, kind, manner.codeMiddle(given), found.codes, at);
  const status = approved ? AUDIT.approved : AUDIT.pending;
  const row: Row = {
    [key]: id,
    level: 0,
    ...columns,
    code,
    platform: env.PLATFORM,
    unit: unit?.id ?? null,
    ...(further && { [further.column]: further.linked.id }),
    add_user: userId,
    add_time: at,
    update_time: at,
    release_time: approved ? at : null,
    sort_time: approved ? at : null,
    expire_time: approved ? listingEnd(found.months, at) : null,
    audit_status: status,
    version: 1,
    submission_key: submissionKey,
    is_delete: 0,
  };
  const parts = { unit, promotion: further?.linked.row ?? null, files };
  await db.batch([
    ...statements,
    ...countPublished({ userId, organizationId: unit?.id ?? null }, 1, at),
    // The item after its links: its index is written once, with all of them.
    ...linkScopes(kind, id, found.scopes),
    insert(noun, row),
    ...proposals(id),
    ...insertAll('attachment_relation', attachmentRows(id, files, at)),
    ...(approved ? approvedStatements(manner, given, row, parts, publishStatements) : []),
    auditEntry({ userId, action: 'publish', table: noun, itemId: id, after: status }),
  ]);
  return published(kind, id, code, status);
}

/** How far back a code is looked for: further, when another submission took it between looking and writing. */
const CODE_ROWS = [20, 1000, 20_000];

/**
 * Publishes an item (core§7): one lookup, one code, one transaction with organisation, membership, item, scopes,
 * attachments and, where an auditor publishes, the public version.
 * @param submissionKey the form's own key; the same one twice answers the first item
 * @throws AppError 401 without a user, 409 when codes were taken again and again, 422 with complaints at fields
 */
export async function publishItem<S extends Submitted>(
  db: Database,
  env: Env,
  caller: Caller,
  manner: Manner<S>,
  input: S,
  submissionKey: string | null,
): Promise<Published> {
  const userId = userIdOf(caller);
  manner.check?.(caller, input);
  for (const codeRows of CODE_ROWS) {
    const { found } = await lookUp(db, caller, manner, input, { submissionKey, codeRows });
    const { previous } = found;
    if (previous) return published(manner.kind, previous.id, previous.code, previous.audit_status);
    try {
      const given = { caller, env, input, found, before: null, at: now() };
      return await write(db, manner, given, userId, submissionKey);
    } catch (error) {
      if (isOverLimit(error))
        throw await publishingRefusal(db, { userId, organizationId: found.organization?.organization_id ?? null }, 1);
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw new AppError(409, 'conflict');
}
