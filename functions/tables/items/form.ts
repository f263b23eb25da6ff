import { ownNames } from '../../../db/contract/form.ts';
import { DEMAND_FORM } from '../../../db/contract/form-demands.ts';
import { RESULT_FORM } from '../../../db/contract/form-results.ts';
import type { PublishedKind } from '../../../db/contract/items.ts';
import type { RowOf } from '../../../db/contract/tables.ts';
import type { Row } from '../../platform/sql.ts';
import type { ItemParts } from './parts.ts';

/** What a form shows of the item itself: identity numbers have a call of their own. */
const FIELDS: Readonly<Record<PublishedKind, readonly string[]>> = {
  result: [...ownNames(RESULT_FORM, ({ read }) => read !== 'auditor'), 'region_name', 'old_profile'],
  demand: ownNames(DEMAND_FORM),
};

const ORGANIZATION_FIELDS = [
  ...['organization_id', 'name', 'org_type', 'web_site', 'director', 'profile', 'contacts', 'contacts_tel'],
  ...['contacts_email', 'wechat', 'province', 'city', 'county', 'provinceName', 'cityName', 'countyName', 'country'],
  ...['address', 'social_credit_code', 'legal_person_name', 'reg_location', 'estiblish_time', 'promotion_type'],
];

const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

/** A scope as forms show it. */
type FormScope = RowOf<'scope', 'id' | 'name' | 'name_en'>;

/** The values of a submission as they are stored, without identity numbers; a demand has no `promotion`. */
export interface FormValues {
  result?: Row;
  demand?: Row;
  organization: Row | null;
  promotion?: Row | null;
  scopes: FormScope[];
  attachments: Row[];
}

/** The values of an item as its submission would carry them (core§2). */
export function formValues(
  kind: PublishedKind,
  row: Row,
  { organization, promotion, scopes, files }: ItemParts,
): FormValues {
  // What says nothing of secrecy is no secret, for whoever compares versions too.
  const item = { ...pick(row, FIELDS[kind]), secrecy: row.secrecy ?? 0 };
  return {
    ...(kind === 'result' ? { result: item } : { demand: item }),
    organization: organization && pick(organization, ORGANIZATION_FIELDS),
    ...(kind === 'result' && { promotion: promotion && pick(promotion, ORGANIZATION_FIELDS) }),
    scopes: scopes.map(({ id, name, name_en }) => ({ id, name, name_en })),
    attachments: files.map((file) => ({ ...file })),
  };
}
