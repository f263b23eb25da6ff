import { defineText } from '../../db/contract/words';
import { participants } from '../../db/contract/words/participants';
import { common } from './common';

export default defineText({
  ...participants,
  lead: [
    '查看报名和候补情况，为现场来宾补录，取消或改签预约，并导出名单。',
    'Who signed up and who waits; add who came without it, cancel or move bookings, and export the list.',
  ],
  of: (name: string) => [`${name}：参加人员`, `Participants: ${name}`],
  back: { meeting: ['会议管理', 'Manage meetings'], course: ['课程管理', 'Manage courses'] },
  list: ['参加人员名单', 'List of participants'],
  keyword: ['姓名或手机', 'Name or phone'],
  empty: ['还没有人报名', 'Nobody has signed up yet'],
  emptyHint: ['报名后会显示在这里；现场来宾可以直接补录。', 'They appear here once they do; add who came without it.'],
  seats: (booked: number, capacity: string) => [
    `已占 ${booked} / ${capacity} 个名额`,
    `${booked} of ${capacity} ${capacity === '1' ? 'seat taken' : 'seats taken'}`,
  ],
  noLimit: (booked: number) => [
    `已占 ${booked} 个名额（不限名额）`,
    `${booked} ${booked === 1 ? 'seat taken, no limit' : 'seats taken, no limit'}`,
  ],
  counted: (label: string, signUps: number, people: number) => [
    people === signUps ? `${label} ${signUps} 人` : `${label} ${signUps} 组（${people} 人）`,
    people === signUps ? `${label}: ${signUps}` : `${label}: ${signUps} (${people} people)`,
  ],
  cancelled: ['已取消，不能再补录或改签。', 'It was called off: nobody can be added or moved here.'],
  waitingNumber: (n: number) => [`候补第 ${n} 位`, `Number ${n} in the waiting list`],
  offerUntil: (time: string) => [`名额保留至 ${time}`, `Seat kept until ${time}`],
  door: ['现场签到', 'At the door'],
  progress: ['学习进度', 'Progress'],
  csv: common.exportCsv,
  xlsx: common.exportExcel,
  ofName: (label: string, name: string) => [`${label}：${name}`, `${label}: ${name}`],

  untold: (n: number) => [`${n} 条消息未确认送达`, n === 1 ? '1 message not delivered' : `${n} messages not delivered`],
  tell: ['重发消息', 'Send again'],
  tellDone: ['将立即重发', 'It is being sent again'],

  walkIn: ['现场补录', 'Add a walk-in'],
  walkInLead: [
    '为没有报名就到场的人登记，立即占用一个名额。',
    'For whoever came without having signed up; they take a seat at once.',
  ],
  over: ['名额已满时仍然加入', 'Add even if all seats are taken'],
  overHint: ['只在确有座位时使用，会记入日志。', 'Only where there really is room; it is written into the log.'],
  add: ['登记', 'Add'],
  added: ['已登记', 'Added'],

  cancel: ['取消预约', 'Cancel'],
  cancelTitle: ['取消这个预约？', 'Cancel this booking?'],
  cancelText: (name: string) => [
    `${name} 的名额会立即让给候补的人，系统会发消息告知本人，取消后不能恢复。`,
    `The seat of ${name} goes to whoever is next at once, and a message tells them so. This cannot be undone.`,
  ],
  cancelDone: ['已取消', 'Cancelled'],

  seat: ['给予名额', 'Give a seat'],
  seatTitle: ['现在就给名额？', 'Give a seat now?'],
  seatText: (name: string) => [
    `${name} 将直接获得名额，不再等待前面的人。`,
    `${name} gets a seat now, whoever stands before them.`,
  ],
  seatOverTitle: ['名额已满，仍然给予？', 'All seats are taken. Give one all the same?'],
  seatOverText: (name: string) => [
    `${name} 将直接获得名额，超出总名额，并记入日志。`,
    `${name} gets a seat now, beyond those that there are. This is written into the log.`,
  ],
  seatDone: ['已给予名额', 'Seat given'],

  move: ['改签', 'Move'],
  moveTitle: (name: string) => [`${name}：改签`, `Move ${name}`],
  moveLead: [
    '原预约随之取消，回答一并带到新的场次。',
    'The old booking is cancelled with it; the answers are taken along.',
  ],
  target: { meeting: ['改到哪场会议', 'To which meeting'], course: ['改到哪门课程', 'To which course'] },
  noTarget: ['没有其他即将举行的场次。', 'There is nothing else to come.'],
  moveDone: ['已改签', 'Moved'],
  cancelDialog: {
    title: (name: string) => [`取消：${name}`, `Call off ${name}`],
    lead: [
      '取消后不能恢复。下面的说明会显示在活动页面，并发给所有已预约和候补的人。',
      'This cannot be undone. Your words stand on the page and go to all who booked or wait.',
    ],
    reason: ['取消原因', 'Why'],
    submit: ['取消会议并通知', 'Call off and tell them'],
    done: ['会议已取消，正在通知已预约的人', 'Called off; those who booked are being told'],
  },
});
