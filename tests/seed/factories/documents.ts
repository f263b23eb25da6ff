import { DAY } from '../../../db/contract/time.ts';
import { at } from '../random.ts';
import { demoId, demoTime, nextNumber, type Row, type TableRows } from '../rows.ts';
import { accountId } from './users.ts';

/** When the n-th of a kind was written: in the last weeks of the demo period. */
const written = (number: number): number => demoTime(Math.min(95 + number, 99), 100);

const DOCUMENTS: readonly (readonly [string, string])[] = [
  [
    '石墨烯散热膜对接会纪要',
    [
      '# 石墨烯散热膜对接会纪要',
      '',
      '**参加单位**：研究院材料中心、两家电子企业、平台服务台',
      '',
      '## 已经明确的',
      '',
      '1. 先做 200 片样品，厚度 60 μm，企业提供装配工装',
      '2. 导热系数由第三方检测，双方认可同一份报告',
      '3. 样品达标后再谈许可，不谈独占',
      '',
      '## 下一步',
      '',
      '| 事项 | 由谁做 | 时间 |',
      '| --- | --- | --- |',
      '| 样品制备 | 研究院 | 三周内 |',
      '| 装配验证 | 企业 | 收样后两周 |',
      '| 检测委托 | 平台 | 同步进行 |',
      '',
      '> 会后两天内双方确认纪要，没有异议即按此执行。',
    ].join('\n'),
  ],
  [
    '成果说明书写作提纲',
    [
      '# 成果说明书写作提纲',
      '',
      '写给第一次发布成果的课题组，按这个顺序写，审核基本一次通过。',
      '',
      '- **解决什么问题**：一句话，写给不懂本专业的人看',
      '- **做到哪一步**：小试、中试还是已经应用，附记录',
      '- **关键指标**：现值、测量条件、对比对象',
      '- **需要什么条件**：设备、原料、场地、人员',
      '- **怎么合作**：许可、转让、入股还是联合开发',
    ].join('\n'),
  ],
  [
    '企业走访记录模板',
    [
      '# 企业走访记录模板',
      '',
      '## 现象',
      '',
      '什么时候发生、多久一次、损失多少。',
      '',
      '## 边界',
      '',
      '哪些工况不能改，哪些设备可以换。',
      '',
      '## 指标',
      '',
      '`现值` → `目标值`，用什么方法测。',
    ].join('\n'),
  ],
];

const CHEESES: readonly (readonly [string, string])[] = [
  [
    '下周走访三家装备企业',
    '<p>重点问热处理变形和刀具寿命，带上两项相关成果的说明书。</p><p>请服务台提前确认接待时间。</p>',
  ],
  ['许可费怎么谈', '<p>入门费加提成，提成按净销售额，先定测算口径再谈比例。</p>'],
  ['中试排期', '<p>放大装置本月已满，可先做物料衡算和安全评估，下月初上机。</p>'],
];

const FORMS: readonly (readonly [string, string, string])[] = [
  ['XM-2026-01', '散热膜样品验证', '样品 200 片，检测报告双方共用。\n负责人每周五更新进展。'],
  ['XM-2026-02', '热处理变形控制联合攻关', '企业出工装，研究院出工艺模型。'],
  ['XM-2026-03', '果蔬保鲜膜中试', ''],
];

const idOf = (kind: string, number: number): string => demoId(kind, number, written(number));

/** A Markdown document of the first demo account; every column may be overridden. */
function makeMarkdown(overrides: Row = {}, number = nextNumber('markdown')): Row {
  const [title, content] = at(DOCUMENTS, number);
  const added = written(number);
  return {
    id: idOf('markdown', number),
    title,
    content,
    is_open: number === 1 ? 1 : 0,
    version: 1,
    add_user: accountId(1),
    add_time: added,
    update_time: added + 3_600,
    is_delete: 0,
    ...overrides,
  };
}

/** Ids of a demo document and a demo project form, for who opens their pages. */
export const DEMO_DOCUMENT = idOf('markdown', 0);
export const DEMO_PROJECT_FORM = idOf('project_form', 0);

/**
 * What the first demo account wrote: Markdown documents, notes with a reminder, project forms.
 * @param now unix seconds; the reminder is due three days later
 */
export function demoDocuments(now: number): TableRows[] {
  const own = (number: number) => ({
    add_user: accountId(1),
    add_time: written(number),
    is_delete: 0,
  });
  return [
    { table: 'markdown', rows: DOCUMENTS.map((_, number) => makeMarkdown({}, number)) },
    {
      table: 'cheese',
      rows: CHEESES.map(([title, profile], number) => ({
        ...{ id: idOf('cheese', number), title, profile },
        ...own(number),
        update_time: null,
      })),
    },
    {
      table: 'remind',
      rows: [
        {
          ...{ id: idOf('remind', 0), cheese_id: idOf('cheese', 0), ai: 1, ai_stage: 1 },
          ...own(0),
          remind_start_time: now + 3 * DAY,
        },
      ],
    },
    {
      table: 'project_form',
      rows: FORMS.map(([code, name, comment], number) => ({
        ...{ id: idOf('project_form', number), code, name, comment },
        ...own(number),
      })),
    },
  ];
}
