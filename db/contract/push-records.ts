import * as z from 'zod';
import { PUSH_ANSWERS } from './inbox-words.ts';
import { RUN_STATES, TARGET_STATES } from './pushes.ts';

/** How a push stands, for its operators: what the delivery does, its schedule and the account's pause in one word. */
export const PUSH_PHASES = ['draft', 'scheduled', 'running', 'paused', 'stopped', 'done', 'cancelled'] as const;
export type PushPhase = (typeof PUSH_PHASES)[number];

/** What can be counted of the targets of a push, each a list of rows. */
export const TARGET_STAGES = [
  'chosen',
  'waiting',
  'sent',
  'delivered',
  'reached',
  'failed',
  'uncertain',
  'cancelled',
  'opened',
  'answered',
  ...PUSH_ANSWERS,
] as const;
export type TargetStage = (typeof TARGET_STAGES)[number];

/** Bits of `answers` of a target: what its organisation did with the push. */
export const ANSWER_BITS = { opened: 1, answered: 2, interested: 4, irrelevant: 8, passed: 16, replied: 32 } as const;

/** What came of it between the organisations that were reached and the publishers. */
export const DEAL_STAGES = ['deals', 'signed'] as const;
type DealStage = (typeof DEAL_STAGES)[number];

/** The longest range of the funnel in days, and how many of its pushes, newest first, are counted. */
export const FUNNEL_LIMITS = { days: 366, pushes: 500 } as const;

const count = z.number().int().min(0);
const failure = z.object({ code: z.string(), hint: z.string().nullable(), count });

/** The numbers of a push, or of several together. */
export const figures = z.object({
  ...(Object.fromEntries([...TARGET_STAGES, ...DEAL_STAGES].map((stage) => [stage, count])) as Record<
    TargetStage | DealStage,
    typeof count
  >),
  /** Targets that a retry of all would be sent to again. */
  retriable: count,
  /** Of failed and uncertain targets, and of those left out, most frequent first. */
  reasons: z.array(failure),
});
export type Figures = z.output<typeof figures>;

const seconds = z.number().nullable();
const named = z.object({ item_id: z.string(), name: z.string().nullable() });

/** Why the account of all messages waits, until when at the latest, and when it is tried before that. */
export const accountPause = z.object({
  until_time: z.number(),
  next_try: z.number().nullable(),
  error_code: z.string().nullable(),
  error_msg: z.string().nullable(),
  hint: z.string().nullable(),
});
export type AccountPause = z.output<typeof accountPause>;

/** A wave of a push with how far it is; `start_time` in unix seconds. */
const wave = z.object({
  wave: count,
  start_time: z.number(),
  chosen: count,
  waiting: count,
  sent: count,
  failed: count,
});
export type Wave = z.output<typeof wave>;

/** A second operator's word on a version of a push. */
const approvalState = z.enum(['asked', 'approved', 'declined']);

/** The word that a push waits for, or got; null where nobody asked, or it was changed since. */
const approval = z.object({
  state: approvalState,
  ask_user: z.string(),
  ask_name: z.string().nullable(),
  decide_name: z.string().nullable(),
  reason: z.string().nullable(),
});
export type PushApproval = z.output<typeof approval>;

/** What was said of a delivery that did not go well, and what it means. */
const trouble = { error_code: z.string().nullable(), hint: z.string().nullable() };
const field = z.object({ value: z.string() });

