import { PUBLISHED } from '../../../../db/contract/items.ts';
import type { OrganizationGiven, Submitted } from '../../../../db/contract/publishing.ts';
import { type Caller, holds, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { type Database, isUniqueViolation, type Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/random.ts';
import { insert, insertAll, type Row } from '../../../platform/sql.ts';
import { attachmentRows, filesOf } from '../../../tables/items/files.ts';
import { approvedStatements, CODE_ATTEMPTS, itemEntry, newRow } from '../../../tables/items/lifecycle.ts';
import type { FurtherOrganization, Given, Manner } from '../../../tables/items/manner.ts';
import type { OrganizationRow } from '../../../tables/items/parts.ts';
import { dropProposal, keepProposal, type Part } from '../../../tables/items/proposals.ts';
import { checkReferences, withPlaceNames } from '../../../tables/items/references.ts';
import { linkScopes, snapshotScopes } from '../../../tables/items/scopes.ts';
import type { Written } from '../../../tables/items/working.ts';
import { countPublished, isOverLimit, publishingRefusal } from '../../../tables/publishing-limits.ts';
import { lookUp } from './lookups.ts';
import { appliedAtOnce, type Linked, linkOrganization } from './organizations.ts';

/** The organisations of a submission, with what must be written for them. */
interface LinkedOrganizations {
  unit: Linked | null;
  further: { column: FurtherOrganization['column']; linked: Linked } | null;
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
  const link = (named: OrganizationGiven, row: OrganizationRow | undefined, defaults: Row): Linked => {
    const names = withPlaceNames(named, found.places);
    const linked = linkOrganization(given.imported ? null : caller, names, row, defaults, at);
    return approved ? appliedAtOnce(caller, linked) : linked;
  };
  const organization = manner.organization(input);
  const unit = organization && link(organization, found.organization, manner.organizationDefaults(given));
  const beside = manner.further?.(given);
  const same = unit && beside?.given.name === input.organization?.name;
  const further = beside
    ? {
        column: beside.column,
        linked: same ? { ...unit, statements: [], proposed: null } : link(beside.given, beside.found, beside.defaults),
      }
    : null;
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
    proposals: (itemId) => {
      // A new item has none before.
      const said = (linked: Linked | null | undefined) => given.before !== null || Boolean(linked?.proposed);
      return [
        ...(said(unit) ? [unit ? keep(itemId, 'organization', unit) : dropProposal(itemId, 'organization')] : []),
        ...(further && said(further.linked) ? [keep(itemId, 'promotion', further.linked)] : []),
      ];
    },
  };
}

async function write<S extends Submitted>(
  db: Database,
  manner: Manner<S>,
  given: Given<S>,
  userId: string,
  submissionKey: string | null,
  follows: (id: string) => Statement[],
): Promise<Written> {
  const { caller, env, input, found, at } = given;
  const { kind } = manner;
  const { noun, key, auditor } = PUBLISHED[kind];
  const id = newId();
  checkReferences(manner, given);
  const files = filesOf(input.attachments ?? [], found.uploads, new Map());
  const columns = manner.columns(given);
  const approved = holds(caller, auditor);
  const { unit, further, statements, proposals } = linkedOrganizations(manner, given, approved);
  const row = {
    [key]: id,
    level: 0,
    ...columns,
    platform: env.PLATFORM,
    unit: unit?.id ?? null,
    ...(further && { [further.column]: further.linked.id }),
    add_user: userId,
    add_time: at,
    submission_key: submissionKey,
    is_delete: 0,
    ...(await newRow(env, kind, given, manner.codeMiddle(given), found.beginning)),
  };
  const { code, audit_status } = row;
  const parts = {
    organization: unit?.row ?? null,
    promotion: further?.linked.row ?? null,
    scopes: snapshotScopes(found.scopes),
    files,
  };
  await db.batch([
    ...statements,
    ...(given.imported ? [] : countPublished({ userId, organizationId: unit?.id ?? null }, 1, at)),
    // The item after its links: its index is written once, with all of them.
    ...linkScopes(kind, id, found.scopes),
    insert(noun, row),
    ...proposals(id),
    ...insertAll('attachment_relation', attachmentRows(id, files, at)),
    ...(approved ? approvedStatements(kind, row, parts, given, 'publish') : []),
    itemEntry(PUBLISHED[kind], row, caller, { action: 'publish', after: audit_status }),
    ...follows(id),
  ]);
  return { id, code, audit_status };
}

/** What goes with a publication, or is otherwise with it. */
export interface Publishing {
  /** Further statements of the transaction, once the item has its id. */
  follows?: (id: string) => Statement[];
  /** It comes from a file that staff import: no limit counts it, and an organisation that it makes is nobody's (decision 294). */
  imported?: boolean;
}

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
  { follows = () => [], imported = false }: Publishing = {},
): Promise<Written> {
  const userId = userIdOf(caller);
  manner.check?.(caller, input);
  for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt++) {
    const { found } = await lookUp(db, caller, manner, input, { submissionKey, attempt });
    const { previous } = found;
    if (previous) return previous;
    try {
      const given = { caller, env, input, found, before: null, at: now(), imported };
      return await write(db, manner, given, userId, submissionKey, follows);
    } catch (error) {
      if (isOverLimit(error))
        throw await publishingRefusal(db, { userId, organizationId: found.organization?.organization_id ?? null }, 1);
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw new AppError(409, 'conflict');
}
