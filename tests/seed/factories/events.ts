import { ORGANIZATIONS_EN } from '../fields/english-organizations.ts';
import { expertName, mobile } from '../people.ts';
import { placeText } from '../places.ts';
import { at } from '../random.ts';
import { demoId, demoTime, nextNumber, type Row, type TableRows } from '../rows.ts';
import { demoTraining, termOf } from './courses.ts';
import { organizationFacts } from './organizations.ts';
import { memberId } from './users.ts';

type InBoth = readonly [zh: string, en: string];

/** Name, what it teaches, class hours (back-office§9: 10 to 15 a term) and whether it is paid. */
const COURSES: readonly (readonly [InBoth, InBoth, number, 0 | 1])[] = [
  [
    ['技术经理人初级实务', 'Practice of technology managers: foundations'],
    [
      '成果评价、合同登记、知识产权与谈判的基本方法',
      'Evaluating results, registering contracts, intellectual property and negotiation',
    ],
    12,
    0,
  ],
  [
    ['高校院所成果转化流程与政策', 'How universities transfer results: steps and policies'],
    [
      '职务成果赋权、收益分配与尽职免责的操作要点',
      'Rights in results of office, sharing of revenue and release from liability',
    ],
    10,
    0,
  ],
  [
    ['专利布局与价值评估', 'Patent portfolios and their value'],
    [
      '从交底书到组合布局，兼顾许可与作价入股的评估方法',
      'From the invention disclosure to the portfolio, for licences and shares',
    ],
    14,
    1,
  ],
  [
    ['中小企业数字化转型诊断', 'Digital check-up of small and medium companies'],
    ['诊断清单、改造路径与投入产出测算', 'Checklists, ways to change, and what they cost and bring'],
    12,
    0,
  ],
  [
    ['中试熟化与工艺放大', 'Pilot tests and scaling up'],
    ['放大准则、安全评估与中试基地运营', 'Rules of scaling up, safety, and how pilot sites are run'],
    15,
    1,
  ],
  [
    ['科技金融与股权融资', 'Finance and equity for technology'],
    ['投资逻辑、估值方法与常用条款解读', 'How investors think, valuation, and common terms'],
    10,
    0,
  ],
  [
    ['国际技术转移与合规', 'International technology transfer and compliance'],
    ['跨境许可、出口管制与合同适用法律', 'Licences across borders, export control and the law of contracts'],
    12,
    1,
  ],
  [
    ['农业科技成果推广实务', 'Bringing results to farms'],
    [
      '示范田建设、效果评价与社会化服务组织合作',
      'Demonstration fields, evaluation, and working with service organisations',
    ],
    11,
    0,
  ],
];

/** Name, English name, type, what it is about, and in how many days it is held; the type chooses the meeting list. */
const MEETINGS: readonly (readonly [string, string, number, string, number])[] = [
  [
    '京津冀新材料成果发布与对接会',
    'Beijing-Tianjin-Hebei launch and matchmaking of new materials',
    1,
    '发布三十项可转化成果，设置石墨烯、特种陶瓷与轻合金三个专场。',
    11,
  ],
  [
    '生物医药企业需求揭榜座谈会',
    'Open calls of biomedical companies',
    1,
    '由企业介绍发酵、制剂与检测方面的技术难题，现场签订揭榜意向。',
    18,
  ],
  [
    '县域特色产业集群数字化论坛',
    'Forum on digitising county industry clusters',
    2,
    '邀请集群代表分享设备上云、质量追溯与能耗管理的经验。',
    32,
  ],
  ['新能源与储能技术路演', 'Roadshow of new energy and storage', 2, '十二个团队路演，投资机构与园区现场点评。', -20],
  [
    '现代农业成果推介会',
    'Presentation of results in modern agriculture',
    1,
    '节水灌溉、良种繁育与农机装备三个方向的成果推介。',
    25,
  ],
  [
    '技术合同登记实务沙龙',
    'Workshop on registering technology contracts',
    2,
    '小班答疑，逐份讲解合同认定登记中的常见问题。',
    6,
  ],
];

