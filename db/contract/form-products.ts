import { defineForm } from './form.ts';
import { COVER, NAME, NAME_EN, ORGANIZATION, PROFILE, RICH_TEXT, SCOPES, SUMMARY_EN } from './form-parts.ts';

/** The fields of a product that a member enters (core§3): one dialog asks for them. */
export const PRODUCT_FORM = defineForm({
  kind: 'product',
  groups: {
    basic: {
      name: { ...NAME, label: ['产品名称', 'Product name'] },
      name_en: NAME_EN,
      scopes: SCOPES,
      cover: COVER,
      profile: { ...PROFILE, label: ['产品简介', 'Introduction'] },
      detail_desc: { look: 'html', max: RICH_TEXT, label: ['产品详情', 'Description'] },
      summary_en: SUMMARY_EN,
    },
    publisher: { 'organization.name': { ...ORGANIZATION.name } },
  },
  kept: {},
  steps: {},
  facts: { first: [], last: [] },
});
