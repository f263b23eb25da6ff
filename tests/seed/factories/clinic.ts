import { type Calendar, freeSlots } from '../../../db/contract/clinic.ts';
import { shownDay } from '../../../db/contract/time.ts';
import { landline, mobile } from '../people.ts';
import { at } from '../random.ts';
import { demoId, demoTime, nextNumber, type Row, type TableRows, workingTime } from '../rows.ts';
import { CLINIC_SELF, expertId } from './experts.ts';
import { organizationFacts } from './organizations.ts';
import { accountId, memberId } from './users.ts';

/** Experts of the clinic with hours of their own, by their numbers: every second one is of the clinic. */
const WITH_HOURS = [0, CLINIC_SELF, 4, 6, 8, 10, 12, 14];

/** Days of the week, beginning and end in minutes, and how long a consultation lasts. */
const WEEKS: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [
    [1, 540, 720, 60],
    [4, 840, 1020, 60],
  ],
  [
    [2, 840, 1020, 60],
    [5, 540, 660, 60],
  ],
  [[3, 540, 720, 45]],
  [
    [1, 840, 1020, 30],
    [3, 840, 960, 30],
  ],
];

const hoursOf = (number: number): Calendar['hours'] => at(WEEKS, WITH_HOURS.indexOf(number));

/** A clinic application row: audit_status 0 pending, 1 booked, 2 revoked (core§4). */
function makeClinicApplication(overrides: Row = {}, number = nextNumber('clinic_application')): Row {
  const added = demoTime(number, 10) + 3_600;
  return {
    id: demoId('clinic_application', number, added),
    org_name: organizationFacts(number + 12).name,
    contacts: `申请人${number + 1}`,
    phone: mobile(300 + number),
    remark: null,
    audit_status: 0,
    expert_id: null,
    scope_id: null,
    slot_start: null,
    slot_end: null,
    problem: at(PROBLEMS, number),
    files: null,
    summary: null,
    finish_time: null,
    ask_time: null,
    agree_time: null,
    decline_time: null,
    content_key: null,
    add_user: memberId(1 + (number % 6)),
    add_time: added,
    update_time: null,
    is_delete: 0,
    ...overrides,
  };
}

const PROBLEMS = [
  '精密铸件近两个月气孔缺陷率由百分之三升到百分之九，更换过两批型砂仍未好转。现有设备为半自动造型线，希望专家判断原因并给出调整顺序。',
  '污水站总氮连续三周在限值上下波动，已提高回流比，药剂费用明显增加。希望在不扩建的前提下稳定达标。',
  '温室番茄定植四十天后下部叶片黄化，根区电导率偏高。想知道是盐分积累还是病害，应当怎样处理。',
  '电机轴承温升偏高，空载正常、带载两小时后报警。已更换润滑脂，振动频谱附后，请协助诊断。',
  '喷涂线换色后前二十件色差超标，清洗时间已延长一倍，产能受到影响，希望优化换色流程。',
  '控制柜在雷雨天频繁误报，接地电阻已经复测合格，想请专家排查干扰来源。',
  '中药提取液浓缩后有效成分损失约百分之十五，希望评估低温浓缩的可行性和投入。',
  '注塑件翘曲超差，模具修过两次，想确认是冷却布局还是材料批次的问题。',
];

/** The field of technology of each problem. */
const FIELDS_OF = ['s-101-04', 's-101-06', 's-101-07', 's-101-04', 's-101-04', 's-101-01', 's-101-03', 's-101-02'];

const SUMMARIES = [
  '现场数据显示型砂水分波动与浇注温度不匹配。建议先固定水分在百分之三点二以内，再把浇注温度下调十五度，两周后复测废品率。',
  '总氮波动主要来自碳源投加点靠后。建议把投加点前移到缺氧池首端，内回流比降到百分之二百，按周记录药耗。',
  '根区盐分积累引起早衰，未见病害。建议分三次淋洗并改用低盐配方，同时把滴灌频次提高一倍。',
  '频谱中有明显的电流过轴特征，建议加装绝缘轴承和接地碳刷，复测前暂不更换整机。',
  '换色阀后死角过长，残漆随前二十件带出。建议前移换色阀并改为先溶剂后空气的两段清洗。',
  '信号电缆屏蔽层两端接地形成回路。建议改为单端接地，并在进线处加装浪涌保护器。',
  '有效成分损失主要发生在浓缩后段。建议改用低温减压浓缩，先以小试比较两种真空度。',
  '翘曲方向与冷却水路一致，与料批无关。建议先平衡两路水温，再评估是否修改水路。',
];

