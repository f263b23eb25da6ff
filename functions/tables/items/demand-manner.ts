import { type DemandSubmission, demandInput, demandSubmission, demandVariantOf } from '../../../db/contract/demands.ts';
import { DEMAND_SOURCE } from '../../../db/contract/enums-demands.ts';
import { ownNames } from '../../../db/contract/form.ts';
import { DEMAND_FORM } from '../../../db/contract/form-demands.ts';
import { type Caller, holds } from '../../platform/caller.ts';
import { postCodeOf, selectPostCode } from '../../platform/places.ts';
import { cleanHtml } from '../../platform/sanitize.ts';
import type { Row } from '../../platform/sql.ts';
import type { Given, Manner } from './manner.ts';
import { coverOf, organizationPlace, valuesAsGiven } from './references.ts';

type DemandGiven = Given<DemandSubmission>;

/** Columns whose values a publisher gives as they are, unless `columns` says otherwise, and those that staff gives. */
const GIVEN = ownNames(DEMAND_FORM, ({ write }) => write === undefined);
export const BY_STAFF = ownNames(DEMAND_FORM, ({ write }) => write === 'staff');

/** Codes of the region from the province down: the demand's, else the organisation's. */
function codesOf({ demand, organization }: DemandSubmission): [string, string, string] {
  if (demand.org_province || !organization?.province) {
    return [demand.org_province ?? '', demand.org_city ?? '', demand.org_county ?? ''];
  }
  return [organization.province, organization.city ?? '', organization.county ?? ''];
}

const place = (input: DemandSubmission): string => codesOf(input).filter(Boolean).pop() ?? '';

const reads = (input: DemandSubmission) => [selectPostCode(place(input))];

/** The place by its code, whatever names the form sent along. */
function regionColumns({ found }: DemandGiven): Row {
  const [province, city, county] = found.region;
  return {
    org_province: province?.id ?? null,
    org_city: city?.id ?? null,
    org_county: county?.id ?? null,
    org_province_name: province?.name ?? null,
    org_city_name: city?.name ?? null,
    org_county_name: county?.name ?? null,
  };
}

const organizationDefaults = ({ input: { demand }, found }: DemandGiven): Row => ({
  ...organizationPlace(found.region),
  contacts: demand.contacts || null,
  contacts_tel: demand.contacts_tel || null,
  contacts_email: demand.contacts_email || null,
  wechat: demand.contacts_wechat || null,
  address: demand.contacts_addr || null,
  country: demand.org_country || null,
});

/**
 * Columns that only `xq-input` fills in (core§6). Everybody else's new demand has source 2; what staff chose before stays.
 */
function staffColumns(caller: Caller, demand: DemandSubmission['demand'], isNew: boolean): Row {
  if (!holds(caller, 'xq-input')) return isNew ? { source: DEMAND_SOURCE.published } : {};
  const { level, source, ...given } = valuesAsGiven(demand, BY_STAFF);
  return {
    ...given,
    ...(level !== null && { level }),
    ...((isNew || source) && { source: source ?? DEMAND_SOURCE.published }),
  };
}

function columns(given: DemandGiven): Row {
  const { caller, input, found, before } = given;
  const { demand, organization } = input;
  return {
    ...valuesAsGiven(demand, GIVEN),
    ...staffColumns(caller, demand, before === null),
    ...regionColumns(given),
    name: demand.name ?? '',
    profile: cleanHtml(demand.profile ?? ''),
    detail_desc: demand.detail_desc ? cleanHtml(demand.detail_desc) : null,
    cover: coverOf(demand.cover),
    scope: found.scopes.map((scope) => scope.id).join(','),
    org_name: organization?.name || null,
    org_country: demandVariantOf(input) === 'en' ? (demand.org_country ?? null) : null,
    contacts: demand.contacts || organization?.contacts || null,
    contacts_tel: demand.contacts_tel || organization?.contacts_tel || null,
    contacts_email: demand.contacts_email || organization?.contacts_email || null,
    contacts_addr: demand.contacts_addr || organization?.address || null,
    is_open: demand.is_open ?? 0,
  };
}

/** How demands are published (core§5, core§7). */
export const demandManner: Manner<DemandSubmission> = {
  kind: 'demand',
  organization: (input) => input.organization ?? null,
  place,
  cover: ({ demand }) => demand.cover,
  profile: ({ demand }) => demand.profile,
  noProfile: 'demand_profile_required',
  reads,
  missing: () => [],
  organizationDefaults,
  columns,
  // The English variant's codes carry no post code (decision 61).
  codeMiddle: ({ input, found }) => (demandVariantOf(input) === 'en' ? '' : postCodeOf(found.more[0])),
  row: {
    submission: demandSubmission,
    columns: Object.keys(demandInput.shape),
    reads: (_row, place) => [selectPostCode(place)],
    place: [
      ...['org_province', 'org_city', 'org_county', 'org_province_name', 'org_city_name', 'org_county_name'],
      'org_country',
    ],
    publisher: ['unit', 'org_name'],
  },
};
