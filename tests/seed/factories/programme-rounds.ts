import { CRITERION_NAMES } from '../../../db/contract/programme/criteria.ts';
import type { PublishedContent } from '../../../db/contract/programme/publication.ts';
import { AHEAD, DAY, shownTime } from '../../../db/contract/time.ts';
import { scopeTable } from '../../../db/reference/classifications.ts';
import { snapshotKey, snapshotOf } from '../../../functions/modules/programme/snapshot.ts';
import { placeInEnglish } from '../../../functions/platform/place-names.ts';
import { contactName, mobile } from '../people.ts';
import { at, chooser } from '../random.ts';
import { DEMO_START, demoId, type Row, shanghaiMonth, type TableRows } from '../rows.ts';
import { organizationFacts } from './organizations.ts';
import {
  CLOSED_COUNT,
  declaredId,
  demoRecommenders,
  expertId,
  makeDeclaredProject,
  makeOpinion,
  OPEN_COUNT,
} from './programme.ts';
import { accountId, memberId } from './users.ts';

const EXPERTS_EACH = 3;
const SELECTED_COUNT = 12;
const STAGE = { draft: 0, declared: 1, returned: 2 };

/** Ids of the two rounds: the closed one, then the one that takes declarations. */
export const roundId = (number: 0 | 1): string => demoId('project_round', number, DEMO_START + number);
const publicationId = demoId('project_publication', 0, DEMO_START);

/** Seconds of a day at which something happens in working hours. */
const hour = (number: number): number => 9 * 3600 + ((number * 2_477) % (8 * 3600));

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

/** How good a project is, and how kind an expert: what the closed round's ranking has to tell apart. */
const merit = (number: number): number => chooser(`merit ${number}`).below(100) / 100;
const leniency = (expert: number): number => (at([0.2, -0.15, 0, 0.1, -0.2, 0.05], expert) ?? 0) as number;

/** The three experts of a project: neighbours change from one to the next, so that all of them have projects in common. */
const expertsOf = (number: number): number[] => [number, number + 1, number + 2 + (number % 3)].map((one) => one % 6);

const COMMENTS = [
  '技术路线清晰，核心指标处于国内先进水平，团队稳定，具备产业化条件。',
  '创新点明确，已有示范应用，建议加强与下游企业的对接，尽快形成批量订单。',
  '成果成熟度较高，知识产权布局完整，市场空间可观，转化路径可行。',
  '实验数据充分，但规模化验证不足，建议先在一两个场景完成中试。',
  '与区域主导产业契合，投资需求合理，风险可控，同意推荐。',
  '技术通用性较好，推广条件尚需完善，建议列入储备项目持续跟踪。',
];

function gradesOf(number: number, expert: number | null): Row {
  const choose = chooser(`grades ${number} ${expert}`);
  const chance = merit(number) * 0.7 + 0.15 + (expert === null ? 0.1 : leniency(expert));
  return Object.fromEntries(CRITERION_NAMES.map((name) => [name, choose.below(100) < chance * 100 ? 1 : 2]));
}

function opinionOf(number: number, recommender: string, expert: number | null, added: number): Row {
  const score = merit(number) + (expert === null ? 0 : leniency(expert));
  return makeOpinion(
    {
      project_id: declaredId(number),
      roc_org: recommender,
      comment: at(COMMENTS, number + (expert ?? 5)),
      recommend_type: score > 0.66 ? 1 : score > 0.33 ? 2 : 3,
      ...gradesOf(number, expert),
      add_date: added,
      update_date: shownTime(added),
    },
    number * 8 + (expert ?? 7),
  );
}

/** The recommending unit of a project, else its person. */
const ownRecommender = ({ orgRec_id, personRec_id }: Row): string =>
  String(orgRec_id === 'null' ? personRec_id : orgRec_id);

const declarantOf = (number: number): Row =>
  number % 10 < 4 ? {} : { declarant_user_id: memberId(1 + (number % 6)), declarant_name: '技术会员' };

const assignment = (number: number, expert: number, added: number, more: Row = {}): Row => ({
  id: demoId('project_assignment', number * 8 + expert, DEMO_START + number),
  project_id: declaredId(number),
  recommender_id: expertId(expert),
  state: 1,
  tell_time: added,
  add_user: accountId(12),
  add_time: added,
  update_time: added,
  ...more,
});

