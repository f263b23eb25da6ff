import { LEVELS, OPENNESS, ORGANIZATION_KINDS, SECRECY, STAGES } from './enums-results.ts';
import type { Groups } from './form.ts';

/** Longest rich text, as HTML. */
export const RICH_TEXT = 200_000;

/** Texts of several lines, and those that suggest the usual words. */
export const AREA = { look: 'area', max: 500 } as const;
export const SUGGEST = { look: 'suggest', max: 500 } as const;

/** An amount of money as forms write it. */
export const AMOUNT = { look: 'text', format: 'amount', unit: ['万元', '× CNY 10,000'], fact: 'key' } as const;

/** Fields that stand in the forms of several kinds. */
export const NAME = { look: 'text', max: 200, required: true, wide: true, counter: true, read: 'head' } as const;
/** For readers abroad: a name and a few sentences in English, which lists and page show where English is active. */
export const NAME_EN = {
  look: 'text',
  max: 200,
  wide: true,
  read: 'card',
  fact: false,
  label: ['英文名称', 'Name in English'],
  hint: ['英文页面以此为标题，供海外伙伴查找', 'The title of English pages, by which partners abroad find it'],
} as const;
export const SUMMARY_EN = {
  look: 'area',
  max: 600,
  wide: true,
  read: 'card',
  fact: false,
  label: ['英文摘要', 'Summary in English'],
  hint: [
    '三五句话：做什么、指标如何、寻求怎样的合作',
    'A few sentences: what it does, its figures, the cooperation that is sought',
  ],
} as const;
export const PROFILE = { look: 'html', max: RICH_TEXT, required: true, read: 'head' } as const;
export const SCOPES = { look: 'scopes', required: true, label: ['所属领域', 'Field'] } as const;
export const COVER = { look: 'picture', max: 500, read: 'head', label: ['封面', 'Cover'] } as const;
export const ATTACHMENTS = { look: 'files', label: ['附件', 'Attachments'] } as const;
export const PLACE = { look: 'place', max: 100, read: 'head', label: ['所在地区', 'Region'] } as const;
export const COUNTRY = {
  look: 'country',
  format: 'country',
  max: 100,
  required: true,
  label: ['国家', 'Country'],
} as const;
export const STAGE = { look: 'select', choices: STAGES, label: ['所处阶段', 'Stage'] } as const;
export const COMPLETED = { look: 'date', onPage: ['完成时间', 'Completed'] } as const;
export const CLASSIFIED_FIELD = { look: 'radio', choices: SECRECY, first: 0 } as const;
export const OPEN_FIELD = { look: 'radio', choices: OPENNESS, first: 0 } as const;
export const LEVEL = { look: 'select', choices: LEVELS, write: 'staff', read: 'table' } as const;
/** What no screen shows. */
export const KEPT = { look: 'text', read: 'table' } as const;

/** The organisation that publishes. */
export const ORGANIZATION = {
  name: { look: 'organization', max: 100, required: true, label: ['单位名称', 'Organisation name'] },
  org_type: { look: 'select', choices: ORGANIZATION_KINDS, label: ['单位类型', 'Type of organisation'] },
  web_site: { look: 'text', format: 'webSite', max: 200, label: ['单位网站', 'Website'] },
  address: { look: 'text', max: 100, wide: true, label: ['单位地址', 'Organisation address'] },
  social_credit_code: { look: 'text', max: 50, label: ['统一社会信用代码', 'Social credit code'] },
  legal_person_name: { look: 'text', asked: false, label: ['法定代表人', 'Legal representative'] },
  estiblish_time: { look: 'text', asked: false, label: ['成立时间', 'Founded'] },
} as const satisfies Groups[string];

const CONTACT = { look: 'text', read: 'contact' } as const;

/** Whom to ask about an item. */
export const CONTACTS = {
  contacts: { ...CONTACT, max: 50, required: true, label: ['联系人', 'Contact person'] },
  contacts_tel: { ...CONTACT, format: 'telephone', max: 100, required: true, label: ['联系电话', 'Contact phone'] },
  contacts_email: { ...CONTACT, format: 'email', max: 200, label: ['联系邮箱', 'Contact e-mail'] },
  contacts_wechat: { ...CONTACT, max: 100, label: ['微信', 'WeChat'] },
  contacts_addr: { ...CONTACT, max: 500, required: true, wide: true, label: ['联系地址', 'Contact address'] },
} as const satisfies Groups[string];
