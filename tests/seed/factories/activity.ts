import { DAY } from '../../../db/contract/time.ts';
import { contactName, mobile, openidOf } from '../people.ts';
import { at } from '../random.ts';
import { DEMO_START, demoId, type Row, type TableRows, workingTime } from '../rows.ts';
import { makePushGroup } from './community.ts';
import { type DemoDeal, dealRows } from './deals.ts';
import { demandId } from './demands.ts';
import { administratorOf, organizationFacts } from './organizations.ts';
import { makeResult, RESULT_COUNT, resultId, resultStatus } from './results.ts';
import { accountId, memberId } from './users.ts';
import { demoViews } from './views.ts';

const HOUR = 3_600;

/** Who asks about whose item of the same field, how far it came, and how many days ago it began. */
const DEALS: readonly DemoDeal[] = [
  {
    item: ['result', 3],
    seeker: 15,
    path: ['contacted', 'negotiating', 'signed'],
    amount: '180',
    shares: 'amount',
    days: 210,
  },
  { item: ['result', 7], seeker: 9, path: ['contacted', 'negotiating', 'signed'], amount: '96', days: 160 },
  {
    item: ['demand', 4],
    seeker: 8,
    path: ['contacted', 'negotiating', 'signed'],
    amount: '260',
    shares: 'amount',
    days: 120,
  },
  {
    item: ['result', 15],
    seeker: 1,
    path: ['contacted', 'negotiating', 'signed'],
    amount: '75',
    shares: 'parties',
    days: 95,
  },
  {
    item: ['demand', 7],
    seeker: 9,
    path: ['contacted', 'negotiating', 'signed'],
    amount: '320',
    shares: 'amount',
    days: 70,
  },
  {
    item: ['result', 28],
    seeker: 14,
    path: ['contacted', 'negotiating', 'signed'],
    amount: '48',
    shares: 'parties',
    days: 48,
  },
  { item: ['result', 16], seeker: 18, path: ['contacted', 'negotiating', 'proposed'], amount: '150', days: 30 },
  { item: ['result', 8], seeker: 23, path: ['contacted', 'negotiating'], days: 24 },
  { item: ['demand', 6], seeker: 2, path: ['contacted', 'negotiating'], days: 18 },
  { item: ['result', 29], seeker: 0, path: ['contacted'], days: 6 },
  { item: ['demand', 3], seeker: 18, path: ['contacted'], days: 15 },
  { item: ['demand', 1], seeker: 4, path: [], days: 2 },
  { item: ['result', 42], seeker: 15, path: [], days: 1 },
  { item: ['result', 20], seeker: 6, path: ['contacted', 'declined'], reason: 'price', days: 88 },
  { item: ['demand', 12], seeker: 14, path: ['declined'], reason: 'maturity', days: 40 },
  {
    item: ['demand', 22],
    seeker: 14,
    path: ['contacted', 'negotiating', 'signed'],
    amount: '135',
    shares: 'parties',
    days: 150,
  },
  { item: ['demand', 30], seeker: 8, path: ['contacted', 'negotiating', 'signed'], amount: '88', days: 84 },
  { item: ['demand', 29], seeker: 18, path: ['contacted', 'negotiating'], days: 33 },
  { item: ['demand', 34], seeker: 0, path: ['contacted', 'negotiating'], days: 26 },
  { item: ['demand', 32], seeker: 2, path: ['contacted'], days: 20 },
  { item: ['demand', 21], seeker: 7, path: ['contacted'], days: 12 },
  { item: ['demand', 24], seeker: 11, path: ['contacted', 'declined'], reason: 'maturity', days: 60 },
  { item: ['demand', 26], seeker: 24, path: [], days: 5 },
];

interface DemoPush {
  title: string;
  kind: 'result' | 'demand';
  items: readonly number[];
  days: number;
  /** Numbers of organisations; the chat app refuses the message to the last one. */
  to: readonly number[];
}

const PUSHES: readonly DemoPush[] = [
  {
    title: '装备与材料领域企业技术需求',
    kind: 'demand',
    items: [0, 3, 5, 8, 10, 14],
    days: 21,
    to: [4, 7, 8, 9, 11, 18, 19],
  },
  {
    title: '绿色低碳与新材料成果精选',
    kind: 'result',
    items: [2, 6, 13, 19, 26],
    days: 6,
    to: [3, 6, 10, 12, 13, 14, 15, 16, 17, 20],
  },
];

