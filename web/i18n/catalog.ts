import { defineText, type Pair, type Tree } from '../../db/contract/words';
import { catalog } from '../../db/contract/words/catalog';
import { startDeal } from '../../db/contract/words/deals';
import { tiles } from './tiles';

const ofLists = {
  releaseResult: ['发布成果', 'Publish a result'],
  releaseDemand: ['发布需求', 'Publish a demand'],
  groups: {
    technology: ['技术属性', 'Technology'],
    form: ['产品形态', 'Product form'],
    direction: ['产业方向', 'Industry'],
    scene: ['应用场景', 'Application'],
  } as Record<string, Pair>,
  search: ['搜索', 'Search'],
  keyword: ['关键词', 'Keyword'],
  filters: ['筛选', 'Filters'],
  filtersChosen: (count: number) => [
    count > 0 ? `筛选（已选 ${count} 项）` : '筛选',
    count > 0 ? `Filters (${count} chosen)` : 'Filters',
  ],
  showFound: ['查看结果', 'Show the list'],
  days: {
    from: ['起始日期', 'From'],
    to: ['截止日期', 'To'],
    own: ['自选日期', 'Own dates'],
    released: ['发布时间', 'Published'],
  },
  chosen: ['已选条件', 'Chosen filters'],
  removeFilter: (label: string) => [`移除条件：${label}`, `Remove filter: ${label}`],
  clearAll: ['清除全部', 'Clear all'],
  moreValues: ['展开更多', 'Show more'],
  fewerValues: ['收起', 'Show fewer'],
  order: ['排序', 'Sort by'],
  orders: { newest: ['最新发布', 'Newest'], oldest: ['最早发布', 'Oldest'], relevance: ['相关度', 'Relevance'] },
  list: ['列表', 'List'],
  loading: ['正在加载列表', 'Loading the list'],
  emptyHint: [
    '可以缩短或更换关键词，也可以减少筛选条件。',
    'Try a shorter or different keyword, or remove some of the filters.',
  ],
  noneTitle: ['这里还没有公开的内容', 'Nothing has been published here yet'],
  noneHint: ['新内容通过审核后会立即出现在这里。', 'New entries appear here as soon as they have been reviewed.'],
  clearAndShowAll: ['清除条件，查看全部', 'Clear the filters and show all'],
  backToFirst: ['回到第一页', 'Back to the first page'],
  pastEnd: ['这一页没有内容', 'This page is empty'],
  pastEndHint: [
    '内容可能已经变动，请从第一页重新浏览。',
    'The list may have changed. Please start again from the first page.',
  ],
  selectedHits: {
    title: ['专题入选项目', 'Selected projects of the programme'],
    all: (total: number) => [`查看全部 ${total} 个`, `All ${total} of them`],
  },
} satisfies Tree;

const ofPages = {
  facts: ['详细信息', 'Details'],
  country: ['国家', 'Country'],
  addTime: ['添加时间', 'Added'],
  updateTime: ['更新时间', 'Updated'],
  videos: ['视频', 'Videos'],
  playVideo: (name: string) => [`播放视频：${name}`, `Play video: ${name}`],
  videoPage: ['打开视频页，按章节观看', 'Open its page with the chapters'],
  videoBroken: ['该视频无法在此播放。', 'This video cannot be played here.'],
  downloadVideo: ['下载后观看', 'Download it to watch'],
  contactPerson: ['联系人', 'Contact person'],
  contactTel: ['联系电话', 'Phone'],
  contactPlatform: ['由平台服务人员为您对接', 'The platform’s staff will put you in touch'],
  contactHidden: ['登录后可查看发布方的联系方式。', 'Log in to see how to reach the publisher.'],
  showContact: ['查看联系方式', 'Show contact'],
  contactNone: ['发布方未公开联系方式。', 'The publisher has not made contact details public.'],
  signIn: ['登录查看', 'Log in'],
  call: (tel: string) => [`拨打 ${tel}`, `Call ${tel}`],
  share: ['复制链接', 'Copy link'],
  print: ['打印', 'Print'],
  printCode: ['扫码查看网页', 'Scan to open the page'],
  bar: ['快捷操作', 'Quick actions'],
  callShort: ['电话', 'Call'],
  shareCard: ['分享卡片', 'Share card'],
  chineseOnlyHint: [
    '该内容尚无英文介绍，可先向平台咨询。',
    'Nobody has translated this yet. The platform’s desk answers questions in English.',
  ],
  inEnglish: ['英文摘要', 'Summary'],
  enlarge: ['查看大图', 'Enlarge the picture'],
  allFiles: (count: number) => [`查看全部 ${count} 个附件`, `Show all ${count} files`],
  deal: {
    title: ['交易与反馈', 'Trade and feedback'],
    trade: startDeal,
    how: ['如何交易', 'How deals work'],
    message: ['我要留言', 'Leave a message'],
  },
  preview: [
    '预览：此版本尚未公开，仅您和审核人员可见。',
    'Preview: this version is not public yet. Only you and the auditors can see it.',
  ],
  previewDraft: [
    '预览：以下是按当前填写内容生成的页面，尚未提交。',
    'Preview: the page as it would be with what is typed so far. Nothing was submitted.',
  ],
  previewEnded: [
    '展示已结束或已下架：目前仅您和审核人员可见。可在“我的发布”中续期或重新上架。',
    'No longer listed: only you and the auditors can see it now. Renew or relist it in “My publications”.',
  ],
  previewOpinion: ['审核意见', 'Auditor’s opinion'],
} satisfies Tree;

export default defineText({
  mentions: ['社区讨论', 'In the community'],
  ...catalog,
  ...tiles,
  ...ofLists,
  ...ofPages,
  chineseOnly: ['仅中文', 'Chinese only'],
  quickLook: ['快速查看', 'Quick look'],
  quickLookAt: (name: string) => [`快速查看：${name}`, `Quick look: ${name}`],
});
