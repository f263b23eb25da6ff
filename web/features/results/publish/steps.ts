import type { FieldPath } from 'react-hook-form';
import { stepPlan } from '../../../domain/publishing/steps';
import type { PublishValues } from './types';

export type StepName = 'promotion' | 'result' | 'organization';
type FieldName = FieldPath<PublishValues>;

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

export const plan = stepPlan(FIELDS);

/** The steps of the wizard (core§2): who enters for others names the recommended organisation first. */
export const stepsOf = (withPromotion: boolean): readonly StepName[] =>
  withPromotion ? ['promotion', 'result', 'organization'] : ['result', 'organization'];
