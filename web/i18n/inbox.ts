import { defineText } from '../../db/contract/words';
import { publishedKinds } from '../../db/contract/words/kinds';
import { common } from './common';

export default defineText({
  title: ['收到的推送', 'Received pushes'],
  lead: [
    '平台推送给本单位的成果与需求，可直接答复；微信里的答复也会显示在这里。',
    'Results and demands that the platform sent to your organisation. What was answered in WeChat shows here as well.',
  ],
  tabs: { inbox: ['待答复', 'To answer'], answered: ['已答复', 'Answered'], preferences: ['接收偏好', 'Preferences'] },
  tabsLabel: ['收到的推送分类', 'Kinds of received pushes'],
  list: ['推送列表', 'Pushes'],
  kinds: publishedKinds,
  sentTo: (org: string, time: string) => [`发送给 ${org} · ${time}`, `Sent to ${org} · ${time}`],
  counts: (items: number) => [`共 ${items} 项`, items === 1 ? '1 item' : `${items} items`],
  answered: (count: number, items: number) => [`已答复 ${count}/${items} 项`, `${count} of ${items} answered`],
  interested: (count: number) => [`感兴趣 ${count} 项`, `Interested in ${count}`],
  fresh: ['未打开', 'Not opened'],
  passed: ['同事转来', 'Passed on to you'],
  open: ['查看并答复', 'Open and answer'],
  openOf: (title: string) => [`查看并答复：${title}`, `Open and answer: ${title}`],
  review: ['查看答复', 'See the answers'],
  result: ['推送结果', 'Result of the push'],
  resultOf: (title: string) => [`推送结果：${title}`, `Result of the push: ${title}`],
  reviewOf: (title: string) => [`查看答复：${title}`, `See the answers: ${title}`],
  empty: ['没有待答复的推送', 'Nothing to answer'],
  emptyAnswered: ['还没有答复过推送', 'No push was answered yet'],
  subscribe: ['订阅感兴趣的领域', 'Subscribe to fields of interest'],
  emptyHint: ['平台推送给本单位的内容会出现在这里。', 'What the platform sends to your organisation appears here.'],
  noOrganization: ['您还不是任何单位的管理员', 'You administer no organisation'],
  noOrganizationHint: [
    '单位管理员可以设置接收哪些推送。',
    'Administrators of an organisation decide what is sent to it.',
  ],
  toOrganizations: ['我的单位', 'My organisations'],
  organization: common.organization,
  preferLead: [
    '每次推送都会遵守这些设置：不需要的内容、超过上限的消息不会发送给本单位。',
    'Every push keeps to this: what is not wanted, and more messages than that, are not sent to the organisation.',
  ],
  itemTypes: ['希望收到', 'Wanted'],
  itemTypesHint: ['不选表示都可以', 'None means both'],
  scopes: ['关注的领域', 'Fields of interest'],
  scopesHint: ['不选表示全部领域', 'None means all fields'],
  cap: ['每周最多', 'At most a week'],
  capHint: (count: number) => [
    `0 表示不限制；最近七天已收到 ${count} 条`,
    `0 is no limit; ${count === 1 ? '1 message' : `${count} messages`} in the last seven days`,
  ],
  messages: ['条', 'messages'],
  save: common.save,
  saved: ['接收偏好已保存', 'The preferences are saved'],
});
