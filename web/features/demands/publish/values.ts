import * as z from 'zod';
import { type DemandSubmissionInput, type DemandVariant, demandSubmission } from '../../../../db/contract/demands';
import { FACET, placeTokens } from '../../../../db/contract/facets';
import { DEMAND_FORM } from '../../../../db/contract/form-demands';
import { comparedText } from '../../../../db/contract/matching';
import type { Without } from '../../../domain/publishing/progress/sections';
import type { First, FromThread, MatchedBy } from '../../../domain/publishing/types';
import { firstKnown } from '../../../domain/publishing/usualOrganization';
import { emptyItem, emptyOrganization, filesOf, fill, regionOf, storedItem } from '../../../domain/publishing/values';
import type { SessionUser } from '../../../domain/session';
import { randomId } from '../../../kit/layout/format';
import { textOnly } from '../../../kit/layout/richTextElements';
import type { DemandForm, PublishValues } from './types';

/** An empty form. */
function emptyValues(variant: DemandVariant): PublishValues {
  return {
    variant,
    demand: emptyItem(DEMAND_FORM),
    organization: emptyOrganization(),
    scopes: [],
    attachments: [],
    key: randomId(),
    version: null,
    thread_id: '',
  };
}

/** A new form, which may begin with a thread's words: staff that enters for others begins without an organisation (core§6). */
export async function firstValues(
  user: SessionUser | null,
  variant: string,
  staff: boolean,
  from?: FromThread,
): Promise<First<PublishValues>> {
  const empty = emptyValues(variant === 'en' ? 'en' : 'zh');
  const values = from
    ? { ...empty, thread_id: from.thread_id, demand: { ...empty.demand, name: from.name, profile: from.profile } }
    : empty;
  if (staff) return { values, known: {} };
  const { usual, item, known } = await firstKnown('demand', user, staff);
  const demand = { ...values.demand, ...item };
  if (!usual) return { values: { ...values, demand }, known };
  const organization = { ...values.organization, ...usual.values, name: usual.name };
  return { values: { ...values, demand, organization }, known };
}

const PARTIAL = 3;

/**
 * What the wizard does not ask for now.
 * @param staff whoever has xq-input also says where the demand comes from and how it is brought forward (core§6)
 */
export const withoutOf =
  (open: PublishValues['demand']['is_open'], staff: boolean): Without =>
  (name) =>
    (name === 'staff' && !staff) || (name === 'is_open_info' && open !== PARTIAL);

/** What a match compares of the form, and the field that says each of it (decision 72). */
export const MATCHED: MatchedBy<PublishValues> = {
  sideOf: ({ demand, scopes }) => ({
    name: demand.name,
    text: comparedText(demand.name, [demand.profile, demand.detail_desc, demand.keyword].map(textOnly).join(' ')),
    scopes,
    facets: new Set([
      ...demand.org_province.flatMap(({ id }) => placeTokens(id)),
      ...(demand.type === '' ? [] : [`${FACET.type}${demand.type}`]),
    ]),
    cooperation: demand.cooperation_mode === '' ? [] : [demand.cooperation_mode],
  }),
  name: 'demand.name',
  fields: {
    fields: 'scopes',
    text: 'demand.profile',
    region: 'demand.org_province',
    cooperation: 'demand.cooperation_mode',
    maturity: 'demand.type',
  },
};

const LEVELS = ['province', 'city', 'county'] as const;

/** A stored version as the form shows it. */
export function storedValues(form: DemandForm): PublishValues {
  const empty = emptyValues(form.variant);
  const places = LEVELS.filter((level) => form.demand[`org_${level}`]);
  const demand = {
    ...storedItem(DEMAND_FORM, form.demand),
    org_province: regionOf(
      places.map((level) => String(form.demand[`org_${level}`])),
      places.map((level) => String(form.demand[`org_${level}_name`] ?? '')),
    ),
  };
  return {
    ...empty,
    demand,
    organization: fill(empty.organization, form.organization),
    scopes: form.scopes.map((scope) => scope.id),
    attachments: filesOf(form.attachments),
    version: form.version,
  };
}

/** The form's values as the call takes them: what the chosen variant does not show is left out. */
export function submissionOf(values: PublishValues): DemandSubmissionInput {
  const { variant, demand, organization, scopes, attachments } = values;
  const english = variant === 'en';
  const [province, city, county] = english ? [] : demand.org_province;
  return {
    variant,
    demand: {
      ...demand,
      org_country: english ? demand.org_country : null,
      org_province: province?.id ?? null,
      org_city: city?.id ?? null,
      org_county: county?.id ?? null,
      org_province_name: province?.name ?? null,
      org_city_name: city?.name ?? null,
      org_county_name: county?.name ?? null,
      is_open_info: demand.is_open === 3 ? demand.is_open_info : null,
    },
    organization,
    scopes,
    attachments,
  };
}

/** The contract's shape, judging the form's values where they stand. */
export const publishSchema = z.custom<PublishValues>().superRefine((values, context) => {
  const parsed = demandSubmission.safeParse(submissionOf(values), { reportInput: true });
  for (const issue of parsed.error?.issues ?? []) context.addIssue({ ...issue });
});
