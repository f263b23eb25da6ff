import { INTENTION_LIMITS, INTENTION_STATES, PARK_LIMITS, PARK_TEXTS } from '../../db/contract/parks.ts';
import { parkIntentions, parks } from '../../db/schema/content.ts';
import type { TableHooks, WriteContext } from '../data/hooks.ts';
import type { Row } from '../data/row.ts';
import { allOf, anyOf, equalsId, exists, living, mine, staff } from '../data/rules.ts';
import { defineTable } from '../data/table.ts';
import { auditEntry } from '../platform/audit-log.ts';
import { dayStart } from '../platform/clock.ts';
import { sha256 } from '../platform/random.ts';
import { holdsAuthority } from '../platform/sql.ts';
import { article, editedBetween, SHOWN } from './patterns.ts';
import { versioned } from './versioned.ts';

/** Parks (back-office§3); their contact persons are public (core§2). */
export const yuanqu = editedBetween(
  parks,
  'yuanqu_id',
  [
    ...(['name', 'name_en', 'cover', 'profile_en', 'address', 'sort'] as const),
    ...PARK_TEXTS,
    ...(['contacts', 'contacts_tel', 'province', 'city', 'county'] as const),
    ...SHOWN,
  ],
  {
    aliases: ['park'],
    item: 'discussed',
    lends: { files: ['cover', 'profile_en', ...PARK_TEXTS] },
    hooks: versioned('yuanqu', {
      ...article(['profile_en', ...PARK_TEXTS], ['cover']),
      required: { name: 'required' },
      maxima: PARK_LIMITS,
      options: { is_open: [{ value: 0 }, { value: 1 }] },
    }),
  },
);

const editor = staff('content-admin');

/** The same intention of the same people on the same day is one, however often it is sent. */
const keyOf = (row: Row, at: number): string =>
  sha256(
    JSON.stringify([
      dayStart(at),
      row.yuanqu_id ?? null,
      ...Object.keys(INTENTION_LIMITS).map((name) => row[name] ?? null),
    ]),
  ).slice(0, 32);

/** Every content editor hears of a new intention. */
const told = (rows: readonly Row[], at: number) => ({
  after: rows.map(({ id, yuanqu_id }) => ({
    sql: `INSERT OR IGNORE INTO notice (id, user_id, topic, item_id, params, link, once_key, add_time)
SELECT upper(hex(randomblob(13))), u.user_id, 'park_intention', p.yuanqu_id, json_object('name', p.name, 'name_en', p.name_en), '/content/parkIntentions',
  'park_intention:' || ?1 || ':' || u.user_id, ?2
FROM yuanqu p JOIN user u ON u.is_delete = 0 AND ${holdsAuthority('u', 'content-admin')}
WHERE p.yuanqu_id = ?3`,
    params: [String(id), at, yuanqu_id],
  })),
});

const intentionHooks = {
  required: { name: 'name_required', phone: 'phone_required', project: 'required' },
  maxima: { ...INTENTION_LIMITS, note: 500 },
  options: { state: INTENTION_STATES },
  duplicate: 'park_intention_sent',
  fill: (row: Row, { at }: WriteContext) => {
    row.id = keyOf(row, at);
  },
  beforeAdd: (rows: Row[], { at }: WriteContext) => told(rows, at),
  beforePut: (rows: Row[], changes: Row, { caller, at }: WriteContext) => {
    changes.update_time = at;
    return {
      after: rows.map((row) =>
        auditEntry({
          userId: caller.userId,
          action: 'intention',
          table: 'yuanqu_intention',
          itemId: String(row.id),
          before: Number(row.state),
          after: Number(changes.state ?? row.state),
        }),
      ),
    };
  },
} satisfies TableHooks;

/** Intentions to settle in a park: everybody sends one about a park that is there for them, content editors and its writer read it. */
export const yuanqu_intention = defineTable({
  table: parkIntentions,
  key: 'id',
  read: (caller, t) => allOf(living(t), anyOf(editor(caller), mine(caller, t.userId))),
  columns: { note: editor },
  create: (caller, row) => exists(parks, (park) => allOf(equalsId(park.id, row.yuanqu_id), yuanqu.read(caller, park))),
  update: (caller, t) => allOf(editor(caller), living(t)),
  remove: (caller, t) => allOf(living(t), anyOf(editor(caller), mine(caller, t.userId))),
  writable: (caller) => [
    ...(['yuanqu_id', 'name', 'org_name', 'project', 'amount', 'phone', 'remark'] as const),
    ...(editor(caller) ? (['state', 'note'] as const) : []),
  ],
  fixed: ['yuanqu_id'],
  additions: { hourly: 30, daily: 100 },
  names: { yuanqu_id: ['yuanqu'], user_id: ['user'] },
  hooks: intentionHooks,
});
