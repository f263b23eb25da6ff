import {
  CONVERSION_TYPES,
  COOPERATION_MODES,
  EXTENSION_MODES,
  INTELLECTUAL_PROPERTIES,
  LEVELS,
  OPENNESS,
  ORGANIZATION_KINDS,
  OWNERSHIPS,
  SECRECY,
  STAGES,
  SUB_TYPES,
} from '../../../../db/contract/enums-results';
import { contactFacts } from '../../../domain/publishing/conflict/contactFacts';
import type { FieldFactsByName } from '../../../domain/publishing/conflict/differences';
import type words from '../../../i18n/publish';

/** The fields of a result where two versions stand side by side. */
export const fieldFacts = (text: typeof words.zh): FieldFactsByName => ({
  variant: {
    label: text.variant,
    choices: [
      { value: 'domestic', zh: text.variants.domestic, en: text.variants.domestic },
      { value: 'overseas', zh: text.variants.overseas, en: text.variants.overseas },
    ],
  },
  'result.name': { label: text.name },
  scopes: { label: text.scopes, look: 'scopes' },
  'result.region_id': { label: text.region },
  'result.org_country': { label: text.country },
  'result.cover': { label: text.cover, look: 'picture' },
  'result.profile': { label: text.profile, look: 'html' },
  'result.process': { label: text.process, choices: STAGES },
  'result.complete_time': { label: text.completeTime },
  'result.intellectual_property': { label: text.intellectualProperty, choices: INTELLECTUAL_PROPERTIES },
  'result.intellectual_property_code': { label: text.intellectualPropertyCode },
  'result.ownership': { label: text.ownership, choices: OWNERSHIPS },
  'result.cooperation': { label: text.cooperation, choices: COOPERATION_MODES },
  'result.investment': { label: text.investment },
  'result.extension_mode': { label: text.extensionMode, choices: EXTENSION_MODES },
  'result.investment_use': { label: text.investmentUse },
  'result.implementation_conditions': { label: text.conditions },
  'result.term': { label: text.term },
  'result.ranges': { label: text.ranges },
  'result.level': { label: text.level, choices: LEVELS },
  'result.conversion_type': { label: text.conversionType, choices: CONVERSION_TYPES },
  'result.secrecy': { label: text.secrecy, choices: SECRECY },
  'result.is_open': { label: text.isOpen, choices: OPENNESS },
  attachments: { label: text.attachments },
  'result.sub_type': { label: text.subType, choices: SUB_TYPES },
  'organization.name': { label: text.organizationName },
  'organization.org_type': { label: text.organizationType, choices: ORGANIZATION_KINDS },
  'organization.web_site': { label: text.webSite },
  'organization.address': { label: text.organizationAddress },
  'result.director': { label: text.director },
  'result.id_number': { label: text.idNumber },
  ...contactFacts('result', text),
  ...Object.fromEntries(
    Object.entries({
      name: text.organizationName,
      promotion_type: text.promotionType,
      web_site: text.webSite,
      contacts: text.contacts,
      contacts_tel: text.contactsTel,
      contacts_email: text.contactsEmail,
      address: text.contactsAddr,
    }).map(([name, label]) => [`promotion.${name}`, { label: `${text.groups.promotion}: ${label}` }]),
  ),
});
