import { defineText, type Pair } from '../../db/contract/words';

export default defineText({
  title: ['我的关注', 'What I follow'],
  lead: [
    '搜索、单位、领域、专家和成果需求：有新内容时在消息中心告知，绑定微信后同时发送微信消息。',
    'Searches, organisations, fields, experts, results and demands: you hear of what is new in the inbox, and by WeChat where it is linked.',
  ],
  none: ['还没有关注任何内容', 'Nothing is followed yet'],
  noneHint: [
    '在单位、专家、成果或需求的页面点“关注”，或在搜索页保存搜索。',
    'Follow an organisation, an expert, a result or a demand on its page, or keep a search on the search page.',
  ],
  kinds: {
    search: ['搜索', 'Search'],
    organization: ['单位', 'Organisation'],
    field: ['领域', 'Field'],
    expert: ['专家', 'Expert'],
    item: ['成果或需求', 'Result or demand'],
  } as Record<string, Pair>,
  follow: ['关注', 'Follow'],
  following: ['已关注', 'Following'],
  followField: ['关注所选领域', 'Follow this field'],
  keep: ['保存搜索', 'Keep this search'],
  kept: ['搜索已保存', 'Search kept'],
  followed: ['已关注，有新内容时会告知您', 'Followed: you will hear of what is new'],
  ended: ['已取消', 'Ended'],
  end: ['取消关注', 'End'],
  endOf: (name: string) => [`取消关注：${name}`, `End ${name}`],
  rhythm: ['告知方式', 'How often'],
  rhythmOf: (name: string) => [`${name}的告知方式`, `How often for ${name}`],
  told: (count: number) => [`已告知 ${count} 项`, `${count} told so far`],
});
