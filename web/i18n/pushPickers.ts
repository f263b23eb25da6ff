import { defineText } from '../../db/contract/words';
import { common } from './common';
import { kit } from './kit';

export default defineText({
  searchOrganization: ['按单位名称搜索', 'Organisation name'],
  scope: ['技术领域', 'Field'],
  industry: ['行业', 'Industry'],
  any: kit.filter.any,
  organizations: ['单位列表', 'Organisations'],
  noOrganizations: ['没有符合条件的单位', 'No organisation fits'],
  noRows: ['没有符合条件的内容', 'Nothing fits'],
  hint: ['换个关键词或减少筛选条件试试', 'Try another word or fewer filters'],
  more: ['继续查找', 'Keep looking'],
  notYet: ['已查找的范围内还没有符合条件的结果', 'Nothing fits among what was looked through so far'],
  bound: ['管理员已绑定微信', 'Administrator bound to the chat app'],
  unbound: ['管理员未绑定微信', 'Administrator not bound to the chat app'],
  noAdmin: ['未设置管理员', 'No administrator'],
  admin: (name: string) => [`管理员：${name}`, `Administrator: ${name}`],
  province: ['省份', 'Province'],
  city: ['城市', 'City'],
  kind: ['单位类型', 'Kind'],
  engagement: ['互动情况', 'Engagement'],
  engagements: {
    opened: ['打开过推送', 'Opened a push'],
    answered: ['答复过推送', 'Answered a push'],
    interested: ['表示过感兴趣', 'Was interested once'],
    silent: ['收到过但从未打开', 'Received, never opened'],
    unsent: ['从未推送过', 'Never sent anything'],
  },
  contact: ['最近推送', 'Last push'],
  contacts: {
    'within-30': ['30 天内推送过', 'Within 30 days'],
    'within-90': ['90 天内推送过', 'Within 90 days'],
    'over-30': ['30 天内未推送', 'Not for 30 days'],
    'over-90': ['90 天内未推送', 'Not for 90 days'],
    'over-180': ['180 天内未推送', 'Not for 180 days'],
  },
  audience: ['批量选择', 'Choose many'],
  saved: ['已保存的受众', 'Saved audiences'],
  savedBy: (name: string, owner: string) => [`${name}（${owner}）`, `${name} (${owner})`],
  saveFilter: ['保存为受众', 'Save as an audience'],
  removeSaved: ['删除该受众', 'Delete this audience'],
  removeAsk: (name: string) => [
    `确定删除受众“${name}”吗？所有运营员都将不能再使用它，已有的推送不受影响。`,
    `Delete the audience “${name}”? No operator can use it afterwards; pushes stay as they are.`,
  ],
  remove: common.remove,
  removed: ['受众已删除', 'The audience was deleted'],
  bring: ['导入名单', 'Import a list'],
  addAll: (count: number) => [`全部加入（${count} 个单位）`, `Add all that match (${count})`],
  matching: (total: number, unbound: number) => [
    `共 ${total} 个单位符合条件，其中 ${unbound} 个没有已绑定微信的管理员，无法接收`,
    `${total} ${total === 1 ? 'organisation matches' : 'organisations match'}; ${unbound} of them cannot be reached for want of a bound administrator`,
  ],
  taken: (count: number) => [
    `已加入 ${count} 个单位`,
    `${count} ${count === 1 ? 'organisation' : 'organisations'} added`,
  ],
  leftUnbound: (count: number) => [`${count} 个未绑定微信，未加入`, `${count} left out: not bound to the chat app`],
  leftClosed: (count: number) => [
    `${count} 个已收到这些内容，未加入`,
    `${count} left out: these items were pushed there before`,
  ],
  leftOver: (count: number, most: number) => [
    `最多可选 ${most} 个，其余 ${count} 个未加入`,
    `${most} can be chosen at most: ${count} were left out`,
  ],
});
