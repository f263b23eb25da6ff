import * as z from 'zod';
import type { Lang } from './errors.ts';
import { derived } from './fields.ts';
import { keyOfPush as id, itemType, unique } from './pushed-items.ts';
import { type Pair, told } from './words.ts';

/** Longest texts and lists of a push (back-office§5); a push reaches at most so many organisations. */
export const PUSH_LIMITS = {
  title: 100,
  remark: 200,
  titleParams: 4000,
  items: 500,
  orgs: 20_000,
  /** Waves of one push; the last takes what is left. */
  waves: 40,
  /** Minutes between two waves: a week. */
  waveMinutes: 10_080,
  reason: 500,
  /** Characters of a field that the chat app shows (platform facts, WeChat). */
  shown: 20,
  /** Seconds that a chosen time may lie back: pickers know minutes, and forms take time. */
  scheduleGrace: 120,
} as const;

/** Targets of a part of the archive, characters of its lines, and parts that one run moves. */
export const ARCHIVE = { part: 1000, characters: 600_000, partsPerRun: 5 } as const;

/** Where the targets of a push stand. */
export const ARCHIVE_STATE = { none: 0, begun: 1, all: 2 } as const;

/** What the delivery does with a target (CALLS.md "Push calls"). */
export const TARGET_STATES = ['waiting', 'sending', 'sent', 'failed', 'refused', 'uncertain', 'cancelled'] as const;
export type TargetState = (typeof TARGET_STATES)[number];

/** push_status of a target as the documents know it (back-office§3): 0 not sent, 1 pushed, 2 cancelled, 3 error. */
export const TARGET_STATUS: Readonly<Record<TargetState, number>> = {
  waiting: 0,
  sending: 0,
  sent: 1,
  cancelled: 2,
  failed: 3,
  refused: 3,
  uncertain: 3,
};

/** Why a target is left out though its push goes on, by error code; who was left out may be tried again. */
export const LEFT_OUT = { unwanted: 'unwanted', cap: 'weekly_cap', withdrawn: 'withdrawn' } as const;

/** Hours in which no messages are sent, by the clock of Shanghai: `22:00-08:00`; empty for none. */
export const isQuietHours = (text: string): boolean => {
  const [, from, to] = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text) ?? [];
  return text === '' || (from !== undefined && from !== to);
};

/** What the delivery does with a push: empty before its first run. */
export const RUN_STATES = ['', 'running', 'stopped', 'done', 'cancelled'] as const;

/** push_state of a group's item (back-office§3). */
export const ITEM_PUSH = { free: 0, attached: 1, pushed: 2 } as const;

const ids = (max: number) => z.array(id).max(max).transform(unique);

/** A list that must hold something; nothing at all is complained about in the same words. */
const chosen = (max: number, code: string) =>
  z
    .array(id, { error: (issue) => ((issue.input ?? '') === '' ? code : undefined) })
    .min(1, code)
    .max(max)
    .transform(unique);

const wanted = (max: number, code: string) =>
  z
    .string({ error: (issue) => ((issue.input ?? '') === '' ? code : undefined) })
    .trim()
    .min(1, code)
    .max(max);

const titleParams = z
  .unknown()
  .transform((value) =>
    value === undefined || value === null || typeof value === 'string' ? (value ?? null) : JSON.stringify(value),
  )
  .pipe(z.string().max(PUSH_LIMITS.titleParams).nullable());

/** Unix seconds; 0, empty or nothing is no schedule (decision 91). */
const schedule = z.preprocess(
  (value) => (value === '' || value === null ? 0 : typeof value === 'string' ? Number(value) : value),
  z.number().int().min(0).max(4_102_444_800),
);

/** Columns that old clients send along and the server decides (decision 22). */
const decided = derived('push_status', 'add_time', 'push_time', 'confirm_time', 'add_user');

/** A new push group. */
export const pushGroupInput = z.strictObject({
  title: wanted(PUSH_LIMITS.title, 'push_title_required'),
  item_type: itemType,
  items: chosen(PUSH_LIMITS.items, 'push_items_required'),
  remark: z.string().trim().max(PUSH_LIMITS.remark).nullish(),
  title_params: titleParams.optional(),
  ...derived('add_time', 'add_user'),
});
export type PushGroupInput = z.output<typeof pushGroupInput>;

/** Organisations that one wave reaches, and minutes between two; 0 is no waves. */
const waves = {
  wave_size: z.number().int().min(0).max(PUSH_LIMITS.orgs).optional(),
  wave_minutes: z.number().int().min(0).max(PUSH_LIMITS.waveMinutes).optional(),
};

/** A new push; complaints come in the order of the documents (back-office§5). */
export const pushInput = z.strictObject({
  title: wanted(PUSH_LIMITS.title, 'push_title_required'),
  remark: wanted(PUSH_LIMITS.remark, 'push_remark_required'),
  items: chosen(PUSH_LIMITS.items, 'push_items_required'),
  orgs: chosen(PUSH_LIMITS.orgs, 'push_orgs_required'),
  item_type: itemType,
  push_group_id: id,
  title_params: titleParams.optional(),
  auto_push_time: schedule.optional(),
  ...waves,
  ...decided,
});
export type PushInput = z.output<typeof pushInput>;

