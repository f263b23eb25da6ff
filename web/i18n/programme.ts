import { defineText, type Pair } from '../../db/contract/words';
import { programme } from '../../db/contract/words/programme';
import { kit } from './kit';

const services = {
  ecology: [
    '汇聚高校院所、企业、园区和投资机构，形成围绕成果转化的合作网络。',
    'Universities, companies, parks and investors in one network around the transfer of results.',
  ],
  precise: [
    '按技术领域和需求画像筛选对象，一对一撮合成果方与需求方。',
    'Partners chosen by field and demand, and brought together one to one.',
  ],
  major: [
    '为重大成果落地组织专班，协调场地、资金、政策和产业链资源。',
    'A team for major projects that brings together site, funding, policy and supply chain.',
  ],
  digitize: [
    '提供线上展厅、数字化推介材料和全程可查的对接记录。',
    'Online exhibition, digital presentation material, and a record of every contact.',
  ],
  normal: [
    '提供申报咨询、材料指导、登记评价等日常服务。',
    'Advice on declarations, help with documents, registration and evaluation.',
  ],
  industry: [
    '对接龙头企业和产业链上下游，推动中试与规模化生产。',
    'Leading companies and supply chains for pilot tests and production at scale.',
  ],
  market: [
    '面向目标市场组织路演和推广，拓展应用场景与销售渠道。',
    'Roadshows and promotion in target markets, new uses and channels.',
  ],
  capital: [
    '引入股权投资、信贷和上市辅导，匹配项目各阶段资金需求。',
    'Equity, credit and preparation for listing, as each stage needs them.',
  ],
  technology: [
    '组织技术评估、联合研发和工程化验证，补齐转化短板。',
    'Assessment, joint research and engineering tests where the transfer needs them.',
  ],
} as const satisfies Record<string, Pair>;

export default defineText({
  ...programme,
  parts: {
    round: ['本期申报', 'Declarations'],
    guide: ['申报指南', 'Guide'],
    files: ['文件下载', 'Files'],
    news: ['工作动态', 'News'],
    services: ['九项转化服务', 'Nine services'],
  },
  declare: ['我要申报', 'Declare a result'],
  declareHint: [
    '申报截止后，已提交的材料将进入推荐评议。',
    'What was handed in by the deadline goes to the reviewers.',
  ],
  roundTime: (opens: string, closes: string) => [
    `申报时间：${opens} 至 ${closes}（北京时间）`,
    `Declarations are taken from ${opens} to ${closes}, Beijing time`,
  ],
  roundState: {
    open: ['申报进行中', 'Open for declarations'],
    soon: ['即将开始', 'Opens soon'],
    over: ['申报已截止', 'Closed'],
  },
  roundFiles: ['申报需提交的附件', 'Attachments that a declaration needs'],
  required: (file: string) => [`${file}（必交）`, `${file} (required)`],
  noRound: ['暂无申报安排', 'No round is planned yet'],
  noRoundHint: ['新一期申报启动后会在这里公布。', 'The next round will be announced here.'],
  noNews: ['暂无动态', 'No news yet'],
  noFiles: ['暂无文件', 'No files yet'],
  newsDetail: {
    loading: programme.news,
    body: ['正文', 'Text'],
    files: ['附件', 'Files'],
    empty: ['该条目没有正文。', 'This entry has no text.'],
    gone: ['该内容不存在或已撤下', 'This entry does not exist any more'],
    back: ['返回专题', 'Back to the programme'],
  },
  services,
  openService: (name: string) => [`查看“${name}”`, `Show “${name}”`],
  all: ['查看全部', 'See all'],
  browse: ['浏览方式', 'Browse by'],
  by: {
    field: ['按领域', 'By field'],
    unit: ['按推荐单位', 'By recommending unit'],
    person: ['按推荐人', 'By recommending person'],
    region: ['按地区', 'By region'],
  },
  list: {
    title: {
      field: ['入选项目（按领域）', 'Selected projects by field'],
      unit: ['入选项目（按推荐单位）', 'Selected projects by recommending unit'],
      person: ['入选项目（按推荐人）', 'Selected projects by recommending person'],
      region: ['入选项目（按地区）', 'Selected projects by region'],
    },
    name: ['项目名称', 'Project'],
    org: programme.declaringUnit,
    preview: ['项目预览', 'Preview'],
    open: ['预览', 'Preview'],
    openOf: (name: string) => [`预览“${name}”`, `Preview “${name}”`],
    more: ['显示更多', 'Show more'],
    none: ['没有符合条件的入选项目', 'No selected project fits'],
  },
  catalogue: {
    searchLabel: ['搜索入选项目', 'Search the selected projects'],
    placeholder: ['项目名称、申报单位', 'Name of a project or unit'],
    search: ['搜索', 'Search'],
    rows: ['入选项目列表', 'Selected projects'],
    none: programme.nothing,
    noneHint: ['名单公布后可在这里查阅每个项目。', 'Every project stands here once a selection is published.'],
    noneFound: ['没有符合条件的入选项目', 'No selected project fits'],
    noneFoundHint: ['换个条件试试，或清除筛选。', 'Choose something else, or clear the filters.'],
    clear: ['清除筛选', 'Clear the filters'],
  },
  showcase: {
    title: ['入选项目', 'Selected projects'],
    facts: ['项目信息', 'Facts'],
    profile: ['项目介绍', 'About the project'],
    noProfile: ['暂无介绍。', 'No description yet.'],
    gone: ['该项目目前没有公开展示。', 'This project is not public for now.'],
    back: ['查看入选项目', 'To the selected projects'],
    published: ['公布时间', 'Published'],
    figuresHint: [
      '下载匿名评审数据，可自行复算名次并核对校验码。',
      'Download the figures without names to compute the ranking again and to check the digest.',
    ],
    json: ['JSON 数据', 'JSON'],
    workbook: ['Excel 表格', 'Workbook (.xlsx)'],
  },
  cooperation: {
    visitor: ['非成果方合作申请', 'Apply for cooperation'],
    owner: ['成果方推广服务申请', 'Services for the owner of the result'],
    ownerHint: ['由本成果的持有方填写，申请推广服务。', 'For those who own this result and want it promoted.'],
    visitorHint: ['由希望与本成果合作的单位填写。', 'For those who want to work with the owner of this result.'],
    needs: ['需求选项（选填）', 'What you need (optional)'],
    yes: ['是', 'Yes'],
    no: ['否', 'No'],
    contacts_org: ['单位名称', 'Organisation'],
    contacts_position: ['职务', 'Position'],
    contacts_name: ['姓名', 'Name'],
    contacts_phone: ['联系电话', 'Phone'],
    submit: ['提交申请', 'Send'],
    cancel: kit.cancel,
    thanks: ['您的提交已成功，我们会尽快与您联系', 'Your submission succeeded, we will contact you soon'],
    answered: (count: number) => [`已选 ${count} 项`, `${count} answered`],
  },
});
