import { defineText } from '../../db/contract/words';
import { itemKinds } from '../../db/contract/words/kinds';
import { common } from './common';

/** The desk of what a member makes and keeps here, and the board of an organisation's files. */
export default defineText({
  edit: common.edit,
  studio: {
    title: ['工作室', 'Studio'],
    lead: [
      '您在这里写的、存的和发布的都在一张桌面上：接着写，或者新建一份。',
      'What you write, keep and publish, on one desk: go on with it, or begin something new.',
    ],
    rows: (total: number) => [`共 ${total} 份`, `${total} in all`],
    all: ['全部', 'All'],
    fresh: ['新建', 'New'],
    freshOf: (name: string) => [`新建：${name}`, `New: ${name}`],
    allOf: (name: string) => [`全部：${name}`, `All: ${name}`],
    nameless: ['未命名草稿', 'Draft without a name'],
    changed: (time: string) => [`更新于 ${time}`, `Changed ${time}`],
    drafts: ['发布草稿', 'Drafts of publications'],
    draftsNone: ['没有未提交的草稿。', 'No unfinished drafts.'],
    draftKinds: itemKinds,
    results: ['我的成果', 'My results'],
    resultsNone: ['还没有发布成果。', 'No results published yet.'],
    demands: ['我的需求', 'My demands'],
    demandsNone: ['还没有发布需求。', 'No demands published yet.'],
    markdown: ['Markdown 文档', 'Markdown documents'],
    markdownNone: ['还没有文档，写一份会议纪要试试。', 'No documents yet. Try the minutes of a meeting.'],
    cheese: ['随笔', 'Notes'],
    cheeseNone: ['还没有随笔。', 'No notes yet.'],
    ds: ['项目表', 'Project forms'],
    dsNone: ['还没有项目表。', 'No project forms yet.'],
    tools: ['工具', 'Tools'],
    tool: {
      evaluate: ['成果自评', 'Evaluate a result'],
      books: ['书架', 'Bookshelf'],
      files: ['单位文件板', 'Documents of the organisation'],
      subscribe: ['订阅与查找', 'Subscribe and find'],
    },
    toolAbout: {
      evaluate: [
        '九级成熟度与十八项指标，生成报告并带去发布。',
        'Nine levels and eighteen criteria make a report to publish with.',
      ],
      books: ['写材料时随手查的手册与指南。', 'Handbooks and guides to look things up in.'],
      files: [
        '单位成果、需求和产品的附件，一览无余。',
        'The files of your organisation’s results, demands and products at a glance.',
      ],
      subscribe: ['关注的领域有新内容时收到提醒。', 'Be told of what is new in your fields.'],
    },
    staff: ['工作人员的工作室', 'Studios of the staff'],
    staffStudios: {
      allocation: ['需求分配工作室', 'Demand allocation'],
      push: ['定向推送工作室', 'Targeted push'],
      institutions: ['科研机构专员工作室', 'Research-institution specialists'],
      labelling: ['标签专家工作室', 'Labelling experts'],
    },
  },
  board: {
    title: ['单位文件板', 'Documents of the organisation'],
    lead: [
      '您所在单位的成果、需求和产品带有哪些文件，按内容排成一块板；只列出您有权阅读的。',
      'Which files your organisation’s results, demands and products carry, as a board; only what you may read is listed.',
    ],
    organization: ['单位', 'Organisation'],
    search: ['按文件名或内容名称筛选', 'Narrow by file or item'],
    columns: { results: ['成果', 'Results'], demands: ['需求', 'Demands'], products: ['产品', 'Products'] },
    items: (count: number) => [`${count} 项有文件`, count === 1 ? '1 item with files' : `${count} items with files`],
    columnEmpty: ['这里还没有文件', 'No files here yet'],
    noOrganization: ['您还没有加入单位', 'You have not joined an organisation yet'],
    noOrganizationHint: [
      '加入单位后，这里会显示单位内容的全部文件。',
      'Once you have joined one, the files of its items appear here.',
    ],
    join: ['加入或创建单位', 'Join or add one'],
    none: ['单位的内容还没有文件', 'The items of the organisation carry no files yet'],
    noneHint: [
      '发布成果或需求时上传的附件会出现在这里。',
      'Files that are attached to results and demands appear here.',
    ],
    bound: (count: number) => [`每类显示最近 ${count} 项。`, `The last ${count} items of each kind are shown.`],
  },
});
