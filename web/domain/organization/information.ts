import * as z from 'zod';
import { blank } from '../../../db/contract/fields';
import { formatted, telephone } from '../../../db/contract/formats';
import { type Answer, type ApiQuery, api, useApiQuery } from '../../kit/api';
import type { RegionStep } from '../fields/regions';

/** How a member is registered (core§6): a research organisation names its city, a company also its county (core§2). */
export type MemberKind = 'org' | 'company';

/** What the information form knows of an organisation, by the names of the wire. */
export type OrganizationInformation = Answer<'get', '/v1/user/organization'>;

export interface InformationValues {
  name: string;
  region: RegionStep[];
  scopes: string[];
  contacts: string;
  contacts_tel: string;
  contacts_email: string;
  wechat: string;
}

/** The form's rules (core§2, core§5). */
export const informationSchema = z.object({
  name: z.string().trim().min(1, 'organization_name_required').max(100, 'too_long'),
  region: z.array(z.object({ id: z.string(), name: z.string() })).min(1, 'region_required'),
  scopes: z.array(z.string()).max(30, 'too_many'),
  contacts: z.string().trim().min(1, 'contacts_required').max(50, 'too_long'),
  contacts_tel: telephone(100, 'contacts_tel_required'),
  contacts_email: formatted('email', 200),
  wechat: blank(100),
});

export const REGION_LEVELS: Record<MemberKind, 2 | 3> = { org: 2, company: 3 };

export function informationValues(kind: MemberKind, row?: OrganizationInformation): InformationValues {
  const steps: [string | null | undefined, string | null | undefined][] = [
    [row?.province, row?.provinceName],
    [row?.city, row?.cityName],
    [row?.county, row?.countyName],
  ];
  return {
    name: row?.name ?? '',
    region: steps.slice(0, REGION_LEVELS[kind]).flatMap(([id, name]) => (id ? [{ id, name: name ?? id }] : [])),
    scopes: row?.scopes ?? [],
    contacts: row?.contacts ?? '',
    contacts_tel: row?.contacts_tel ?? '',
    contacts_email: row?.contacts_email ?? '',
    wechat: row?.wechat ?? '',
  };
}

/** The body of the call that saves. A form without counties keeps the county of a place that did not move. */
function bodyOf({ region, ...rest }: InformationValues, row: OrganizationInformation | undefined) {
  const [province, city, county] = region;
  const stayed = city !== undefined && city.id === row?.city;
  return {
    ...rest,
    province: province?.id ?? '',
    city: city?.id ?? '',
    county: county?.id ?? (stayed ? (row?.county ?? '') : ''),
  };
}

/** Creates the organisation, or changes the one that is given; its name stays (core§2). */
export function saveInformation(
  values: InformationValues,
  row?: OrganizationInformation,
): Promise<{ organization_id: string }> {
  const body = bodyOf(values, row);
  if (!row) return api.post('/v1/user/organization', body);
  const { name: _locked, ...changes } = body;
  return api.put('/v1/user/organization', { organization_id: row.organization_id, ...changes });
}

/** What an administrator's form starts from; asks nothing without an id. */
export const useInformation = (id: string | undefined): ApiQuery<OrganizationInformation> =>
  useApiQuery(
    ['organizations', 'information'],
    '/v1/user/organization',
    { organization_id: id ?? '' },
    { enabled: id !== undefined, staleMs: 0 },
  );
