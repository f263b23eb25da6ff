import * as z from 'zod';
import { SUB_TYPE } from '../../../../db/contract/enums-results';
import { FACET, placeTokens } from '../../../../db/contract/facets';
import { RESULT_FORM } from '../../../../db/contract/form-results';
import { comparedText, type Side } from '../../../../db/contract/matching';
import { type ResultSubmissionInput, type ResultVariant, resultSubmission } from '../../../../db/contract/results';
import type { Without } from '../../../domain/publishing/progress/sections';
import type { First, MatchedBy } from '../../../domain/publishing/types';
import { firstKnown } from '../../../domain/publishing/usualOrganization';
import {
  emptyItem,
  emptyOrganization,
  filesOf,
  fill,
  listOf,
  regionOf,
  storedItem,
} from '../../../domain/publishing/values';
import type { SessionUser } from '../../../domain/session';
import { randomId } from '../../../kit/layout/format';
import { textOnly } from '../../../kit/layout/richTextElements';
import type { PublishValues, ResultForm } from './types';

const emptyPromotion = () =>
  Object.fromEntries(
    Object.keys(RESULT_FORM.groups.promotion).map((path) => [path.slice('promotion.'.length), '']),
  ) as unknown as PublishValues['promotion'];

/** An empty form. */
function emptyValues(variant: ResultVariant): PublishValues {
  return {
    variant,
    result: emptyItem(RESULT_FORM),
    organization: emptyOrganization(),
    promotion: emptyPromotion(),
    scopes: [],
    attachments: [],
    key: randomId(),
    version: null,
  };
}

/** A new form: whoever belongs to an organisation publishes for it (core§1, core§9); what is known is filled in. */
export async function firstValues(
  user: SessionUser | null,
  variant: string,
  staff: boolean,
): Promise<First<PublishValues>> {
  const values = emptyValues(variant === 'overseas' ? 'overseas' : 'domestic');
  const { usual, item, known } = await firstKnown('result', user, staff);
  const result = { ...values.result, ...item };
  if (!usual) return { values: { ...values, result }, known };
  return {
    known,
    values: {
      ...values,
      result: { ...result, sub_type: SUB_TYPE.organization },
      organization: { ...values.organization, ...usual.values, name: usual.name },
    },
  };
}

/**
 * What the wizard does not ask for now.
 * @param graded staff with cg-input also grade the result (core§6)
 */
export function withoutOf(subType: PublishValues['result']['sub_type'], graded: boolean): Without {
  const person = subType === SUB_TYPE.individual;
  return (name) => {
    if (name === 'staff') return !graded;
    if (name.startsWith('organization.')) return subType !== SUB_TYPE.organization;
    return (name === 'id_number' && !person) || (name === 'director' && subType === '');
  };
}

/** What a match compares of the form (decision 72). */
const sideOf = ({ result, scopes }: PublishValues): Side => ({
  name: result.name,
  text: comparedText(result.name, textOnly(result.profile)),
  scopes,
  facets: new Set([
    ...result.region_id.flatMap(({ id }) => placeTokens(id)),
    ...(result.process === '' ? [] : [`${FACET.maturity}${result.process}`]),
  ]),
  cooperation: result.cooperation,
});

/** The field that says each of it. */
export const MATCHED: MatchedBy<PublishValues> = {
  sideOf,
  name: 'result.name',
  fields: {
    fields: 'scopes',
    text: 'result.profile',
    region: 'result.region_id',
    cooperation: 'result.cooperation',
    maturity: 'result.process',
  },
};

/** A stored version as the form shows it. */
export function storedValues(form: ResultForm): PublishValues {
  const empty = emptyValues(form.variant);
  const { region_id, region_name } = form.result;
  const result = {
    ...storedItem(RESULT_FORM, form.result),
    region_id: regionOf(listOf(region_id), listOf(region_name)),
  };
  return {
    ...empty,
    result,
    organization: fill(empty.organization, form.organization),
    promotion: fill(empty.promotion, form.promotion),
    scopes: form.scopes.map((scope) => scope.id),
    attachments: filesOf(form.attachments),
    version: form.version,
  };
}

/**
 * The form's values as the call takes them: what the chosen variant and kind of publisher do not show is left out.
 * @param withPromotion whether the wizard asks for a recommended organisation
 */
export function submissionOf(values: PublishValues, withPromotion: boolean): ResultSubmissionInput {
  const { variant, result, organization, promotion, scopes, attachments } = values;
  const overseas = variant === 'overseas';
  const individual = result.sub_type === SUB_TYPE.individual;
  const place = Array.isArray(result.region_id) ? result.region_id.map((step) => step.id).join(',') : '';
  return {
    variant,
    result: {
      ...result,
      region_id: overseas ? null : place,
      org_country: overseas ? result.org_country : null,
      id_number: individual ? result.id_number : null,
    },
    organization:
      result.sub_type === SUB_TYPE.organization
        ? { ...organization, address: overseas ? organization.address : null }
        : null,
    ...(withPromotion && { promotion }),
    scopes,
    attachments,
  };
}

/** The contract's shape, judging the form's values where they stand. */
export function publishSchema(withPromotion: boolean) {
  return z.custom<PublishValues>().superRefine((values, context) => {
    const parsed = resultSubmission.safeParse(submissionOf(values, withPromotion), { reportInput: true });
    for (const issue of parsed.error?.issues ?? []) context.addIssue({ ...issue });
  });
}