interface Made {
  projects: Row[];
  opinions: Row[];
  assignments: Row[];
}

/** The round of the last year: reviewed, selected, published. */
function closedRound(now: number): Made {
  const opens = now - 150 * DAY;
  const all = numbers(0, CLOSED_COUNT);
  const selected = all
    .filter((number) => number % 8 !== 7)
    .sort((a, b) => merit(b) - merit(a))
    .slice(0, SELECTED_COUNT);
  const assignments: Row[] = [];
  const opinions: Row[] = [];
  const projects = all.map((number) => {
    const submitted = opens + (number + 5) * DAY + hour(number);
    const sort = selected.indexOf(number);
    const base: Row = {
      ...declarantOf(number),
      round_id: roundId(0),
      stage: STAGE.declared,
      receipt: `SB${shanghaiMonth(submitted)}${String(number + 1).padStart(5, '0')}`,
      submit_time: submitted,
      add_date: submitted - 3 * DAY,
      update_date: shownTime(submitted),
    };
    const row = makeDeclaredProject(base, number);
    for (const expert of expertsOf(number)) {
      assignments.push(assignment(number, expert, now - 88 * DAY + hour(number)));
      opinions.push(
        opinionOf(number, expertId(expert), expert, now - (85 - (number % 20)) * DAY + hour(number * 7 + expert)),
      );
    }
    if (number % 8 === 7) return { ...row, recommend_state: number % 16 === 15 ? 2 : 0 };
    const recommended = now - (80 - (number % 15)) * DAY + hour(number * 3);
    const opinion = opinionOf(number, ownRecommender(row), null, recommended);
    opinions.push(opinion);
    return {
      ...row,
      recommend_state: 1,
      recommend_date: shownTime(recommended),
      recommend_time: recommended,
      report_type: opinion.recommend_type ?? null,
      ...(sort >= 0 && { last_selected: 1, sort_show: sort + 1, publication_id: publicationId }),
    };
  });
  return { projects, opinions, assignments };
}

/** Why the first expert of a project stepped back, by its place in the round. */
const REFUSALS: Readonly<Record<number, string>> = {
  5: '近期有出国任务，无法按时完成评审。',
  7: '曾与该团队共同承担课题。',
};
/** Which of them is a conflict of interest. */
const CONFLICT = 7;

/** The round that runs: drafts, declarations under way, opinions due. */
function openRound(now: number): Made {
  const opens = now - 20 * DAY;
  const assignments: Row[] = [];
  const opinions: Row[] = [];
  const projects = numbers(CLOSED_COUNT, OPEN_COUNT).map((number, index) => {
    const added = opens + (index + 1) * DAY + hour(number);
    const stage = index < 1 || index > 11 ? STAGE.draft : index === 1 ? STAGE.returned : STAGE.declared;
    const handedIn: Row =
      stage === STAGE.draft
        ? { brief: null, scope: null, highlights: null, market_points: null, difficulties: null, leader_name: null }
        : { receipt: `SB${shanghaiMonth(added)}${String(number + 1).padStart(5, '0')}`, submit_time: added };
    const row = makeDeclaredProject(
      {
        ...(index < 4 ? {} : { declarant_user_id: memberId(1 + (index % 6)), declarant_name: '技术会员' }),
        round_id: roundId(1),
        stage,
        optimize_name: null,
        optimize_profile: null,
        add_date: added,
        update_date: shownTime(added),
        ...(stage === STAGE.returned && { return_reason: '请补充第三方检测报告，并说明专利权属。' }),
        ...handedIn,
      },
      number,
    );
    if (stage !== STAGE.declared) return row;
    const [first] = expertsOf(number);
    for (const expert of expertsOf(number)) {
      const reason = expert === first ? REFUSALS[index] : undefined;
      assignments.push(
        assignment(number, expert, now - 2 * DAY + hour(number), reason === undefined ? {} : { state: 2, reason }),
      );
    }
    if (index % 4 === 2 && first !== undefined)
      opinions.push(opinionOf(number, expertId(first), first, now - DAY + hour(number)));
    if (index !== 3) return row;
    const opinion = opinionOf(number, ownRecommender(row), null, now - DAY + hour(number));
    opinions.push(opinion);
    return {
      ...row,
      recommend_state: 1,
      recommend_date: opinion.update_date ?? null,
      recommend_time: opinion.add_date ?? null,
      report_type: opinion.recommend_type ?? null,
    };
  });
  return { projects, opinions, assignments };
}

