import { mobile } from '../people.ts';
import { at } from '../random.ts';
import { demoId, demoTime, nextNumber, type Row, type TableRows } from '../rows.ts';
import { DEMAND_COUNT, demandId, demandStatus } from './demands.ts';
import { organizationId } from './organizations.ts';
import { parkId } from './parks.ts';
import { RESULT_COUNT, resultId, resultStatus } from './results.ts';
import { accountId, memberId } from './users.ts';

const ABOUT_RESULTS = [
  '请问是否支持小批量试用？我们有类似工况。',
  '指标很有吸引力，想了解第三方检测报告。',
  '我们是同行业企业，希望约时间到现场交流。',
  '请问许可费大致在什么区间？',
  '如果原料批次波动较大，效果是否稳定？',
];
const ABOUT_DEMANDS = [
  '我们团队做过相近项目，可以先提供方案。',
  '请问现场是否具备试验条件？',
  '希望进一步了解预算和时间要求。',
  '建议先做小试再确定路线，我们可以配合。',
];
const ABOUT_PARKS = ['请问标准厂房租金如何？', '是否有危化品项目入园限制？', '人才公寓还有余量吗？'];

/** What is said after the first comment, in turn. */
const REPLIES = [
  '感谢关注，检测报告可以在洽谈时提供，先发一份指标摘要。',
  '我们现场用过同类产品，寿命确实是关键，建议补充连续运行数据。',
  '补充一点：原料批次变化时需要重新标定，一般半天可以完成。',
  '可以先做小批量样品，双方约定同一种检测方法。',
  '如果改造周期能控制在停产检修内，我们愿意提供试验条件。',
  '预算和时间已经写在详情里，欢迎有经验的团队直接对接。',
];

/** The last comments of the demo lie within these days, so that the newest are of several days. */
const RECENT = 40;
/** Days of the demo period, as its times are counted. */
const PERIOD_SHARE = 660;

/** A comment row, by default on the first demo result (item_type 1). */
function makeComment(overrides: Row = {}, number = nextNumber('comment')): Row {
  const added = demoTime(number, 60) + 43_200;
  return {
    comment_id: demoId('comment', number, added),
    item_id: resultId(0),
    item_type: 1,
    add_user: memberId(1 + (number % 6)),
    content: at(ABOUT_RESULTS, number),
    add_time: added,
    like_amount: (number * 5) % 13,
    ...overrides,
  };
}

/** A feedback row, by default of a signed-in member on the first demo result. */
function makeFeedback(overrides: Row = {}, number = nextNumber('feedback')): Row {
  const added = demoTime(number, 12) + 50_000;
  return {
    id: demoId('feedback', number, added),
    phone: mobile(700 + number),
    name: `反馈人${number + 1}`,
    province_name: null,
    remark: '希望就该项目开展技术交流，请安排对接人与我们联系。',
    files: '[]',
    user_id: memberId(1 + (number % 6)),
    item_id: resultId(0),
    item_type: 1,
    push_wechat_id: null,
    push_group_id: null,
    org_id: null,
    openid: null,
    wechat_name: null,
    source: 2,
    add_time: added,
    update_time: null,
    is_delete: 0,
    ...overrides,
  };
}

/** Comments on results, demands and parks, and feedback. */
export function demoCommunity(): TableRows[] {
  const shown = (count: number, status: (number: number) => number) =>
    Array.from({ length: count }, (_, number) => number).filter((number) => status(number) === 4);
  const results = shown(RESULT_COUNT, resultStatus).slice(0, 24);
  const demands = shown(DEMAND_COUNT, demandStatus).slice(0, 16);
  // In working hours, later ones with greater numbers.
  const recently = (day: number): number => demoTime(PERIOD_SHARE - RECENT + Math.min(day, RECENT), PERIOD_SHARE);
  const talked = [
    ...results.slice(5, 11).map((item) => ({ item_id: resultId(item), item_type: 1 })),
    ...demands.slice(4, 9).map((item) => ({ item_id: demandId(item), item_type: 2 })),
  ];
  const comments = [
    ...results.map((item, number) => makeComment({ item_id: resultId(item) }, number)),
    ...demands.map((item, number) =>
      makeComment(
        {
          item_id: demandId(item),
          item_type: 2,
          content: at(ABOUT_DEMANDS, number),
          add_time: recently(number * 2 + 1),
        },
        100 + number,
      ),
    ),
    ...ABOUT_PARKS.map((content, number) =>
      makeComment({ item_id: parkId(number), item_type: 3, content, add_time: recently(number * 9) }, 200 + number),
    ),
    ...talked.flatMap((about, item) =>
      Array.from({ length: 1 + ((item * 2) % 5) }, (_, number) =>
        makeComment(
          { ...about, content: at(REPLIES, item + number), add_time: recently(30 + item + number * 2) },
          300 + item * 10 + number,
        ),
      ),
    ),
  ];
  const feedback = results.slice(0, 8).map((item, number) => makeFeedback({ item_id: resultId(item) }, number));
  return [
    { table: 'comment', rows: comments },
    { table: 'feedback', rows: feedback },
  ];
}

/** A push group row: items packed for pushing, by default demands. */
export function makePushGroup(overrides: Row = {}, number = nextNumber('push_group')): Row {
  const added = demoTime(number, 2);
  return {
    id: demoId('push_group', number, added),
    title: '企业技术需求推送组',
    title_params: null,
    remark: '本组内容经专家筛选，供合作单位对接。',
    item_type: 2,
    add_time: added,
    add_user: accountId(7),
    is_delete: 0,
    ...overrides,
  };
}

/** An organisation group row. */
function makeOrganizationGroup(overrides: Row = {}, number = nextNumber('organization_group')): Row {
  const added = demoTime(number, 3);
  return {
    id: demoId('organization_group', number, added),
    name: '合作单位分组',
    remark: '按领域划分的推送对象。',
    add_time: added,
    add_user: accountId(7),
    is_delete: 0,
    ...overrides,
  };
}

/** Two push groups with free items and three organisation groups with members. */
export function demoPushGroups(): TableRows[] {
  const demands = makePushGroup({}, 0);
  const results = makePushGroup({ title: '新材料与装备成果推送组', item_type: 1 }, 1);
  const item = (group: Row, item_id: string, number: number): Row => ({
    id: demoId('push_group_items', number, Number(group.add_time)),
    push_group_id: group.id ?? null,
    item_id,
    item_type: group.item_type ?? null,
    push_state: 0,
    push_wechat_ids: null,
    push_time: null,
    add_time: group.add_time ?? null,
  });
  const approvedDemands = [0, 1, 2, 3, 4, 5].map((number) => item(demands, demandId(number), number));
  const approvedResults = [0, 1, 2, 3, 4].map((number) => item(results, resultId(number), 50 + number));
  const groups = ['研究院所', '科技企业', '转移服务机构'].map((name, number) =>
    makeOrganizationGroup({ name }, number),
  );
  const MEMBERS = [
    [0, 4, 7, 8, 9],
    [1, 3, 6, 10, 12],
    [5, 19, 22],
  ];
  const members = groups.flatMap((group, number) =>
    (MEMBERS[number] ?? []).map(
      (organization): Row => ({
        id: demoId('organization_group_item', number * 100 + organization, Number(group.add_time)),
        org_group_id: group.id ?? null,
        org_id: organizationId(organization),
      }),
    ),
  );
  return [
    { table: 'push_group', rows: [demands, results] },
    { table: 'push_group_items', rows: [...approvedDemands, ...approvedResults] },
    { table: 'organization_group', rows: groups },
    { table: 'organization_group_item', rows: members },
  ];
}
