import { ITEMS, PUBLISHED } from '../../db/contract/items.ts';
import { AUDIT } from '../../db/contract/limits.ts';
import type { NoticeParams, NoticeTopic } from '../../db/contract/notices.ts';
import { now } from './clock.ts';
import type { Statement } from './database.ts';
import { newId } from './random.ts';

/** One thing that a user is told. */
export interface Notice {
  /** A user's id, or SQL that finds it; where that finds nobody, nobody is told. */
  userId: string | Statement;
  topic: NoticeTopic;
  /** The item it is about: kind as in `ITEM`, and key. */
  itemType?: number | null;
  itemId?: string | null;
  params?: NoticeParams;
  /** Path of the page that it leads to, such as `/deals/01J…`, or SQL that finds it. */
  link?: string | Statement;
  /** Repeated writes with the same key tell the user once. */
  onceKey?: string;
}

const UNVERSIONED = [ITEMS.product, ITEMS.project, ITEMS.expert];
const NAMED: ReadonlySet<number> = new Set(
  [...Object.values(PUBLISHED), ...UNVERSIONED].map(({ itemType }) => itemType),
);

/**
 * SQL: the English name of the item of a notice `n` (`user_id`, `item_type`, `item_id`, `params`), as everybody reads it, or of an own
 * one; null where the item is called otherwise than the notice says, as of notices that name what was said about it.
 */
export const englishName = (n: string): string => {
  const called = `w.name = ${n}.params ->> '$.name'`;
  const kinds = [
    ...Object.values(PUBLISHED).map(
      ({ itemType, publication, noun, key }) => `WHEN ${itemType} THEN coalesce(
      (SELECT w.card ->> '$.name_en' FROM ${publication} w WHERE w.item_id = ${n}.item_id AND ${called}),
      (SELECT w.name_en FROM ${noun} w WHERE w.${key} = ${n}.item_id AND w.add_user = ${n}.user_id AND ${called}))`,
    ),
    ...UNVERSIONED.map(
      ({ itemType, noun, key }) => `WHEN ${itemType} THEN
      (SELECT w.name_en FROM ${noun} w WHERE w.${key} = ${n}.item_id AND ${called}
        AND (w.add_user = ${n}.user_id OR w.audit_status = ${AUDIT.approved} AND w.is_delete = 0))`,
    ),
  ];
  return `nullif(CASE ${n}.item_type ${kinds.join('\n  ')} END, '')`;
};

const COLUMNS = 'id, user_id, topic, item_type, item_id, params, link, once_key, add_time';

/** The values of a notice; an item that has an English name is named by both, as it is called now (decision 441). */
const values = (user: Statement, link: Statement): string => `VALUES (?,${user.sql},?,?,?,?,${link.sql},?,?)`;
const withEnglish = (
  user: Statement,
  link: Statement,
): string => `SELECT n.id, n.user_id, n.topic, n.item_type, n.item_id,
  iif(n.name_en IS NULL, n.params, json_set(n.params, '$.name_en', n.name_en)), n.link, n.once_key, n.add_time
FROM (SELECT m.*, ${englishName('m')} AS name_en FROM (SELECT ? AS id, ${user.sql} AS user_id, ? AS topic, ? AS item_type, ? AS item_id, ? AS params,
  ${link.sql} AS link, ? AS once_key, ? AS add_time) m) n`;

const asSql = (value: string | Statement): Statement =>
  typeof value === 'string' ? { sql: '?', params: [value] } : value;

/**
 * The row that tells a user something, for the batch of what happened.
 * @returns a statement that does nothing when the same `onceKey` was told before
 */
export function noticeEntry(notice: Notice): Statement {
  const [user, link] = [notice.userId, notice.link ?? ''].map(asSql) as [Statement, Statement];
  const named = NAMED.has(notice.itemType ?? 0) && notice.params?.name;
  return {
    sql: `INSERT OR IGNORE INTO notice(${COLUMNS})\n${(named ? withEnglish : values)(user, link)}`,
    params: [
      newId(),
      ...user.params,
      ...[notice.topic, notice.itemType ?? null, notice.itemId ?? null, JSON.stringify(notice.params ?? {})],
      ...link.params,
      ...[notice.onceKey ?? null, now()],
    ],
  };
}
