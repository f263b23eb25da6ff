/** Refusals of the 1:1 meetings; a part of the one table of texts in errors.ts. */
const matchmakingErrors = {
  matchmaking_number: ['请输入整数', 'Please enter a whole number'],
  matchmaking_time_required: ['请选择时间', 'Please choose a time'],
  matchmaking_periods: [
    '每行一个时段，如 2026-05-20 09:30-11:30，时段不能重叠',
    'One period a line, such as 2026-05-20 09:30-11:30; periods do not overlap',
  ],
  matchmaking_spare: ['备用桌须少于桌数', 'There must be more tables than spare ones'],
  matchmaking_closes: ['截止时间须晚于开放时间', 'The end must come after the beginning'],
  matchmaking_slots: [
    '按此设置没有可用场次，或超过 60 个场次，请调整时段或场次时长',
    'There would be no slot, or more than 60: change the periods or the length of a slot',
  ],
  matchmaking_scopes: ['最多选择 5 个领域', 'Choose five fields at most'],
  matchmaking_message_required: ['请写明想洽谈的内容', 'Please say what you would like to discuss'],
  matchmaking_closed: ['本场会议的 1:1 洽谈已关闭', 'The 1:1 meetings of this meeting are closed'],
  matchmaking_no_place: [
    '请先登录账号报名会议，名额确认后即可参加 1:1 洽谈',
    'Please sign up for the meeting with your account first: who has a place can take part',
  ],
  matchmaking_full: ['参加 1:1 洽谈的人数已满', 'No more members can take part'],
  matchmaking_not_now: ['现在不在约见申请时间内', 'Requests are not taken at this time'],
  matchmaking_requests: [
    '您已有 {max} 个申请等待答复，请等对方答复或撤回一个',
    '{max} of your requests wait for an answer: wait, or withdraw one',
  ],
  matchmaking_asked: ['您与对方之间已有约见', 'There is a request or a 1:1 meeting between you already'],
  matchmaking_asked_you: ['对方已向您发出申请，请直接答复', 'This member has asked you already: please answer'],
  matchmaking_answered: ['这个申请已经处理过', 'This request was answered or taken back already'],
  matchmaking_expired: ['这个申请已过期', 'This request has expired'],
  matchmaking_slot_taken: [
    '没有双方都空闲且有空桌的场次，请另选场次',
    'No table is free, or one of the two is not: please choose another slot',
  ],
  matchmaking_meetings: ['您或对方的洽谈场数已达上限', 'One of you has as many 1:1 meetings as this meeting allows'],
  matchmaking_cancelled: ['这场洽谈已取消', 'This 1:1 meeting was cancelled'],
  matchmaking_begun: ['这场洽谈已开始，不能再改', 'This 1:1 meeting has begun and cannot be changed'],
  matchmaking_assigned: [
    '已有洽谈安排在要取消的场次或桌上，请先移动或取消它们',
    '1:1 meetings stand in slots or at tables that would go: move or cancel them first',
  ],
  matchmaking_same: ['请选择两位不同的参会人', 'Please choose two different members'],
} as const;

