import { sql } from 'drizzle-orm';
import { MODERATION_MAXIMA } from '../../db/contract/comments.ts';
import { itemPage } from '../../db/contract/items.ts';
import { ITEM, TALK_MAXIMA } from '../../db/contract/limits.ts';
import { comments } from '../../db/schema/community.ts';
import type { Demand, WriteContext } from '../data/hooks.ts';
import type { Rule } from '../data/policy.ts';
import type { Row } from '../data/row.ts';
import { allOf, anyOf, mine, nobody, signedIn, staff } from '../data/rules.ts';
import { closeTables, defineTable } from '../data/table.ts';
import { auditEntry } from '../platform/audit-log.ts';
import { type Caller, holds } from '../platform/caller.ts';
import { shownTime } from '../platform/clock.ts';
import { invalid } from '../platform/errors.ts';
import { noticeEntry } from '../platform/notices.ts';
import { shortened } from '../platform/plain-text.ts';
import { itemReader, tellPublishers } from './public-items.ts';

const shown = (t: typeof comments) => sql`${t.hideTime} IS NULL`;

/** Comments that the caller moderates: those on the items that the caller reviews, the editors' on all others. */
function moderated(caller: Caller, t: typeof comments): Rule {
  if (holds(caller, 'admin')) return true;
  const kinds = [sql.raw(String(ITEM.result)), sql.raw(String(ITEM.demand))] as const;
  return anyOf(
    holds(caller, 'cg-auditor') && sql`${t.itemType} = ${kinds[0]}`,
    holds(caller, 'xq-auditor') && sql`${t.itemType} = ${kinds[1]}`,
    holds(caller, 'content-admin') && sql`${t.itemType} NOT IN (${kinds[0]}, ${kinds[1]})`,
  );
}

const moderator = staff('cg-auditor', 'xq-auditor', 'content-admin');
const QUOTED = 60;

/** The authors are told why their comments are gone, and what was reported of them is settled. */
function hidden(rows: Row[], reason: string, { caller, at }: WriteContext): Demand {
  const settled = {
    sql: `UPDATE comment_report SET decide_time = ?, decide_user = ?, outcome = 'hidden'
      WHERE decide_time IS NULL AND comment_id IN (SELECT value FROM json_each(?))`,
    params: [at, caller.userId, JSON.stringify(rows.map(({ comment_id }) => comment_id))],
  };
  const told = rows.flatMap((row) => {
    const itemId = String(row.comment_id);
    const entry = auditEntry({
      userId: caller.userId,
      action: 'comment-hide',
      table: 'comment',
      itemId,
      opinion: reason,
    });
    const notice = noticeEntry({
      userId: String(row.add_user),
      topic: 'comment_hidden',
      itemType: Number(row.item_type),
      itemId: String(row.item_id),
      params: { name: shortened(String(row.content), QUOTED), content: reason },
      link: itemPage(Number(row.item_type), String(row.item_id)),
      onceKey: `comment-hidden:${itemId}`,
    });
    return [entry, notice];
  });
  return { after: [settled, ...told] };
}

/**
 * Comments: everybody reads them, users write and delete their own, moderators hide them with a reason. What is hidden, its
 * author and the moderators still read.
 */
export const comment = defineTable({
  table: comments,
  key: 'comment_id',
  aliases: ['comments'],
  read: (caller, t) => anyOf(shown(t), mine(caller, t.addUser), moderated(caller, t)),
  columns: { hide_user: nobody },
  create: signedIn,
  update: (caller, t) => allOf(moderated(caller, t), shown(t)),
  remove: (caller, t) => mine(caller, t.addUser),
  writable: (caller) => [
    ...(signedIn(caller) ? (['item_id', 'item_type', 'content'] as const) : []),
    ...(moderator(caller) ? (['hide_reason'] as const) : []),
  ],
  fixed: ['item_id', 'item_type', 'content'],
  names: { item_id: 'discussed', add_user: ['user'] },
  additions: { hourly: 30, daily: 100 },
  // Only a blank one is refused (core§5, decision 78).
  hooks: {
    required: { content: 'required' },
    maxima: { content: TALK_MAXIMA.comment, item_id: TALK_MAXIMA.key, hide_reason: MODERATION_MAXIMA.reason },
    fill: (row) => {
      row.like_amount = 0;
      row.hide_reason = null;
    },
    // Who writes ten comments on one day is told of once.
    beforeAdd: async (rows, context) => {
      const known = itemReader();
      for (const row of rows) {
        if (!(await known(row, context.db))) throw invalid([{ field: 'item_id', code: 'unknown_reference' }]);
      }
      const day = shownTime(context.at).slice(0, 10);
      return tellPublishers(
        'comment',
        rows,
        context,
        (row) => ['comment', row.item_id, row.add_user, day].join(':'),
        known,
      );
    },
    beforePut: (rows, changes, context) => {
      if (String(changes.hide_reason ?? '').trim() === '')
        throw invalid([{ field: 'hide_reason', code: 'comment_hide_reason_required' }]);
      changes.hide_time = context.at;
      changes.hide_user = context.caller.userId;
      return hidden(rows, String(changes.hide_reason), context);
    },
    beforeRemove: (rows) => ({
      after: [
        {
          sql: 'DELETE FROM comment_report WHERE comment_id IN (SELECT value FROM json_each(?))',
          params: [JSON.stringify(rows.map(({ comment_id }) => comment_id))],
        },
      ],
    }),
  },
});

/** Reports of comments: moderators have calls of their own. */
export const reports = closeTables(['comment_report']);