/**
 * Changes of a push since the named version: what is absent stays, and nothing is asked for again (decision 90) but the
 * subject, which is all that a phone shows of a message at first.
 */
export const pushEdit = z.strictObject({
  id,
  title: wanted(PUSH_LIMITS.title, 'push_title_required').optional(),
  remark: z.string().trim().max(PUSH_LIMITS.remark).optional(),
  items: ids(PUSH_LIMITS.items).optional(),
  orgs: ids(PUSH_LIMITS.orgs).optional(),
  title_params: titleParams.optional(),
  auto_push_time: schedule.optional(),
  ...waves,
  version: z.number().int().optional(),
  ...decided,
  ...derived('item_type', 'push_group_id'),
});
export type PushEdit = z.output<typeof pushEdit>;

/** The push that a call is about. */
export const pushIdInput = z.strictObject({ id });

/** `now` sends a scheduled push at once; without it, its time does it. `version` is the one that the operator looked at. */
export const pushConfirm = z.strictObject({ id, now: z.boolean().optional(), version: z.number().int().optional() });
export type PushConfirm = z.output<typeof pushConfirm>;

/** Another operator's word on a version of a push; to decline it takes a reason. */
export const pushDecision = z
  .strictObject({
    id,
    version: z.number().int(),
    approved: z.boolean(),
    reason: z.string().trim().max(PUSH_LIMITS.reason).optional(),
  })
  .superRefine(({ approved, reason }, context) => {
    if (!approved && !reason) context.addIssue({ code: 'custom', path: ['reason'], message: 'push_decline_reason' });
  });
export type PushDecision = z.output<typeof pushDecision>;

/** Targets to try again: those named, else all that failed or are uncertain. */
export const pushRetry = z.strictObject({ id, orgs: ids(PUSH_LIMITS.orgs).optional() });

const field = z.looseObject({ value: z.string().max(500) });

/** One message as the documents' client sends it; the server composes address, template and texts itself (decision 35). */
export const templateMessage = z.strictObject({
  touser: z.string().trim().min(1).max(128),
  url: z.string().max(500).optional(),
  push_id: id.optional(),
  ...derived('template_id', 'appid', 'client_msg_id'),
  data: z.record(z.string().max(40), field).optional(),
});
export type TemplateMessage = z.output<typeof templateMessage>;

const characters = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Characters as people count them: an emoji of several code points is one. */
export const charactersOf = (text: string): string[] => [...characters.segment(text)].map(({ segment }) => segment);

/** A text as a field of the message shows it: one line, at most 20 code points, and no emoji cut in two. */
export function shownOnPhone(text: string): string {
  let room: number = PUSH_LIMITS.shown;
  const shown: string[] = [];
  for (const character of charactersOf(text.replace(/\s+/g, ' ').trim())) {
    room -= [...character].length;
    if (room < 0) break;
    shown.push(character);
  }
  return shown.join('');
}

/** Path of the page that a message leads to (back-office§2). */
export const pushPath = (pushId: string, type: number, orgId: string, groupId: string): string =>
  `/wxPushDetail/${pushId}/${type}/${orgId}/${groupId}`;

/** Stands in a hint before what the operator can do about it. */
const ADVICE = '|';