/** What organisations said about an item of a push, in turn. */
const SAID = [
  { answer: 'interested', reason: null, remark: '感兴趣', content: '与我单位在研方向一致，希望安排线上交流。' },
  { answer: 'irrelevant', reason: 'field', remark: '不相关：与本单位领域不符', content: null },
  { answer: 'interested', reason: null, remark: '感兴趣', content: null },
  { answer: 'replied', reason: null, remark: '回复', content: '请提供检测报告和报价区间，我们内部评估后回复。' },
  { answer: 'irrelevant', reason: 'stage', remark: '不相关：成熟度或阶段不合适', content: null },
] as const;

const bound = (organization: number): string => openidOf(97 + organization);

function pushRows(push: DemoPush, number: number, now: number): TableRows[] {
  const sent = workingTime(now, push.days, 0.5);
  const item_type = push.kind === 'result' ? 1 : 2;
  const idOf = push.kind === 'result' ? resultId : demandId;
  const push_id = demoId('push_wechat', number, DEMO_START);
  const group = makePushGroup({ title: push.title, item_type, add_time: sent - 2 * DAY }, 10 + number);
  const push_group_id = group.id ?? null;
  const record: Row = {
    id: push_id,
    title: push.title,
    push_group_id,
    remark: group.remark ?? null,
    push_status: 1,
    item_type,
    add_time: sent - DAY,
    push_time: sent,
    confirm_time: sent,
    run_state: 'done',
    progress_time: sent + 40,
    add_user: accountId(7),
  };
  const items = push.items.map(
    (item, place): Row => ({
      id: demoId('push_group_items', 200 + number * 20 + place, DEMO_START),
      push_group_id,
      item_id: idOf(item),
      item_type,
      push_state: 2,
      push_wechat_ids: push_id,
      push_time: sent,
      add_time: sent - 2 * DAY,
    }),
  );
  const targets: Row[] = [];
  const answers: Row[] = [];
  const feedbacks: Row[] = [];
  push.to.forEach((organization, place) => {
    const refused = place === push.to.length - 1;
    const org_id = organizationFacts(organization).id;
    const user_id = administratorOf(organization);
    const key = number * 100 + place;
    targets.push({
      id: demoId('push_wechat_orgs', key, DEMO_START),
      push_id,
      org_id,
      push_group_id,
      push_status: refused ? 3 : 1,
      state: refused ? 'refused' : 'sent',
      error_code: refused ? '43004' : null,
      error_msg: refused ? 'require subscribe' : null,
      sent_at: refused ? null : sent + place,
      delivered_at: refused ? null : sent + place + 2,
      claim_time: sent + place,
      attempts: 1,
      msgid: refused ? null : String(310_000_000 + key),
      add_time: sent - DAY,
    });
    if (refused || place % 4 === 3) return;
    const opened = sent + HOUR + place * 1_700;
    const row = { push_id, org_id, add_time: opened, update_time: opened };
    answers.push({ id: demoId('push_answer', key * 10, DEMO_START), item_id: '', opened_time: opened, ...row });
    if (place % 3 === 2) return;
    push.items.slice(0, 2 + (place % 3)).forEach((item, index) => {
      const said = at(SAID, place + index);
      const feedback_id = demoId('push_feedback', key * 10 + index, DEMO_START);
      const at_time = opened + 300 + index * 90;
      answers.push({
        id: demoId('push_answer', key * 10 + 1 + index, DEMO_START),
        push_id,
        org_id,
        item_id: idOf(item),
        answer: said.answer,
        reason: said.reason,
        content: said.content,
        user_id,
        feedback_id,
        version: 1,
        add_time: at_time,
        update_time: at_time,
      });
      feedbacks.push({
        id: feedback_id,
        phone: mobile(800 + organization),
        name: contactName(800 + organization),
        remark: said.answer === 'replied' ? said.content : [said.remark, said.content].filter(Boolean).join('。'),
        user_id,
        item_id: idOf(item),
        item_type,
        push_wechat_id: push_id,
        push_group_id,
        org_id,
        openid: bound(organization),
        wechat_name: contactName(800 + organization),
        source: 1,
        add_time: at_time,
        update_time: at_time,
      });
    });
  });
  const log = (action: string, add_time: number, after: string | null): Row => ({
    id: demoId(`log ${action}`, number, DEMO_START),
    user_id: accountId(7),
    action,
    table_name: 'push_wechat',
    item_id: push_id,
    after,
    add_time,
  });
  return [
    { table: 'push_group', rows: [group] },
    { table: 'push_group_items', rows: items },
    { table: 'push_wechat', rows: [record] },
    { table: 'push_wechat_orgs', rows: targets },
    { table: 'push_answer', rows: answers },
    { table: 'feedback', rows: feedbacks },
    { table: 'audit_log', rows: [log('push-add', sent - DAY, push.title), log('push-confirm', sent, null)] },
  ];
}

