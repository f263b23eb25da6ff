import type { ReferenceTable } from './tables.ts';

/** The 15 provinces and municipalities offered by the region filter of the programme (back-office§9). */
const PROJECT_REGION_CODES = [
  '110000',
  '120000',
  '130000',
  '140000',
  '150000',
  '210000',
  '310000',
  '320000',
  '330000',
  '370000',
  '410000',
  '420000',
  '440000',
  '510000',
  '610000',
] as const;

/** The six project databases (core§9, decision 74), each with the filtered list that it leads to. */
const PROJECT_DATABASES = [
  { id: 'it', name: '新一代信息技术项目库', name_en: 'Information technology projects', to: '/results?scope=s-101-01' },
  { id: 'ai', name: '人工智能项目库', name_en: 'Artificial intelligence projects', to: '/results?scope=s-101-01-01' },
  { id: 'mature', name: '产业化项目库', name_en: 'Projects ready for industry', to: '/results?maturity=9' },
  { id: 'transfer', name: '可转让项目库', name_en: 'Projects for transfer', to: '/results?cooperation=1' },
  { id: 'region', name: '河北项目库', name_en: 'Projects in Hebei', to: '/results?region=130000' },
  { id: 'demand', name: '企业需求项目库', name_en: 'Enterprise demand projects', to: '/demands' },
] as const;

/** Settings by id (core§3, core§9); every value is a text, lists are JSON. */
export function settingTable(): ReferenceTable {
  return {
    table: 'setting',
    columns: ['id', 'value'],
    rows: [
      ['wx_app_id', 'wx8d3c2a7e51f0b964'],
      ['result-contacts', '成果转化服务台 400-0311-001'],
      ['demand-contacts', '需求对接服务台 400-0311-002'],
      ['project-contacts', '申报项目服务台 400-0311-003'],
      ['upload-server-host', ''],
      ['upload-daily-mb', '500'],
      ['publishing-hourly', '60'],
      ['publishing-daily', '480'],
      // What an account may write before its first post is published (decision 163).
      ['community-new-daily', '3'],
      ['community-new-links', '1'],
      ['community-digest-hour', '9'],
      ['sms-daily', '20000'],
      ['sms-daily-invitations', '500'],
      // 1: staff must sign in with a second factor.
      ['second-factor-required', '0'],
      // 1: a push is sent once a second operator has approved it.
      ['push-approval', '0'],
      ['push-template-id', 'TPL-ITEM-PUSH-01'],
      // Template by which members with a bound chat app hear of their bookings; empty: by short message.
      ['booking-template-id', ''],
      ['wechat-rate-per-second', '50'],
      // Account of the person who has the test messages of operators; empty: nobody.
      ['push-test-recipient', ''],
      // From and to by the clock of Shanghai, such as 22:00-08:00; empty: messages go out at any time.
      ['push-quiet-hours', ''],
      // Months after which the targets of a finished push move to the archive; 0: never.
      ['push-archive-months', '12'],
      ['push-activity-types', JSON.stringify(['供需对接会', '成果路演', '专题推介', '揭榜挂帅', '线上推送'])],
      // A map with the approval of the surveying authority: address of its picture, and the number; both empty: tiles are shown.
      ['approved-map-picture', ''],
      ['approved-map-number', ''],
      ['listing-months', '12'],
      ['deal-step-days', '7'],
      // Page that the code of the follow dialog leads to; empty: the site's own page for binding.
      ['wx-follow-url', ''],
      ['subscription-weekly-pushes', '3'],
      // Hour of Shanghai's day from which on reminders of the programme go out (decision 114).
      ['programme-reminder-hour', '9'],
      ['project-databases', JSON.stringify(PROJECT_DATABASES)],
      ['project-regions', JSON.stringify(PROJECT_REGION_CODES)],
    ],
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
