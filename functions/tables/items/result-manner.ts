import { SUB_TYPE } from '../../../db/contract/enums-results.ts';
import { ownNames } from '../../../db/contract/form.ts';
import { RESULT_FORM } from '../../../db/contract/form-results.ts';
import { type ResultSubmission, resultInput, resultSubmission, variantOf } from '../../../db/contract/results.ts';
import { type Caller, holds } from '../../platform/caller.ts';
import { DEFAULT_PROMOTION } from '../../platform/codes.ts';
import { type FieldError, invalid } from '../../platform/errors.ts';
import { storedIdNumber } from '../../platform/id-number.ts';
import { cleanHtml } from '../../platform/sanitize.ts';
import type { Row } from '../../platform/sql.ts';
import type { FurtherOrganization, Given, Manner } from './manner.ts';
import { findOrganization } from './named-organizations.ts';
import type { OrganizationRow } from './parts.ts';
import { coverOf, organizationPlace, valuesAsGiven } from './references.ts';

type ResultGiven = Given<ResultSubmission>;

/** Columns whose values a publisher gives as they are, unless `columns` says otherwise, and those that staff gives. */
const GIVEN = ownNames(RESULT_FORM, ({ write }) => write === undefined);
export const BY_STAFF = ownNames(RESULT_FORM, ({ write }) => write === 'staff');

/** Only staff that enters for others names a recommended organisation (core§2). */
function check(caller: Caller, input: ResultSubmission): void {
  if (input.promotion && !holds(caller, 'cg-input')) throw invalid([{ field: 'promotion', code: 'unknown_field' }]);
}

/** An individual publishes without an organisation, whatever the form still holds. */
const organization = ({ result, organization: given }: ResultSubmission) =>
  (result.sub_type === SUB_TYPE.organization && given) || null;

/** Lowest place that a submission names, in the result or in the organisation. */
function place({ result, organization: given }: ResultSubmission): string {
  const named = (result.region_id ?? '').split(',').map((code) => code.trim());
  return named.filter(Boolean).pop() ?? (given?.county || given?.city || given?.province || '');
}

/** Rows of the manner's own lookups: the recommended organisation, and the letters of its way. */
const promoted = ({ found }: ResultGiven) => found.more[0]?.[0] as OrganizationRow | undefined;
const promotionCode = ({ found }: ResultGiven) => (found.more[1]?.[0] as { code: string } | undefined)?.code;

function reads({ promotion }: ResultSubmission) {
  if (!promotion) return [];
  const type = promotion.promotion_type ?? '';
  return [
    findOrganization(promotion.name ?? ''),
    { sql: 'SELECT code FROM promotion_type WHERE id = ? OR code = ? LIMIT 1', params: [type, type] },
  ];
}

function missing(given: ResultGiven): FieldError[] {
  const { input } = given;
  const errors: FieldError[] = [];
  if (input.promotion?.promotion_type && promotionCode(given) === undefined) {
    errors.push({ field: 'promotion.promotion_type', code: 'unknown_reference' });
  }
  return errors;
}

const organizationDefaults = ({ input: { result }, found }: ResultGiven): Row => ({
  ...organizationPlace(found.region),
  director: result.director || null,
  contacts: result.contacts || null,
  contacts_tel: result.contacts_tel || null,
  contacts_email: result.contacts_email || null,
  wechat: result.contacts_wechat || null,
  address: result.contacts_addr || null,
  country: result.org_country || null,
});

function further(given: ResultGiven): FurtherOrganization | null {
  const { promotion } = given.input;
  if (!promotion) return null;
  const defaults = { promotion_type: promotion.promotion_type || null };
  return { column: 'promotion_org', given: promotion, found: promoted(given), defaults };
}

/** Columns that only staff fills in (core§6); for everybody else they stay as they are. */
function staffColumns(caller: Caller, result: ResultSubmission['result']): Row {
  if (!holds(caller, 'cg-input', 'cg-auditor')) return {};
  const { level, ...given } = valuesAsGiven(result, BY_STAFF);
  return { ...given, ...(level !== null && { level }) };
}

function columns(given: ResultGiven): Row {
  const { caller, env, input, found, before } = given;
  const { result } = input;
  const overseas = variantOf(input) === 'overseas';
  const unit = organization(input);
  const profile = cleanHtml(result.profile ?? '');
  return {
    ...valuesAsGiven(result, GIVEN),
    ...staffColumns(caller, result),
    name: result.name ?? '',
    profile,
    // The profile before the last change is kept beside the new one (core§3).
    ...(before && before.profile !== profile && { old_profile: before.profile ?? null }),
    cover: coverOf(result.cover),
    scope: found.scopes.map((scope) => scope.id).join(','),
    sub_type: result.sub_type,
    org_name: unit?.name || null,
    id_number: storedIdNumber(env, result.id_number, before?.id_number ?? null, 'result.id_number'),
    contacts: result.contacts || unit?.contacts || null,
    contacts_tel: result.contacts_tel || unit?.contacts_tel || null,
    contacts_email: result.contacts_email || unit?.contacts_email || null,
    contacts_addr: result.contacts_addr || unit?.address || null,
    region_id: overseas ? null : found.region.map(({ id }) => id).join(','),
    region_name: overseas ? null : found.region.map(({ name }) => name).join(','),
    org_country: overseas ? (result.org_country ?? null) : null,
    is_open: result.is_open ?? 0,
  };
}

/** How results are published (core§5, core§7). */
export const resultManner: Manner<ResultSubmission> = {
  kind: 'result',
  check,
  organization,
  place,
  cover: ({ result }) => result.cover,
  profile: ({ result }) => result.profile,
  noProfile: 'result_profile_required',
  reads,
  missing,
  organizationDefaults,
  further,
  columns,
  codeMiddle: (given) => promotionCode(given) ?? DEFAULT_PROMOTION,
  row: {
    submission: resultSubmission,
    columns: Object.keys(resultInput.shape),
    // Letters of the way by which it came stand with the organisation that recommends it (decision 60).
    reads: ({ promotion_org }) => [
      findOrganization(''),
      {
        sql: `SELECT t.code FROM organization o JOIN promotion_type t ON t.id = o.promotion_type OR t.code = o.promotion_type
              WHERE o.organization_id = ? LIMIT 1`,
        params: [promotion_org ?? null],
      },
    ],
    place: ['region_id', 'region_name', 'org_country'],
    publisher: ['sub_type', 'unit', 'org_name'],
  },
};
