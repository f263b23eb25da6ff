import { eq } from 'drizzle-orm';
import { THREAD_MAXIMA } from '../../db/contract/threads.ts';
import { replies, threadCategories, threads } from '../../db/schema/threads.ts';
import { allOf, CLOSED, exists, nobody, signedIn } from '../data/rules.ts';
import { closeTables, defineTable } from '../data/table.ts';
import { AppError } from '../platform/errors.ts';
import { editedLiving } from './patterns.ts';
import { readableBy } from './thread-rules.ts';

/** Categories of the community: everybody reads them, editors keep them. */
export const thread_category = editedLiving(threadCategories, 'id', ['name', 'name_en', 'sort'], {
  shared: true,
  hooks: {
    required: { name: 'required' },
    maxima: { name: THREAD_MAXIMA.category, name_en: THREAD_MAXIMA.categoryEn },
    fill: (row) => {
      row.threads = 0;
      row.sort ??= 0;
    },
    beforeRemove: (rows) => {
      if (rows.some((row) => Number(row.threads) > 0)) throw new AppError(409, 'thread_category_used');
      return undefined;
    },
  },
});

/** Threads: their own calls write them, so that there is one door only. Visitors read whom they are by under the shown name alone (decision 367). */
export const thread = defineTable({
  table: threads,
  key: 'id',
  read: readableBy,
  columns: { hide_user: nobody, submission_key: nobody, add_user: signedIn },
  ...CLOSED,
  names: { category_id: ['thread_category'], add_user: ['user'] },
  lends: { texts: ['body'], owner: 'add_user', byOwner: true },
});

/** Replies: as their threads. */
export const reply = defineTable({
  table: replies,
  key: 'id',
  read: (caller, t) =>
    allOf(
      readableBy(caller, t),
      exists(threads, (row) => allOf(eq(row.id, t.threadId), readableBy(caller, row))),
    ),
  columns: { hide_user: nobody, submission_key: nobody, add_user: signedIn },
  ...CLOSED,
  names: { thread_id: ['thread'], add_user: ['user'] },
  lends: { texts: ['body'], owner: 'add_user', byOwner: true },
});

/** How posts read before, and who is told of what: the community's own calls read and write them. */
export const around = closeTables(['post_version', 'thread_follow']);
