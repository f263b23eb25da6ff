import { defineForm } from './form.ts';
import { AMOUNT, CONTACTS, COVER, KEPT, NAME, ORGANIZATION, PLACE, PROFILE, SCOPES } from './form-parts.ts';

const { contacts, contacts_tel, contacts_email } = CONTACTS;

/** The fields of a project that a user publishes (core§7, decision 103): the table service takes them, no wizard asks. */
export const PROJECT_FORM = defineForm({
  kind: 'project',
  groups: {
    basic: {
      name: { ...NAME, label: ['项目名称', 'Project name'] },
      scopes: SCOPES,
      'project.region_id': { ...PLACE, words: ['region_name'] },
      investment_amount: { ...AMOUNT, label: ['投入资金', 'Funds'] },
      cover: COVER,
      profile: { ...PROFILE, label: ['项目简介', 'Introduction'] },
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
