import * as z from 'zod';
import { givenFile, keptFile } from './attachments.ts';
import { scopeName } from './cards.ts';
import { DEAL_STATES, type DealState } from './deal-states.ts';
import { id, text } from './fields.ts';
import { formatted, telephone } from './formats.ts';
import { ITEM } from './limits.ts';

/** Deals among which a word is looked for, the first of the list (decision 296). */
export const DEALS_LOOKED_AT = 1000;

/** States in which a deal goes on. */
export const OPEN_STATES: readonly DealState[] = ['interest', 'contacted', 'negotiating'];

/** Whether nothing more happens in a deal of this state. */
export const isEnded = (state: DealState): boolean => !OPEN_STATES.includes(state);

/** The side that asks about an item, and the side that published it. */
export const DEAL_SIDES = ['seeker', 'owner'] as const;
export type DealSide = (typeof DEAL_SIDES)[number];

interface Reason {
  zh: string;
  en: string;
}

/** Why a deal is declined; what exactly happened stands in the note. */
export const DECLINE_REASONS = {
  price: { zh: '价格未达成一致', en: 'No agreement on the price' },
  terms: { zh: '合作方式或条款未达成一致', en: 'No agreement on the mode of cooperation or the terms' },
  maturity: { zh: '成熟度或技术指标不满足要求', en: 'The maturity or the technical figures do not meet the need' },
  funding: { zh: '资金或实施条件不具备', en: 'Funds or conditions for carrying it out are missing' },
  taken: { zh: '已与其他方合作', en: 'Agreed with another party' },
  no_reply: { zh: '对方长期未回复', en: 'The other side did not reply' },
  changed: { zh: '计划调整，暂不推进', en: 'Plans changed, not pursued for now' },
  other: { zh: '其他原因', en: 'Another reason' },
} as const satisfies Record<string, Reason>;
type DeclineReason = keyof typeof DECLINE_REASONS;

/** Reason that the platform writes when an account of a side ends; nobody chooses it. */
export const PARTY_LEFT = 'party_left';

/**
 * Text of a reason in one language.
 * @param reason key of the list; an unknown one reads as another reason
 */
export function reasonText(reason: string, lang: keyof Reason): string {
  if (reason === PARTY_LEFT) return lang === 'zh' ? '一方账号已注销' : 'An account of one side was closed';
  const known = Object.hasOwn(DECLINE_REASONS, reason) ? (reason as DeclineReason) : 'other';
  return DECLINE_REASONS[known][lang];
}

/** Items about which deals are opened. */
const DEAL_ITEMS = [ITEM.result, ITEM.demand] as const;

/** Setting that holds the days in which a step is due, and their number where it is unreadable. */
export const STEP_DAYS = { setting: 'deal-step-days', days: 7 } as const;

/** Deals that one person may open, and messages that one may write, in a window. */
export const DEAL_LIMITS = {
  open: { limit: 30, windowSeconds: 3_600 },
  message: { limit: 60, windowSeconds: 600 },
} as const;

const MESSAGE = 2000;
const MAX_FILES = 10;

const version = z.number().int();
const files = z.array(givenFile).max(MAX_FILES).optional();

/** POST /v1/user/deal: the interest of a signed-in reader, with the first message. */
export const dealInput = z.strictObject({
  item_type: z.literal(DEAL_ITEMS),
  item_id: id,
  name: z.string({ error: 'feedback_name_required' }).trim().min(1, 'feedback_name_required').max(50, 'too_long'),
  phone: telephone(50, 'feedback_contact_required'),
  remark: z
    .string({ error: 'deal_interest_required' })
    .trim()
    .min(1, 'deal_interest_required')
    .max(MESSAGE, 'too_long'),
  files,
  /** Organisation of the seeker; without one the seeker acts as an individual. */
  org_id: z.union([id, z.literal('')]).nullish(),
});
export type DealInput = z.output<typeof dealInput>;

const amount = formatted('amount', 14);

/** The part of a step that a side fills in when it proposes to sign. */
export const proposalInput = z.strictObject({ amount, note: text(MESSAGE) });

const declineShape = {
  reason: z.enum(Object.keys(DECLINE_REASONS) as [DeclineReason, ...DeclineReason[]], 'deal_reason_required'),
  note: text(MESSAGE),
};

/** The part of a step that declines. */
export const declineInput = z.strictObject(declineShape).superRefine((input, context) => {
  if (input.reason === 'other' && !input.note) {
    context.addIssue({ code: 'custom', path: ['note'], message: 'deal_note_required' });
  }
});

/** POST /v1/user/deal/step: `version` is the one that the caller saw. */
export const stepInput = z
  .strictObject({
    id,
    version,
    state: z.literal(['contacted', 'negotiating', 'signed', 'declined']),
    reason: declineShape.reason.nullish(),
    note: text(MESSAGE),
    amount,
  })
  .superRefine((input, context) => {
    if (input.state !== 'declined') return;
    if (!input.reason) context.addIssue({ code: 'custom', path: ['reason'], message: 'deal_reason_required' });
    if (input.reason === 'other' && !input.note) {
      context.addIssue({ code: 'custom', path: ['note'], message: 'deal_note_required' });
    }
  });
export type StepInput = z.output<typeof stepInput>;

/** POST /v1/user/deal/message: words, files, or both. */
export const messageInput = z.strictObject({ id, content: text(MESSAGE), files }).superRefine((input, context) => {
  if (!input.content && !input.files?.length) {
    context.addIssue({ code: 'custom', path: ['content'], message: 'deal_message_required' });
  }
});
export type MessageInput = z.output<typeof messageInput>;