/** A push as its operators see it before and while it is sent (CALLS.md "Push calls"). */
export const pushDetail = z.object({
  id: z.string(),
  title: z.string(),
  title_params: z.string().nullable(),
  push_group_id: z.string(),
  remark: z.string().nullable(),
  push_status: z.number(),
  item_type: z.number(),
  add_time: z.number(),
  auto_push_time: z.number(),
  push_time: seconds,
  confirm_time: seconds,
  run_state: z.enum(RUN_STATES),
  ...trouble,
  error_msg: z.string().nullable(),
  add_user: z.string().nullable(),
  /** Organisations of one wave and minutes between two; 0 is no waves. */
  wave_size: z.number(),
  wave_minutes: z.number(),
  /** Grows with every save. */
  version: z.number(),
  pause: accountPause.nullable(),
  approval: approval.nullable(),
  /** The fields of the message; the phone shows the two keynotes. */
  message: z.object({ first: field, keynote1: field, keynote2: field, remark: field }),
  counts: z.record(z.enum(TARGET_STATES), count),
  /** Targets of the push, and what went wrong with how many of them. */
  total: count,
  troubles: z.array(z.object({ state: z.enum(TARGET_STATES), ...trouble, error_code: z.string(), n: count })),
  item_count: count,
  items: z.array(
    z.object({
      id: z.string(),
      item_id: z.string(),
      name: z.string().nullable(),
      push_state: z.number(),
      push_time: seconds,
    }),
  ),
  targets: z.array(
    z.object({
      id: z.string(),
      org_id: z.string(),
      org_name: z.string().nullable(),
      contacts: z.string().nullable(),
      contacts_tel: z.string().nullable(),
      admin_name: z.string().nullable(),
      bound: z.number(),
      push_status: z.number(),
      state: z.enum(TARGET_STATES),
      ...trouble,
      error_msg: z.string().nullable(),
      /** When the chat app took it, and when it reported that it had arrived. */
      sent_at: seconds,
      delivered_at: seconds,
      attempts: z.number(),
      /** When it is tried again, or may be. */
      next_time: seconds,
    }),
  ),
  /** Of a page: waiting targets that have items of the push by another one. */
  twice: z.number().optional(),
  /** Of a page: the organisation behind which the next one begins; null at the end. */
  next: z.string().nullable().optional(),
});
export type PushDetail = z.output<typeof pushDetail>;
export type PushTarget = PushDetail['targets'][number];

/** A push among the records. */
export const pushRecord = z.object({
  id: z.string(),
  title: z.string(),
  remark: z.string().nullable(),
  item_type: z.number(),
  push_group_id: z.string(),
  group_title: z.string().nullable(),
  operator: z.string().nullable(),
  push_status: z.number(),
  run_state: z.string(),
  phase: z.enum(PUSH_PHASES),
  add_time: z.number(),
  auto_push_time: z.number(),
  confirm_time: seconds,
  push_time: seconds,
  error_code: z.string().nullable(),
  error_msg: z.string().nullable(),
  hint: z.string().nullable(),
  /** Of a paused push. */
  pause: accountPause.nullable(),
  /** Organisations of one wave and minutes between two; 0 is no waves. */
  wave_size: count,
  wave_minutes: count,
  /** Its targets, or the first of them, are archived: nothing of it can be sent any more (CALLS.md "Push calls"). */
  archived: z.boolean(),
  /** A second operator's word on it as it is now. */
  approval: approvalState.nullable(),
  /** Its waves, where one push alone is asked for. */
  waves: z.array(wave).optional(),
  items: count,
  /** The first of its items. */
  first_items: z.array(named),
  figures,
});
export type PushRecord = z.output<typeof pushRecord>;

const targetAnswer = z.object({
  item_id: z.string(),
  item_name: z.string().nullable(),
  answer: z.enum(PUSH_ANSWERS),
  reason: z.string().nullable(),
  content: z.string().nullable(),
  files: z.array(
    z.object({
      name: z.string(),
      url: z.string(),
      suffix: z.string().optional(),
      size: z.union([z.number(), z.string()]).nullish(),
    }),
  ),
  feedback_id: z.string().nullable(),
  time: seconds,
});

const targetFeedback = z.object({
  id: z.string(),
  item_id: z.string().nullable(),
  item_type: z.number().nullable(),
  user_id: z.string().nullable(),
  name: z.string().nullable(),
  remark: z.string().nullable(),
  add_time: z.number(),
});

