/** Refusals of sign-ups and of what their holders do with them; a part of the one table of texts in errors.ts. */
export const bookingErrors = {
  booking_not_open: ['报名尚未开始', 'Booking has not begun yet'],
  booking_closed: ['报名已截止', 'Booking is closed'],
  booking_cancelled: ['活动已取消，不再接受报名', 'It was cancelled: nobody can sign up any more'],
  event_booked: [
    '已有人报名，请先取消活动（系统会通知报名者），再删除',
    'People signed up for it: call it off first, so that they are told, then delete it',
  ],
  booking_full: ['名额不足，无法增加人数', 'There are not enough seats for so many'],
  booking_key: ['链接无效或已过期', 'This link is not valid, or no longer'],
  booking_over: ['该预约已取消或已过期，不能再修改', 'This booking was given up or has lapsed'],
  offer_over: ['保留的名额已过期或已处理', 'This offer has lapsed or was decided already'],
  learners_only: [
    '本课程为付费课程，仅对科技主管部门指定的学员开放报名',
    'This is a paid course, open only to learners designated by the science committee',
  ],
  learners_alone: ['付费课程由指定学员各自报名，每次 1 人', 'In a paid course each learner signs up alone'],
  party_invalid: ['人数为 1 至 5 人', 'A party is one to five people'],
  capacity_invalid: [
    '名额为 0 至 100000 的整数，不填则不限',
    'Seats are a number from 0 to 100000, or empty for no limit',
  ],
  offer_hours_invalid: ['保留时间为 1 至 168 小时', 'A seat is kept for 1 to 168 hours'],
  questions_invalid: ['自定义问题格式不正确', 'The questions of the form are not understood'],
  answers_invalid: ['回答格式不正确', 'The answers are not understood'],
  consent_required: ['请先勾选同意', 'Please tick your consent'],
} as const;