/** Returned results with what auditor and publisher wrote to each other. */
const DIALOGUES: readonly (readonly [number, readonly (readonly [string, string, boolean])[]])[] = [
  [
    18,
    [
      ['result.profile', '请补充第三方检测机构名称和检测日期。', false],
      ['result.profile', '检测报告已上传，机构与日期写在第二段。', true],
      ['', '整体材料完整，补齐检测信息后即可再次提交。', false],
    ],
  ],
  [31, [['result.intellectual_property', '专利号与登记簿不一致，请核对。', false]]],
];

function dialogues(now: number): Row[] {
  return DIALOGUES.flatMap(([number, said], place) =>
    said.map(([field, content, fromPublisher], index): Row => {
      const { add_user } = makeResult({}, number);
      return {
        id: demoId('review_comment', place * 10 + index, DEMO_START),
        item_type: 1,
        item_id: resultId(number),
        version: 1,
        field,
        content,
        add_user: fromPublisher ? (add_user ?? null) : accountId(4),
        from_publisher: fromPublisher ? 1 : 0,
        add_time: workingTime(now, 4 - index + place, 2 + index),
        resolve_time: fromPublisher ? workingTime(now, 1, 3) : null,
      };
    }),
  );
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

/** What the auditors decided, as the log of changes tells it. */
function decisions(tables: readonly TableRows[]): Row[] {
  return tables.flatMap(({ table, rows }) => {
    const [key, auditor] = table === 'chengguo' ? (['chengguo_id', 4] as const) : (['xuqiu_id', 6] as const);
    if (table !== 'chengguo' && table !== 'xuqiu') return [];
    return rows.flatMap((row, number): Row[] => {
      const status = Number(row.audit_status);
      if (![3, 4, 5].includes(status)) return [];
      const time = Number(row.release_time ?? Number(row.add_time) + 2 * DAY);
      return [
        {
          id: demoId(`log audit ${table}`, number, DEMO_START),
          user_id: accountId(auditor),
          action: 'audit',
          table_name: table,
          item_id: row[key] ?? null,
          before: '1',
          after: String(status),
          opinion: row.audit_opinion ?? null,
          add_time: time,
        },
      ];
    });
  });
}

/** What members keep since it is public: every approved item by some. */
function favourites(tables: readonly TableRows[], now: number): Row[] {
  const results = tables.find(({ table }) => table === 'chengguo')?.rows ?? [];
  const released = new Map(results.map((row) => [row.chengguo_id, Number(row.release_time ?? 0)]));
  const shown = numbers(RESULT_COUNT).filter((number) => resultStatus(number) === 4);
  return shown.flatMap((number, place) =>
    numbers(number % 4).map(
      (person): Row => ({
        id: demoId('favourite', place * 10 + person, DEMO_START),
        user_id: memberId(1 + ((number + person) % 6)),
        item_type: 1,
        item_id: resultId(number),
        add_time: Math.max(
          workingTime(now, 1 + ((place * 5) % 60), person + (place % 4)),
          (released.get(resultId(number)) ?? 0) + (1 + person) * HOUR,
        ),
      }),
    ),
  );
}

/**
 * What people did with the demo rows: deals in every state, pushes with openings, answers and a refusal, dialogues with the
 * auditors, favourites, views, and the log of it all.
 * @param tables the demo rows
 * @param now unix seconds of the load
 */
export function demoActivity(tables: readonly TableRows[], now: number): TableRows[] {
  const done = [
    ...dealRows(DEALS, now),
    ...PUSHES.flatMap((push, number) => pushRows(push, number, now)),
    { table: 'review_comment', rows: dialogues(now) },
    { table: 'favourite', rows: favourites(tables, now) },
    { table: 'audit_log', rows: decisions(tables) },
  ];
  return [...done, demoViews([...tables, ...done], now)];
}

/** Keys of the items that the demo's pushes brought to somebody. */
export const pushedItems = (kind: 'result' | 'demand'): string[] =>
  PUSHES.filter((push) => push.kind === kind).flatMap(({ items }) =>
    items.map(kind === 'result' ? resultId : demandId),
  );