interface CaseText {
  title: string;
  title_en?: string;
  text: string;
  text_en?: string;
  result: string;
  result_en?: string;
}

const CASES: readonly CaseText[] = [
  {
    title: '铸件气孔缺陷诊断',
    title_en: 'Gas porosity in castings',
    text: '专家现场取样，对照型砂水分、浇注温度和废品记录，判断两者匹配不当，按先后次序调整了工艺窗口。',
    text_en:
      'The expert took samples on site, compared moisture of the sand, pouring temperature and scrap records, found that the two did not match, and adjusted the process window step by step.',
    result: '废品率由百分之九降到百分之三，未增加设备投入。',
    result_en: 'Scrap fell from nine to three per cent without any new equipment.',
  },
  {
    title: '污水站总氮超标诊断',
    title_en: 'Total nitrogen above the limit',
    text: '通过一周的分段取样确定碳源不足发生在缺氧池首端，将投加点前移并优化内回流比。',
    text_en:
      'A week of sampling by stages showed that carbon was missing at the head of the anoxic tank; dosing moved there, and the internal recycle was tuned.',
    result: '两周内出水总氮稳定达标，药剂费用没有增加。',
    result_en: 'Total nitrogen stayed within the limit after two weeks at the same cost of chemicals.',
  },
  {
    title: '温室番茄早衰诊断',
    title_en: 'Early ageing of greenhouse tomatoes',
    text: '检测发现根区盐分积累，专家建议分段淋洗并改用低盐配方，指导了一季的灌溉记录。',
    text_en:
      'Tests found salt building up at the roots. The expert advised leaching in stages and a low-salt recipe, and followed the irrigation records for one season.',
    result: '当季恢复长势，采收期延长一个月。',
    result_en: 'Growth recovered within the season, and harvesting went on for one more month.',
  },
  {
    title: '电机轴承电蚀诊断',
    text: '根据振动频谱和轴电压测量确认为变频器引起的电蚀，给出了绝缘和接地两步改造方案。',
    result: '改造后连续运行六个月未再报警，单台费用不到整机更换的十分之一。',
  },
  {
    title: '喷涂换色流程优化',
    text: '专家逐段测量管路残留，发现换色阀后死角过长，调整了阀位和清洗次序。',
    result: '换色废件由二十件减到四件，清洗剂用量减少四成。',
  },
  {
    title: '控制柜雷雨误报排查',
    text: '在现场复现干扰后，确认信号电缆屏蔽层两端接地形成回路，改为单端接地并增加浪涌保护。',
    result: '雷雨季内误报为零，整改在一次停机检修中完成。',
  },
];

/** A case with English, as visitors read it. */
export const CLINIC_CASE = demoId('clinic_case', 0, demoTime(0, CASES.length));

/** How the demo's applications stand. */
type Kind = 'asked' | 'field' | 'booked' | 'finished' | 'wished' | 'agreed' | 'public' | 'revoked';
const KINDS: readonly Kind[] = [
  ...(['asked', 'field', 'booked', 'finished', 'wished', 'agreed', 'public', 'revoked'] as const),
  ...(['booked', 'asked', 'field', 'finished'] as const),
];

/** When an application was sent; the days before the load are the same for each. */
const addedOf = (now: number, number: number): number => workingTime(now, 40 - number * 3, number % 7);

/** The demo's own application of account 8 that is finished, and about whose case it is asked. */
const WISHED = KINDS.indexOf('wished');
export const CLINIC_APPLICATION = demoId('clinic_application', WISHED, demoTime(WISHED, 40));

const TALK = [
  ['applicant', '资料已上传，请问现场需要提前准备哪些检测条件？'],
  ['expert', '请准备近三个月的工艺记录和不良品照片，最好保留两件样品。'],
  ['applicant', '好的，样品已留存，到时由车间主任一起参加。'],
  ['staff', '问诊当天请提前十分钟上线，如需改期请在此留言。'],
] as const;