/** Calls that name nothing but the deal. */
export const dealKey = z.strictObject({ id });

/** POST /v1/user/deal/contact: the asking side is shown the caller's own name and phone, or the contact as it was published. */
export const contactInput = z.strictObject({ id, own: z.boolean() });

/** What a side lets everybody read of a signed deal: who the parties are, or the amount as well. */
export const CASE_SHARES = ['parties', 'amount'] as const;
export type CaseShare = (typeof CASE_SHARES)[number];

/** POST /v1/user/deal/case: without `shares` the caller's side lets nothing be read any more. */
export const caseInput = z.strictObject({ id, shares: z.enum(CASE_SHARES).nullable() });
export type CaseInput = z.output<typeof caseInput>;

const caseParty = z.object({
  /** Null for an individual, whose name no case tells. */
  org_id: z.string().nullable(),
  name: z.string().nullable(),
  name_en: z.string().nullable(),
  logo: z.string().nullable(),
});
export type CaseParty = z.output<typeof caseParty>;

/** A signed deal that both sides show as a case. */
export const dealCase = z.object({
  item_type: z.number(),
  item_id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  cover: z.string().nullable(),
  scope: z.array(scopeName),
  /** Who has the technology, and who takes it up. */
  provider: caseParty,
  taker: caseParty,
  /** In 10,000 yuan; null where it is not told. */
  amount: z.string().nullable(),
  sign_time: z.number(),
  /** Days from the first contact to the signing. */
  days: z.number(),
});
export type DealCase = z.output<typeof dealCase>;

export const openedDeal = z.object({ id: z.string(), state: z.enum(DEAL_STATES), opened: z.boolean() });
export type OpenedDeal = z.output<typeof openedDeal>;

export const steppedDeal = z.object({
  id: z.string(),
  state: z.enum(DEAL_STATES),
  proposed_side: z.enum(DEAL_SIDES).nullable(),
  version: z.number(),
});
export type SteppedDeal = z.output<typeof steppedDeal>;

export type DealFile = z.output<typeof keptFile>;

const dealEvent = z.object({
  id: z.string(),
  kind: z.enum(['step', 'proposal', 'message', 'case']),
  state: z.enum(DEAL_STATES).nullable(),
  side: z.enum(DEAL_SIDES),
  reason: z.string().nullable(),
  content: z.string().nullable(),
  amount: z.string().nullable(),
  files: z.array(keptFile),
  /** Who acted, as the other side knows them; empty for a closed account. */
  name: z.string(),
  mine: z.boolean(),
  add_time: z.number(),
});
export type DealEvent = z.output<typeof dealEvent>;

const party = z.object({
  name: z.string(),
  org_id: z.string().nullable(),
  org_name: z.string().nullable(),
  org_name_en: z.string().nullable(),
  /** For the parties alone; null for operators. */
  phone: z.string().nullable(),
});
export type DealParty = z.output<typeof party>;

const base = {
  id: z.string(),
  item_type: z.number(),
  item_id: z.string(),
  item_name: z.string(),
  /** As its public page says it. */
  item_name_en: z.string().nullable(),
  state: z.enum(DEAL_STATES),
  proposed_side: z.enum(DEAL_SIDES).nullable(),
  add_time: z.number(),
  update_time: z.number(),
  due_time: z.number().nullable(),
  overdue: z.boolean(),
  /** Who has to act next; empty once the deal has ended. */
  due_sides: z.array(z.enum(DEAL_SIDES)),
  /** The side of the caller; null for operators. */
  my_side: z.enum(DEAL_SIDES).nullable(),
};

export const dealRow = z.object({
  ...base,
  seeker: z.string(),
  owner: z.string(),
  /** Of an organisation that has one. */
  seeker_en: z.string().nullable(),
  owner_en: z.string().nullable(),
  /** Notices about the deal that the caller has not read. */
  unread: z.number(),
});
export type DealRow = z.output<typeof dealRow>;

export const dealDetail = z.object({
  ...base,
  version: z.number(),
  amount: z.string().nullable(),
  decline_reason: z.string().nullable(),
  item: z.object({
    name: z.string(),
    name_en: z.string().nullable(),
    cover: z.string().nullable(),
    org_name: z.string().nullable(),
    org_name_en: z.string().nullable(),
    region_name: z.string().nullable(),
    region_name_en: z.string().nullable(),
    /** Whether its public page still stands. */
    public: z.boolean(),
  }),
  seeker: party,
  owner: party,
  /** What each side lets everybody read of the signed deal; null until it is signed. */
  shared: z
    .object({
      seeker: z.enum(CASE_SHARES).nullable(),
      owner: z.enum(CASE_SHARES).nullable(),
      /** Whether the caller may say so for a side. */
      mine: z.boolean(),
      /** Whether visitors read it now. */
      shown: z.boolean(),
    })
    .nullable(),
  /** Whose contact the other side is shown; null for everybody but the publishing side. */
  owner_contact: z.enum(['published', 'own', 'colleague']).nullable(),
  events: z.array(dealEvent),
  /** Older messages that this answer leaves out. */
  earlier: z.number(),
  unread: z.number(),
});
export type DealDetail = z.output<typeof dealDetail>;

const DUE: Readonly<Record<DealState, readonly DealSide[]>> = {
  interest: ['owner'],
  contacted: ['owner'],
  negotiating: DEAL_SIDES,
  signed: [],
  declined: [],
};

/**
 * Who has to act next: the owner until talks have begun, then both, and who did not propose once a signing is proposed.
 */
export function dueSides(state: DealState, proposedSide: DealSide | null): DealSide[] {
  return DUE[state].filter((side) => side !== proposedSide);
}
