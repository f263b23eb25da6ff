import { defineText } from '../../db/contract/words';

const items = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;

export default defineText({
  title: ['发布额度', 'Publishing limits'],
  hint: [
    '每个账号和单位每小时、每日可发布的数量有上限；批量导入前可申请更多。',
    'An account and an organisation publish so much an hour and a day. Ask for more before you import many items.',
  ],
  hour: (used: number, limit: number) => [
    `本小时已发布 ${used} 项，上限 ${limit} 项`,
    `This hour: ${used} of ${items(limit)}`,
  ],
  day: (used: number, limit: number) => [
    `今日已发布 ${used} 项，上限 ${limit} 项`,
    `Today: ${used} of ${items(limit)}`,
  ],
  ask: ['申请更多', 'Ask for more'],
  asked: (amount: number) => [
    `您已申请每小时、每日各增加 ${amount} 项，请等待管理员处理。`,
    `You asked for ${items(amount)} more an hour and a day. An administrator will decide.`,
  ],
  granted: (amount: number, day: string) => [
    `已批准：每小时、每日各增加 ${amount} 项，${day} 前有效。`,
    `Granted: ${items(amount)} more an hour and a day until ${day}.`,
  ],
  declined: ['最近一次申请未获通过，可重新申请。', 'Your latest request was declined; you may ask again.'],
  amount: ['每小时、每日增加的数量', 'Items more, an hour and a day'],
  amountHint: ['1 至 10000 之间的整数', 'A whole number from 1 to 10,000'],
  reason: ['用途说明', 'What they are for'],
  send: ['提交申请', 'Send the request'],
  sent: ['申请已提交', 'Your request was sent'],
  queue: ['发布额度申请', 'Requests to publish more'],
  queueHint: [
    '批准后，申请人在期限内每小时、每日可多发布所填数量；填 0 为不批准。',
    'Who is granted more may publish so many items more an hour and a day until the end; 0 declines.',
  ],
  wish: (amount: number) => [`申请增加 ${amount} 项`, `Asks for ${items(amount)} more`],
  decide: ['处理', 'Decide'],
  decideOf: (name: string) => [`处理${name}的申请`, `Decide about the request of ${name}`],
  days: ['有效天数', 'Days'],
  daysHint: ['1 至 366 之间的整数', 'A whole number from 1 to 366'],
  grant: ['批准数量', 'Items granted'],
  grantHint: ['0 为不批准，最多 10000', '0 declines; at most 10,000'],
  decided: ['已处理', 'Decided'],
  save: ['确定', 'Save'],
});
