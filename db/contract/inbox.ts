import * as z from 'zod';
import { givenFile, keptFile } from './attachments.ts';
import { text } from './fields.ts';
import { ANSWER_LIMITS, IRRELEVANT_REASONS, type IrrelevantReason, PUSH_ANSWERS } from './inbox-words.ts';
import { ITEM } from './limits.ts';
import { pushedItem } from './pushed-items.ts';

/** Answers of one person, and first openings from one address, in a window. */
export const INBOX_LIMITS = {
  answer: { limit: 120, windowSeconds: 3_600 },
  open: { limit: 120, windowSeconds: 3_600 },
} as const;

/** Days in which the messages to an organisation are counted against its cap, and the highest cap that means something. */
export const CAP = { days: 7, max: 50 } as const;

const id = z.string().trim().min(1).max(64);
/** Key of an item of the push; empty for the push as a whole. */
const itemId = z.string().trim().max(64).default('');
/** Version of the answer that the page shows; 0 before the first. */
const version = z.number().int().min(0).default(0);

/** The push as one organisation received it. */
export const openInput = z.strictObject({ push_id: id, org_id: id });

/** POST /v1/inbox/answer. */
export const answerInput = z
  .strictObject({
    push_id: id,
    org_id: id,
    item_id: itemId,
    answer: z.enum(['interested', 'irrelevant', 'replied']),
    reason: z
      .enum(Object.keys(IRRELEVANT_REASONS) as [IrrelevantReason, ...IrrelevantReason[]], 'inbox_reason_required')
      .nullish(),
    content: text(ANSWER_LIMITS.content),
    files: z.array(givenFile).max(ANSWER_LIMITS.files, 'too_many').optional(),
    version,
  })
  .superRefine((input, context) => {
    const complain = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (input.answer === 'irrelevant' && !input.reason) complain('reason', 'inbox_reason_required');
    if (input.answer === 'irrelevant' && input.reason === 'other' && !input.content) {
      complain('content', 'deal_note_required');
    }
    if (input.answer === 'replied' && !input.content && !input.files?.length) {
      complain('content', 'deal_message_required');
    }
  });
export type AnswerInput = z.output<typeof answerInput>;

/** POST /v1/inbox/passOn: to a colleague of the same organisation. */
export const passInput = z.strictObject({
  push_id: id,
  org_id: id,
  item_id: itemId,
  user_id: id,
  content: text(ANSWER_LIMITS.content),
  version,
});
export type PassInput = z.output<typeof passInput>;

/** PUT /v1/inbox/preference: what an organisation wants to be sent; empty lists want everything, a cap of 0 is none. */
export const preferenceInput = z.strictObject({
  org_id: id,
  scopes: z.array(id).max(100),
  item_types: z.array(z.literal([ITEM.result, ITEM.demand])).max(2),
  weekly_cap: z.number().int().min(0).max(CAP.max),
  version,
});
export type PreferenceInput = z.output<typeof preferenceInput>;

export const preference = z.object({
  org_id: z.string(),
  scopes: z.array(z.string()),
  item_types: z.array(z.number()),
  weekly_cap: z.number(),
  version: z.number(),
  /** Messages of the last seven days. */
  received: z.number(),
});
export type Preference = z.output<typeof preference>;

/** POST /v1/push/caps: organisations that an operator is about to send to. */
export const capsInput = z
  .strictObject({
    push_id: id.optional(),
    orgs: z.array(id).max(20_000).optional(),
    item_type: z.literal([ITEM.result, ITEM.demand]).optional(),
    items: z.array(id).max(500).optional(),
    /** When it is planned to go out, unix seconds; the plan of the push, or now, without it. */
    time: z.number().int().nullish(),
  })
  .refine(({ push_id, orgs }) => push_id !== undefined || orgs !== undefined, { path: ['orgs'], message: 'required' });
export type CapsInput = z.output<typeof capsInput>;

export const caps = z.object({
  /** Who received as many messages as they want within a week. */
  over: z.array(z.object({ org_id: z.string(), org_name: z.string(), received: z.number(), cap: z.number() })),
  /** Who does not want this kind of item, or nothing of its fields. */
  unwanted: z.array(z.object({ org_id: z.string(), org_name: z.string() })),
  /** How many they are together; the lists name the first 500 of each. */
  left_out: z.number().int().min(0),
  /** Until when every message waits that goes out as planned; unix seconds, null outside of quiet hours. */
  quiet_until: z.number().nullable(),
});
export type Caps = z.output<typeof caps>;

/** An answer as the organisation sees it. */
export const answer = z.object({
  item_id: z.string(),
  answer: z.enum(PUSH_ANSWERS),
  reason: z.string().nullable(),
  content: z.string().nullable(),
  files: z.array(keptFile),
  /** Who answered, and to whom it was passed on. */
  user_name: z.string(),
  passed_name: z.string().nullable(),
  update_time: z.number(),
  version: z.number(),
});
export type Answer = z.output<typeof answer>;

/** What only the organisation's own people see. */
const ownPart = z.object({
  sender: z.string().nullable(),
  answers: z.array(answer),
  /** Deals about the items that the caller has opened and that go on: a second one would answer the first. */
  deals: z.array(z.object({ item_id: z.string(), id: z.string() })),
  colleagues: z.array(z.object({ user_id: z.string(), name: z.string() })),
  /** `member`: whether the caller may act in the organisation's name elsewhere; `admin`: whether they may invite to it. */
  me: z.object({ name: z.string(), phone: z.string(), member: z.boolean(), admin: z.boolean() }),
});

export const pushPage = z.object({
  id: z.string(),
  title: z.string(),
  remark: z.string().nullable(),
  item_type: z.number(),
  push_group_id: z.string(),
  /** Unix seconds. */
  sent_time: z.number().nullable(),
  org: z.object({ id: z.string(), name: z.string() }),
  items: z.array(pushedItem),
  /** Names of what the organisation published itself: it is left out. */
  own_items: z.array(z.string()),
  signed_in: z.boolean(),
  /** Null for everybody else. */
  own: ownPart.nullable(),
  /** Whether an operator looks at it as its recipient will: nothing of it can be answered. */
  preview: z.boolean(),
});
export type PushPage = z.output<typeof pushPage>;

/** A push in an inbox. */
export const inboxRow = z.object({
  push_id: z.string(),
  org_id: z.string(),
  org_name: z.string(),
  org_name_en: z.string().nullable(),
  title: z.string(),
  remark: z.string().nullable(),
  item_type: z.number(),
  push_group_id: z.string(),
  sent_time: z.number().nullable(),
  items: z.number(),
  /** How many of the items have an answer; all of them where the push as a whole has one. */
  answered: z.number(),
  interested: z.number(),
  opened_time: z.number().nullable(),
  /** Whether a colleague passed it on to the caller. */
  passed: z.boolean(),
});
export type InboxRow = z.output<typeof inboxRow>;
