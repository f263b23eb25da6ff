import { PHONE } from '../../db/contract/accounts.ts';
import type { Lang } from '../../db/contract/errors.ts';
import { MESSAGES_DAY } from '../../db/contract/messages.ts';
import type { NoticeParams, NoticeTopic } from '../../db/contract/notices.ts';
import { PLATFORM_ALERTS } from '../../db/contract/operations.ts';
import { isOrganizationName } from '../../db/contract/organization-name.ts';
import { reminderText } from '../../db/contract/programme/reminders.ts';
import { DAY } from '../../db/contract/time.ts';
import { now } from '../platform/clock.ts';
import type { Database, RowOf, Statement } from '../platform/database.ts';
import type { Env } from '../platform/env.ts';
import { AppError } from '../platform/errors.ts';
import { failureOf, recordFailure } from '../platform/failures.ts';
import type { Delivery } from '../platform/gateway.ts';
import { endLeases, type Lease, newLease, settled, settleRows, takeRows, type WorkQueue } from '../platform/lease.ts';
import { sendMail } from '../platform/mail.ts';
import { configuredOrigin } from '../platform/origin.ts';
import { type Limit, takeAttempt } from '../platform/rate-limit.ts';
import { sendSms } from '../platform/sms.ts';
import { sendTemplate } from '../platform/template-message.ts';
import { isVerified } from './verified.ts';

/** Notices that reach their user outside of the site as well. */
export type MessageTopic = Extract<
  NoticeTopic,
  | 'membership_asked'
  | 'membership_approved'
  | 'membership_refused'
  | 'programme_reminder'
  | 'thread_digest'
  | 'platform_alert'
>;

/** Organisations of which one applicant makes the platform write to somebody, by the day. */
export const APPLICANT = { name: 'applicant', limit: 10, windowSeconds: DAY };
/** Messages that one call sends; the schedule goes on with the rest. */
const BATCH = 10;
/** A worker that has not written an outcome after so long is gone, and its messages may have been taken. */
const LEASE_SECONDS = 60;
const ATTEMPTS = 3;
const AGAIN_SECONDS = 600;

interface Words {
  template: string;
  matter: string;
  result: string;
  /** Page of the site that it leads to. */
  page: string;
  text: (name: string, params: NoticeParams) => string;
  /** Subject and text in English, for an e-mail: who registered by an address may read no Chinese. */
  en: { matter: string; text: (name: string, params: NoticeParams) => string };
}

/** What the alerts of a message are called. */
const alertNames = (kinds: NoticeParams[string] | undefined, lang: Lang): string =>
  Object.entries(PLATFORM_ALERTS)
    .filter(([kind]) => String(kinds).split(',').includes(kind))
    .map(([, names]) => names[lang])
    .join(lang === 'zh' ? '、' : ', ');

const membership = { matter: '加入单位申请', page: '/memberOrg' };
const MEMBERSHIP_EN = 'Membership of an organisation';

/**
 * What stands in a message: fixed words, numbers and days. Of what people wrote, nothing but the name of an organisation that staff
 * checked.
 * @param name empty where the organisation was not checked
 */
const TEXTS: Record<MessageTopic, Words> = {
  programme_reminder: {
    template: 'programme-reminder',
    matter: '成果申报与推荐提醒',
    result: '有事项待完成',
    page: '/programme',
    text: (_, params) => `${reminderText(params, 'zh')}请登录平台处理。`,
    en: {
      matter: 'Programme reminder',
      text: (_, params) => `${reminderText(params, 'en')} Please log in to see to it.`,
    },
  },
  thread_digest: {
    template: 'thread-digest',
    matter: '交流社区动态',
    result: '有新回复',
    page: '/memberCenter/threads',
    text: (_, { threads, count }) => `您关注的 ${threads} 个话题有 ${count} 条新回复，请登录平台查看。`,
    en: {
      matter: 'New replies in threads that you follow',
      text: (_, { threads, count }) =>
        `${count} new ${count === 1 ? 'reply' : 'replies'} in ${threads} ${threads === 1 ? 'thread' : 'threads'} that you follow. Please log in to read them.`,
    },
  },
  platform_alert: {
    template: 'platform-alert',
    matter: '平台运行告警',
    result: '请查看运行状态',
    page: '/admin/status',
    text: (_, { count, code }) => `平台运行有 ${count} 项新的告警：${alertNames(code, 'zh')}。请登录平台查看。`,
    en: {
      matter: 'Platform alert',
      text: (_, { count, code }) =>
        `The platform has ${count} new ${count === 1 ? 'alert' : 'alerts'}: ${alertNames(code, 'en')}. Please log in to have a look.`,
    },
  },
  membership_asked: {
    ...membership,
    template: 'membership-request',
    result: '等待您处理',
    text: (name) => `有人申请加入${name || '您管理的单位'}，请登录平台查看申请人的姓名、手机号和说明并处理。`,
    en: {
      matter: MEMBERSHIP_EN,
      text: (name) =>
        `Somebody asks to join ${name || 'an organisation that you administer'}. Please log in to read who it is, and decide.`,
    },
  },
  membership_approved: {
    ...membership,
    template: 'membership-approved',
    result: '已通过',
    text: (name) => `您加入${name || '单位'}的申请已通过，请登录平台查看。`,
    en: {
      matter: MEMBERSHIP_EN,
      text: (name) => `Your request to join ${name || 'an organisation'} was approved. Please log in to see it.`,
    },
  },
  membership_refused: {
    ...membership,
    template: 'membership-refused',
    result: '未通过',
    text: (name) => `您加入${name || '单位'}的申请未获通过，请登录平台查看原因。`,
    en: {
      matter: MEMBERSHIP_EN,
      text: (name) => `Your request to join ${name || 'an organisation'} was declined. Please log in to read why.`,
    },
  },
};

