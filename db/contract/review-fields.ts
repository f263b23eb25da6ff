import { DEMAND_TYPES } from './enums.ts';
import { DEMAND_SOURCES, DOCKING_TYPES } from './enums-demands.ts';
import {
  type Choice,
  CONVERSION_TYPES,
  COOPERATION_MODES,
  LEVELS,
  OPENNESS,
  SECRECY,
  STAGES,
  SUB_TYPES,
} from './enums-results.ts';

/** How a value of a form reads: what is compared, and how it is shown. */
export type ReviewValue = 'text' | 'html' | 'choices' | 'list' | 'picture' | 'files' | 'scopes' | 'hidden';

/** One field of a form under review; its name is that of the submission, such as `result.profile`. */
export interface ReviewField {
  name: string;
  value: ReviewValue;
  /** What the stored numbers of `choices` stand for. */
  choices?: readonly Choice[];
  /** Columns of the same group that hold the words of this field, where its own column holds ids. */
  words?: readonly string[];
}

export interface ReviewGroup {
  name: 'basic' | 'property' | 'cooperation' | 'need' | 'openness' | 'staff' | 'publisher' | 'contact' | 'promotion';
  fields: readonly ReviewField[];
}

const text = (group: string, ...names: string[]): ReviewField[] =>
  names.map((name) => ({ name: `${group}.${name}`, value: 'text' }));
const field = (name: string, value: ReviewValue): ReviewField => ({ name, value });
const choice = (name: string, choices: readonly Choice[]): ReviewField => ({ name, value: 'choices', choices });

const publisher = text(
  'organization',
  'name',
  'org_type',
  'web_site',
  'address',
  'social_credit_code',
  'legal_person_name',
  'estiblish_time',
);
const contact = (group: string) =>
  text(group, 'contacts', 'contacts_tel', 'contacts_email', 'contacts_wechat', 'contacts_addr');

const resultGroups: readonly ReviewGroup[] = [
  {
    name: 'basic',
    fields: [
      ...text('result', 'name'),
      field('scopes', 'scopes'),
      { name: 'result.region_id', value: 'list', words: ['region_name'] },
      ...text('result', 'org_country'),
      field('result.cover', 'picture'),
      field('result.profile', 'html'),
    ],
  },
  {
    name: 'property',
    fields: [
      choice('result.process', STAGES),
      ...text('result', 'intellectual_property', 'intellectual_property_code', 'ownership'),
    ],
  },
  {
    name: 'cooperation',
    fields: [
      choice('result.cooperation', COOPERATION_MODES),
      ...text(
        'result',
        'investment',
        'investment_use',
        'implementation_conditions',
        'term',
        'ranges',
        'extension_mode',
        'complete_time',
      ),
    ],
  },
  {
    name: 'openness',
    fields: [choice('result.secrecy', SECRECY), choice('result.is_open', OPENNESS), field('attachments', 'files')],
  },
  {
    name: 'staff',
    fields: [choice('result.level', LEVELS), choice('result.conversion_type', CONVERSION_TYPES)],
  },
  {
    name: 'publisher',
    fields: [
      choice('result.sub_type', SUB_TYPES),
      ...publisher,
      ...text('result', 'director'),
      field('result.id_number', 'hidden'),
    ],
  },
  { name: 'contact', fields: contact('result') },
  {
    name: 'promotion',
    fields: text(
      'promotion',
      'name',
      'promotion_type',
      'web_site',
      'contacts',
      'contacts_tel',
      'contacts_email',
      'address',
    ),
  },
];

const demandGroups: readonly ReviewGroup[] = [
  {
    name: 'basic',
    fields: [
      ...text('demand', 'name'),
      choice('demand.type', DEMAND_TYPES),
      field('scopes', 'scopes'),
      {
        name: 'demand.org_province',
        value: 'list',
        words: ['org_province_name', 'org_city_name', 'org_county_name'],
      },
      ...text('demand', 'org_country', 'keyword'),
      field('demand.cover', 'picture'),
      field('demand.profile', 'html'),
      field('demand.detail_desc', 'html'),
    ],
  },
  {
    name: 'need',
    fields: [
      choice('demand.process', STAGES),
      choice('demand.cooperation_mode', COOPERATION_MODES),
      ...text('demand', 'investment_amount', 'uses', 'cooperative_institute', 'complete_time'),
    ],
  },
  {
    name: 'openness',
    fields: [
      choice('demand.secrecy', SECRECY),
      choice('demand.is_open', OPENNESS),
      ...text('demand', 'is_open_info'),
      field('attachments', 'files'),
    ],
  },
  {
    name: 'staff',
    fields: [
      choice('demand.source', DEMAND_SOURCES),
      choice('demand.level', LEVELS),
      choice('demand.docking_type', DOCKING_TYPES),
    ],
  },
  { name: 'publisher', fields: publisher },
  { name: 'contact', fields: contact('demand') },
];

const projectGroups: readonly ReviewGroup[] = [
  {
    name: 'basic',
    fields: [
      ...text('project', 'name'),
      field('scopes', 'scopes'),
      { name: 'project.region_id', value: 'list', words: ['region_name'] },
      ...text('project', 'investment_amount'),
      field('project.cover', 'picture'),
      field('project.profile', 'html'),
    ],
  },
  { name: 'publisher', fields: text('organization', 'name') },
  { name: 'contact', fields: text('project', 'contacts', 'contacts_tel', 'contacts_email') },
];

/** What is reviewed: results, demands, projects. */
export type ReviewedKind = 'result' | 'demand' | 'project';

/** Everything that an auditor reads of a form, in the order of the wizard (core§2, core§3). */
export const REVIEW_GROUPS: Readonly<Record<ReviewedKind, readonly ReviewGroup[]>> = {
  result: resultGroups,
  demand: demandGroups,
  project: projectGroups,
};

/** All fields of a kind's form. */
export const reviewFields = (kind: ReviewedKind): readonly ReviewField[] =>
  REVIEW_GROUPS[kind].flatMap((group) => group.fields);
