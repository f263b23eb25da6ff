import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import type { FormValues as FormGroups } from '../../../../db/contract/review-changes.ts';
import type { ReviewedForm } from '../../../../db/contract/reviews.ts';
import type { FormOf } from '../../../../db/contract/working-items.ts';
import { type Caller, holds, userIdOf } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { notFound } from '../../../platform/errors.ts';
import { shownIdNumber } from '../../../platform/id-number.ts';
import type { Row } from '../../../platform/sql.ts';
import { formValues } from '../../../tables/items/form.ts';
import { type ItemParts, itemOf, type OrganizationRow, readItemParts } from '../../../tables/items/parts.ts';
import { givenOf, type Part, type Proposal, proposalsFor, readProposals } from '../../../tables/items/proposals.ts';
import { checkWriter, idOf, selectLeft } from '../../../tables/items/working.ts';
import { edits } from '../../organizations/access.ts';
import type { ReviewFacts } from '../lists/review-facts.ts';

export type ItemForm = FormOf<PublishedKind>;

const VARIANTS = { result: ['domestic', 'overseas'], demand: ['zh', 'en'] } as const;

const CONTACTS = ['contacts', 'contacts_tel', 'contacts_email', 'wechat'];

/** The ways to reach an organisation's people are for those who read them in the tables too. */
function withoutContacts<O extends Row>(caller: Caller, kind: PublishedKind, organization: O | null): O | null {
  if (!organization || holds(caller, PUBLISHED[kind].auditor) || edits(caller, String(organization.organization_id)))
    return organization;
  return { ...organization, ...Object.fromEntries(CONTACTS.map((name) => [name, null])) };
}

/** The organisations as the submission would have them. */
function asProposed(caller: Caller, kind: PublishedKind, parts: ItemParts, proposals: readonly Proposal[]): ItemParts {
  const shown = <P extends Part>(part: P): ItemParts[P] => {
    const known = withoutContacts<OrganizationRow | Row>(caller, kind, parts[part]);
    const proposal = proposals.find((each) => each.part === part);
    return (known && proposal ? { ...known, ...givenOf(proposal) } : known) as ItemParts[P];
  };
  return { ...parts, organization: shown('organization'), promotion: shown('promotion') };
}

/**
 * One item for its edit or audit form (core§2): for its publisher and auditors. The identity number is masked.
 * @throws AppError 401 without a user, 404 for items of others
 */
export async function itemForm<K extends PublishedKind>(
  db: Database,
  env: Env,
  caller: Caller,
  kind: K,
  id: string,
): Promise<FormOf<K>> {
  userIdOf(caller);
  const [left, proposed, ...answers] = await db.batch<unknown>([
    selectLeft(kind, id),
    readProposals(id),
    ...readItemParts(kind, id),
  ]);
  const item = itemOf(answers);
  checkWriter(caller, kind, item?.row, left);
  const { row } = item;
  const parts = asProposed(caller, kind, item.parts, proposalsFor(proposed, row));
  const values = formValues(kind, row, parts);
  const [chinese, english] = VARIANTS[kind];
  const form = {
    [PUBLISHED[kind].key]: idOf(kind, row),
    code: row.code,
    version: row.version,
    audit_status: row.audit_status,
    audit_opinion: row.audit_opinion ?? null,
    add_user: row.add_user,
    add_time: Number(row.add_time),
    update_time: row.update_time === null ? null : Number(row.update_time),
    variant: row.org_country ? english : chinese,
    ...values,
    ...(values.result && { result: { ...values.result, id_number: shownIdNumber(env, row.id_number) } }),
  };
  return form as object as FormOf<K>;
}

/** A row that the public reads once it is approved, with its form in JSON. */
interface UnversionedRow extends Row {
  name: string;
  add_user: string;
  version: number;
  audit_status: number;
  audit_opinion: string | null;
  release_time: number | null;
  form: string;
}

/** A living item of a kind without a public version, and its form, or null. */
export const readUnversioned = (db: Database, { noun, key }: ReviewFacts, id: string): Promise<UnversionedRow | null> =>
  db.first<UnversionedRow>(
    `SELECT p.${key}, p.name, p.add_user, p.version, p.audit_status, p.audit_opinion, p.release_time, f.form
     FROM ${noun} p JOIN ${noun}_form f ON f.${key} = p.${key} WHERE p.${key} = ? AND p.is_delete = 0`,
    [id],
  );

/** The same as its review shows it: the groups of its form, and where it stands; it has no code. */
async function unversionedForm(db: Database, facts: ReviewFacts, id: string): Promise<ReviewedForm> {
  const row = await readUnversioned(db, facts, id);
  if (!row) throw notFound();
  const { version, audit_status, audit_opinion, form } = row;
  return { [facts.key]: id, version, audit_status, audit_opinion, code: '', ...(JSON.parse(form) as FormGroups) };
}

/**
 * The working version of whatever is reviewed, for its reviewers.
 * @throws AppError 401 without a user, 403 or 404 for those who may not read it
 */
export async function storedForm(
  db: Database,
  env: Env,
  caller: Caller,
  facts: ReviewFacts,
  id: string,
): Promise<ReviewedForm> {
  const { published } = facts;
  return published ? { ...(await itemForm(db, env, caller, published.kind, id)) } : unversionedForm(db, facts, id);
}
