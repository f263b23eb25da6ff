import { STAGES } from './enums-results.ts';
import { CRITERIA, type Criterion } from './programme/criteria.ts';
import { defineText } from './words.ts';

export const EVALUATE = '/evaluate';

/** The nine levels of readiness, the lowest first. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** What is said of a level: whether it is reached, and by what that is shown. */
export interface LevelAnswer {
  reached: boolean;
  evidence: string;
}

/** A criterion as the programme judges it: 2 meets, 1 in part, 0 not judged or not met. */
export type Judgement = 0 | 1 | 2;

/** All that somebody says of a result. */
export interface Answers {
  name: string;
  summary: string;
  levels: LevelAnswer[];
  criteria: Partial<Record<Criterion, Judgement>>;
}

/** What follows from the answers. */
export interface Report {
  /** The highest level that is reached and shown, with all below it; 0 for none. */
  level: number;
  /** Levels that are said to be reached without anything that shows it. */
  unproven: number[];
  /** Levels said to be reached above one that is not. */
  skipped: number[];
  /** Hundredths of what each group of criteria could reach; null where nothing of it was judged. */
  groups: Record<keyof typeof CRITERIA, number | null>;
  /** Criteria that were judged, of 18. */
  judged: number;
  /** The stage of a publication that fits the level; null below the first. */
  stage: number | null;
}

/** An evaluation of which nothing is said yet. */
export const noAnswers = (): Answers => ({
  name: '',
  summary: '',
  levels: LEVELS.map(() => ({ reached: false, evidence: '' })),
  criteria: {},
});

/** Longest texts of an evaluation, in characters. */
export const EVALUATION_MAXIMA = { name: 200, summary: 1000, evidence: 300 } as const;

/** The stage of a result (`STAGES`) by its level of readiness. */
const STAGE_OF = [null, 1, 1, 3, 2, 4, 5, 5, 6, 7] as const;

const FULL = 2;

/** Computes the report of what was answered. */
export function reportOf({ levels, criteria }: Answers): Report {
  const shown = levels.map(({ reached, evidence }) => reached && evidence.trim() !== '');
  const end = shown.indexOf(false);
  const level = end === -1 ? levels.length : end;
  const claimed = LEVELS.filter((each) => levels[each - 1]?.reached);
  const groups = Object.fromEntries(
    Object.entries(CRITERIA).map(([group, { criteria: of }]) => {
      const names = Object.keys(of) as Criterion[];
      const judged = names.filter((name) => criteria[name] !== undefined);
      const sum = names.reduce((total, name) => total + (criteria[name] ?? 0), 0);
      return [group, judged.length === 0 ? null : Math.round((sum * 100) / (names.length * FULL))];
    }),
  ) as Report['groups'];
  return {
    level,
    unproven: claimed.filter((each) => !shown[each - 1]),
    skipped: claimed.filter((each) => each > level + 1 && shown[each - 1]),
    groups,
    judged: Object.values(criteria).filter((judgement) => judgement !== undefined).length,
    stage: STAGE_OF[level] ?? null,
  };
}

/** A stage with its names; undefined for none. */
export const stageChoice = (stage: number | null) => STAGES.find(({ value }) => value === stage);

