import * as z from 'zod';
import { text } from './fields.ts';
import type { Authority } from './limits.ts';

/** What people write for everybody, and moderators look after in one queue. */
const POST_KINDS = ['comment', 'thread', 'reply'] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** Why somebody reports a post; `other` says it in words. */
export const REPORT_REASONS = {
  spam: { zh: '广告或无关内容', en: 'Advertising or off topic' },
  abuse: { zh: '辱骂或攻击他人', en: 'Abuse of others' },
  false: { zh: '虚假或误导信息', en: 'False or misleading' },
  private: { zh: '泄露隐私或秘密', en: 'Private or confidential' },
  other: { zh: '其他', en: 'Something else' },
} as const;
type ReportReason = keyof typeof REPORT_REASONS;

const reasons = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]];

export const MODERATION_MAXIMA = { report: 200, reason: 200 } as const;

/** Reports of one person in a window. */
export const REPORT_LIMIT = { limit: 30, windowSeconds: 3_600 } as const;

/** Own reports that pages know of. */
export const REPORTS_KNOWN = 500;

/** Open reports that hide a post until it was looked at; those of one organisation are one (decision 162). */
export const HIDING_REPORTS = 3;

/** What stands as the reason of a post that reports hid: no moderator has said any. */
export const BY_REPORTS = '';

export const MODERATORS = ['cg-auditor', 'xq-auditor', 'content-admin'] as const satisfies readonly Authority[];

const id = z.string().trim().min(1, 'required').max(64, 'too_long');

/** A post by its kind and key. */
export const postInput = z.strictObject({ kind: z.enum(POST_KINDS), id });
export type PostInput = z.output<typeof postInput>;

/** POST /v1/post/report. */
export const reportInput = postInput
  .extend({
    reason: z.enum(reasons, 'comment_report_reason_required'),
    note: text(MODERATION_MAXIMA.report),
  })
  .refine(({ reason, note }) => reason !== 'other' || Boolean(note), {
    path: ['note'],
    message: 'comment_report_note_required',
  });
export type ReportInput = z.output<typeof reportInput>;

/** POST /v1/post/hide: the author is told the reason. */
export const hideInput = postInput.extend({
  reason: z.string().trim().min(1, 'comment_hide_reason_required').max(MODERATION_MAXIMA.reason, 'too_long'),
});
export type HideInput = z.output<typeof hideInput>;

/** POST /v1/post/approve: the post as it was read, by when its author changed it last (null for never). */
export const approveInput = postInput.extend({ update_time: z.number().int().nullable() });
export type ApproveInput = z.output<typeof approveInput>;

/** POST /v1/post/restore: `undo` takes the caller's own word back within ten minutes, and the post waits as before. */
export const restoreInput = postInput.extend({ undo: z.boolean().optional() });
export type RestoreInput = z.output<typeof restoreInput>;

/** Seconds in which a moderator takes an own word back. */
export const UNDO_SECONDS = 600;

/** What the queue shows: what was reported, what waits for a first look, what was taken away. */
export const QUEUE_STATES = ['open', 'held', 'hidden'] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

/** A post for the moderators. */
export const moderatedPost = z.object({
  kind: z.enum(POST_KINDS),
  id: z.string(),
  /** Where it stands: a title, empty for what is not public, and the page; empty for none. */
  place: z.string(),
  page: z.string(),
  content: z.string(),
  author: z.string(),
  add_time: z.number(),
  /** When its author changed it last, null for never. */
  update_time: z.number().nullable(),
  /** Open reports, and since when it waits. */
  reports: z.number(),
  first_time: z.number(),
  /** What the reports say, each reason once with its number. */
  reasons: z.array(z.object({ reason: z.enum(reasons), count: z.number() })),
  notes: z.array(z.string()),
  hold_time: z.number().nullable(),
  hide_time: z.number().nullable(),
  /** Empty of one that reports hid. */
  hide_reason: z.string().nullable(),
});
export type ModeratedPost = z.output<typeof moderatedPost>;