/** The row that says that a message is due, for the batch of its notice. */
export const dueMessage = (
  noticeId: string,
  userId: string,
  topic: MessageTopic,
  organizationId: string,
): Statement => ({
  sql: `INSERT INTO notice_message (notice_id, user_id, topic, organization_id, add_time)
        SELECT id, user_id, topic, ?, add_time FROM notice WHERE id = ? AND user_id = ? AND topic = ?`,
  params: [organizationId, noticeId, userId, topic],
});

interface Claimed
  extends RowOf<'notice_message', 'notice_id' | 'user_id' | 'by_user' | 'phone' | 'params' | 'attempts'> {
  topic: MessageTopic;
  /** Null for who has no account. */
  account: string | null;
  tel: string | null;
  openid: string | null;
  /** Of a checked organisation alone. */
  name: string | null;
  template_id: string | null;
  paused: number;
}

type Channel = 'wechat' | 'sms' | 'mail';
type State = 'sent' | 'failed' | 'uncertain' | 'quiet' | 'unreachable' | 'waiting';
interface Outcome {
  state: State;
  channel: Channel | null;
}

/** As the index of what is due holds them: the table keeps what ended for months. */
const DUE = `state IN ('waiting', 'sending')`;

const QUEUE: WorkQueue = {
  ...{ table: 'notice_message', key: 'notice_id', holder: 'lease_id', until: 'next_time' },
  within: DUE,
};

async function claim(db: Database, lease: Lease, ids: readonly string[] | null): Promise<Claimed[]> {
  const named = ids ? 'AND notice_id IN (SELECT value FROM json_each(?4))' : '';
  const [, , rows = []] = await db.batch<unknown>([
    endLeases(QUEUE, lease.at, `state = 'uncertain'`),
    takeRows(QUEUE, lease, {
      which: `notice_id IN (SELECT notice_id FROM notice_message WHERE ${DUE} AND state = 'waiting' AND next_time <= ?3 ${named}
  ORDER BY next_time LIMIT ${BATCH})`,
      params: ids ? [JSON.stringify(ids)] : [],
    }),
    {
      sql: `SELECT m.notice_id, m.user_id, m.topic, m.by_user, m.phone, m.params, m.attempts, u.account, u.tel, u.openid,
              iif(${isVerified('o')}, o.name, NULL) AS name,
              (SELECT template_id FROM push_template WHERE id = 'audit-notice') AS template_id,
              EXISTS (SELECT 1 FROM delivery_pause WHERE until_time > ?2) AS paused
            FROM notice_message m LEFT JOIN user u ON u.user_id = m.user_id AND u.is_delete = 0
            LEFT JOIN organization o ON o.organization_id = m.organization_id WHERE m.lease_id = ?1`,
      params: [lease.id, lease.at],
    },
  ]);
  return rows as Claimed[];
}

/** Which of the day's numbers a message counts for. */
const COUNTED_AS = {
  membership_asked: 'asked',
  membership_approved: 'decided',
  membership_refused: 'decided',
  platform_alert: 'alert',
} as const satisfies Record<Exclude<MessageTopic, 'programme_reminder' | 'thread_digest'>, keyof typeof MESSAGES_DAY>;

