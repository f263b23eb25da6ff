import { defineText } from '../words.ts';

/** Words of the community's threads, on their screens and in what the server writes. */
export const threadWords = defineText({
  title: ['交流社区', 'Community'],
  lead: [
    '提问、讨论和分享技术转移中的经验：找到答案，也帮助别人找到答案。',
    'Ask, discuss and share experience of technology transfer: find answers, and help others to find theirs.',
  ],
  feed: ['交流社区：新话题', 'Community: new threads'],
  list: ['话题列表', 'Threads'],
  discussions: ['成果与需求讨论', 'Talk about results and demands'],
  views: ['社区栏目', 'Parts of the community'],
  category: ['板块', 'Category'],
  orders: {
    newest: ['最新动态', 'Newest activity'],
    unanswered: ['待回复', 'Unanswered'],
    most: ['回复最多', 'Most replies'],
    accepted: ['已有答案', 'Answered'],
  },
  threads: (count: number) => [`${count} 个话题`, count === 1 ? '1 thread' : `${count} threads`],
  replies: (count: number) => [`${count} 条回复`, count === 1 ? '1 reply' : `${count} replies`],
  accepted: ['已采纳', 'Accepted'],
  acceptedAnswer: ['采纳的答案', 'Accepted answer'],
  somebody: ['平台用户', 'A user of the platform'],
  asked: (day: string) => [`发布于 ${day}`, `Asked ${day}`],
  active: (day: string) => [`最近动态 ${day}`, `Last activity ${day}`],
  repliesTitle: ['回复', 'Replies'],
  noReplies: ['还没有回复，写下第一条吧。', 'No replies yet: write the first one.'],
  gone: ['话题不存在或未公开', 'There is no such thread, or it is not public'],
});
