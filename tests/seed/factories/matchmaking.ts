import { DAY } from '../../../db/contract/time.ts';
import { mobile } from '../people.ts';
import { demoId, demoTime, type Row, type TableRows } from '../rows.ts';
import { meetingId, morning } from './events.ts';
import { organizationFacts } from './organizations.ts';
import { accountId, memberId } from './users.ts';

/** User, name, post, what is offered and wanted. */
const PEOPLE: readonly (readonly [string, string, string, string, string])[] = [
  [accountId(1), '李文博', '成果转化部主任', '石墨烯导热膜与散热涂层的中试数据和样品', '愿意共建中试线的材料企业'],
  [accountId(8), '赵晨曦', '研发总监', '年产五千吨的涂覆产线，可安排试制', '轻量化散热材料的成熟配方'],
  [accountId(9), '孙立平', '技术副总', '特种陶瓷烧结设备与工艺放大经验', '低温烧结助剂方面的合作团队'],
  [memberId(1), '周敏', '技术经理', '轻合金压铸件的性能测试服务', '新能源汽车零部件的验证项目'],
  [memberId(2), '吴昊', '投资经理', '面向新材料早期项目的股权投资', '已完成小试、准备放大的团队'],
  [memberId(3), '郑晓燕', '园区招商主管', '标准厂房与环保配套齐全的中试基地', '计划两年内落地的材料项目'],
  [memberId(4), '王建国', '总工程师', '耐高温涂料的工程应用场景', '氧化铝纤维的国产替代方案'],
  [memberId(5), '冯雪', '知识产权顾问', '专利布局与许可谈判服务', '有对外许可计划的科研团队'],
  [memberId(6), '陈思远', '采购负责人', '电池包散热组件的长期采购需求', '通过车规验证的导热垫供应商'],
];

/** From, to (places in `PEOPLE`), state, and slot and table of what was agreed. */
const REQUESTS: readonly (readonly [number, number, string, number?, number?])[] = [
  [0, 1, 'accepted', 0, 1],
  [3, 2, 'accepted', 0, 2],
  [4, 0, 'accepted', 2, 1],
  [8, 1, 'accepted', 3, 1],
  [5, 0, 'pending'],
  [6, 0, 'pending'],
  [0, 8, 'pending'],
  [0, 7, 'declined'],
  [2, 0, 'expired'],
  [4, 5, 'withdrawn'],
  [7, 3, 'cancelled'],
];

const MESSAGE = '看到您的资料，想就中试与应用验证面谈二十分钟。';
const SLOT = 20 * 60;
const PITCH = 25 * 60;

/**
 * 1:1 meetings at the first demo meeting: nine take part, requests in every state, four 1:1 meetings.
 * @param now unix seconds of the load
 */
export function demoMatchmaking(now: number): TableRows[] {
  const meeting_id = meetingId(0);
  const made = demoTime(0, 1);
  const id = (kind: string, number: number) => demoId(kind, number, made);
  const nine = morning(11, now);
  const day = new Date((nine + 8 * 3_600) * 1_000).toISOString().slice(0, 10);
  const starts = [nine + 1_800, nine + 4.5 * 3_600].flatMap((from) => [0, 1, 2, 3, 4].map((n) => from + n * PITCH));
  const userOf = (place: number): string => PEOPLE[place]?.[0] ?? '';
  const slotId = (place: number) => id('matchmaking_slot', place);
  const agreed = REQUESTS.flatMap(([from, to, state, slot = 0, table_no = 1], number) =>
    state === 'accepted' ? [{ number, from, to, slot, table_no }] : [],
  );
  return [
    {
      table: 'meeting_user',
      rows: PEOPLE.map(
        ([user_id, name, post], place): Row => ({
          id: id('meeting_user', 100 + place),
          meeting_id,
          name,
          unit: organizationFacts(place + 2).name,
          post,
          phone: mobile(900 + place),
          intention: '参加 1:1 洽谈',
          user_id,
          add_time: made,
          is_delete: 0,
        }),
      ),
    },
    {
      table: 'matchmaking',
      rows: [
        {
          meeting_id,
          tables: 6,
          spare: 1,
          slot_minutes: 20,
          break_minutes: 5,
          periods: `${day} 09:30-11:30\n${day} 13:30-15:30`,
          opens: now - 5 * DAY,
          closes: nine - DAY,
          request_hours: 72,
          max_requests: 10,
          max_meetings: null,
          is_open: 1,
          add_time: made,
        },
      ],
    },
    {
      table: 'matchmaking_slot',
      rows: starts.map(
        (start, place): Row => ({
          id: slotId(place),
          meeting_id,
          start_time: start,
          end_time: start + SLOT,
        }),
      ),
    },
    {
      table: 'matchmaking_member',
      rows: PEOPLE.map(
        ([user_id, name, post, offered, wanted], place): Row => ({
          id: id('matchmaking_member', place),
          meeting_id,
          user_id,
          name,
          unit: organizationFacts(place + 2).name,
          post,
          offered,
          wanted,
          scopes: '[]',
          away: JSON.stringify(place % 4 === 3 ? [slotId(9)] : []),
          add_time: made + place,
          left_time: null,
        }),
      ),
    },
    {
      table: 'matchmaking_request',
      rows: REQUESTS.map(
        ([from, to, state], number): Row => ({
          id: id('matchmaking_request', number),
          meeting_id,
          from_user: userOf(from),
          to_user: userOf(to),
          pair: [userOf(from), userOf(to)].sort().join(':'),
          message: MESSAGE,
          slot_id: null,
          state,
          expire_time: state === 'expired' ? now - DAY : now + 2 * DAY,
          answer_time: state === 'pending' ? null : now - DAY,
          reason: state === 'declined' ? '本次行程已满，欢迎会后联系。' : null,
          add_time: now - 4 * DAY + number * 600,
          submission_key: null,
        }),
      ),
    },
    {
      table: 'matchmaking_appointment',
      rows: agreed.map(
        ({ number, from, to, slot, table_no }): Row => ({
          id: id('matchmaking_appointment', number),
          meeting_id,
          slot_id: slotId(slot),
          table_no,
          request_id: id('matchmaking_request', number),
          first_user: userOf(from),
          second_user: userOf(to),
          revision: 0,
          add_time: now - DAY,
          cancel_time: null,
          cancel_reason: null,
          told_time: null,
        }),
      ),
    },
    {
      table: 'matchmaking_seat',
      rows: agreed.flatMap(({ number, from, to, slot }) =>
        [from, to].map(
          (place, seat): Row => ({
            id: id('matchmaking_seat', number * 2 + seat),
            slot_id: slotId(slot),
            user_id: userOf(place),
            meeting_id,
            appointment_id: id('matchmaking_appointment', number),
            present: null,
          }),
        ),
      ),
    },
  ];
}
