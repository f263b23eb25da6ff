import { SETTINGS } from '../contract/settings.ts';
import type { ReferenceTable } from './tables.ts';

/** The settings with what an installation begins with (core§3, core§9). */
export function settingTable(): ReferenceTable {
  return {
    table: 'setting',
    columns: ['id', 'value'],
    rows: Object.entries(SETTINGS).map(([id, { begins }]) => [id, begins]),
  };
}

/** Ways by which a result reaches the platform; the code is part of the result's number, GRZZ by default (core§9). */
export function promotionTypeTable(): ReferenceTable {
  return {
    table: 'promotion_type',
    columns: ['id', 'code', 'name', 'name_en'],
    rows: [
      ['1', 'GRZZ', '个人或组织自主发布', 'Self-published by a person or organisation'],
      ['2', 'GXTJ', '高校院所推荐', 'Recommended by a university or institute'],
      ['3', 'QYTJ', '企业推荐', 'Recommended by an enterprise'],
      ['4', 'ZFTJ', '科技主管部门推荐', 'Recommended by a science department'],
      ['5', 'JJTJ', '技术经理人推荐', 'Recommended by a technology manager'],
      ['6', 'YQTJ', '园区与孵化器推荐', 'Recommended by a park or incubator'],
      ['7', 'HWTJ', '海外机构推荐', 'Recommended by an overseas organisation'],
    ],
  };
}

/**
 * Message templates of the chat-app service (core§7, back-office§7).
 * @returns rows of `push_template`; `keynotes` is JSON: the labels of keynote1 and keynote2 as the phone shows them
 */
export function pushTemplateTable(): ReferenceTable {
  const keynotes = (first: string, second: string) => JSON.stringify({ keynote1: first, keynote2: second });
  return {
    table: 'push_template',
    columns: ['id', 'template_id', 'name', 'keynotes'],
    rows: [
      ['item-push', 'TPL-ITEM-PUSH-01', '成果与需求推送', keynotes('推送主题', '内容摘要')],
      ['audit-notice', 'TPL-AUDIT-NOTICE-01', '审核结果通知', keynotes('审核事项', '审核结果')],
      ['feedback-notice', 'TPL-FEEDBACK-NOTICE-01', '反馈提醒', keynotes('反馈单位', '反馈内容')],
    ],
  };
}

/** Studios of staff (core§6), by the authorities whose holders work in them. */
export function workGroupTable(): ReferenceTable {
  return {
    table: 'work_group',
    columns: ['id', 'name', 'name_en', 'authorities', 'sort'],
    rows: [
      ['demand-allocation', '需求分派工作室', 'Demand allocation studio', 'xq-auditor', 1],
      ['targeted-push', '精准推送工作室', 'Targeted push studio', 'push-admin', 2],
      ['institution-specialists', '科研院所专员工作室', 'Research-institution specialists', 'cg-input,cg-auditor', 3],
      ['labelling-experts', '标注专家工作室', 'Labelling experts', 'cg-auditor,xq-auditor', 4],
    ],
  };
}

/** Texts that auditors start their opinions from (core§4): per decision 3 return, 4 approve, 5 reject. */
export function reviewTemplateTable(): ReferenceTable {
  return {
    table: 'review_template',
    columns: ['id', 'audit_status', 'text', 'text_en', 'sort'],
    rows: [
      [
        'return-proof',
        3,
        '请补充能够证明技术指标的检测报告或专利文件。',
        'Please add test reports or patent documents that prove the stated figures.',
        1,
      ],
      [
        'return-profile',
        3,
        '简介过于笼统，请补充技术原理、主要指标和应用情况。',
        'The introduction is too general: please describe principle, main figures and applications.',
        2,
      ],
      [
        'return-contact',
        3,
        '联系方式无法核实，请核对联系人和电话。',
        'The contact could not be verified: please check person and phone number.',
        3,
      ],
      [
        'return-fields',
        3,
        '所属领域与内容不符，请重新选择。',
        'The chosen fields do not fit the content: please choose again.',
        4,
      ],
      ['approve-complete', 4, '材料齐全，内容属实，同意发布。', 'Complete and plausible: approved for publication.', 1],
      ['approve-revised', 4, '已按意见修改，同意发布。', 'Revised as asked: approved for publication.', 2],
      [
        'approve-update',
        4,
        '更新内容合理，同意更新公开版本。',
        'The changes are reasonable: the public version may be replaced.',
        3,
      ],
      ['reject-duplicate', 5, '与已发布的内容重复，不予通过。', 'It repeats something that is published already.', 1],
      ['reject-scope', 5, '不属于技术成果或技术需求，不予通过。', 'It is no technical result or demand.', 2],
      ['reject-untrue', 5, '内容无法核实或与事实不符，不予通过。', 'The content cannot be verified or is not true.', 3],
    ],
  };
}
