import * as z from 'zod';
import { blank, filled, hasContent } from './fields.ts';
import { slug } from './items.ts';

/** Longest titles and texts of the community, in characters; texts as HTML. */
export const THREAD_MAXIMA = { category: 30, categoryEn: 60, title: 100, body: 20_000 } as const;

/** What one person writes in an hour. */
export const POST_LIMITS = { threads: 10, replies: 60, edits: 60, windowSeconds: 3_600 } as const;

/** Replies on a page of a thread. */
export const REPLIES_SHOWN = 20;

/** How threads are listed: the last spoken of first, those that nobody answered, the most answered, those with an accepted answer. */
export const THREAD_ORDERS = ['newest', 'unanswered', 'most', 'accepted'] as const;
export type ThreadOrder = (typeof THREAD_ORDERS)[number];

/** What a list of one's own holds: threads asked, answered, or followed. */
export const OWN_THREADS = ['followed', 'asked', 'answered'] as const;
export type OwnThreads = (typeof OWN_THREADS)[number];

/** What keeps a post from others: it waits for the moderators, or they took it away. Nobody else meets either. */
const POST_STATES = ['shown', 'held', 'hidden'] as const;
export type PostState = (typeof POST_STATES)[number];

/** Path of a thread's page. */
export const threadPath = ({ id, title = '' }: { id: string; title?: string }): string =>
  `/community/t/${id}${title && `/${slug(title)}`}`;

const id = z.string().trim().min(1, 'required').max(64, 'too_long');
const title = filled(THREAD_MAXIMA.title, 'thread_title_required');
const body = z.string().max(THREAD_MAXIMA.body, 'too_long').refine(hasContent, 'thread_body_required');

/** POST /v1/community/thread. */
export const threadInput = z.strictObject({
  category_id: z.string().trim().min(1, 'thread_category_required').max(64, 'too_long'),
  title,
  body,
});
export type ThreadInput = z.output<typeof threadInput>;

/** PUT /v1/community/thread: all of it, as it shall stand. */
export const threadEdit = threadInput.extend({ id });
export type ThreadEdit = z.output<typeof threadEdit>;

/** POST /v1/community/reply: it may answer with a public result. */
export const replyInput = z.strictObject({
  thread_id: id,
  body,
  result_id: z.string().trim().max(64, 'too_long').optional(),
});
export type ReplyInput = z.output<typeof replyInput>;

/** PUT /v1/community/reply. */
export const replyEdit = z.strictObject({ id, body });
export type ReplyEdit = z.output<typeof replyEdit>;

/** POST /v1/community/accept: an empty `reply_id` takes the acceptance back. */
export const acceptInput = z.strictObject({ thread_id: id, reply_id: z.string().trim().max(64, 'too_long') });
export type AcceptInput = z.output<typeof acceptInput>;

/** POST /v1/community/follow. */
export const followInput = z.strictObject({ thread_id: id, follow: z.boolean() });
export type FollowInput = z.output<typeof followInput>;

/** What an editor writes of a category. */
export const categoryInput = z.object({
  name: blank(THREAD_MAXIMA.category).min(1, 'required'),
  name_en: blank(THREAD_MAXIMA.categoryEn),
  sort: z.coerce.number().int('invalid_value').min(0, 'invalid_value').max(9_999, 'invalid_value'),
});

/** What became of a post that was written: `held` waits for the moderators, and only its author sees it. */
export const written = z.object({ id: z.string(), state: z.enum(POST_STATES) });

const lang = z.enum(['zh', 'en']);

/** A thread as lists show it. */
export const threadCard = z.object({
  id: z.string(),
  title: z.string(),
  lang,
  category_id: z.string(),
  category: z.string(),
  category_en: z.string().nullable(),
  /** Beginning of its text. */
  summary: z.string(),
  /** Name of its author; empty for nobody known. */
  author: z.string(),
  add_time: z.number(),
  last_time: z.number(),
  /** Replies that everybody reads. */
  replies: z.number(),
  /** 1 where an answer was accepted. */
  accepted: z.number(),
  state: z.enum(POST_STATES),
});
export type ThreadCard = z.output<typeof threadCard>;

const post = z.object({
  id: z.string(),
  body: z.string(),
  lang,
  author: z.string(),
  add_time: z.number(),
  /** When its author changed it; null of one that stands as it was written. */
  update_time: z.number().nullable(),
  /** Whether the reader wrote it. */
  is_own: z.boolean(),
  state: z.enum(POST_STATES),
  /** What the author was told of one that was taken away. */
  hide_reason: z.string().nullable(),
});

/** A reply as its reader gets it. */
const replyRow = post.extend({ accepted: z.boolean() });
export type ReplyRow = z.output<typeof replyRow>;

/** GET /v1/community/thread: the thread, its accepted answer, and a page of replies, the oldest first. */
export const threadDetail = post.extend({
  title: z.string(),
  category_id: z.string(),
  category: z.string(),
  category_en: z.string().nullable(),
  last_time: z.number(),
  /** Replies that everybody reads. */
  replies: z.number(),
  accepted_reply: replyRow.nullable(),
  /** Whether the reader is told what happens in it, and may say which answer is accepted. */
  following: z.boolean(),
  may_accept: z.boolean(),
  records: z.array(replyRow),
  current: z.number(),
  pages: z.number(),
});
export type ThreadDetail = z.output<typeof threadDetail>;

/** GET /v1/community/history: how a post read before; the newest, which stands now, first. */
export const postVersion = z.object({
  version: z.number(),
  /** Empty of replies. */
  title: z.string(),
  body: z.string(),
  author: z.string(),
  add_time: z.number(),
});
export type PostVersion = z.output<typeof postVersion>;

/** GET /v1/community/similar: threads that may answer the same. */
export const similarThread = z.object({
  id: z.string(),
  title: z.string(),
  lang,
  replies: z.number(),
  accepted: z.number(),
});
export type SimilarThread = z.output<typeof similarThread>;
