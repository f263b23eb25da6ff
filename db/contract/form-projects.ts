import { defineForm } from './form.ts';
import {
  AMOUNT,
  CONTACTS,
  COVER,
  KEPT,
  NAME,
  NAME_EN,
  ORGANIZATION,
  PLACE,
  PROFILE,
  SCOPES,
  SUMMARY_EN,
} from './form-parts.ts';

const { contacts, contacts_tel, contacts_email } = CONTACTS;

/** The fields of a project that a user publishes (core§7, decision 103): one dialog asks for them. */
export const PROJECT_FORM = defineForm({
  kind: 'project',
  groups: {
    basic: {
      name: { ...NAME, label: ['项目名称', 'Project name'] },
      name_en: NAME_EN,
      scopes: SCOPES,
      'project.region_id': { ...PLACE, words: ['region_name'] },
      investment_amount: { ...AMOUNT, label: ['投入资金', 'Funds'] },
      cover: COVER,
      profile: { ...PROFILE, label: ['项目简介', 'Introduction'] },
      summary_en: SUMMARY_EN,
    },
    publisher: { 'organization.name': ORGANIZATION.name },
    contact: { contacts, contacts_tel, contacts_email },
  },
  kept: {
    type: { look: 'select' },
    province: { ...KEPT, format: 'province' },
    city: { ...KEPT, format: 'city' },
    county: { ...KEPT, format: 'county' },
  },
  steps: {},
  facts: { first: [], last: [] },
});
