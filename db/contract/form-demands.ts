import { DEMAND_TYPES } from './enums.ts';
import { DEMAND_SOURCES, DOCKING_TYPES } from './enums-demands.ts';
import { COOPERATION_MODES } from './enums-results.ts';
import { defineForm } from './form.ts';
import {
  AMOUNT,
  AREA,
  ATTACHMENTS,
  CLASSIFIED_FIELD,
  COMPLETED,
  CONTACTS,
  COUNTRY,
  COVER,
  KEPT,
  LEVEL,
  NAME,
  NAME_EN,
  OPEN_FIELD,
  ORGANIZATION,
  PLACE,
  PROFILE,
  RICH_TEXT,
  SCOPES,
  STAGE,
  SUMMARY_EN,
} from './form-parts.ts';

/** The fields of a demand (core§2, core§3, core§5). */
export const DEMAND_FORM = defineForm({
  kind: 'demand',
  groups: {
    basic: {
      name: {
        ...NAME,
        label: ['需求名称', 'Demand name'],
      },
      scopes: { ...SCOPES, wide: true },
      type: {
        look: 'select',
        choices: DEMAND_TYPES,
        read: 'card',
        fact: 'key',
        label: ['需求类型', 'Type of demand'],
        onPage: ['需求类型', 'Kind of demand'],
      },
      keyword: {
        look: 'text',
        max: 200,
        label: ['关键词', 'Keywords'],
        hint: ['多个关键词用逗号分隔', 'Separate keywords with commas'],
      },
      profile: {
        ...PROFILE,
        label: ['需求简介', 'Demand introduction'],
      },
      detail_desc: {
        look: 'html',
        max: RICH_TEXT,
        label: ['详细描述', 'Details'],
        hint: ['可补充背景、指标与现有条件', 'Background, target figures and existing conditions, for example'],
      },
      name_en: NAME_EN,
      summary_en: SUMMARY_EN,
      cover: COVER,
    },
    need: {
      process: { ...STAGE, asked: false, fact: false },
      cooperation_mode: {
        look: 'select',
        choices: COOPERATION_MODES,
        read: 'card',
        fact: 'key',
        label: ['合作方式', 'Way of cooperation'],
        onPage: ['合作方式', 'Cooperation'],
      },
      investment_amount: {
        ...AMOUNT,
        max: 50,
        read: 'card',
        label: ['拟投入金额', 'Planned investment'],
        onPage: ['投入资金', 'Budget'],
      },
      uses: { ...AREA, label: ['资金用途', 'Use of funds'] },
      cooperative_institute: { ...AREA, label: ['意向合作院所', 'Preferred institutes'] },
      complete_time: { ...COMPLETED, label: ['期望完成时间', 'Wanted by'], onPage: ['完成时间', 'Wanted by'] },
    },
    openness: {
      secrecy: {
        ...CLASSIFIED_FIELD,
        label: ['是否需要保密', 'Classified'],
        onPage: ['保密要求', 'Confidentiality'],
      },
      is_open: {
        ...OPEN_FIELD,
        label: ['是否公开', 'Open to the public'],
        onPage: ['公开情况', 'Open to the public'],
        hint: ['选择“不公开”时，联系方式不向访客显示', 'With “No”, visitors do not see whom to contact'],
      },
      is_open_info: {
        ...AREA,
        wide: true,
        read: 'partly',
        label: ['可公开的内容', 'What may be public'],
        onPage: ['公开说明', 'What is public'],
        hint: ['请说明哪些内容可以公开', 'Say which parts may be shown'],
      },
      attachments: {
        ...ATTACHMENTS,
        hint: ['可上传多个文件，随需求一并公开', 'Several files are possible; they are published with the demand'],
      },
    },
    staff: {
      source: { look: 'select', choices: DEMAND_SOURCES, write: 'staff', read: 'table', label: ['需求来源', 'Source'] },
      level: { ...LEVEL, label: ['需求级别', 'Level'] },
      docking_type: {
        look: 'multi',
        choices: DOCKING_TYPES,
        write: 'staff',
        fact: false,
        label: ['对接方式', 'Ways of matching'],
      },
    },
    publisher: {
      'organization.name': ORGANIZATION.name,
      org_province: {
        ...PLACE,
        format: 'province',
        max: 20,
        required: true,
        variant: 'zh',
        reviewedIn: 'basic',
        words: ['org_province_name', 'org_city_name', 'org_county_name'],
      },
      org_country: { ...COUNTRY, variant: 'en', reviewedIn: 'basic' },
      'organization.org_type': ORGANIZATION.org_type,
      'organization.social_credit_code': ORGANIZATION.social_credit_code,
      'organization.web_site': ORGANIZATION.web_site,
      'organization.address': { ...ORGANIZATION.address, asked: false },
      'organization.legal_person_name': ORGANIZATION.legal_person_name,
      'organization.estiblish_time': ORGANIZATION.estiblish_time,
    },
    contact: {
      ...CONTACTS,
      contacts_tel: { ...CONTACTS.contacts_tel, required: 'zh' },
      contacts_email: { ...CONTACTS.contacts_email, required: 'en' },
    },
  },
  kept: {
    ...{ enclosure: { ...KEPT, max: 2000 }, industry_id: { ...KEPT, max: 2000 }, activity_id: { ...KEPT, max: 40 } },
    ...{ org_city: { ...KEPT, format: 'city', max: 20 }, org_county: { ...KEPT, format: 'county', max: 20 } },
    ...{ org_province_name: { ...KEPT, max: 100 }, org_city_name: { ...KEPT, max: 100 } },
    org_county_name: { ...KEPT, max: 100 },
  },
  steps: {
    demand: ['basic', 'need', 'staff', 'openness'],
    organization: ['publisher', 'contact'],
  },
  facts: { first: [], last: ['keyword', 'complete_time'] },
});
