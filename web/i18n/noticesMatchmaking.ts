import type { NoticeTopic } from '../../db/contract/notices';
import type { Pair } from '../../db/contract/words';
import { itemEn, itemZh, type NoticeWords } from './noticeWords';

/** Notices about 1:1 meetings; a part of the one table of texts in notices.ts. */
export const matchmakingTopics: Record<Extract<NoticeTopic, `matchmaking_${string}`>, (words: NoticeWords) => Pair> = {
  matchmaking_request: ({ name, from }) => [
    `${from || '一位参会人'}在${itemZh(name)}向您发出 1:1 洽谈申请，请在有效期内答复。`,
    `${from || 'A member'} asks you for a 1:1 meeting at ${itemEn(name)}. Please answer in time.`,
  ],
  matchmaking_accepted: ({ name, from }) => [
    `${from || '对方'}接受了您在${itemZh(name)}的 1:1 洽谈申请，时间和桌号已安排。`,
    `${from || 'The member'} accepted your 1:1 meeting at ${itemEn(name)}: slot and table are set.`,
  ],
  matchmaking_declined: ({ name, from, content }) => [
    `${from || '对方'}婉拒了您在${itemZh(name)}的 1:1 洽谈申请${content ? `：${content}` : '。'}`,
    `${from || 'The member'} declined your 1:1 meeting at ${itemEn(name)}${content ? `: ${content}` : '.'}`,
  ],
  matchmaking_expired: ({ name, from }) => [
    `您在${itemZh(name)}向${from || '对方'}发出的 1:1 洽谈申请未在有效期内得到答复，已过期。`,
    `${from || 'The member'} did not answer your request for a 1:1 meeting at ${itemEn(name)} in time.`,
  ],
  matchmaking_ended: ({ name, from }) => [
    `${from || '对方'}不再参加${itemZh(name)}的 1:1 洽谈，你们之间的申请已结束。`,
    `${from || 'The member'} takes no more part in the 1:1 meetings at ${itemEn(name)}: the request between you has ended.`,
  ],
  matchmaking_assigned: ({ name, from }) => [
    `工作人员为您在${itemZh(name)}安排了与${from || '另一位参会人'}的 1:1 洽谈。`,
    `Staff arranged a 1:1 meeting with ${from || 'another member'} at ${itemEn(name)} for you.`,
  ],
  matchmaking_moved: ({ name, from }) => [
    `${from || '工作人员'}调整了您在${itemZh(name)}的一场 1:1 洽谈的时间或桌号，请查看。`,
    `${from || 'Staff'} moved a 1:1 meeting of yours at ${itemEn(name)}. Please look when and where it is.`,
  ],
  matchmaking_cancelled: ({ name, from, content }) => [
    `您在${itemZh(name)}与${from || '对方'}的 1:1 洽谈已取消${content ? `：${content}` : '。'}`,
    `A 1:1 meeting of yours${from ? ` with ${from}` : ''} at ${itemEn(name)} was cancelled${content ? `: ${content}` : '.'}`,
  ],
};