/** What is booked there, by the meeting's number: own questions, one that is called off, one whose seats are all taken. */
const BOOKED: Readonly<Record<number, Row>> = {
  1: {
    capacity: 60,
    questions: JSON.stringify([
      {
        key: 'q1',
        kind: 'choice',
        label: '感兴趣的方向',
        label_en: 'Field of interest',
        options: [
          { value: '发酵工艺', label_en: 'Fermentation' },
          { value: '制剂', label_en: 'Formulation' },
          { value: '检测方法', label_en: 'Testing' },
        ],
        required: true,
      },
      { key: 'q2', kind: 'text', label: '希望解决的难题', label_en: 'Problem to be solved', required: false },
      {
        key: 'q3',
        kind: 'consent',
        label: '同意将联系方式提供给主办单位',
        label_en: 'The organiser may have my contact data',
        required: true,
      },
    ]),
    profile_en:
      '<p>Companies present problems of fermentation, formulation and testing, and sign letters of intent on the spot.</p>',
  },
  0: {
    profile_en: '<p>Thirty results ready for use, in three rooms: graphene, special ceramics and light alloys.</p>',
  },
  4: { cancel_reason: '因场地临时检修，本次推介会取消，另行择期举办。' },
  5: {
    capacity: 6,
    profile_en: '<p>A small group goes through the usual questions of registering contracts, one by one.</p>',
  },
};

/** People on the list of the meeting whose seats are all taken. */
const FULL = { meeting: 5, people: 8 };

/** Meetings over which the members who signed up are spread: the first ones. */
const PEOPLED = 4;

/** How many demo courses and meetings there are. */
export const COURSE_COUNT = COURSES.length;
const MEETING_COUNT = MEETINGS.length;

/** Id of the n-th demo course, from 0. */
export const courseId = (number: number): string => demoId('course', number, demoTime(number, COURSE_COUNT));

/** Id of the n-th demo meeting, from 0. */
export const meetingId = (number: number): string => demoId('meeting', number, demoTime(number, MEETING_COUNT));

/** 09:00 in Shanghai, so many days from now. */
export const morning = (days: number, now: number): number =>
  now - ((now + 8 * 3_600) % 86_400) + days * 86_400 + 9 * 3_600;

/** When the n-th demo course and meeting begin, from 0, as seen from now. */
export const courseStart = (number: number, now: number): number => morning(number * 9 - 25, now);
export const meetingStart = (number: number, now: number): number => morning(at(MEETINGS, number)[4], now);

/** A course row; every column may be overridden. */
export function makeCourse(overrides: Row = {}, number = nextNumber('course')): Row {
  const [[name, name_en], [content, content_en], class_hours, paid] = at(COURSES, number);
  const added = demoTime(number, COURSE_COUNT);
  return {
    id: courseId(number),
    name,
    name_en,
    mainTeacher: expertName(number + 6),
    orgName: organizationFacts(19).name,
    profile: `<p>课程内容：${content}。</p><p>共${class_hours}课时，采用案例讲授与分组研讨相结合的方式，结业后可参加技术转移人才评价。</p>`,
    profile_en: `<p>What it is about: ${content_en}.</p><p>${class_hours} class hours of lectures on cases and work in groups. Who completes it may have their skills in technology transfer assessed.</p>`,
    cover: null,
    video: null,
    class_hours,
    term_id: termOf(number % COURSE_COUNT),
    paid,
    certificate: 1,
    start_time: added + 30 * 86_400,
    add_time: added,
    sort: number,
    is_delete: 0,
    ...overrides,
  };
}

/** A meeting row, by default of one that is still to come; every column may be overridden. */
export function makeMeeting(overrides: Row = {}, number = nextNumber('meeting')): Row {
  const [name, name_en, type, about] = at(MEETINGS, number);
  const start = morning(11 + (number % 20) * 7, Math.floor(Date.now() / 1000));
  const { name: org_name, place } = organizationFacts(number === 1 ? 4 : 19);
  return {
    id: meetingId(number),
    name,
    name_en,
    type,
    profile: `<p>${about}</p><p>会议设供需对接、成果展示和一对一洽谈环节，参会单位需提前预约。</p>`,
    cover: null,
    address: `${placeText(place)}科技大厦${3 + number}层报告厅`,
    address_en: `Lecture hall, floor ${3 + number}, Science and Technology Building, Yuhua District, Shijiazhuang`,
    org_name,
    org_name_en: at(ORGANIZATIONS_EN, number === 1 ? 4 : 19),
    start_time: start,
    end_time: start + 7 * 3_600,
    add_time: demoTime(number, MEETING_COUNT),
    is_delete: 0,
    ...BOOKED[number],
    ...overrides,
  };
}