const rounds = (now: number): Row[] => [
  {
    id: roundId(0),
    title: '上一年度科技成果推荐',
    title_en: 'Recommended results, last year',
    guide: '<p>面向全省高校、科研院所和企业征集可转化的科技成果，经推荐、评审后集中展示。</p>',
    open_time: now - 150 * DAY + 9 * 3600,
    close_time: now - 95 * DAY - 1,
    opinions_needed: EXPERTS_EACH,
    opinions_due: now - 60 * DAY - 1,
    ...{ add_user: accountId(12), add_time: now - 160 * DAY },
  },
  {
    id: roundId(1),
    title: '本年度科技成果推荐',
    title_en: 'Recommended results, this year',
    guide:
      '<h3>申报条件</h3><p>成果权属清晰，完成实验室验证，具有明确的转化意向。</p><h3>申报材料</h3><p>成果登记证明、知识产权证明为必备附件，推荐函可在推荐环节补交。</p>',
    open_time: now - 20 * DAY + 9 * 3600,
    close_time: now + 15 * DAY - 1,
    opinions_needed: EXPERTS_EACH,
    opinions_due: now + 29 * DAY - 1,
    ...{ add_user: accountId(12), add_time: now - 25 * DAY },
  },
];

const ROUND_FILES = [
  ['成果登记证明', 1],
  ['知识产权证明', 1],
  ['推荐函', 0],
] as const;

const roundFiles = (): Row[] =>
  ([0, 1] as const).flatMap((round) =>
    ROUND_FILES.map(([name, is_required], sort) => ({
      id: demoId('project_round_file', round * 8 + sort, DEMO_START),
      round_id: roundId(round),
      name,
      is_required,
      sort,
    })),
  );

const fieldNames = new Map(scopeTable().rows.map(([id, , name, name_en]) => [id, { name, name_en }]));

/** A conflict that an expert declared. */
function conflicts(now: number): Row[] {
  const number = CLOSED_COUNT + CONFLICT;
  return [
    {
      id: demoId('project_conflict', number, DEMO_START),
      project_id: declaredId(number),
      recommender_id: expertId(expertsOf(number)[0] ?? 0),
      kind: 'declared',
      is_hard: 1,
      reason: REFUSALS[CONFLICT] ?? null,
      add_time: now - DAY + hour(number),
    },
  ];
}

/** What visitors read of a published project. */
function contentOf(row: Row): PublishedContent {
  const name = (of: Row[string] | undefined, identify: number) =>
    demoRecommenders().find((one) => one.id === of && one.identify === identify)?.org_name ?? null;
  const id = String(row.scope ?? '');
  const field = fieldNames.get(id);
  const { id: round, title } = rounds(0)[0] ?? {};
  return {
    id: String(row.id),
    name: String(row.optimize_name ?? row.name),
    declared_name: String(row.name),
    org_name: String(row.org_name),
    province: row.org_province_name as string | null,
    province_en: placeInEnglish(row.org_province_name as string | null),
    fields: field ? [{ id, name: String(field.name), name_en: field.name_en as string | null }] : [],
    unit: name(row.orgRec_id, 1) as string | null,
    person: name(row.personRec_id, 2) as string | null,
    profile: (row.optimize_profile ?? row.profile) as string | null,
    round: { id: String(round), title: String(title) },
  };
}

/** The published selection of the closed round, with the snapshot of its figures. */
function selection({ projects, opinions }: Made) {
  const contents = projects
    .filter(({ publication_id }) => publication_id)
    .sort((a, b) => Number(a.sort_show) - Number(b.sort_show))
    .map(contentOf);
  const experts = new Set(demoRecommenders().flatMap(({ id, identify }) => (identify === 3 ? [id] : [])));
  const counted = opinions.filter(({ roc_org }) => experts.has(roc_org));
  const input = {
    projects: projects.map(({ id }) => String(id)),
    opinions: counted.map((row) => ({
      project: String(row.project_id),
      reviewer: String(row.roc_org),
      grades: CRITERION_NAMES.map((name) => row[name]).join(''),
    })),
    basis: '',
  };
  const choose = chooser('labels');
  const title = String(rounds(0)[0]?.title);
  return { contents, ...snapshotOf(title, 1, input, contents, (below) => choose.below(below)) };
}

