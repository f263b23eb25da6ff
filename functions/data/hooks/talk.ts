import { MODERATION_MAXIMA } from '../../../db/contract/comments.ts';
import { itemPage } from '../../../db/contract/items.ts';
import { ITEM, TALK_MAXIMA } from '../../../db/contract/limits.ts';
import type { NoticeTopic } from '../../../db/contract/notices.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { holds } from '../../platform/caller.ts';
import { shownTime } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { forbidden, invalid } from '../../platform/errors.ts';
import { noticeEntry } from '../../platform/notices.ts';
import { shortened } from '../../platform/plain-text.ts';
import { storedAddress, storedFiles } from '../files.ts';
import type { Demand, TableHooks, WriteContext } from '../hooks.ts';
import { hasAdministrator } from '../memberships.ts';
import { type PublicItem, publicItem } from '../public-items.ts';
import type { Row } from '../row.ts';

/** Keys of other rows are short, whatever they name. */
const KEY_LENGTH = 64;

type ItemReader = (row: Row, db: Database) => Promise<PublicItem | null>;

/** Reads each item once for all rows of a call. */
function itemReader(): ItemReader {
  const known = new Map<string, PublicItem | null>();
  return async ({ item_type, item_id }, db) => {
    const key = `${item_type}:${item_id}`;
    if (!known.has(key)) known.set(key, await publicItem(db, Number(item_type), String(item_id ?? '')));
    return known.get(key) ?? null;
  };
}

/** Tells the publishers of items what was said about them; what is not public has nobody to tell. */
async function told(
  topic: NoticeTopic,
  rows: Row[],
  context: WriteContext,
  onceKey: (row: Row) => string | undefined,
  known: ItemReader,
): Promise<Demand> {
  const { db, caller } = context;
  const after = [];
  for (const row of rows) {
    const id = String(row.item_id ?? '');
    const link = itemPage(Number(row.item_type), id);
    const item = link && (await known(row, db));
    if (!item) continue;
    if (item.owner === null || item.owner === caller.userId) continue;
    const once = onceKey(row);
    after.push(
      noticeEntry({
        userId: item.owner,
        topic,
        itemType: Number(row.item_type),
        itemId: id,
        params: { name: item.name },
        link,
        ...(once && { onceKey: once }),
      }),
    );
  }
  return { after };
}

const isBlank = (value: unknown): boolean => value === null || value === undefined || String(value).trim() === '';

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

/** Comment (core§5): the signed-in user writes it; only a blank one is refused (decision 78). */
export const comment: TableHooks = {
  required: { content: 'required' },
  maxima: { content: TALK_MAXIMA.comment, item_id: KEY_LENGTH, hide_reason: MODERATION_MAXIMA.reason },
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
    return told('comment', rows, context, (row) => ['comment', row.item_id, row.add_user, day].join(':'), known);
  },
  beforePut: (rows, changes, context) => {
    if (isBlank(changes.hide_reason)) throw invalid([{ field: 'hide_reason', code: 'comment_hide_reason_required' }]);
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
};

/** The project form asks for a place instead of a contact (core§2, COMM-013); all others need one. */
function checkContact(row: Row): void {
  const ofProject = isBlank(row.item_type) ? !isBlank(row.province_name) : Number(row.item_type) === ITEM.project;
  if (!ofProject && isBlank(row.phone)) throw invalid([{ field: 'phone', code: 'feedback_contact_required' }]);
}

interface ListedFile {
  url: string;
}

const isFile = (value: unknown): value is ListedFile =>
  typeof value === 'object' && value !== null && typeof (value as Partial<ListedFile>).url === 'string';

/** Files are a JSON list of name and url (core§3); null for anything else. */
function listOf(files: unknown): ListedFile[] | null {
  try {
    const list: unknown = JSON.parse(String(files));
    return Array.isArray(list) && list.length <= TALK_MAXIMA.files && list.every(isFile) ? list : null;
  } catch {
    return null;
  }
}

/** What a file says of itself by name, in texts and numbers: nothing is nested in it. */
const plain = (file: ListedFile): object =>
  Object.fromEntries(Object.entries(file).filter(([, value]) => typeof value !== 'object'));

/** Whoever gives feedback sends files of their own, or those that stand there: pages link to them. */
async function takeFiles(row: Row, before: Row[], context: WriteContext): Promise<void> {
  if (isBlank(row.files)) return;
  const list = listOf(row.files);
  if (!list) throw invalid([{ field: 'files', code: 'invalid_value' }]);
  if (list.length === 0) return;
  const stood = before.flatMap(({ files }) => listOf(files) ?? []).map(({ url }) => url);
  const named = list.map(({ url }) => ({ field: 'files', address: url, before: stood }));
  const files = await storedFiles(named, context);
  row.files = JSON.stringify(
    list.map((file, place) => ({ ...plain(file), url: storedAddress(files[place]?.object_key ?? '') })),
  );
}