/** Id of a person's demo sign-up, from 1. */
export const signUpId = (kind: 'course' | 'meeting', person: number): string =>
  kind === 'course'
    ? demoId('course_user', person, demoTime(person, COURSE_COUNT) + 7_200)
    : demoId('meeting_user', person, demoTime(person, 6));

/**
 * Demo courses and meetings with a few sign-ups, and one designated learner for each paid course.
 * @param now unix seconds of the load: five of the meetings and five of the courses are still to come
 */
export function demoEvents(now: number): TableRows[] {
  const learners = COURSES.flatMap(([, , , paid], number): Row[] => {
    const add_time = demoTime(number, COURSE_COUNT);
    const id = demoId('course_learner', number, add_time);
    return paid === 1 ? [{ id, course_id: courseId(number), user_id: memberId(1), add_time }] : [];
  });
  const people = [1, 2, 3, 4, 5, 6];
  const courseUsers = people.map((person): Row => {
    const add_time = demoTime(person, COURSE_COUNT) + 7_200;
    return {
      id: signUpId('course', person),
      course_id: courseId(person),
      name: `学员${person}`,
      sex: person % 2,
      org_name: organizationFacts(person + 3).name,
      post: '技术主管',
      phone: mobile(person * 37),
      traffic_type: person % 2,
      user_id: memberId(person),
      add_time,
      is_delete: 0,
    };
  });
  const meetingUsers = people.map((person): Row => {
    const add_time = demoTime(person, 6);
    return {
      id: signUpId('meeting', person),
      meeting_id: meetingId(person % PEOPLED),
      name: `参会代表${person}`,
      unit: organizationFacts(person + 9).name,
      post: '部门负责人',
      phone: mobile(person * 53),
      intention: '希望与专家一对一交流',
      user_id: memberId(person),
      add_time,
      is_delete: 0,
    };
  });
  const waitingUsers = Array.from({ length: FULL.people }, (_, person): Row => {
    const add_time = now - (30 - person) * 3_600;
    return {
      id: demoId('meeting_user', 20 + person, add_time),
      meeting_id: meetingId(FULL.meeting),
      name: `沙龙学员${person + 1}`,
      unit: organizationFacts(person + 2).name,
      post: '合同管理',
      phone: mobile(person * 71 + 400),
      add_time,
      is_delete: 0,
    };
  });
  return [
    {
      table: 'course',
      rows: COURSES.map((_, number) => makeCourse({ start_time: courseStart(number, now) }, number)),
    },
    ...demoTraining(
      COURSES.map((_, number) => courseId(number)),
      now,
    ),
    { table: 'course_learner', rows: learners },
    {
      table: 'course_application',
      rows: COURSES.flatMap(([, , , paid], number) => (paid === 1 ? [number] : [])).map((number): Row => {
        const add_time = now - (number + 2) * 26_000;
        return {
          id: demoId('course_application', number, add_time),
          course_id: courseId(number),
          user_id: memberId(2),
          name: expertName(number + 2),
          org_name: organizationFacts(number + 2).name,
          phone: mobile(number * 91 + 7),
          reason: '负责本单位的成果转化，希望系统学习。',
          state: 0,
          add_time,
          is_delete: 0,
        };
      }),
    },
    { table: 'course_user', rows: courseUsers },
    {
      table: 'meeting',
      rows: MEETINGS.map((_, number) => {
        const start_time = meetingStart(number, now);
        const cancel_time = BOOKED[number]?.cancel_reason ? now - 2 * 86_400 : null;
        return makeMeeting({ start_time, end_time: start_time + 7 * 3_600, cancel_time }, number);
      }),
    },
    { table: 'meeting_user', rows: [...meetingUsers, ...waitingUsers] },
  ];
}
