import { defineText, grouped } from '../../db/contract/words';

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

export default defineText({
  title: ['会员中心', 'Member centre'],
  todo: (count: number) => [count ? `待我处理 ${count}` : '待我处理', count ? `To do: ${count}` : 'To do'],
  todoHint: ['按期限排列，办完即消失', 'By date; what is done leaves the list'],
  nothing: ['今天没有要办的事', 'Nothing to do today'],
  nothingHint: [
    '有内容要续期、交易要跟进、推送要反馈时，会列在这里。',
    'Listings to renew, deals that wait for you and pushes to answer will stand here.',
  ],
  join: ['加入或登记单位', 'Join or register an organisation'],
  joinText: ['以单位名义发布成果，接收平台推送', 'Publish in its name, and receive what the platform pushes'],
  joinVerb: ['去加入', 'Join'],
  ended: (count: number) => [
    count ? `已到期 ${count} 天` : '今天到期',
    count ? `Ended ${days(count)} ago` : 'Ends today',
  ],
  endedText: (day: string) => [
    `展示已于 ${day} 结束，续期前访客看不到`,
    `Its listing ended on ${day}; visitors see it again once renewed`,
  ],
  ends: (count: number) => [
    count <= 1 ? '明天到期' : `剩 ${count} 天`,
    count <= 1 ? 'Ends tomorrow' : `${days(count)} left`,
  ],
  endsText: (day: string) => [
    `展示至 ${day}，到期后访客看不到`,
    `Listed until ${day}; hidden from visitors afterwards`,
  ],
  renew: ['续期', 'Renew'],
  renewed: (day: string) => [`已续期，展示至 ${day}`, `Renewed: listed until ${day}`],
  back: ['已退回', 'Returned'],
  backText: ['审核人员请您修改后重新提交', 'Reviewers ask you to change it and submit again'],
  edit: ['修改', 'Edit'],
  open: (count: number) => [`未答复 ${count} 项`, count === 1 ? '1 to answer' : `${count} to answer`],
  pushText: (items: number, answered: number, org: string) => [
    `推送给${org} ${items} 项，已答复 ${answered} 项`,
    `${items} pushed to ${org}, ${answered} answered`,
  ],
  answer: ['答复', 'Answer'],
  goOn: ['继续答复', 'Go on'],
  late: (count: number) => [count ? `逾期 ${count} 天` : '今天截止', count ? `${days(count)} late` : 'Due today'],
  dealWith: (name: string) => [`与${name}的交易`, `Deal with ${name}`],
  other: ['对方', 'the other side'],
  deal: ['处理', 'Go on'],
  draft: ['草稿', 'Draft'],
  draftText: (day: string) => [`保存于 ${day}，尚未提交`, `Saved ${day}, not submitted yet`],
  unnamed: ['未命名的草稿', 'Draft without a name'],
  fill: ['继续填写', 'Continue'],
  unread: (count: number) => [`未读 ${count > 99 ? '99+' : count}`, `${count > 99 ? '99+' : count} unread`],
  notices: ['通知', 'Notices'],
  noticesText: ['审核结果、交易进展与平台消息', 'Decisions about your items, deals, and news of the platform'],
  read: ['查看', 'Read'],
  verbOf: (verb: string, name: string) => [`${verb}：${name}`, `${verb}: ${name}`],

  figures: ['我发布的内容', 'What I published'],
  viewsUp: (views: number, share: number) => [
    `近 30 天浏览 ${grouped(views)} 次，比前 30 天多 ${share}%`,
    `${grouped(views)} views in 30 days, ${share}% more than before`,
  ],
  viewsDown: (views: number, share: number) => [
    `近 30 天浏览 ${grouped(views)} 次，比前 30 天少 ${share}%`,
    `${grouped(views)} views in 30 days, ${share}% fewer than before`,
  ],
  viewsOnly: (views: number) => [`近 30 天浏览 ${grouped(views)} 次`, `${grouped(views)} views in 30 days`],
  viewsNone: ['近 30 天还没有浏览', 'No views in the last 30 days'],
  all: ['全部发布', 'All publications'],
  item: ['发布', 'Publication'],
  state: ['状态', 'State'],
  views: ['浏览', 'Views'],
  favourites: ['收藏', 'Favourites'],
  inquiries: ['询问', 'Inquiries'],
  listed: (count: number) => [`展示中，还有 ${count} 天`, `Listed, ${days(count)} left`],
  listedOpen: ['展示中', 'Listed'],
  listingEnded: ['已到期', 'Ended'],
  noItems: ['还没有发布内容', 'Nothing published yet'],
  noItemsHint: [
    '发布后可在这里看到浏览、收藏与询问。',
    'Views, favourites and inquiries of what you publish stand here.',
  ],

  matches: (count: number) => [count ? `新匹配 ${count}` : '匹配', count ? `New matches: ${count}` : 'Matches'],
  allMatches: ['全部匹配', 'All matches'],
  fresh: ['新', 'New'],
  matchFor: {
    1: (name: string) => [`为“${name}”找到的需求`, `A demand that fits “${name}”`],
    2: (name: string) => [`为“${name}”找到的成果`, `A result that fits “${name}”`],
  },
  noMatches: ['暂时没有匹配', 'No matches yet'],
  noMatchesHint: [
    '内容公开后，平台按领域、内容、合作方式、成熟度和地区为它寻找对象。',
    'Once public, an item is matched by field, content, cooperation, maturity and region.',
  ],
  deals: (count: number) => [
    count ? `进行中的交易 ${count}` : '进行中的交易',
    count ? `Open deals: ${count}` : 'Open deals',
  ],
  allDeals: ['全部交易', 'All deals'],
  noDeals: ['没有进行中的交易', 'No open deals'],
  noDealsHint: [
    '在成果或需求页面选择“我要交易”即可发起。',
    'Choose “I want to trade” on the page of a result or demand.',
  ],
  dueOn: (day: string) => [`下一步截止 ${day}`, `Next step due ${day}`],
  progress: (state: string) => [`进度：${state}`, `Progress: ${state}`],
  pushes: (count: number) => [
    count ? `待答复的推送 ${count}` : '待答复的推送',
    count ? `Pushes to answer: ${count}` : 'Pushes to answer',
  ],
  allPushes: ['全部推送', 'All pushes'],
  noPushes: ['收到的推送都已答复', 'Every received push is answered'],
  answeredOf: (answered: number, items: number) => [
    `${items} 项已答复 ${answered} 项`,
    `${answered} of ${items} answered`,
  ],
});
