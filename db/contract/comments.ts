import * as z from 'zod';
import { text } from './fields.ts';
import { type Authority, ITEM } from './limits.ts';

/** Why somebody reports a comment; `other` says it in words. */
export const REPORT_REASONS = {
  spam: { zh: '广告或无关内容', en: 'Advertising or off topic' },
  abuse: { zh: '辱骂或攻击他人', en: 'Abuse of others' },
  false: { zh: '虚假或误导信息', en: 'False or misleading' },
  private: { zh: '泄露隐私或秘密', en: 'Private or confidential' },
  other: { zh: '其他', en: 'Something else' },
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;

const reasons = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]];

export const MODERATION_MAXIMA = { report: 200, reason: 200 } as const;

/** Reports of one person in a window. */
export const REPORT_LIMIT = { limit: 30, windowSeconds: 3_600 } as const;

/** Who looks after the comments on items of a kind. */
export const moderatorOf = (itemType: number): Authority => {
  if (itemType === ITEM.result) return 'cg-auditor';
  return itemType === ITEM.demand ? 'xq-auditor' : 'content-admin';
};

export const MODERATORS = ['cg-auditor', 'xq-auditor', 'content-admin'] as const satisfies readonly Authority[];

const id = z.string().trim().min(1, 'required').max(64, 'too_long');

/** POST /v1/comment/report. */
export const reportInput = z
  .strictObject({
    comment_id: id,
    reason: z.enum(reasons, 'comment_report_reason_required'),
    note: text(MODERATION_MAXIMA.report),
  })
  .refine(({ reason, note }) => reason !== 'other' || Boolean(note), {
    path: ['note'],
    message: 'comment_report_note_required',
  });
export type ReportInput = z.output<typeof reportInput>;

/** POST /v1/comment/hide: the author is told the reason. */
export const hideInput = z.strictObject({
  comment_id: id,
  reason: z.string().trim().min(1, 'comment_hide_reason_required').max(MODERATION_MAXIMA.reason, 'too_long'),
});

export type HideInput = z.output<typeof hideInput>;

/** POST /v1/comment/dismiss: the comment stays. */
export const dismissInput = z.strictObject({ comment_id: id });

/** A comment that somebody reported, for the moderators. */
export const reportedComment = z.object({
  comment_id: z.string(),
  item_type: z.number(),
  item_id: z.string(),
  /** Empty for items that are not public. */
  item_name: z.string(),
  content: z.string(),
  author: z.string(),
  add_time: z.number(),
  reports: z.number(),
  first_time: z.number(),
  /** What the reports say, each reason once with its number. */
  reasons: z.array(z.object({ reason: z.enum(reasons), count: z.number() })),
  notes: z.array(z.string()),
  hide_time: z.number().nullable(),
  hide_reason: z.string().nullable(),
});
export type ReportedComment = z.output<typeof reportedComment>;