/** Words of the evaluation, on its screen and in what the server writes. */
export const evaluationWords = defineText({
  title: ['成果自评', 'Evaluate a result'],
  lead: [
    '用九级成熟度和十八项指标给自己的成果做一次自评：写出证据，得到一份可打印的报告，再带着它去发布。',
    'Judge your result by nine readiness levels and eighteen criteria: write down the evidence, get a report to print, and publish with it.',
  ],
  honest: [
    '这是自评工具，不是第三方鉴定：报告完全由您填写的内容计算得出，没有人核对过。您的回答只保存在这台设备上，不会上传，除非您用它去发布成果。',
    'This is a tool for yourself, not an appraisal by others: the report is computed from what you write, and nobody has checked it. Your answers stay on this device unless you publish with them.',
  ],
  about: ['成果', 'The result'],
  name: ['成果名称', 'Name of the result'],
  summary: ['一句话说明', 'In a sentence'],
  summaryHint: ['解决什么问题，用在哪里。', 'Which problem it solves, and where it is used.'],
  readiness: ['成熟度', 'Readiness'],
  readinessHint: [
    '从第 1 级往上逐级判断。一级只有写出证据才算达到，中间不能跳级。',
    'Go up from level 1. A level counts only with its evidence, and none may be left out.',
  ],
  level: (level: number) => [`第 ${level} 级`, `Level ${level}`],
  levels: {
    1: ['发现并写清了基本原理', 'Basic principles observed and written down'],
    2: ['提出了技术方案和应用设想', 'Technical concept and use formulated'],
    3: ['关键功能经试验验证可行', 'Key functions proved by experiment'],
    4: ['部件或样品在实验室环境中验证', 'Parts or sample validated in the laboratory'],
    5: ['样机在模拟的使用环境中验证', 'Prototype validated in a simulated environment'],
    6: ['中试样机在模拟的使用环境中演示', 'Pilot model shown in a simulated environment'],
    7: ['样机在真实使用环境中演示', 'Prototype shown in a real environment'],
    8: ['产品定型，通过试验和用户验收', 'Product final, tested and accepted by a user'],
    9: ['在实际生产或使用中成功运行', 'Proved in real production or use'],
  },
  reached: ['已达到', 'Reached'],
  reachedOf: (level: number) => [`第 ${level} 级已达到`, `Level ${level} is reached`],
  evidence: ['证据', 'Evidence'],
  evidenceOf: (level: number) => [`第 ${level} 级的证据`, `Evidence of level ${level}`],
  evidenceHint: [
    '例如：试验记录、检测报告编号、用户证明',
    'For example: test records, number of a report, a user’s statement',
  ],
  criteria: ['十八项指标', 'Eighteen criteria'],
  criteriaHint: [
    '与推荐专题专家所用的指标相同。没有把握的可以不选。',
    'The same that the experts of the programme use. Leave out what you cannot judge.',
  ],
  judgements: {
    none: ['不判断', 'Not judged'],
    2: ['符合', 'Meets'],
    1: ['一般', 'In part'],
    0: ['不符合', 'Does not'],
  },
  report: ['自评报告', 'Report'],
  reached0: ['尚未达到第 1 级', 'Level 1 is not reached yet'],
  levelIs: (level: number) => [`成熟度第 ${level} 级`, `Readiness level ${level}`],
  stageIs: (stage: string) => [`发布时对应的所处阶段：${stage}`, `Stage of a publication: ${stage}`],
  next: (level: number) => [`下一步：第 ${level} 级需要的证据`, `Next: the evidence for level ${level}`],
  complete: ['九级都有证据支持。', 'All nine levels are shown by evidence.'],
  unproven: (levels: string) => [
    `勾选了达到但没有写证据：第 ${levels} 级`,
    `Said to be reached, without evidence: ${levels}`,
  ],
  skipped: (levels: string) => [
    `第 ${levels} 级没有计入，因为更低的级别还没有达到`,
    `Not counted, since a lower level is missing: ${levels}`,
  ],
  groupsTitle: ['各组指标', 'Groups of criteria'],
  score: (hundredths: number) => [`${hundredths} 分`, `${hundredths} of 100`],
  notJudged: ['未判断', 'Not judged'],
  judged: (count: number) => [`已判断 ${count} / 18 项`, `${count} of 18 judged`],
  evidences: ['证据清单', 'Evidence'],
  print: ['打印报告', 'Print the report'],
  publish: ['用自评结果发布成果', 'Publish with these answers'],
  publishHint: [
    '名称、所处阶段和说明会填入发布表单的草稿，提交前您可以修改。',
    'Name, stage and summary go into the draft of the form; you can change them before you submit.',
  ],
  replace: [
    '您有一份未提交的成果草稿，用自评结果覆盖它的名称、阶段和简介？其余内容保留。',
    'You have an unfinished draft of a result. Replace its name, stage and profile by these answers? The rest of it stays.',
  ],
  clear: ['清空重新填写', 'Clear all answers'],
  clearSure: ['清空这台设备上的全部回答？', 'Clear all answers on this device?'],
  needName: ['请先写成果名称。', 'Please name the result first.'],
  selfNote: [
    '本报告由发布方自评生成，未经第三方核验。',
    'Made by the publisher’s own evaluation, not verified by others.',
  ],
});
