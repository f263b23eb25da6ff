import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import { type Caller, holds, userIdOf } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { shownIdNumber } from '../../../platform/id-number.ts';
import type { Row } from '../../../platform/sql.ts';
import { edits } from '../../organizations/access.ts';
import { givenOf, type Part, type Proposal, proposalsFor, readProposals } from '../../organizations/item-proposals.ts';
import { type FormParts, type FormValues, formParts, formReads, formValues } from './form.ts';
import { checkWriter, type ItemRow, idOf } from './working.ts';

/** A working version as the wizard and the audit page show it: the groups of a submission, and where it stands. */
export interface ItemForm extends FormValues {
  chengguo_id?: string;
  xuqiu_id?: string;
  code: string;
  version: number;
  audit_status: number;
  audit_opinion: string | number | null;
  add_user: string;
  add_time: number;
  update_time: number | null;
  /** Results `domestic` or `overseas`, demands `zh` or `en`: told by the country. */
  variant: 'domestic' | 'overseas' | 'zh' | 'en';
}

const VARIANTS = { result: ['domestic', 'overseas'], demand: ['zh', 'en'] } as const;

const CONTACTS = ['contacts', 'contacts_tel', 'contacts_email', 'wechat'];

/** The ways to reach an organisation's people are for those who read them in the tables too. */
function withoutContacts(caller: Caller, kind: PublishedKind, organization: Row | null): Row | null {
  if (!organization || holds(caller, PUBLISHED[kind].auditor) || edits(caller, String(organization.organization_id)))
    return organization;
  return { ...organization, ...Object.fromEntries(CONTACTS.map((name) => [name, null])) };
}

/** The organisations as the submission would have them. */
function asProposed(caller: Caller, kind: PublishedKind, parts: FormParts, proposals: readonly Proposal[]): FormParts {
  const shown = (part: Part): Row | null => {
    const known = withoutContacts(caller, kind, parts[part]);
    const proposal = proposals.find((each) => each.part === part);
    return known && proposal ? { ...known, ...givenOf(proposal) } : known;
  };
  return { ...parts, organization: shown('organization'), promotion: shown('promotion') };
}

/**
 * One item for its edit or audit form (core§2): for its publisher and auditors. The identity number is masked.
 * @throws AppError 401 without a user, 404 for items of others
 */
export async function itemForm(
  db: Database,
  env: Env,
  caller: Caller,
  kind: PublishedKind,
  id: string,
): Promise<ItemForm> {
  userIdOf(caller);
  const [proposed, ...answers] = await db.batch<unknown>([readProposals(id), ...formReads(kind, id)]);
  const row = answers[0]?.[0] as ItemRow | undefined;
  checkWriter(caller, kind, row);
  const parts = asProposed(caller, kind, formParts(answers), proposalsFor(proposed, row));
  const values = formValues(kind, row, parts);
  const [chinese, english] = VARIANTS[kind];
  return {
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
}
