import type { Choice } from './enums-results.ts';

/** Checks that a list holds choices and keeps its values as literals. */
export const choices = <const V extends number | string>(
  ...list: readonly (readonly [V, string, string])[]
): readonly Choice<V>[] => list.map(([value, zh, en]) => ({ value, zh, en }));

/**
 * Label of a stored value.
 * @returns the value as text where the enumeration does not have it, empty for none
 */
export function labelOf(
  list: readonly Choice<number | string>[],
  value: number | string | null | undefined,
  lang: 'zh' | 'en',
) {
  if (value === null || value === undefined || value === '') return '';
  return list.find((choice) => String(choice.value) === String(value))?.[lang] ?? String(value);
}

/** Demand type (core§3). */
export const DEMAND_TYPES = choices(
  [1, '技术攻关', 'Technical breakthrough'],
  [2, '专家推荐', 'Expert recommendation'],
  [3, '院所合作', 'Institute cooperation'],
  [4, '产品推广', 'Product promotion'],
  [5, '企业升级', 'Enterprise upgrade'],
  [6, '融资上市', 'Financing or listing'],
);

/** Member kind, user.org_type (core§6). */
export const MEMBER_KINDS = choices(
  ['org', '科研机构会员', 'Research organisation'],
  ['company', '科技企业信息', 'Technology company'],
);

/** Organisation attributes (core§3). */
export const ORGANIZATION_ASSETS = choices([1, '国有', 'State-owned'], [2, '民营', 'Private']);
export const ORGANIZATION_CAPITAL = choices([1, '上市', 'Listed'], [2, '普通', 'Ordinary']);
export const ORGANIZATION_TECHNOLOGY = choices([1, '高新技术', 'High-tech'], [2, '传统', 'Traditional']);
export const ORGANIZATION_BUSINESS = choices([1, '制造', 'Manufacturing'], [2, '服务', 'Service']);

/** organization.type (core§3, decision 57). */
export const ORGANIZATION_TYPES = choices(
  [3, '转移中心', 'Centre'],
  [4, '发布产生', 'By publishing'],
  [5, '表单登记', 'By form'],
);

/** Gender of users and sign-ups (back-office§3); experts of the programme have another one (decision 102). */
export const GENDERS = choices([0, '男', 'Male'], [1, '女', 'Female']);

/** How a learner comes to a class (core§9, back-office§3). */
export const TRAFFIC_TYPES = choices([0, '自驾', 'By car'], [1, '地铁', 'By subway']);

/** Clinic application states (core§4). */
export const CLINIC_STATES = choices([0, '待处理', 'Pending'], [1, '已预约', 'Booked'], [2, '已撤销', 'Revoked']);
