import { eq, sql } from 'drizzle-orm';
import { ITEM, TALK_MAXIMA } from '../../db/contract/limits.ts';
import { comments } from '../../db/schema/community.ts';
import { innovations, parks } from '../../db/schema/content.ts';
import { demands } from '../../db/schema/demands.ts';
import { products } from '../../db/schema/products.ts';
import { demandPublications, resultPublications } from '../../db/schema/publications.ts';
import { results } from '../../db/schema/results.ts';
import type { Rule } from '../data/policy.ts';
import { allOf, anyOf, exists, living, mine, nobody, published, signedIn, unended } from '../data/rules.ts';
import { closeTables, defineTable } from '../data/table.ts';
import { type Caller, holds } from '../platform/caller.ts';
import { shownDay } from '../platform/clock.ts';
import { shownRows } from './patterns.ts';
import { checkItems, itemReader, tellPublishers } from './public-items.ts';

/** What is withdrawn, marked as secret, or closed takes along what was said about it. */
const CLOSING = sql.raw([ITEM.result, ITEM.demand, ITEM.product, ITEM.park, ITEM.innovate].join(', '));

/** A result or a demand is public by its last approved version, also while an edit of it waits for its review. */
const shownItem = (t: typeof comments): Rule =>
  anyOf(
    allOf(
      exists(resultPublications, (row) => eq(row.itemId, t.itemId)),
      exists(results, (item) => allOf(eq(item.id, t.itemId), living(item), unended(item))),
    ),
    allOf(
      exists(demandPublications, (row) => eq(row.itemId, t.itemId)),
      exists(demands, (item) => allOf(eq(item.id, t.itemId), living(item), unended(item))),
    ),
  );

/** What everybody reads: not hidden, and not about what its publisher or its editors took away, or show at another time (decision 313). */
const shown = (t: typeof comments): Rule =>
  allOf(
    sql`${t.hideTime} IS NULL`,
    anyOf(
      sql`${t.itemType} NOT IN (${CLOSING})`,
      shownItem(t),
      exists(products, (item) => allOf(eq(item.id, t.itemId), published(item))),
      exists(parks, (park) => allOf(eq(park.id, t.itemId), shownRows(park))),
      exists(innovations, (item) => allOf(eq(item.id, t.itemId), shownRows(item))),
    ),
  );

/** What others said about what the caller publishes, whether it is public or not. */
const aboutOwn = (caller: Caller, t: typeof comments): Rule =>
  signedIn(caller) &&
  allOf(
    sql`${t.hideTime} IS NULL`,
    anyOf(
      exists(results, (item) => allOf(eq(item.id, t.itemId), living(item), mine(caller, item.addUser))),
      exists(demands, (item) => allOf(eq(item.id, t.itemId), living(item), mine(caller, item.addUser))),
      exists(products, (item) => allOf(eq(item.id, t.itemId), living(item), mine(caller, item.addUser))),
    ),
  );

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

/**
 * Comments: everybody reads them, users write and delete their own. What is hidden, its author and the moderators still read;
 * moderators have calls of their own to hide it.
 */
export const comment = defineTable({
  table: comments,
  key: 'comment_id',
  aliases: ['comments'],
  // Ids are unique across tables: one of them has the item.
  readCost: 1,
  read: (caller, t) => anyOf(shown(t), mine(caller, t.addUser), moderated(caller, t), aboutOwn(caller, t)),
  columns: { hide_user: nobody },
  create: signedIn,
  update: nobody,
  remove: (caller, t) => mine(caller, t.addUser),
  writable: (caller) => (signedIn(caller) ? ['item_id', 'item_type', 'content'] : []),
  fixed: ['item_id', 'item_type', 'content'],
  names: { item_id: 'discussed', add_user: ['user'] },
  additions: { hourly: 30, daily: 100 },
  // Only a blank one is refused (core§5, decision 78).
  hooks: {
    required: { content: 'required' },
    maxima: { content: TALK_MAXIMA.comment, item_id: TALK_MAXIMA.key },
    fill: (row) => {
      row.like_amount = 0;
    },
    // Who writes ten comments on one day is told of once.
    beforeAdd: async (rows, context) => {
      const known = itemReader();
      await checkItems(rows, context, known);
      const day = shownDay(context.at);
      return tellPublishers(
        'comment',
        rows,
        context,
        (row) => ['comment', row.item_id, row.add_user, day].join(':'),
        known,
      );
    },
  },
});

/** Reports of posts, which moderators have calls of their own for, and what threads are linked with. */
export const reports = closeTables(['comment_report', 'thread_link']);
