/** Refusals of the 1:1 meetings; a part of the one table of texts in errors.ts. */
export const matchmakingErrors = {
  matchmaking_number: { zh: '请输入范围内的整数', en: 'Please enter a whole number within the limits' },
  matchmaking_time_required: { zh: '请选择时间', en: 'Please choose a time' },
  matchmaking_periods: {
    zh: '每行一个时段，如 2026-05-20 09:30-11:30，时段不能重叠',
    en: 'One period a line, such as 2026-05-20 09:30-11:30; periods do not overlap',
  },
  matchmaking_spare: { zh: '备用桌须少于桌数', en: 'There must be more tables than spare ones' },
  matchmaking_closes: { zh: '截止时间须晚于开放时间', en: 'The end must come after the beginning' },
  matchmaking_slots: {
    zh: '按此设置没有可用场次，或超过 60 个场次，请调整时段或场次时长',
    en: 'There would be no slot, or more than 60: change the periods or the length of a slot',
  },
  matchmaking_scopes: { zh: '最多选择 5 个领域', en: 'Choose five fields at most' },
  matchmaking_message_required: { zh: '请写明想洽谈的内容', en: 'Please say what you would like to discuss' },
  matchmaking_closed: { zh: '本场会议的 1:1 洽谈已关闭', en: 'The 1:1 meetings of this meeting are closed' },
  matchmaking_no_place: {
    zh: '请先登录账号报名会议，名额确认后即可参加 1:1 洽谈',
    en: 'Please sign up for the meeting with your account first: who has a place can take part',
  },
  matchmaking_full: { zh: '参加 1:1 洽谈的人数已满', en: 'No more members can take part' },
  matchmaking_not_now: { zh: '现在不在约见申请时间内', en: 'Requests are not taken at this time' },
  matchmaking_requests: {
    zh: '您已有 {max} 个申请等待答复，请等对方答复或撤回一个',
    en: '{max} of your requests wait for an answer: wait, or withdraw one',
  },
  matchmaking_asked: { zh: '您与对方之间已有约见', en: 'There is a request or a 1:1 meeting between you already' },
  matchmaking_asked_you: {
    zh: '对方已向您发出申请，请直接答复',
    en: 'This member has asked you already: please answer',
  },
  matchmaking_answered: { zh: '这个申请已经处理过', en: 'This request was answered or taken back already' },
  matchmaking_expired: { zh: '这个申请已过期', en: 'This request has expired' },
  matchmaking_slot_taken: {
    zh: '没有双方都空闲且有空桌的场次，请另选场次',
    en: 'No table is free, or one of the two is not: please choose another slot',
  },
  matchmaking_meetings: {
    zh: '您或对方的洽谈场数已达上限',
    en: 'One of you has as many 1:1 meetings as this meeting allows',
  },
  matchmaking_cancelled: { zh: '这场洽谈已取消', en: 'This 1:1 meeting was cancelled' },
  matchmaking_begun: { zh: '这场洽谈已开始，不能再改', en: 'This 1:1 meeting has begun and cannot be changed' },
  matchmaking_assigned: {
    zh: '已有洽谈安排在要取消的场次或桌上，请先移动或取消它们',
    en: '1:1 meetings stand in slots or at tables that would go: move or cancel them first',
  },
  matchmaking_same: { zh: '请选择两位不同的参会人', en: 'Please choose two different members' },
} as const;
