import { defineText } from '../../db/contract/words';

const lasting = (minutes: number): [string, string] => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return hours > 0 ? [`${hours} 小时 ${rest} 分钟`, `${hours} h ${rest} min`] : [`${rest} 分钟`, `${rest} min`];
};

export default defineText({
  title: ['我的预约', 'Your booking'],
  invalid: ['链接无效或已过期', 'This link is not valid, or no longer'],
  invalidHint: [
    '活动结束后，管理链接随之失效。请核对链接是否完整。',
    'A manage link ends with its event. Check that the whole link was copied.',
  ],
  states: {
    booked: ['已预约', 'Booked'],
    waiting: ['候补中', 'On the waiting list'],
    offered: ['有空位，待您确认', 'A seat is kept for you'],
    left: ['已取消', 'Cancelled'],
    lapsed: ['保留已过期', 'The offer has lapsed'],
  },
  mine: ['我的报名', 'My sign-ups'],
  waitingAt: (number: number) => [`候补第 ${number} 位`, `Number ${number} on the waiting list`],
  manage: ['查看或取消', 'See or cancel'],
  off: ['活动已取消', 'Event cancelled'],
  another: ['为他人报名', 'Sign somebody else up'],
  hints: {
    booked: [
      '名额已为您保留，到场出示签到码或报姓名即可。',
      'Your seat is kept. Show your code or give your name when you arrive.',
    ],
    waiting: ['有空位时会按序号短信通知您。', 'You are told by SMS as soon as a seat is yours to take.'],
    offered: ['请在期限内确认，否则名额将转给下一位。', 'Take it in time, or it goes to the next in line.'],
    left: ['您已放弃该名额；如仍想参加，可重新报名。', 'You gave your place up. You can sign up anew.'],
    lapsed: ['名额已转给下一位；如仍想参加，可重新报名。', 'The seat went to the next in line. You can sign up anew.'],
  },
  called: (reason: string) => [`活动已取消。${reason}`, `This event was cancelled.${reason ? ` ${reason}` : ''}`],
  place: (number: number, ahead: number) => [
    `候补序号 ${number}，您前面还有 ${ahead} 位`,
    `Number ${number} on the waiting list, ${ahead} before you`,
  ],
  until: (time: string) => [`保留至 ${time}`, `Kept until ${time}`],
  left: (minutes: number) => {
    const [zh, en] = lasting(minutes);
    return [`还剩 ${zh}`, `${en} left`];
  },
  when: ['时间', 'Time'],
  where: ['地点', 'Place'],
  name: ['姓名', 'Name'],
  phone: ['电话', 'Phone'],
  party: ['人数', 'People'],
  bringOthers: ['为多人报名', 'Sign up several people'],
  partyOf: (n: number) => [`${n} 人`, n === 1 ? '1 person' : `${n} people`],
  partySaved: ['人数已修改', 'The number of people was changed'],
  accept: ['确认参加', 'Take the seat'],
  refuse: ['放弃名额', 'Give it up'],
  leave: ['取消预约', 'Cancel the booking'],
  leaveList: ['退出候补', 'Leave the waiting list'],
  sure: ['确定放弃吗？', 'Give it up?'],
  sureText: ['放弃后名额将转给下一位，不能恢复。', 'The place goes to the next in line, and cannot be taken back.'],
  keep: ['再想想', 'Keep it'],
  calendar: ['加入日历', 'Add to calendar'],
  offCalendar: ['从日历中移除', 'Take it out of the calendar'],
  answers: ['报名信息', 'Your answers'],
  saveAnswers: ['保存', 'Save the answers'],
  answersSaved: ['报名信息已保存', 'Your answers were saved'],
});
