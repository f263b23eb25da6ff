import * as z from 'zod';
import { AUDIT_ACTIONS } from './administration.ts';
import { DAY } from './time.ts';

/** What the audit log knows as well, in the same words. */
const logged = <A extends keyof typeof AUDIT_ACTIONS>(...actions: A[]): Pick<typeof AUDIT_ACTIONS, A> =>
  Object.fromEntries(actions.map((action) => [action, AUDIT_ACTIONS[action]])) as Pick<typeof AUDIT_ACTIONS, A>;

/** What the security log knows, for its filter, its list and its export. */
export const SECURITY_TYPES = {
  'sign-in': { zh: '登录', en: 'Logged in' },
  'sign-in-failed': { zh: '登录失败', en: 'Login failed' },
  'code-failed': { zh: '验证码错误', en: 'Wrong code' },
  'sign-in-locked': { zh: '登录受限', en: 'Login held back' },
  'new-device': { zh: '工作人员使用新设备', en: 'New device of staff' },
  'credential-reused': { zh: '已用过的登录凭证再次出现', en: 'Spent login credential shown again' },
  refused: { zh: '无权访问', en: 'Access refused' },
  ...logged('rights', 'disable', 'enable', 'register', 'change-password', 'change-account', 'recover-password'),
  ...logged('delete-account', 'wx-bind', 'wx-unbind', 'second-factor-on', 'second-factor-off', 'second-factor-reset'),
  ...logged('recovery-codes'),
  owner: { zh: '机构归属变更', en: 'Organisation handed over' },
  verification: { zh: '机构认证', en: 'Organisation verified or refused' },
  ...logged('export', 'push-export'),
  'log-export': { zh: '导出日志', en: 'Log exported' },
  ...logged('look-id-number', 'setting'),
} as const;
export type SecurityType = keyof typeof SECURITY_TYPES;

/** How it ended. */
export const SECURITY_OUTCOMES = {
  ok: { zh: '成功', en: 'Done' },
  failed: { zh: '失败', en: 'Failed' },
  refused: { zh: '拒绝', en: 'Refused' },
} as const;
export type SecurityOutcome = keyof typeof SECURITY_OUTCOMES;

/** Days that an event is kept. */
export const SECURITY_DAYS = 180;

/** Failures and refusals that the log takes a minute, of one network and of all: nobody fills it from outside. */
export const SECURITY_CAPS = { address: 20, all: 300, seconds: 60 } as const;

/** From how many a day somebody is told: failures of one account and of one network, refusals of one account or network. */
export const SECURITY_ALERTS = { account: 10, address: 20, refused: 20, seconds: DAY } as const;

/**
 * GET /v1/admin/securityLog/list?pageIndex&pageSize and the filters; GET /v1/admin/securityLog.csv with the same filters.
 * `keyword` is an account, or the beginning of a network; `from`, `to` are `yyyy-MM-dd` in UTC+8, both included.
 */
export const SECURITY_FILTERS = ['keyword', 'user_id', 'type', 'outcome', 'address', 'to', 'from'] as const;

export const securityRow = z.object({
  id: z.string(),
  add_time: z.number(),
  type: z.string(),
  outcome: z.string(),
  user_id: z.string().nullable(),
  user_name: z.string().nullable(),
  user_account: z.string().nullable(),
  subject_id: z.string().nullable(),
  subject_name: z.string().nullable(),
  address: z.string().nullable(),
  device: z.string().nullable(),
  detail: z.string().nullable(),
});
export type SecurityRow = z.output<typeof securityRow>;

/** What an administrator should look at, of the last 24 hours. */
const securityAlert = z.object({
  kind: z.enum(['account-failures', 'address-failures', 'refusals', 'new-device', 'credential-reused']),
  user_id: z.string().nullable(),
  user_name: z.string().nullable(),
  user_account: z.string().nullable(),
  address: z.string().nullable(),
  device: z.string().nullable(),
  count: z.number(),
  last_time: z.number(),
});
export type SecurityAlert = z.output<typeof securityAlert>;

/** What alerts are about, as messages outside name them: who and where is read on the platform alone. */
export const ALERT_KINDS: Record<SecurityAlert['kind'], { zh: string; en: string }> = {
  'account-failures': { zh: '同一账号多次登录失败', en: 'many failed logins of one account' },
  'address-failures': { zh: '同一网络多次登录失败', en: 'many failed logins from one network' },
  refusals: { zh: '多次越权访问', en: 'many refused calls' },
  'new-device': { zh: '工作人员使用新设备', en: 'a new device of staff' },
  'credential-reused': { zh: '已用过的登录凭证再次出现', en: 'a spent login credential' },
};

/** How often an administrator is told of alerts: seconds between two notices, and two messages; messages a day. */
export const ALERT_MESSAGES = { seconds: 3600, daily: 12 } as const;

/** PUT /v1/admin/securityLog/messages: whether alerts are sent to the phone or mailbox of the account as well. */
export const alertMessagesInput = z.strictObject({ wanted: z.boolean() });

/** GET /v1/admin/securityLog/messages: `to` is masked, null where the account has neither a phone nor a mailbox. */
export const alertMessages = z.object({ wanted: z.boolean(), to: z.string().nullable() });
export type AlertMessages = z.output<typeof alertMessages>;

/** GET /v1/admin/securityLog/alerts: newest first; `total` counts those that were left out as well. */
export const securityAlerts = z.object({ records: z.array(securityAlert), total: z.number() });
export type SecurityAlerts = z.output<typeof securityAlerts>;
