import { SELECTED_KINDS, SELECTION_MAXIMA } from '../../db/contract/front-door-answers.ts';
import { ASKED_ABOUT, INQUIRY_LIMITS } from '../../db/contract/inquiries.ts';
import { frontDoorItems, inquiries } from '../../db/schema/front-door.ts';
import type { WriteContext } from '../data/hooks.ts';
import type { Row } from '../data/row.ts';
import { allOf, anyOf, everybody, living, mine, nobody, staff } from '../data/rules.ts';
import { defineTable } from '../data/table.ts';
import { dayStart } from '../platform/clock.ts';
import { sha256 } from '../platform/random.ts';
import { holdsAuthority } from '../platform/sql.ts';
import { edited, openRows, SHOWN, SHOWN_SPAN } from './patterns.ts';
import { checkItems, publicItemOf } from './public-items.ts';

const editor = staff('content-admin');

/** What editors selected for the front door: what is not public now is not selected, and cannot become so. */
export const front_door_item = edited(
  frontDoorItems,
  'id',
  ['item_type', 'item_id', 'note', 'note_en', 'sort', ...SHOWN],
  {
    read: (caller, t) => editor(caller) || allOf(openRows(t), publicItemOf(t)),
    fixed: ['item_type', 'item_id'],
    hooks: {
      duplicate: 'selected_already',
      maxima: SELECTION_MAXIMA,
      spans: [SHOWN_SPAN],
      options: { item_type: SELECTED_KINDS.map((value) => ({ value })), is_open: [{ value: 0 }, { value: 1 }] },
      beforeAdd: (rows, context) => checkItems(rows, context),
      beforePut: (_, changes, { at }) => {
        changes.update_time = at;
        return undefined;
      },
    },
  },
);

/** The same question of the same person on the same day is one, however often it is sent. */
const keyOf = (row: Row, at: number): string =>
  sha256(
    JSON.stringify([
      dayStart(at),
      row.item_id ?? null,
      ...Object.keys(INQUIRY_LIMITS).map((name) => row[name] ?? null),
    ]),
  ).slice(0, 32);

/** Every content editor hears of a new inquiry. */
const told = (rows: readonly Row[], at: number) => ({
  after: rows.map(({ id, org_name }) => ({
    sql: `INSERT OR IGNORE INTO notice (id, user_id, topic, params, link, once_key, add_time)
SELECT upper(hex(randomblob(13))), u.user_id, 'inquiry', json_object('from', ?1), '/content/inquiries',
  'inquiry:' || ?2 || ':' || u.user_id, ?3
FROM user u WHERE u.is_delete = 0 AND ${holdsAuthority('u', 'content-admin')}`,
    params: [String(org_name ?? ''), String(id), at],
  })),
});

/** Inquiries of visitors from abroad: everybody sends one, content editors and its writer read it; calls answer and close it. */
export const inquiry = defineTable({
  table: inquiries,
  key: 'id',
  read: (caller, t) => allOf(living(t), anyOf(editor(caller), mine(caller, t.userId))),
  columns: { answer_user: editor, mail_time: editor },
  create: everybody,
  update: nobody,
  remove: (caller, t) => allOf(living(t), anyOf(editor(caller), mine(caller, t.userId))),
  writable: () => ['name', 'org_name', 'country', 'email', 'sought', 'item_type', 'item_id', 'lang'] as const,
  additions: { hourly: 20, daily: 60 },
  names: { user_id: ['user'] },
  hooks: {
    required: {
      name: 'name_required',
      org_name: 'required',
      country: 'required',
      email: 'email_required',
      sought: 'required',
    },
    maxima: INQUIRY_LIMITS,
    options: { item_type: ASKED_ABOUT.map((value) => ({ value })), lang: [{ value: 'zh' }, { value: 'en' }] },
    duplicate: 'inquiry_sent',
    fill: (row: Row, { at }: WriteContext) => {
      row.id = keyOf(row, at);
    },
    beforeAdd: async (rows: Row[], context: WriteContext) => {
      const about = rows.filter((row) => row.item_id || row.item_type);
      await checkItems(about, context);
      return told(rows, context.at);
    },
  },
});
