import type zh from '../zh/securityLog';

const securityLog: typeof zh = {
  title: 'Security log',
  lead: 'Sign-ins, failures, refused calls, changes of rights and passwords: who, when, from where. Kept for 180 days.',
  list: 'Security log',
  time: 'Time',
  user: 'Account',
  nobody: 'Unknown',
  event: 'Event',
  outcome: 'Outcome',
  subject: 'Subject',
  from: 'From',
  to: 'To',
  keyword: 'Account, name or network',
  origin: 'Network and device',
  detail: 'Detail',
  export: 'Export CSV',
  empty: 'No events',
  details: {
    password: 'Password',
    credential: 'Saved sign-in',
    qr: 'Code on the screen',
    'chat-app': 'WeChat',
    register: 'After registering',
    password_wrong: 'Wrong password when asked again',
    code_wrong: 'Wrong code',
    audit: 'Audit log',
    security: 'Security log',
  },
  alerts: (count: number) => `${count} ${count === 1 ? 'thing' : 'things'} to look at in the last 24 hours`,
  calm: 'Nothing to look at in the last 24 hours.',
  look: 'Show',
  lookOf: (what: string) => `Show ${what}`,
  rest: (count: number) => `${count} more`,
  kinds: {
    'account-failures': (who: string, count: number) => `${count} failed sign-ins of ${who}`,
    'address-failures': (who: string, count: number) => `${count} failed sign-ins from ${who}`,
    refusals: (who: string, count: number) => `${count} refused calls of ${who}`,
    'new-device': (who: string) => `${who}, member of staff, signed in with a new device`,
    'credential-reused': (who: string) =>
      `A spent sign-in credential of ${who} was shown again: that device was signed out`,
  },
};

export default securityLog;