/** An organisation that a push was meant for, with what became of it. */
export const targetRow = z.object({
  push_id: z.string(),
  push_title: z.string(),
  item_type: z.number(),
  push_group_id: z.string(),
  org_id: z.string(),
  org_name: z.string().nullable(),
  contacts: z.string().nullable(),
  contacts_tel: z.string().nullable(),
  bound: z.number(),
  push_status: z.number(),
  state: z.enum(TARGET_STATES),
  error_code: z.string().nullable(),
  error_msg: z.string().nullable(),
  hint: z.string().nullable(),
  /** When the chat app took the message, and when it reported that it had arrived. */
  sent_at: seconds,
  delivered_at: seconds,
  next_time: seconds,
  opened_time: seconds,
  answers: z.array(targetAnswer),
  feedback: z.array(targetFeedback),
});
export type TargetRow = z.output<typeof targetRow>;

/** A deal that an organisation opened after a push had brought it the item. */
export const pushedDeal = z.object({
  id: z.string(),
  push_id: z.string(),
  push_title: z.string(),
  item_type: z.number(),
  item_id: z.string(),
  item_name: z.string(),
  org_id: z.string(),
  org_name: z.string().nullable(),
  state: z.string(),
  sent_at: seconds,
  add_time: z.number(),
});
export type PushedDeal = z.output<typeof pushedDeal>;

/** How far an item was pushed to an organisation (back-office§2, demand push record). */
export const itemPush = z.object({
  push_group_id: z.string(),
  group_title: z.string().nullable(),
  /** Organisations that it was pushed to, of which `rows` are so many. */
  total: count,
  /** Push and organisation of the last of `rows`, with a colon between them; null when none come behind it. */
  next: z.string().nullable(),
  rows: z.array(
    z.object({
      push_id: z.string(),
      push_title: z.string(),
      org_id: z.string(),
      org_name: z.string().nullable(),
      org_name_en: z.string().nullable(),
      contacts: z.string().nullable(),
      contacts_tel: z.string().nullable(),
      /** Empty is pending (back-office§3). */
      push_status: z.number().nullable(),
      push_time: seconds,
    }),
  ),
});
export type ItemPush = z.output<typeof itemPush>;

/** Feedback as the viewer shows it. */
export const feedbackDetail = z.object({
  id: z.string(),
  name: z.string().nullable(),
  org_name: z.string().nullable(),
  phone: z.string().nullable(),
  remark: z.string().nullable(),
  files: z.string().nullable(),
  item_id: z.string().nullable(),
  item_type: z.number().nullable(),
  item_name: z.string().nullable(),
  push_title: z.string().nullable(),
  add_time: z.number(),
});
export type FeedbackDetail = z.output<typeof feedbackDetail>;

/** One month of the funnel, `yyyy-MM` in UTC+8. */
const funnelMonth = z.object({ month: z.string(), pushes: count, figures });
export type FunnelMonth = z.output<typeof funnelMonth>;

export const funnel = z.object({
  /** Unix seconds; `to` is the first second after the range. */
  from: z.number(),
  to: z.number(),
  pushes: count,
  /** Whether the range holds more pushes than are counted. */
  more: z.boolean(),
  total: figures,
  months: z.array(funnelMonth),
});
export type Funnel = z.output<typeof funnel>;

/** A push with its numbers. */
export const funnelPush = z.object({
  id: z.string(),
  title: z.string(),
  item_type: z.number(),
  add_time: z.number(),
  push_time: seconds,
  figures,
});
export type FunnelPush = z.output<typeof funnelPush>;

/** The push that is to be sent to others as well. */
export const pushAgain = z.strictObject({ id: z.string().trim().min(1).max(64) });

/** The group that its items went into, and how many of them no longer could. */
export const packedAgain = z.object({
  id: z.string(),
  item_type: z.number(),
  items: z.number(),
  left_out: z.number(),
});
