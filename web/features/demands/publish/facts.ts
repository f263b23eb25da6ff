import { DEMAND_TYPES } from '../../../../db/contract/enums';
import { DEMAND_SOURCES, DOCKING_TYPES } from '../../../../db/contract/enums-demands';
import {
  COOPERATION_MODES,
  LEVELS,
  OPENNESS,
  ORGANIZATION_KINDS,
  SECRECY,
} from '../../../../db/contract/enums-results';
import { contactFacts } from '../../../domain/publishing/conflict/contactFacts';
import type { FieldFactsByName } from '../../../domain/publishing/conflict/differences';
import type words from '../../../i18n/demandForm';
import type general from '../../../i18n/publish';

/** The fields of a demand where two versions stand side by side. */
export const fieldFacts = (text: typeof words.zh, common: typeof general.zh): FieldFactsByName => ({
  variant: {
    label: text.variant,
    choices: [
      { value: 'zh', zh: text.variants.zh, en: text.variants.zh },
      { value: 'en', zh: text.variants.en, en: text.variants.en },
    ],
  },
  'demand.name': { label: text.name },
  'demand.type': { label: text.type, choices: DEMAND_TYPES },
  scopes: { label: common.scopes, look: 'scopes' },
  'demand.keyword': { label: text.keyword },
  'demand.profile': { label: text.profile, look: 'html' },
  'demand.detail_desc': { label: text.detail, look: 'html' },
  'demand.cover': { label: common.cover, look: 'picture' },
  'demand.cooperation_mode': { label: text.cooperationMode, choices: COOPERATION_MODES },
  'demand.investment_amount': { label: text.investmentAmount },
  'demand.uses': { label: text.uses },
  'demand.cooperative_institute': { label: text.institute },
  'demand.complete_time': { label: text.completeTime },
  'demand.source': { label: text.source, choices: DEMAND_SOURCES },
  'demand.level': { label: text.level, choices: LEVELS },
  'demand.docking_type': { label: text.dockingType, choices: DOCKING_TYPES },
  'demand.secrecy': { label: text.secrecy, choices: SECRECY },
  'demand.is_open': { label: text.isOpen, choices: OPENNESS },
  'demand.is_open_info': { label: text.isOpenInfo },
  attachments: { label: common.attachments },
  'organization.name': { label: common.organizationName },
  'organization.org_type': { label: common.organizationType, choices: ORGANIZATION_KINDS },
  'organization.social_credit_code': { label: text.socialCreditCode },
  'organization.web_site': { label: common.webSite },
  'demand.org_province': { label: common.region },
  'demand.org_country': { label: common.country },
  ...contactFacts('demand', common),
});