/** Who may answer a push for an organisation: its people, by their sign-in or their openid. */
const RECIPIENT = `SELECT u.openid, CASE WHEN u.openid <> '' THEN coalesce(u.nickname, u.name) END AS wechat_name, u.user_id
FROM push_wechat_orgs t JOIN organization o ON o.organization_id = t.org_id AND o.is_delete = 0
JOIN user u ON u.is_delete = 0 AND (u.user_id = ?3 OR (?4 <> '' AND u.openid = ?4)) AND (
  u.user_id = o.user_id OR EXISTS (SELECT 1 FROM organisation_user m WHERE m.organization_id = t.org_id
    AND m.user_id = u.user_id AND m.is_delete = 0 AND m.audit_status = 4 AND ${hasAdministrator('m.organization_id')}))
WHERE t.push_id = ?1 AND t.org_id = ?2 AND t.state NOT IN ('waiting', 'cancelled') LIMIT 1`;

interface Recipient {
  openid: string | null;
  wechat_name: string | null;
}

/**
 * Links of pushes can be guessed: feedback on one is taken from the organisation's people and from operators (decision 37),
 * and the chat-app user is the one that the platform knows.
 */
async function checkRecipients(rows: Row[], { db, caller }: WriteContext): Promise<void> {
  for (const row of rows) {
    if (isBlank(row.push_wechat_id)) {
      row.openid = null;
      row.wechat_name = null;
      continue;
    }
    const key = [row.push_wechat_id, row.org_id ?? '', caller.userId, row.openid ?? ''].map((value) => value ?? '');
    const person = await db.first<Recipient>(RECIPIENT, key);
    if (!person && !holds(caller, 'push-admin')) throw forbidden();
    row.openid = person?.openid || null;
    row.wechat_name = person?.wechat_name ?? null;
  }
}

/** Working rows of the kinds of items that users publish: feedback outlives their publication. */
const LIVING: Readonly<Record<number, string>> = {
  [ITEM.result]: 'SELECT 1 FROM chengguo WHERE chengguo_id = ? AND is_delete = 0',
  [ITEM.demand]: 'SELECT 1 FROM xuqiu WHERE xuqiu_id = ? AND is_delete = 0',
  [ITEM.product]: 'SELECT 1 FROM chanpin WHERE chanpin_id = ? AND is_delete = 0',
};

/** Feedback on an item names one that there is; what a push brought may be gone by the time of an answer. */
async function checkSubjects(rows: Row[], db: Database): Promise<void> {
  for (const { item_type, item_id, push_wechat_id } of rows) {
    const sql = LIVING[Number(item_type)];
    if (!sql || isBlank(item_id) || item_id === '0' || !isBlank(push_wechat_id)) continue;
    if (!(await db.first(sql, [item_id]))) throw invalid([{ field: 'item_id', code: 'unknown_reference' }]);
  }
}

/** Feedback (core§3): 1 came by a push, 2 from a signed-in user, empty from a visitor (decision 80). */
export const feedback: TableHooks = {
  required: { name: 'feedback_name_required', remark: 'feedback_opinion_required' },
  maxima: {
    phone: TALK_MAXIMA.phone,
    name: TALK_MAXIMA.name,
    remark: TALK_MAXIMA.remark,
    files: 20_000,
    province_name: TALK_MAXIMA.province,
    ...{ item_id: KEY_LENGTH, push_wechat_id: KEY_LENGTH, push_group_id: KEY_LENGTH, org_id: KEY_LENGTH },
  },
  fill: (row, { caller }) => {
    row.user_id = caller.userId;
    row.kind = 'message';
    const pushed = typeof row.push_wechat_id === 'string' && row.push_wechat_id !== '';
    row.source = pushed ? 1 : caller.userId === null ? null : 2;
  },
  beforeAdd: async (rows, context) => {
    for (const row of rows) {
      checkContact(row);
      await takeFiles(row, [], context);
    }
    await checkRecipients(rows, context);
    await checkSubjects(rows, context.db);
    return told('feedback', rows, context, () => undefined, itemReader());
  },
  beforePut: async (rows, changes, context) => {
    await takeFiles(changes, rows, context);
    for (const row of rows) checkContact({ ...row, ...changes });
    return undefined;
  },
};
