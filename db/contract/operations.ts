import * as z from 'zod';

type Named = { zh: string; en: string };

/** What the schedules do, by the name under which its last run is kept: what it is called, and the minutes between two runs. */
export const TASKS = {
  deliveries: { zh: '推送投递检查', en: 'Look at deliveries', minutes: 1 },
  news: { zh: '新闻到期下线', en: 'End of news', minutes: 1 },
  matchmaking: { zh: '对接请求到期', en: 'End of 1:1 requests', minutes: 1 },
  reading: { zh: '匹配索引更新', en: 'Reading for matches', minutes: 1 },
  follows: { zh: '关注内容通知', en: 'What members follow', minutes: 1 },
  imports: { zh: '批量导入检查', en: 'Look at imports', minutes: 1 },
  'security-alerts': { zh: '安全告警', en: 'Security alerts', minutes: 5 },
  'platform-alerts': { zh: '运行告警', en: 'Platform alerts', minutes: 5 },
  listings: { zh: '信息到期下架', en: 'End of listings', minutes: 5 },
  deals: { zh: '对接超期提醒', en: 'Overdue deals', minutes: 5 },
  reminders: { zh: '个人提醒', en: 'Reminders', minutes: 5 },
  programme: { zh: '申报推荐提醒', en: 'Programme reminders', minutes: 5 },
  community: { zh: '社区动态汇总', en: 'Digest of the community', minutes: 5 },
  messages: { zh: '消息补发', en: 'Messages left over', minutes: 5 },
  sweep: { zh: '过期数据与文件清理', en: 'Removal of what ran out', minutes: 5 },
  'push-archive': { zh: '推送归档', en: 'Archive of pushes', minutes: 5 },
  drafts: { zh: '草稿清理', en: 'Removal of old drafts', minutes: 5 },
  history: { zh: '历史版本归档', en: 'Old versions to the object store', minutes: 5 },
  training: { zh: '主题模型训练', en: 'Training of topics', minutes: 5 },
} as const satisfies Record<string, Named & { minutes: number }>;
export type TaskName = keyof typeof TASKS;

/** Where something broke that nobody expected: a call or page, a schedule, a message of the queue, an alarm. */
const FAILURE_SOURCES = ['call', 'task', 'queue', 'alarm'] as const;
export type FailureSource = (typeof FAILURE_SOURCES)[number];

/** Failures written in a minute at most, days that they are kept, and those that the page shows. */
export const FAILURES = { minute: 30, days: 30, shown: 20 } as const;

/** What administrators are alerted of, as messages name it. */
export const PLATFORM_ALERTS = {
  failures: { zh: '一小时内服务器异常过多', en: 'many server exceptions in an hour' },
  'task-failed': { zh: '定时任务连续失败', en: 'a schedule that fails again and again' },
  'task-late': { zh: '定时任务未按时运行', en: 'a schedule that does not run' },
  'dead-letters': { zh: '队列中有无法处理的消息', en: 'queue messages that nothing could handle' },
  'delivery-stuck': { zh: '消息投递停滞', en: 'messages that do not go out' },
  'account-paused': { zh: '微信消息通道暂停', en: 'a paused chat-app account' },
  'database-size': { zh: '数据库接近容量上限', en: 'a database close to its limit' },
} as const satisfies Record<string, Named>;
export type PlatformAlert = keyof typeof PLATFORM_ALERTS;

/**
 * From when on something is an alert: failures of an hour, runs that failed in a row, periods without a run, seconds that
 * messages wait, seconds of a pause, and the part of the database's limit.
 */
export const ALERT_AT = {
  failures: 10,
  failedInRow: 2,
  latePeriods: 4,
  waitingSeconds: 1800,
  pausedSeconds: 900,
  databasePart: 0.8,
} as const;

/** Bytes that a database of the platform holds at most. */
export const DATABASE_LIMIT = 10 * 1024 ** 3;

/** What waits is counted so far. */
export const QUEUE_COUNTED = 1000;

/** Kinds of messages that wait to go out. */
const OUTBOXES = ['push', 'user-push', 'message'] as const;
export type Outbox = (typeof OUTBOXES)[number];

const seconds = z.number().nullable();

/** GET /v1/admin/status: how the platform runs; no person stands in it. */
export const platformStatus = z.object({
  /** Unix seconds. */
  now: z.number(),
  parts: z.object({ db: z.boolean(), objects: z.boolean(), queue: z.boolean() }),
  alerts: z.array(
    z.object({
      kind: z.enum(Object.keys(PLATFORM_ALERTS) as [PlatformAlert, ...PlatformAlert[]]),
      raised_time: z.number(),
    }),
  ),
  /** Counted up to `QUEUE_COUNTED`; `oldest` is when the longest waiting one was due. */
  queues: z.array(
    z.object({
      name: z.enum(OUTBOXES),
      waiting: z.number(),
      sending: z.number(),
      /** May have been taken: a person decides. */
      uncertain: z.number(),
      oldest: seconds,
    }),
  ),
  /** Messages of the queue that nothing could handle, of the last 7 days. */
  dead_letters: z.object({ count: z.number(), last_time: seconds }),
  /** When the deliveries are looked at next, and whether topics are being learned; null where nothing answers. */
  alarms: z.object({ deliveries: seconds, deliveries_set: z.boolean().nullable(), training: z.boolean().nullable() }),
  /** The chat app's account takes no messages until then. */
  pause: z.object({ until_time: z.number(), error_code: z.string().nullable() }).nullable(),
  /** Pushes that wait for their time. */
  scheduled: z.object({ count: z.number(), next: seconds }),
  tasks: z.array(
    z.object({
      name: z.enum(Object.keys(TASKS) as [TaskName, ...TaskName[]]),
      /** End of the last run, and of the last one that went well; null for none. */
      ended_time: seconds,
      ok_time: seconds,
      milliseconds: z.number(),
      failed_in_row: z.number(),
      failure: z.string().nullable(),
      late: z.boolean(),
    }),
  ),
  /** Newest first. */
  failures: z.array(
    z.object({
      id: z.string(),
      source: z.enum(FAILURE_SOURCES),
      place: z.string(),
      error: z.string(),
      message: z.string(),
      add_time: z.number(),
    }),
  ),
  failures_hour: z.number(),
  failures_day: z.number(),
  /** As last measured; null before. */
  storage: z.object({ files: z.number(), bytes: z.number(), measured_time: z.number() }).nullable(),
  database: z.object({ bytes: z.number(), limit: z.number() }),
});
export type PlatformStatus = z.output<typeof platformStatus>;
