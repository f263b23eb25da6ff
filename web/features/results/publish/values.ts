import * as z from 'zod';
import { SUB_TYPE } from '../../../../db/contract/enums-results';
import { RESULT_FORM } from '../../../../db/contract/form-results';
import { type ResultSubmissionInput, type ResultVariant, resultSubmission } from '../../../../db/contract/results';
import { firstFacts, itemFields, usualOrganization } from '../../../domain/publishing/usualOrganization';
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
import type { PublishValues, ResultForm } from './types';

const emptyPromotion = () =>
  Object.fromEntries(
    Object.keys(RESULT_FORM.groups.promotion).map((path) => [path.slice('promotion.'.length), '']),
  ) as unknown as PublishValues['promotion'];

/** An empty form. */
export function emptyValues(variant: ResultVariant): PublishValues {
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
export async function firstValues(user: SessionUser | null, variant: string): Promise<PublishValues> {
  const values = emptyValues(variant === 'overseas' ? 'overseas' : 'domestic');
  const usual = await usualOrganization(user);
  const result = { ...values.result, ...itemFields('result', firstFacts(user, usual)) };
  if (!usual) return { ...values, result };
  return {
    ...values,
    result: { ...result, sub_type: SUB_TYPE.organization },
    organization: { ...values.organization, ...usual.values, name: usual.name },
  };
}

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