/** The snapshot of the published selection, as the object store holds it. */
export function demoSnapshot(): { key: string; bytes: Uint8Array; type: string } {
  const { text, digest } = selection(closedRound(0));
  return { key: snapshotKey(digest), bytes: Buffer.from(text), type: 'application/json' };
}

/** What visitors read of the published ones. */
function publication(closed: Made, now: number): TableRows[] {
  const { contents, digest } = selection(closed);
  const row = { id: publicationId, round_id: roundId(0), version: 1, sha256: digest, projects: contents.length };
  return [
    { table: 'project_publication', rows: [{ ...row, add_time: now - 45 * DAY + hour(5), add_user: accountId(12) }] },
    {
      table: 'published_project',
      rows: contents.map((content, index) => ({
        publication_id: publicationId,
        project_id: content.id,
        sort: index + 1,
        content: JSON.stringify(content),
      })),
    },
  ];
}

/** Cooperation applications about published projects. */
function applications(projects: readonly Row[], now: number): Row[] {
  const shown = projects.filter(({ publication_id }) => publication_id);
  return numbers(0, 9).map((number): Row => {
    const owner = number % 3 === 1;
    const wishes: Row = owner
      ? { directional: 1, matchmaking: 1, capital_market: 2 }
      : { equity_investment: 1, research_development: 1, policy_support: 2, consulting: number % 2 ? 1 : null };
    return {
      id: demoId('project_contacts', number, DEMO_START),
      project_item_id: at(shown, number * 2).id ?? null,
      project_contacts_type: owner ? 2 : 1,
      contacts_org: organizationFacts(number + 20).name,
      contacts_position: '投资合作部经理',
      contacts_name: contactName(number + 40),
      contacts_phone: mobile(900 + number),
      state: number % 4,
      note: number % 4 === 0 ? null : '已电话联系，约定下周线上沟通。',
      ...wishes,
      add_date: now - (40 - number) * DAY + hour(number),
      is_delete: 0,
    };
  });
}

/** News kinds 1 and 2, and file items (kind 3), of the programme. */
const NOTES: readonly (readonly [string, number, string])[] = [
  ['年度科技成果推荐工作启动', 1, '本年度推荐工作分为申报登记、推荐评议、集中展示三个阶段，请各单位按时间节点组织。'],
  ['入围成果公示', 1, '经形式审查，四十项成果进入评议环节，公示期五个工作日。'],
  ['申报常见问题解答', 2, '对推荐单位选择、附件格式和修改时限等问题作出说明。'],
  ['申报登记表填写说明', 3, '附件为登记表样张和填写说明。'],
];

const news = (now: number): Row[] =>
  NOTES.map(([title, identify, body], number): Row => {
    const add_date = now - (90 - number * 25) * DAY + hour(number);
    return {
      id: demoId('project_news', number, DEMO_START + number),
      title,
      profile: `<p>${body}</p>`,
      identify,
      add_user: accountId(12),
      add_date,
      update_date: shownTime(add_date),
    };
  });

/**
 * The declared-project programme: a closed round with its selection, an open one under way, their recommenders, opinions,
 * cooperation applications and news.
 * @param now unix seconds of the first start, around which the rounds lie
 */
export function demoProgramme(now: number): TableRows[] {
  // Midnight in Shanghai.
  const today = now - ((now + AHEAD) % DAY);
  const [closed, open] = [closedRound(today), openRound(today)];
  const projects = [...closed.projects, ...open.projects];
  return [
    { table: 'project_recommend', rows: demoRecommenders() },
    { table: 'project_round', rows: rounds(today) },
    { table: 'project_round_file', rows: roundFiles() },
    ...publication(closed, today),
    { table: 'project', rows: projects },
    { table: 'project_rec_opinion', rows: [...closed.opinions, ...open.opinions] },
    { table: 'project_assignment', rows: [...closed.assignments, ...open.assignments] },
    { table: 'project_conflict', rows: conflicts(today) },
    { table: 'project_contacts', rows: applications(projects, today) },
    { table: 'project_news', rows: news(today) },
  ];
}
