import type zh from '../zh/publishingLimits';

const items = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;

const publishingLimits: typeof zh = {
  title: 'Publishing limits',
  hint: 'An account and an organisation publish so much an hour and a day. Ask for more before you import many items.',
  hour: (used, limit) => `This hour: ${used} of ${items(limit)}`,
  day: (used, limit) => `Today: ${used} of ${items(limit)}`,
  ask: 'Ask for more',
  asked: (amount) => `You asked for ${items(amount)} more an hour and a day. An administrator will decide.`,
  granted: (amount, day) => `Granted: ${items(amount)} more an hour and a day until ${day}.`,
  declined: 'Your latest request was declined; you may ask again.',
  amount: 'Items more, an hour and a day',
  amountHint: 'A whole number from 1 to 10,000',
  reason: 'What they are for',
  send: 'Send the request',
  sent: 'Your request was sent',
  queue: 'Requests to publish more',
  queueHint: 'Who is granted more may publish so many items more an hour and a day until the end; 0 declines.',
  wish: (amount) => `Asks for ${items(amount)} more`,
  decide: 'Decide',
  decideOf: (name) => `Decide about the request of ${name}`,
  days: 'Days',
  daysHint: 'A whole number from 1 to 366',
  grant: 'Items granted',
  grantHint: '0 declines; at most 10,000',
  decided: 'Decided',
  save: 'Save',
};

export default publishingLimits;
