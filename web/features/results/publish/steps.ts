import type { FieldPath } from 'react-hook-form';
import type { PublishValues } from './types';

export type StepName = 'promotion' | 'result' | 'organization';
export type FieldName = FieldPath<PublishValues>;

/** The fields that each step judges; all of them are judged again on submitting. */
const FIELDS: Record<StepName, readonly FieldName[]> = {
  promotion: [
    'promotion.name',
    'promotion.promotion_type',
    'promotion.web_site',
    'promotion.contacts',
    'promotion.contacts_tel',
    'promotion.contacts_email',
    'promotion.address',
  ],
  result: [
    'result.name',
    'scopes',
    'result.region_id',
    'result.org_country',
    'result.cover',
    'result.profile',
    'result.process',
    'result.intellectual_property',
    'result.intellectual_property_code',
    'result.ownership',
    'result.cooperation',
    'result.investment',
    'result.investment_use',
    'result.implementation_conditions',
    'result.term',
    'result.ranges',
    'result.extension_mode',
    'result.complete_time',
    'result.secrecy',
    'result.is_open',
    'result.level',
    'result.conversion_type',
    'attachments',
  ],
  organization: [
    'result.sub_type',
    'organization.name',
    'organization.org_type',
    'organization.web_site',
    'organization.address',
    'result.director',
    'result.id_number',
    'result.contacts',
    'result.contacts_tel',
    'result.contacts_email',
    'result.contacts_wechat',
    'result.contacts_addr',
  ],
};

export const fieldsOf = (step: StepName): readonly FieldName[] => FIELDS[step];

/** The steps of the wizard (core§2): who enters for others names the recommended organisation first. */
export const stepsOf = (withPromotion: boolean): readonly StepName[] =>
  withPromotion ? ['promotion', 'result', 'organization'] : ['result', 'organization'];

const holds = (name: string, field: string): boolean => field === name || field.startsWith(`${name}.`);

/** The form's name of a field that the server complains about: `attachments.0.file_path` stands at `attachments`. */
export function fieldNameOf(serverField: string): FieldName {
  const all = Object.values(FIELDS).flat();
  return all.find((name) => holds(name, serverField)) ?? ((serverField || 'root') as FieldName);
}

/** The step that shows a field; the first one for a field that none shows. */
export function stepIndexOf(field: string, steps: readonly StepName[]): number {
  const at = steps.findIndex((step) => FIELDS[step].some((name) => holds(name, field)));
  return Math.max(at, 0);
}
