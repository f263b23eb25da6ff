import { eq, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { ITEM, TALK_MAXIMA } from '../../db/contract/limits.ts';
import { feedbacks } from '../../db/schema/community.ts';
import { demands } from '../../db/schema/demands.ts';
import { results } from '../../db/schema/results.ts';
import { isBlank } from '../data/checks.ts';
import { storedAddress, storedFiles } from '../data/files.ts';
import type { WriteContext } from '../data/hooks.ts';
import type { Rule } from '../data/policy.ts';
import type { Row } from '../data/row.ts';
import {
  administeredSince,
  allOf,
  anyOf,
  everybody,
  exists,
  living,
  mine,
  noRows,
  signedIn,
  staff,
} from '../data/rules.ts';
import { defineTable } from '../data/table.ts';
import { type Caller, holds } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import { forbidden, invalid } from '../platform/errors.ts';
import { livingOrganization } from './items/named-organizations.ts';
import { hasAdministrator, publisherLeft, speaksFor } from './memberships.ts';
import { itemReader, tellPublishers } from './public-items.ts';

type Entered = Record<'unit' | 'addUser', SQLiteColumn>;

/**
 * The publisher of the result or demand that the feedback is about: who entered it, and once they left the organisation for which they did,
 * its administrators (decision 412).
 */
const publisher = (caller: Caller, t: typeof feedbacks): Rule => {
  if (!signedIn(caller)) return false;
  const speaks = (item: Entered): Rule =>
    anyOf(speaksFor(caller, item), allOf(administeredSince(caller, item.unit, t.addTime), publisherLeft(item)));
  return anyOf(
    exists(results, (item) => allOf(eq(item.id, t.itemId), living(item), speaks(item))),
    exists(demands, (item) => allOf(eq(item.id, t.itemId), living(item), speaks(item))),
  );
};

const operator = staff('push-admin');
const follower = (caller: Caller, t: typeof feedbacks) => anyOf(operator(caller), mine(caller, t.userId));
const { key: KEY } = TALK_MAXIMA;

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
const RECIPIENT = `SELECT u.openid, CASE WHEN u.openid <> '' THEN coalesce(u.nickname, u.name) END AS wechat_name, u.user_id, t.org_id
FROM push_target t JOIN organization o ON o.organization_id = t.org_id AND o.is_delete = 0
JOIN user u ON u.is_delete = 0 AND u.user_id IN (SELECT ?3 UNION ALL SELECT w.user_id FROM user w WHERE w.openid = nullif(?4, '') AND w.is_delete = 0) AND (
  u.user_id = o.user_id OR EXISTS (SELECT 1 FROM organisation_user m WHERE m.organization_id = t.org_id
    AND m.user_id = u.user_id AND m.is_delete = 0 AND m.audit_status = 4 AND ${hasAdministrator('m.organization_id')}))
WHERE t.push_id = ?1 AND t.org_id = ${livingOrganization('?2')} AND t.state NOT IN ('waiting', 'cancelled') LIMIT 1`;

interface Recipient {
  openid: string | null;
  wechat_name: string | null;
  org_id: string;
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
    // A link from before a merge names the organisation that went.
    if (person) row.org_id = person.org_id;
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

/**
 * Feedback (core§3, core§6): its writer, operators, the publisher of the item, and the administrators of the organisation
 * that it answers. Through which chat-app identity it came is the server's alone.
 */
export const feedback = defineTable({
  table: feedbacks,
  key: 'id',
  read: (caller, t) =>
    allOf(
      living(t),
      anyOf(follower(caller, t), administeredSince(caller, t.orgId, t.addTime), publisher(caller, t), noRows),
    ),
  columns: {
    openid: (caller) => signedIn(caller) && noRows,
  },
  create: everybody,
  // An intent stays as it opened its deal; what is said later, the deal holds.
  update: (caller, t) => allOf(living(t), mine(caller, t.userId), sql`${t.kind} <> 'intent'`),
  remove: (caller, t) => allOf(living(t), follower(caller, t)),
  writable: () =>
    [
      'phone',
      'name',
      'province_name',
      'remark',
      'files',
      'item_id',
      'item_type',
      'push_wechat_id',
      'push_group_id',
      'org_id',
      'openid',
      'wechat_name',
    ] as const,
  fixed: ['item_id', 'item_type', 'push_wechat_id', 'push_group_id', 'org_id', 'openid', 'wechat_name'],
  names: {
    item_id: 'discussed',
    user_id: ['user'],
    org_id: ['organization'],
    push_wechat_id: ['push_wechat'],
    push_group_id: ['push_group'],
  },
  additions: { hourly: 20, daily: 60 },
  lends: { files: ['files'] },
  // Source 1 came by a push, 2 from a signed-in user, empty from a visitor (decision 80).
  hooks: {
    required: { name: 'feedback_name_required', remark: 'feedback_opinion_required' },
    maxima: {
      phone: TALK_MAXIMA.phone,
      name: TALK_MAXIMA.name,
      remark: TALK_MAXIMA.remark,
      files: 20_000,
      province_name: TALK_MAXIMA.province,
      ...{ item_id: KEY, push_wechat_id: KEY, push_group_id: KEY, org_id: KEY },
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
      return tellPublishers('feedback', rows, context, () => undefined, itemReader());
    },
    beforePut: async (rows, changes, context) => {
      await takeFiles(changes, rows, context);
      for (const row of rows) checkContact({ ...row, ...changes });
      return undefined;
    },
  },
});
