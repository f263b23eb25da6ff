import type { Followed } from '../../../../db/contract/follows.ts';
import { itemPage, publishedOf } from '../../../../db/contract/items.ts';
import type { UserPushDetail, UserPushFeedback, UserPushPage } from '../../../../db/contract/subscriptions.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, RowOf } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { notFound } from '../../../platform/errors.ts';
import { noticeEntry } from '../../../platform/notices.ts';
import { newId, sha256 } from '../../../platform/random.ts';
import { inTerm } from '../../../platform/sql.ts';
import { wholeValues } from '../../../tables/items/kept-detail.ts';
import { toldOf } from '../../../tables/memberships.ts';
import { contactOf } from '../../items/public/detail.ts';
import { PUSHED_COLUMNS, type PushedRow, shownPushed } from '../../items/public/pushed-item.ts';
import { inEach, USER_PUSH } from '../archive/user-pushes.ts';

type Lang = 'zh' | 'en';

interface PushRow extends RowOf<'user_push', 'id' | 'user_id' | 'item_type' | 'title' | 'items' | 'add_time'> {
  follow_id: string | null;
}

const factsOf = (itemType: number) => publishedOf(itemType);

/** The push that an unguessable id names, whoever asks (decision 37): as long as its person may sign in, for whom the id stands. */
async function readPush(db: Database, id: string): Promise<PushRow> {
  const row = await db.first<PushRow>(
    `SELECT p.* FROM (${USER_PUSH}) p JOIN user u ON u.user_id = p.user_id AND u.is_delete = 0`,
    [id],
  );
  if (!row) throw notFound();
  return row;
}

/**
 * The list that a push to a subscriber leads to (back-office§2).
 * @throws AppError 404 for an id that does not exist
 */
export async function userPushPage(db: Database, id: string, lang: Lang): Promise<UserPushPage> {
  const push = await readPush(db, id);
  const facts = factsOf(push.item_type);
  const rows = await db.all<PushedRow>(
    `SELECT i.value AS item_id, ${PUSHED_COLUMNS} FROM json_each(?) i
LEFT JOIN ${facts.publication} p ON p.item_id = i.value AND ${inTerm(facts, 'i.value')} ORDER BY i.key`,
    [push.items],
  );
  const title = lang === 'en' ? 'New items for you' : (push.title ?? '');
  const items = rows.map((row) => shownPushed(row, lang));
  const why = await db.first<{ kind: Followed; name: string }>(
    'SELECT kind, name FROM follow WHERE id = ? AND user_id = ?',
    [push.follow_id, push.user_id],
  );
  return { id: push.id, title, item_type: push.item_type, add_time: push.add_time, items, why };
}

/** Ends the follow that a message came of: one click in the message suffices. */
export const stopFollowing = async (db: Database, id: string): Promise<number> =>
  (
    await db.all(
      `DELETE FROM follow WHERE (id, user_id) IN (SELECT follow_id, user_id FROM (${USER_PUSH})) RETURNING id`,
      [id],
    )
  ).length;

/** Notes that the list was opened; the first time counts. */
export const openUserPush = async (db: Database, id: string): Promise<number> => {
  const params = [now(), id];
  const opened = await db.batch(
    inEach((table) => `UPDATE ${table} SET opened_time = ? WHERE id = ? AND opened_time IS NULL RETURNING id`).map(
      (sql) => ({ sql, params }),
    ),
  );
  return opened.flat().length;
};

interface DetailRow extends PushedRow {
  detail: string;
  publisher: string | null;
  setting: string | null;
}

const READ_SETTING = '(SELECT value FROM setting WHERE id = ?)';

/**
 * An item of a push to a subscriber with its contact: the unguessable id stands for a sign-in (decision 37).
 * @throws AppError 404 when the push does not hold the item; of an item that is no longer public only the key is left
 */
export async function userPushDetail(
  db: Database,
  env: Env,
  id: string,
  itemId: string,
  lang: Lang,
): Promise<UserPushDetail> {
  const push = await readPush(db, id);
  if (!(JSON.parse(push.items) as string[]).includes(itemId)) throw notFound();
  const facts = factsOf(push.item_type);
  const row = await db.first<DetailRow>(
    `SELECT p.item_id, ${PUSHED_COLUMNS}, p.detail,
  p.detail ->> '$.publisher' AS publisher, ${READ_SETTING} AS setting FROM ${facts.publication} p
WHERE p.item_id = ? AND ${inTerm(facts, 'p.item_id')}`,
    [facts.contactSetting, itemId],
  );
  const english = { name_en: null, summary_en: null, org_name_en: null };
  const nothing = {
    name: null,
    cover: null,
    summary: null,
    org_name: null,
    region_name: null,
    scopes: null,
    ...english,
  };
  const { profile, detail_desc } = row ? await wholeValues(env, row.detail) : {};
  const contact = row && contactOf(row.setting ?? undefined, JSON.parse(row.publisher ?? 'null'));
  return {
    ...shownPushed(row ?? { item_id: itemId, ...nothing }, lang),
    item_type: push.item_type,
    profile: String(profile ?? detail_desc ?? ''),
    contact: contact ? { contacts: contact.contacts, contacts_tel: contact.contacts_tel } : null,
  };
}

/**
 * Feedback of a subscriber on an item, through the link (decision 37); the same twice is one.
 * @throws AppError 404 when the push does not hold the item, or it is no longer public
 */
export async function giveFeedback(db: Database, input: UserPushFeedback): Promise<void> {
  const push = await readPush(db, input.id);
  if (!(JSON.parse(push.items) as string[]).includes(input.item_id)) throw notFound();
  const { publication, noun, key } = factsOf(push.item_type);
  const item = await db.first<{ name: string; owner: string | null }>(
    `SELECT p.name, ${toldOf('w')} AS owner FROM ${publication} p JOIN ${noun} w ON w.${key} = p.item_id
WHERE p.item_id = ? AND ${inTerm({ noun, key }, 'p.item_id')}`,
    [input.item_id],
  );
  if (!item) throw notFound();
  const { id, item_id, name, phone, remark } = input;
  const onceKey = `user-push-feedback:${id}:${item_id}`;
  await db.batch([
    {
      sql: `INSERT INTO feedback (id, phone, name, remark, user_id, item_id, item_type, source, add_time, update_time, is_delete)
SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, 1, ?8, ?8, 0 WHERE NOT EXISTS (SELECT 1 FROM feedback
  WHERE user_id = ?5 AND item_id = ?6 AND phone = ?2 AND name = ?3 AND remark = ?4 AND is_delete = 0)`,
      params: [newId(), phone, name, remark, push.user_id, item_id, push.item_type, now()],
    },
    ...(item.owner && item.owner !== push.user_id
      ? [
          noticeEntry({
            userId: item.owner,
            topic: 'feedback',
            itemType: push.item_type,
            itemId: item_id,
            params: { name: item.name },
            link: itemPage(push.item_type, item_id),
            onceKey: `${onceKey}:${sha256(remark).slice(0, 16)}`,
          }),
        ]
      : []),
  ]);
}