/** Weekly hours and days off of the clinic's experts, applications in every state with what was written, and cases. */
export function demoClinic(now: number): TableRows[] {
  const experts = WITH_HOURS.map((number) => ({ id: expertId(number), number }));
  const hours = experts.flatMap(({ id, number }) =>
    hoursOf(number).map(([weekday, from_minute, until_minute, slot_minutes], place): Row => {
      const add_time = demoTime(number, 40);
      const row = { weekday, from_minute, until_minute, slot_minutes, add_time };
      return { id: demoId(`clinic_hour ${place}`, number, add_time), expert_id: id, ...row };
    }),
  );
  const dayOf = (days: number): string => shownDay(now + days * 86_400);
  const away: Row = {
    ...{
      id: demoId('clinic_day_off', 0, demoTime(0, 40)),
      expert_id: expertId(4),
      from_day: dayOf(5),
      until_day: dayOf(9),
    },
    ...{ reason: '出差', add_time: demoTime(0, 40) },
  };
  const taken = new Map<string, number>();
  const slotOf = (expert: (typeof experts)[number]) => {
    const place = taken.get(expert.id) ?? 1;
    taken.set(expert.id, place + 2);
    const daysOff = expert.id === away.expert_id ? ([[String(away.from_day), String(away.until_day)]] as const) : [];
    const slot = freeSlots({ hours: hoursOf(expert.number), daysOff, taken: [] }, now)[place];
    return { slot_start: slot?.start ?? null, slot_end: slot?.end ?? null };
  };
  const applications = KINDS.map((kind, number): Row => {
    const expert = at(experts, kind === 'booked' || kind === 'asked' ? 1 + Math.floor(number / 8) * 2 : number);
    const scope_id = at(FIELDS_OF, number);
    const added = addedOf(now, number);
    const chosen = kind === 'field' ? { expert_id: null } : { expert_id: expert.id };
    const over = { slot_start: added + 4 * 86_400, slot_end: added + 4 * 86_400 + 3_600 };
    const finished = { ...over, audit_status: 1, summary: at(SUMMARIES, number), finish_time: over.slot_end + 7_200 };
    const asked = { ...finished, ask_time: finished.finish_time + 3_600 };
    const state: Readonly<Record<Kind, Row>> = {
      asked: slotOf(expert),
      field: {},
      booked: { ...slotOf(expert), audit_status: 1 },
      finished,
      wished: asked,
      agreed: { ...asked, agree_time: asked.ask_time + 1_800 },
      public: { ...asked, agree_time: asked.ask_time + 3_600 },
      revoked: { ...over, audit_status: 2 },
    };
    return makeClinicApplication(
      {
        ...chosen,
        scope_id,
        add_time: added,
        id: demoId('clinic_application', number, demoTime(number, 40)),
        add_user: number < 8 ? accountId(8) : memberId(1 + (number % 6)),
        contacts: number < 8 ? '企业技术经理' : `申请人${number + 1}`,
        phone: number < 8 ? landline(700) : mobile(300 + number),
        org_name: number < 8 ? organizationFacts(7).name : organizationFacts(number + 12).name,
        ...state[kind],
      },
      number,
    );
  });
  const messages = applications.flatMap((application, number): Row[] =>
    (['booked', 'finished', 'wished', 'agreed', 'public'] as const).some((kind) => kind === KINDS[number])
      ? TALK.slice(0, 2 + (number % 3)).map(([side, content], place): Row => {
          const add_time = Number(application.add_time) + (place + 1) * 7_200;
          const writers = { applicant: application.add_user ?? null, expert: accountId(9), staff: accountId(13) };
          // Of the clinic's experts one signs in; for the others staff write.
          const answers = application.expert_id === expertId(CLINIC_SELF) ? 'expert' : 'staff';
          const from = side === 'expert' ? answers : side;
          return {
            id: demoId(`clinic_message ${place}`, number, add_time),
            application_id: application.id ?? null,
            side: from,
            content,
            files: '[]',
            add_user: writers[from],
            add_time,
            submission_key: null,
          };
        })
      : [],
  );
  const publicOne = KINDS.indexOf('public');
  const cases = CASES.map(({ title, title_en, text, text_en, result, result_en }, number): Row => {
    const add_time = demoTime(number, CASES.length);
    const expert = at(experts, number);
    // The last one came of an application: it names nobody.
    const of = number === CASES.length - 1 ? applications[publicOne] : undefined;
    const html = (content: string | undefined) => (content ? `<p>${content}</p>` : null);
    return {
      id: demoId('clinic_case', number, add_time),
      title,
      title_en: title_en ?? null,
      summary: text,
      summary_en: text_en ?? null,
      content: html(text),
      content_en: html(text_en),
      result,
      result_en: result_en ?? null,
      cover: null,
      org_name: null,
      expert_id: of ? null : expert.id,
      scope_id: at(FIELDS_OF, number),
      application_id: of?.id ?? null,
      sort: number,
      is_open: 1,
      add_time,
      update_time: add_time,
      is_delete: 0,
    };
  });
  return [
    { table: 'clinic_hour', rows: hours },
    { table: 'clinic_day_off', rows: [away] },
    { table: 'clinic_application', rows: applications },
    { table: 'clinic_message', rows: messages },
    { table: 'clinic_case', rows: cases },
  ];
}