/** How much of it one person gets in a day, and one applicant causes: what comes after stands in the notices alone. */
async function isQuiet(env: Env, { topic, user_id, by_user, attempts }: Claimed): Promise<boolean> {
  // Of these there is one a person a day, when it is made.
  if (attempts > 1 || topic === 'programme_reminder' || topic === 'thread_digest') return false;
  const name = COUNTED_AS[topic];
  const limits: Limit[] = [
    { name: `message-${name}`, key: user_id, limit: MESSAGES_DAY[name], windowSeconds: DAY },
    ...(by_user ? [{ ...APPLICANT, key: by_user }] : []),
  ];
  return takeAttempt(env, limits).then(
    () => false,
    () => true,
  );
}

async function byChatApp(env: Env, row: Claimed, text: string, url: string): Promise<Delivery> {
  if (!row.openid || !row.template_id || row.paused) return 'refused';
  const { openid, template_id, notice_id: id } = row;
  const { matter, result } = TEXTS[row.topic];
  return sendTemplate(env, { openid, template_id, id, url, matter, result, text });
}

async function send(env: Env, row: Claimed): Promise<Outcome> {
  const to = [row.phone, row.account, row.tel].find((each) => each?.includes('@') || PHONE.test(each ?? ''));
  if (!to && !row.openid) return { state: 'unreachable', channel: null };
  if (await isQuiet(env, row)) return { state: 'quiet', channel: null };
  const origin = configuredOrigin(env);
  const { template, matter, page, ...words } = TEXTS[row.topic];
  const url = origin && origin + page;
  const named = row.name !== null && isOrganizationName(row.name);
  const called = named ? `“${row.name}”` : '';
  const params = JSON.parse(row.params ?? '{}') as NoticeParams;
  const text = words.text(called, params);
  const taken = await byChatApp(env, row, text, url);
  if (taken !== 'refused') return { state: taken, channel: 'wechat' };
  if (!to) return { state: 'failed', channel: 'wechat' };
  const mail = to.includes('@');
  // What was said in the community is worth no short message.
  if (row.topic === 'thread_digest' && !mail) return { state: 'failed', channel: 'wechat' };
  const delivery = mail
    ? await sendMail(env, {
        to,
        subject: `${matter} / ${words.en.matter}`,
        text: [text, words.en.text(called, params), url].filter(Boolean).join('\n\n'),
      })
    : await sendSms(env, { phone: to, text: text + url, template_id: named ? `${template}-named` : template });
  const state = delivery === 'refused' ? (row.attempts < ATTEMPTS ? 'waiting' : 'failed') : delivery;
  return { state, channel: mail ? 'mail' : 'sms' };
}

/** What the day's budget refuses waits for another try; whatever else broke may have been taken. */
const settle = (db: Database, env: Env, row: Claimed): Promise<Outcome> =>
  send(env, row).catch(async (error: unknown): Promise<Outcome> => {
    if (error instanceof AppError) return { state: row.attempts < ATTEMPTS ? 'waiting' : 'failed', channel: 'sms' };
    await recordFailure(db, failureOf(error, 'queue', 'message of a notice'));
    return { state: 'uncertain', channel: null };
  });

/** Messages that are due now, for who hands them to the queue: at most 1,000, the longest due first. */
export const dueMessages = (db: Database): Promise<{ notice_id: string }[]> =>
  db.all(
    `SELECT notice_id FROM notice_message WHERE ${DUE} AND state = 'waiting' AND next_time <= ? ORDER BY next_time LIMIT 1000`,
    [now()],
  );

/**
 * Sends messages that are due, each by who claims it: by the chat app where the account is bound, else by SMS or e-mail, and
 * writes down what became of them. A message that may have been taken is not sent again. Never fails: the notice is what surely
 * reaches a person, and the schedule tries again.
 * @param ids of these alone; of all without
 * @returns how many were tried, at most ten
 */
export async function sendMessages(db: Database, env: Env, ids: readonly string[] | null = null): Promise<number> {
  try {
    const lease = newLease(LEASE_SECONDS);
    const rows = await claim(db, lease, ids);
    if (rows.length === 0) return 0;
    const ends = await Promise.all(
      rows.map(async (row) => {
        const outcome = await settle(db, env, row);
        const next = outcome.state === 'waiting' ? lease.at + AGAIN_SECONDS * row.attempts : 0;
        return { id: row.notice_id, ...outcome, next };
      }),
    );
    const set = `lease_id = NULL, state = ${settled('state')}, channel = ${settled('channel')}, next_time = ${settled('next')}`;
    await db.batch([settleRows(QUEUE, lease.id, ends, set)]);
    return rows.length;
  } catch (error) {
    await recordFailure(db, failureOf(error, 'queue', 'messages of notices'));
    return 0;
  }
}