/** Refusals that editors and staff meet at their lists; a part of the one table of texts in errors.ts. */
export const contentErrors = {
  ...matchmakingErrors,
  news_end_first: ['撤下时间必须晚于现在和发布时间', 'The end must lie in the future, after the beginning'],
  shown_end_first: ['结束展示的时间必须晚于开始展示的时间', 'It cannot end before it begins to be shown'],
  news_not_shown: ['它现在没有公开，无需撤下', 'It is not public now'],
  news_not_scheduled: ['没有待发布的版本', 'Nothing is scheduled'],
  certificate_number: ['证书编号为 16 位数字和字母', 'A number has 16 figures and letters'],
  course_refusal_reason: ['请填写不同意的原因', 'Please say why not'],
  chapters_invalid: [
    '每行一章：分:秒 标题 | 英文标题，时间依次递增',
    'One chapter a line: mm:ss title | English title, in the order of their times',
  ],
  captions_invalid: [
    '字幕须为 WebVTT 格式：首行 WEBVTT，每段有起止时间和文字',
    'Captions are WebVTT: the word WEBVTT first, then lines of text with their times',
  ],
  seats_taken: [
    '名额已满；确有座位时，可选择超出名额',
    'All seats are taken. Where there really is room, choose to go beyond them',
  ],
  meeting_timeless: ['请先填写会议的开始时间', 'Say when the meeting begins first'],
  meeting_repeated: [
    '其中有的日期已有同名会议，没有新建任何会议',
    'On one of these dates it is held already; nothing was added',
  ],
  meeting_end_first: ['结束时间必须晚于开始时间', 'The end must lie after the beginning'],
  exhibit_there: ['它已经在这个展厅里', 'It stands in this hall already'],
  // The clinic
  clinic_choose: ['请选择领域或专家', 'Please choose a field or an expert'],
  clinic_choose_slot: ['请选择时段', 'Please choose a time'],
  clinic_slot_closed: ['该时段不可预约，请另选一个', 'This time is not offered: please choose another one'],
  clinic_slot_taken: ['该时段刚刚被预约，请另选一个', 'Somebody has just booked this time: please choose another one'],
  clinic_applied: [
    '您已提交过相同的申请，可在申请记录中查看',
    'You have sent the same application already: you find it among your records',
  ],
  clinic_held: [
    '每人最多同时预约 {max} 个未到的时段，请先完成或撤销已有预约',
    'One person holds at most {max} times to come: please finish or revoke one first',
  ],
  clinic_revoke_first: [
    '该申请占用着尚未进行的咨询时间，请先撤销（系统会通知双方），再删除',
    'It holds a time to come: revoke it first, so that both sides are told, then delete it',
  ],
  expert_works_full: ['一位专家最多填写 30 项代表成果', 'An expert has at most 30 works'],
  expert_booked: [
    '该专家还有 {count} 次尚未进行的诊所咨询，请先由工作人员逐一改约或撤销，再移出诊所或删除',
    'Consultations with this expert that are to come: {count}. Staff give each another expert or revoke it first',
  ],
  clinic_revoked: ['该申请已撤销', 'This application was revoked'],
  clinic_not_booked: ['该申请尚未预约', 'This application is not booked yet'],
  clinic_finished: ['该申请已办结', 'This application is closed already'],
  clinic_rating_early: ['问诊办结后即可评价', 'It can be rated once it is closed'],
  clinic_rating_over: ['评价已截止', 'The time to rate it is over'],
  clinic_rating_required: ['请选择评价', 'Please choose how it was'],
  clinic_not_finished: ['请先办结该申请', 'Please close the application first'],
  clinic_not_agreed: ['申请人尚未同意公开，或已撤回同意', 'The applicant has not agreed to it, or does so no longer'],
  clinic_names_left: ['公开前请去掉申请人的信息：{names}', 'Please take out what tells who asked: {names}'],
  clinic_hours_short: [
    '结束时间须晚于开始时间，并容得下一次问诊',
    'The end must leave room for one consultation after the beginning',
  ],
  certificates_off: ['该活动未开启证书', 'This event gives no certificates'],
  certificate_name_differs: ['姓名与证书不一致', 'The name is not the one on the certificate'],
  // Lists of the workplace
  saved_filter_there: ['这个列表已有同名的筛选', 'This list has a filter of this name already'],
  saved_filters_full: ['保存的筛选太多，请先删除一些', 'Too many filters are kept: remove some first'],
  post_undo_late: [
    '已不能撤销，请在“已隐藏”中恢复显示',
    'This cannot be undone any more: show it again from the hidden ones',
  ],
  thread_links: [
    '新账号的发言中最多可有 {max} 个链接，请删去多余的链接',
    'The posts of a new account may have {max} links at most: please take the others out',
  ],
  thread_newcomer: [
    '首次发言审核通过前，每天可发言的次数已用完，请明天再来',
    'Until your first post is published you may write a few posts a day: please come back tomorrow',
  ],
} as const;
