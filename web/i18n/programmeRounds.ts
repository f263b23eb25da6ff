import { defineText } from '../../db/contract/words';

export default defineText({
  lead: [
    '设置每个批次的申报时间、附件目录与评审规则。时间均为北京时间。',
    'When each round takes declarations, which attachments it asks for, and how it is reviewed. All times are Beijing time.',
  ],
  list: ['批次列表', 'Rounds'],
  keyword: ['批次名称', 'Title of a round'],
  empty: ['还没有批次', 'No rounds yet'],
  emptyHint: ['新增批次后，申报人即可在开放时间内申报。', 'Add a round, and declarants can declare while it is open.'],
  until: (time: string) => [`至 ${time}`, `until ${time}`],
  states: {
    later: ['未开始', 'Not open yet'],
    open: ['申报中', 'Open'],
    closed: ['已截止', 'Closed'],
  },
  fields: {
    title: ['批次名称', 'Title'],
    state: ['状态', 'State'],
    time: ['申报时间', 'Declarations'],
    opinions_needed: ['所需意见数', 'Opinions needed'],
    opinions_due: ['意见截止', 'Opinions due'],
  },
});
