import type { FieldPath } from 'react-hook-form';
import { stepPlan } from '../../../domain/publishing/steps';
import type { PublishValues } from './types';

type StepName = 'demand' | 'organization';

const FIELDS: Record<StepName, readonly FieldPath<PublishValues>[]> = {
  demand: [
    'demand.name',
    'demand.type',
    'scopes',
    'demand.keyword',
    'demand.profile',
    'demand.detail_desc',
    'demand.cover',
    'demand.cooperation_mode',
    'demand.investment_amount',
    'demand.uses',
    'demand.cooperative_institute',
    'demand.complete_time',
    'demand.source',
    'demand.level',
    'demand.docking_type',
    'demand.secrecy',
    'demand.is_open',
    'demand.is_open_info',
    'attachments',
  ],
  organization: [
    'organization.name',
    'organization.org_type',
    'organization.social_credit_code',
    'organization.web_site',
    'demand.org_province',
    'demand.org_country',
    'demand.contacts',
    'demand.contacts_tel',
    'demand.contacts_email',
    'demand.contacts_wechat',
    'demand.contacts_addr',
  ],
};

export const plan = stepPlan(FIELDS);
export const STEPS: readonly StepName[] = ['demand', 'organization'];
