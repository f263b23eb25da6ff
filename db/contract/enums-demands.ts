import { choices } from './enums.ts';

/** source: how a demand reached the platform; only staff chooses another than 2 (core§6). */
export const DEMAND_SOURCE = { published: 2 } as const;
export const DEMAND_SOURCES = choices(
  [1, '企业走访征集', 'Collected on company visits'],
  [DEMAND_SOURCE.published, '平台自主发布', 'Published on the platform'],
  [3, '科技主管部门推荐', 'Recommended by a science department'],
  [4, '园区与孵化器推荐', 'Recommended by a park or incubator'],
  [5, '对接活动征集', 'Collected at a matchmaking event'],
  [6, '服务热线登记', 'Registered by the service line'],
);

/** docking_type: how staff brings the parties of a demand together; several (core§3, core§6). */
export const DOCKING_TYPES = choices(
  [1, '线上对接', 'Online meeting'],
  [2, '线下对接', 'Meeting on site'],
  [3, '专家上门', 'Expert visit'],
  [4, '专场路演', 'Roadshow'],
  [5, '委托寻源', 'Commissioned search'],
  [6, '其他', 'Other'],
);
