import {
  ACHIEVEMENT,
  ATTRIBUTE,
  DIFFICULTY,
  EXPECT,
  HEIGHT,
  INDUSTRIAL,
  LEADER_EDUCATION,
  LEADER_TITLE,
  PROJECT_BUSINESS,
  READINESS,
  SCALE,
  SHAPE,
  TEAM_EXPERIENCE,
  TEAM_INTERMEDIATE,
  TEAM_PERSON,
  TRL,
} from '../enums-programme.ts';
import type { ErrorCode } from '../errors.ts';
import { defineForm } from '../form.ts';
import { RICH_TEXT } from '../form-parts.ts';

const HTML = { look: 'html', max: RICH_TEXT, wide: true } as const;
const select = <const C extends readonly unknown[]>(choices: C) => ({ look: 'select', choices }) as const;

/** The registration sheet of a declared project, section by section (back-office§2, dialog 1; back-office§3; back-office§5). */
export const DECLARATION_FORM = defineForm({
  kind: 'project',
  groups: {
    unit: {
      org_name: { look: 'organization', max: 100, required: true, wide: true, label: ['申报单位', 'Applicant unit'] },
      org_province_name: {
        look: 'select',
        format: 'province',
        max: 50,
        required: true,
        label: ['所在省份', 'Province'],
      },
      establish_date: {
        look: 'date',
        max: 20,
        label: ['成立日期', 'Founded'],
        hint: ['例如 2024-06-06', 'For example 2024-06-06'],
      },
      industrial: { ...select(INDUSTRIAL), label: ['单位类型', 'Kind of unit'] },
      business: { ...select(PROJECT_BUSINESS), label: ['主营业务', 'Main business'] },
      org_person: { look: 'text', max: 20, label: ['单位人数', 'Employees'] },
      org_leader: { look: 'text', max: 50, label: ['单位负责人', 'Head of the unit'] },
    },
    achievement: {
      name: {
        look: 'text',
        max: 200,
        required: true,
        wide: true,
        counter: true,
        label: ['成果名称', 'Name of the result'],
      },
      scope: { look: 'scopes', required: true, label: ['所属领域', 'Field'] },
      brief: { look: 'area', max: 500, required: true, wide: true, counter: true, label: ['成果简介', 'Brief'] },
      profile: { ...HTML, label: ['详细介绍', 'Description'] },
      height: { ...select(HEIGHT), label: ['技术水平', 'Level of technology'] },
      attribute: { ...select(ATTRIBUTE), label: ['技术属性', 'Nature of the technology'] },
      achievement: { ...select(ACHIEVEMENT), label: ['成果形式', 'Proof of achievement'] },
      shape: { ...select(SHAPE), label: ['产品形态', 'Shape of the product'] },
      trl1_9: { ...select(TRL), label: ['技术成熟度', 'Technology readiness level'] },
    },
    highlights: { highlights: { ...HTML, label: ['技术创新亮点', 'Highlights of innovation'] } },
    market: {
      market_points: { ...HTML, label: ['市场价值点', 'Points of market value'] },
      scale: { ...select(SCALE), label: ['现有规模', 'Scale today'] },
      expect: { ...select(EXPECT), label: ['预期市场规模', 'Expected market'] },
    },
    difficulties: {
      difficulties: { ...HTML, label: ['转化难点', 'Difficulties of transfer'] },
      difficulty: { ...select(DIFFICULTY), label: ['转化难度', 'Difficulty'] },
      degree: { ...select(READINESS), label: ['条件具备程度', 'Conditions in place'] },
      strength: { ...select(READINESS), label: ['实力具备程度', 'Strength in place'] },
    },
    leader: {
      leader_name: { look: 'text', max: 50, label: ['研发带头人', 'R&D leader'] },
      leader_education: { ...select(LEADER_EDUCATION), label: ['学历', 'Education'] },
      leader_title: { ...select(LEADER_TITLE), label: ['职称', 'Title'] },
    },
    team: {
      team_person: { ...select(TEAM_PERSON), label: ['团队人数', 'Size of the team'] },
      team_intermediate: {
        ...select(TEAM_INTERMEDIATE),
        label: ['中级以上职称占比', 'With an intermediate title or above'],
      },
      team_experience: { ...select(TEAM_EXPERIENCE), label: ['团队合作时间', 'Years together'] },
      team_names: {
        look: 'area',
        max: 500,
        wide: true,
        label: ['团队成员', 'Members of the team'],
        hint: ['姓名之间用逗号分隔', 'Names, separated by commas'],
      },
    },
    recommender: {
      orgRec_id: { look: 'select', max: 50, required: true, label: ['推荐单位', 'Recommending unit'] },
      personRec_id: { look: 'select', max: 50, required: true, label: ['推荐人', 'Recommending person'] },
    },
    files: { attachments: { look: 'files', label: ['附件目录', 'Attachments'] } },
    applicant: {
      declarant_name: { look: 'text', max: 50, label: ['申报人', 'Applicant'] },
    },
  },
  kept: {},
  steps: {},
  facts: { first: [], last: [] },
});

/** What a recommending unit or person is answered with where there is none (decision 97). */
export const CHOSEN_NONE = 'null';

/** The documents' mark of the same: the other kind was chosen (back-office§3, decision 97). */
export const CHOSEN_OTHERWISE = 'chosen recommending unit';

/** Fields that a declaration must have before it is handed in, and what is said where one is missing (back-office§5). */
export const DECLARATION_REQUIRED = {
  org_name: 'declaration_unit_required',
  org_province_name: 'declaration_province_required',
  name: 'declaration_name_required',
  scope: 'declaration_scope_required',
  orgRec_id: 'declaration_recommending_unit_required',
  personRec_id: 'declaration_recommending_person_required',
} as const satisfies Record<string, ErrorCode>;

export type Required = keyof typeof DECLARATION_REQUIRED;

const said = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Whether a column names a recommender, and not that there is none (decision 97). */
export const isRecommender = (value: unknown): boolean =>
  said(value) && value !== CHOSEN_NONE && value !== CHOSEN_OTHERWISE;

/**
 * What a declaration lacks before it can be handed in (back-office§5). A recommending unit and a person are both answered, one of
 * them may be answered by none (decision 97).
 * @param row columns of `project`
 */
export function missingFields(row: Readonly<Record<string, unknown>>): Required[] {
  const nobody = !isRecommender(row.orgRec_id) && !isRecommender(row.personRec_id);
  return (Object.keys(DECLARATION_REQUIRED) as Required[]).filter(
    (field) => !said(row[field]) || (nobody && field === 'orgRec_id'),
  );
}
