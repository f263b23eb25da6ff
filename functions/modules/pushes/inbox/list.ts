import type { InboxRow } from '../../../../db/contract/inbox.ts';
import { LIMITS } from '../../../../db/contract/limits.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import type { Page } from '../../../platform/envelope.ts';
import { countedPage, type Paging, pagingOf } from '../../../platform/paging.ts';
import { holdsId, isPublicItem } from '../conditions.ts';
import { EARLIER, SEEN } from './access.ts';

const SENT_TIME = 'coalesce(t.sent_at, t.claim_time, p.push_time)';

/** The answer `a` is one: what was passed on still waits for whom it was passed to. */
const DONE = "a.answer <> '' AND (a.answer <> 'passed' OR coalesce(a.passed_to, '') <> ?1)";

/** There is an answer to the push `p` of an organisation, by its column. */
const hasAnswer = (org: string, more = ''): string =>
  `EXISTS (SELECT 1 FROM push_answer a WHERE a.push_id = p.id AND a.org_id = ${org} AND ${DONE}${more})`;

/** The items `i` of the push `p`; what an organisation published itself is left out of what it receives, as on the push's page. */
const itemsFor = (org: string): string => `FROM push_group_items i WHERE i.push_group_id = p.push_group_id
  AND ${holdsId('i.push_wechat_ids', 'p.id')}${['result', 'demand']
    .map(
      (kind) => ` AND NOT EXISTS (SELECT 1 FROM ${kind}_publication own
    WHERE own.item_id = i.item_id AND own.organization_id = ${org})`,
    )
    .join('')}`;

const OF_ITEM = ' AND a.item_id = i.item_id';
const OF_WHOLE = " AND a.item_id = ''";

/** All that was asked of the target `t` is said: of the push as a whole, or of each item that is still public (decision 348). */
const ANSWERED = `CASE WHEN NOT ${hasAnswer('t.org_id')} THEN 0 WHEN ${hasAnswer('t.org_id', OF_WHOLE)} THEN 1
  ELSE NOT EXISTS (SELECT 1 ${itemsFor('t.org_id')} AND ${isPublicItem('i')} AND NOT ${hasAnswer('t.org_id', OF_ITEM)}) END`;

/** The target `t` of the push `p` has its page; with `answered`, it is answered, with `open` not all of it. */
const SHOWN = `${SEEN} AND (?3 = '' OR (?3 = 'answered') = ${ANSWERED})`;

/**
 * Pushes to the caller's administered organisations as far back as they are read, and what was passed on to the caller. Of each organisation
 * no more are read than are counted, the newest by their ids, which grow with time (decision 333).
 */
const KEYS = `SELECT j.value ->> 0 AS push_id, w.org_id, j.value ->> 1 AS sent_time FROM (
    SELECT value AS org_id FROM json_each(?2) UNION SELECT organization_id FROM organization WHERE user_id = ?1 AND is_delete = 0) w
  CROSS JOIN organization o ON o.organization_id = w.org_id AND o.is_delete = 0
  CROSS JOIN json_each((SELECT json_group_array(json_array(push_id, sent_time)) FROM (
    SELECT t.push_id, ${SENT_TIME} AS sent_time FROM push_target t CROSS JOIN push_wechat p ON p.id = t.push_id AND p.is_delete = 0
    WHERE t.org_id = w.org_id AND NOT ${EARLIER} AND ${SHOWN} ORDER BY t.push_id DESC LIMIT ?4))) j
UNION SELECT t.push_id, t.org_id, ${SENT_TIME} FROM push_answer g CROSS JOIN push_target t ON t.push_id = g.push_id AND t.org_id = g.org_id
  CROSS JOIN push_wechat p ON p.id = t.push_id AND p.is_delete = 0 CROSS JOIN organization o ON o.organization_id = t.org_id AND o.is_delete = 0
  WHERE g.passed_to = ?1 AND ${SHOWN}`;

const of = (what: string) => `(SELECT ${what} FROM push_answer a WHERE a.push_id = p.id AND a.org_id = h.org_id`;

const COLUMNS = `p.id AS push_id, h.org_id, o.name AS org_name, o.name_en AS org_name_en, p.title, p.remark, p.item_type, p.push_group_id,
  h.sent_time, (SELECT count(*) ${itemsFor('h.org_id')}) AS items, ${hasAnswer('h.org_id', OF_WHOLE)} AS whole,
  (SELECT count(*) ${itemsFor('h.org_id')} AND ${hasAnswer('h.org_id', OF_ITEM)}) AS answered,
  ${of('count(*)')} AND a.answer = 'interested') AS interested,
  ${of('max(a.opened_time)')}) AS opened_time,
  ${of('count(*)')} AND a.passed_to = ?1) > 0 AS passed`;

/** Whose inbox it is and what of it: the parameters ?1 to ?3. */
const whoseOf = (caller: Caller, state: string): string[] => [
  userIdOf(caller),
  JSON.stringify(caller.adminOrganizationIds),
  state,
];

type Key = [push: string, org: string, sentTime: number | null];

/** The newest entries of an inbox, each by its key: found once, for the page and for the number of all. */
async function newestKeys(db: Database, whose: readonly string[], most: number): Promise<Key[]> {
  const rows = await db.all<{ push_id: string; org_id: string; sent_time: number | null }>(
    `${KEYS} ORDER BY sent_time DESC, push_id DESC, org_id LIMIT ?4`,
    [...whose, most],
  );
  return rows.map(({ push_id, org_id, sent_time }) => [push_id, org_id, sent_time]);
}

/** What is shown of some entries, in their order. */
const selectShown = (keys: readonly Key[], userId: string): Statement => ({
  sql: `SELECT ${COLUMNS} FROM (SELECT value ->> 0 AS push_id, value ->> 1 AS org_id, value ->> 2 AS sent_time FROM json_each(?2)) h
CROSS JOIN push_wechat p ON p.id = h.push_id CROSS JOIN organization o ON o.organization_id = h.org_id
ORDER BY h.sent_time DESC, p.id DESC, h.org_id`,
  params: [userId, JSON.stringify(keys)],
});

type Row = Omit<InboxRow, 'passed'> & { passed: number; whole: number };

async function shownOf(db: Database, caller: Caller, keys: readonly Key[]): Promise<InboxRow[]> {
  if (keys.length === 0) return [];
  const { sql, params } = selectShown(keys, userIdOf(caller));
  return (await db.all<Row>(sql, params)).map(({ whole, ...row }) => ({
    ...row,
    answered: whole === 1 ? row.items : row.answered,
    passed: row.passed === 1,
  }));
}

/**
 * The newest of the caller's inbox, of which nobody wants to know how many there are.
 * @throws AppError 401 without a user
 */
export async function inboxNewest(db: Database, caller: Caller, most: number): Promise<InboxRow[]> {
  return shownOf(db, caller, await newestKeys(db, whoseOf(caller, ''), most));
}

/**
 * The caller's inbox, newest first.
 * @param query `state`: `open` while something of it has no answer, `answered` afterwards, else all
 * @throws AppError 401 without a user
 */
export async function inboxList(
  db: Database,
  caller: Caller,
  query: Paging & { state?: string | undefined },
): Promise<Page<InboxRow>> {
  const { current, size, offset } = pagingOf(query);
  const whose = whoseOf(caller, query.state === 'open' || query.state === 'answered' ? query.state : '');
  const keys = await newestKeys(db, whose, LIMITS.listTotal + 1);
  const rows = await shownOf(db, caller, keys.slice(offset, offset + size));
  return countedPage(rows, current, size, [{ total: keys.length }]);
}
