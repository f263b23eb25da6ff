import { EXPERT_SEX } from './enums-programme.ts';
import { defineForm } from './form.ts';
import { CONTACTS, KEPT, ORGANIZATION, PLACE, PROFILE, SCOPES } from './form-parts.ts';

const { contacts_tel, contacts_email } = CONTACTS;

/** The fields of an expert that a member enters (core§7); what an expert did stands in rows of its own. */
export const EXPERT_FORM = defineForm({
  kind: 'expert',
  groups: {
    basic: {
      name: { look: 'text', max: 100, required: true, read: 'head', label: ['姓名', 'Name'] },
      name_en: { look: 'text', max: 100, label: ['英文姓名', 'Name in English'] },
      sex: { look: 'radio', choices: EXPERT_SEX, label: ['性别', 'Sex'] },
      qualification: { look: 'text', max: 100, label: ['职称', 'Title'] },
      qualification_en: { look: 'text', max: 100, label: ['英文职称', 'Title in English'] },
      duties: { look: 'text', max: 200, label: ['职务', 'Duties'] },
      scopes: SCOPES,
      direction: { look: 'area', max: 500, label: ['研究方向', 'Research interests'] },
      direction_en: { look: 'area', max: 500, label: ['英文研究方向', 'Research interests in English'] },
      'expert.region_id': { ...PLACE, words: ['region_name'] },
      avatar: { look: 'picture', max: 500, label: ['照片', 'Photo'] },
      profile: { ...PROFILE, label: ['个人简介', 'Introduction'] },
      profile_en: { look: 'html', max: PROFILE.max, label: ['英文简介', 'Introduction in English'] },
      'expert.works': { look: 'area', label: ['代表成果', 'Works'] },
    },
    publisher: { 'organization.name': ORGANIZATION.name },
    contact: { contacts_tel, contacts_email },
  },
  kept: {
    province: { ...KEPT, format: 'province' },
    city: { ...KEPT, format: 'city' },
    county: { ...KEPT, format: 'county' },
  },
  steps: {},
  facts: { first: [], last: [] },
});
