import * as z from 'zod';
import { SUB_TYPE } from '../../../../db/contract/enums-results';
import { type ResultSubmissionInput, type ResultVariant, resultSubmission } from '../../../../db/contract/results';
import { firstFacts, itemFields, usualOrganization } from '../../../domain/publishing/usualOrganization';
import { chosen, emptyOrganization, filesOf, fill, listOf, regionOf } from '../../../domain/publishing/values';
import type { SessionUser } from '../../../domain/session';
import { randomId } from '../../../kit/layout/format';
import type { PublishValues, ResultForm } from './types';

/** An empty form. */
export function emptyValues(variant: ResultVariant): PublishValues {
  return {
    variant,
    result: {
      name: '',
      cover: '',
      profile: '',
      level: '',
      conversion_type: [],
      sub_type: '',
      director: '',
      id_number: '',
      contacts: '',
      contacts_tel: '',
      contacts_email: '',
      contacts_wechat: '',
      contacts_addr: '',
      region_id: [],
      org_country: '',
      intellectual_property: '',
      intellectual_property_code: '',
      ownership: '',
      process: '',
      cooperation: [],
      investment: '',
      investment_use: '',
      implementation_conditions: '',
      term: '',
      ranges: '',
      secrecy: 0,
      extension_mode: '',
      is_open: 0,
      complete_time: '',
      industry_id: '',
    },
    organization: emptyOrganization(),
    promotion: {
      name: '',
      promotion_type: '',
      web_site: '',
      contacts: '',
      contacts_tel: '',
      contacts_email: '',
      address: '',
    },
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

const CHOICES = ['level', 'sub_type', 'process', 'secrecy', 'is_open'] as const;

/** A stored version as the form shows it. */
export function storedValues(form: ResultForm): PublishValues {
  const empty = emptyValues(form.variant);
  const { region_id, region_name, ...stored } = form.result;
  const result = fill(empty.result, stored);
  for (const name of CHOICES) result[name] = chosen(result[name]);
  result.investment = String(result.investment);
  result.region_id = regionOf(listOf(region_id), listOf(region_name));
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