/** What a delivery's error code means and, behind `|`, what the operator can do about it (platform facts, WeChat). */
const HINTS: Readonly<Record<string, Pair>> = {
  '-1': ['微信系统繁忙，多次重试未成功|，可稍后重试', 'WeChat stayed busy|; try again later'],
  '40003': ['接收人的 openid 无效|，请其重新绑定', 'The openid is not valid|: the recipient must bind again'],
  '43004': [
    '接收人未关注服务号|，请其关注后重试',
    'The recipient does not follow the account|: try again once they do',
  ],
  '43019': [
    '接收人在服务号黑名单中|，移出后可重试',
    'The recipient is on the blocked list of the account|: try again once they are off it',
  ],
  '43101': ['接收人拒收消息|，请其允许后重试', 'The recipient refuses messages|: try again once they allow them'],
  '47001': ['消息格式有误|，请修改推送内容', 'The message is malformed|: change the content'],
  '47003': ['消息内容不符合模板要求|，请修改主题或备注', 'The content does not fit the template|: change it'],
  '40249': ['消息内容未通过审核|，请修改后重试', 'The content was not accepted|: change it'],
  '45009': [
    '微信答复今日接口调用已达上限；系统会不时尝试，一旦恢复即自动继续，最迟次日零点',
    'WeChat says that the daily quota is used up; it is tried now and then, and goes on after midnight at the latest',
  ],
  '45011': ['调用过于频繁，下一分钟自动继续', 'Too many calls; it goes on in the next minute'],
  '40013': ['服务号 appid 无效，请检查配置后再次确认推送', 'The appid is not valid: check it, then confirm again'],
  '40037': ['消息模板无效，请检查模板后再次确认推送', 'The template is not valid: check it, then confirm again'],
  '48001': ['服务号没有接口权限，请开通后再次确认推送', 'The account lacks the permission: get it, then confirm again'],
  '48004': ['服务号接口已被封禁，请处理后再次确认推送', 'The interface is banned: settle it, then confirm again'],
  '50002': ['服务号功能受限，请处理后再次确认推送', 'The account is limited: settle it, then confirm again'],
  '40001': [
    '服务号凭证被拒绝，请检查 appid 与密钥后再次确认推送',
    'The token is refused: check appid and secret, then confirm again',
  ],
  '40014': [
    '服务号凭证无效，请检查 appid 与密钥后再次确认推送',
    'The token is not valid: check appid and secret, then confirm again',
  ],
  '42001': [
    '服务号凭证一再过期，请检查是否有其他系统在刷新，再次确认推送',
    'The token ends again and again: see whether another system renews it, then confirm again',
  ],
  '40125': [
    '服务号密钥无效，请检查配置后再次确认推送',
    'The secret of the account is not valid: check it, then confirm again',
  ],
  '40164': [
    '服务器地址不在服务号的 IP 白名单中，请添加后再次确认推送',
    'The address of the server is not on the account’s list: add it, then confirm again',
  ],
  token_refused: [
    '服务号凭证被拒绝，正在换取新的凭证，换得后自动继续；若一再出现，请检查 appid 与密钥',
    'The token of the account is refused; another one is asked for, and sending then goes on. If it happens again and again, check appid and secret',
  ],
  user_block: [
    '对方已拒收服务号消息（微信送达报告）',
    'The recipient blocks messages of the account (report of WeChat)',
  ],
  system_failed: [
    '微信报告消息未能送达|，可重试',
    'WeChat reports that the message did not arrive|; it can be tried again',
  ],
  quiet_hours: ['免打扰时段，消息将在早上发送', 'Quiet hours: the message goes out in the morning'],
  weekly_cap: [
    '该单位本周收到的消息已达其设置的上限，未发送',
    'The organisation has received as many messages this week as it wants: not sent',
  ],
  unwanted: [
    '该单位设置了不接收此类推送，未发送|；对方更改设置后可重试',
    'The organisation does not want such pushes: not sent|; try again once it has changed that',
  ],
  withdrawn: [
    '推送内容在发送前已全部撤回，未发送|；内容恢复公开后可重试',
    'All of the items were withdrawn before it was sent: not sent|; try again once one is public again',
  ],
  no_connection: [
    '微信暂无应答，已暂停发送，恢复后自动继续',
    'WeChat does not answer: sending waits, and goes on by itself once it does',
  ],
  no_recipient: ['单位没有已绑定微信的管理员', 'The organisation has no bound administrator'],
  recipient_changed: [
    '消息可能已送达原管理员，发送期间接收人已更换|；请先与对方核实，再决定是否重试',
    'The message may have reached the earlier administrator, who was replaced meanwhile|: ask before trying again',
  ],
  no_answer: [
    '微信未答复，消息可能已送达|；请先与对方核实，再决定是否重试',
    'WeChat never answered and the message may have arrived|: ask the recipient before trying again',
  ],
  no_token: ['暂时取不到服务号凭证，系统会继续尝试', 'No token of the account for now; trying goes on'],
  dead_letter: ['投递任务多次失败|，可重试', 'The delivery broke several times|; it can be tried again'],
  already_reached: [
    '该单位已由其他推送收到相同内容，未重复发送',
    'Another push has brought it the same items: it was left out',
  ],
  push_nothing_to_send: ['没有可推送的内容或单位', 'There is nothing to send, or nobody to send it to'],
  push_held: ['运营人员已暂停发送，再次确认推送后继续', 'An operator holds it: it goes on once it is confirmed again'],
  push_unapproved: [
    '到时尚未经另一位运营人员批准，请批准后再次确认推送',
    'Its time came before another operator had approved it: confirm it again',
  ],
  push_operator_gone: [
    '最后保存该推送的运营人员已不再负责推送，到时未发送；请核对内容后再次确认推送',
    'Whoever saved it last is an operator no more, so that it did not go out at its time: look through it, then confirm again',
  ],
  push_incomplete: [
    '推送主题或备注为空，请补充后再次确认推送',
    'The subject or the remark is empty: fill it in, then confirm again',
  ],
};

/**
 * What a delivery's error code means to the operator.
 * @param code errcode of the chat app, or a word of the platform
 * @param past whether nothing can be done about it any more: its push is archived
 * @returns nothing for a code that the platform has no words for
 */
export function deliveryHint(code: string | null | undefined, lang: Lang, past = false): string | undefined {
  const hint = code ? HINTS[code] : undefined;
  const [says = '', advice = ''] = hint ? told(hint, lang).split(ADVICE) : [];
  return hint && (past ? says : says + advice);
}
