import { findTable } from './catalog.ts';
import type { Access, Source } from './source.ts';

/** Kinds that comments, files, feedback and pushes hang on: their ids are unique across tables. */
const ITEMS = ['chengguo', 'xuqiu', 'yuanqu', 'chanpin', 'xiangmu', 'zhuanjia', 'news', 'innovate'] as const;
/** What else has files of its own. */
const FILED = ['project', 'project_news', 'course', 'meeting', 'clinic_case'] as const;

const scopeLink = (item: string, column: string) => ({
  [column]: [item],
  first_scope_id: ['scope'],
  second_scope_id: ['scope'],
});
const published = { unit: ['organization'], add_user: ['user'] };

/**
 * Every column that names a row of another table by its key: table -> column -> tables. `leftJoin` goes along it to the one
 * row that is named, `process` the other way to the rows that name one. Nothing else can be brought together.
 */
const RELATIONS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  attachment_relation: { item_id: [...ITEMS, ...FILED] },
  audit_log: { user_id: ['user'] },
  chanpin: published,
  chanpin_scope: scopeLink('chanpin', 'chanpin_id'),
  cheese: { add_user: ['user'] },
  chengguo: published,
  chengguo_scope: scopeLink('chengguo', 'chengguo_id'),
  china: { pid: ['china'] },
  clinic_application: { add_user: ['user'] },
  clinic_case: { expert_id: ['zhuanjia'] },
  comment: { item_id: ITEMS, add_user: ['user'] },
  course_learner: { course_id: ['course'], user_id: ['user'] },
  course_user: { course_id: ['course'], user_id: ['user'] },
  feedback: {
    item_id: ITEMS,
    user_id: ['user'],
    org_id: ['organization'],
    push_wechat_id: ['push_wechat'],
    push_group_id: ['push_group'],
  },
  forum_cooperation: { user_id: ['user'] },
  industry_v2: { pid: ['industry_v2'] },
  meeting_user: { meeting_id: ['meeting'], user_id: ['user'] },
  organisation_user: { organization_id: ['organization'], user_id: ['user'] },
  organization: { user_id: ['user'] },
  organization_group: { add_user: ['user'] },
  organization_group_item: { org_group_id: ['organization_group'], org_id: ['organization'] },
  organization_scope: scopeLink('organization', 'org_id'),
  project: { declarant_user_id: ['user'], orgRec_id: ['project_recommend'], personRec_id: ['project_recommend'] },
  project_contacts: { project_item_id: ['project'], user_id: ['user'] },
  project_form: { add_user: ['user'] },
  project_news: { add_user: ['user'] },
  project_rec_opinion: { project_id: ['project'], roc_org: ['project_recommend'] },
  push_group: { add_user: ['user'] },
  push_group_items: { push_group_id: ['push_group'], item_id: ITEMS },
  push_wechat: { push_group_id: ['push_group'], add_user: ['user'] },
  push_wechat_orgs: { push_id: ['push_wechat'], org_id: ['organization'], push_group_id: ['push_group'] },
  remind: { cheese_id: ['cheese', 'feedback'], add_user: ['user'] },
  scope: { pid: ['scope'] },
  subscription: { user_id: ['user'] },
  user_push: { user_id: ['user'] },
  xiangmu: published,
  xuqiu: published,
  xuqiu_scope: scopeLink('xuqiu', 'xuqiu_id'),
  zhuanjia: published,
  zhuanjia_scope: scopeLink('zhuanjia', 'expert_id'),
};

/** A column of one use of a table. */
export interface Place {
  source: Source;
  access: Access;
}

/** Whether the first column is declared to name rows of the second's table by their key. */
export function names(from: Place, to: Place): boolean {
  const { facts } = to.source;
  const tables = RELATIONS[from.source.facts.name]?.[from.access.facts.name];
  return to.access.facts.name === facts.key.name && tables?.includes(facts.name) === true;
}

/** All declared relations, for whoever wants to go through them. */
export const declaredRelations = (): { table: string; column: string; to: string; key: string }[] =>
  Object.entries(RELATIONS).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([column, targets]) =>
      targets.map((to) => ({ table, column, to, key: findTable(to)?.key.name ?? '' })),
    ),
  );
