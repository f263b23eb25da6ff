import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from '../../db/schema/index.ts';
import { demoPasswordHash } from '../seed/password.ts';
import { expectations } from './expectations/index.ts';
import { exactly, FILE, KINDS, type Kind } from './kinds.ts';

export type Value = string | number | null;
export type Row = Record<string, Value>;

interface TableShape {
  name: string;
  key: string;
  columns: { name: string; numeric: boolean }[];
}

/** Names and kinds of all columns, as the database has them. */
export const shapes: ReadonlyMap<string, TableShape> = new Map(
  Object.values(schema)
    .filter((table) => is(table, SQLiteTable))
    .map((table): [string, TableShape] => {
      const { columns } = getTableConfig(table);
      return [
        getTableName(table),
        {
          name: getTableName(table),
          key: columns.find((column) => column.primary)?.name ?? '',
          columns: columns.map((column) => ({ name: column.name, numeric: column.dataType === 'number' })),
        },
      ];
    }),
);

export const shapeOf = (table: string): TableShape => {
  const shape = shapes.get(table);
  if (!shape) throw new Error(`no table ${table}`);
  return shape;
};

/** The user to whom the fixture rows belong. */
/** A post of the community that everybody reads. */
const POSTED = { hold_time: null, hide_time: null, submission_key: null };
const ASKED = { ...POSTED, last_time: 4_102_444_800 };

const OWNER = 'user:person';
const ORGANIZATION = 'organization:ours';

/** Id of the user that acts as a kind; the recommender is no user. */
export const userOf = (kind: Kind): string => (kind === 'owner' ? OWNER : `user:${kind}`);
/** What each kind signs in with. */
export const accountOf = (kind: Kind): string => (kind === 'recommender' ? 'matrix-unit' : `matrix-${kind}`);

/** References, and states in which a row is simply there. */
const COMMON: Row = {
  add_user: OWNER,
  user_id: OWNER,
  declarant_user_id: OWNER,
  unit: ORGANIZATION,
  org_id: ORGANIZATION,
  organization_id: ORGANIZATION,
  roc_org: 'project_recommend:unit',
  orgRec_id: 'project_recommend:unit',
  personRec_id: 'nobody',
  is_delete: 0,
  audit_status: 4,
  is_shown: 1,
  // Members read what was there before them.
  read_from: 0,
  hide_time: null,
  // In the public lists, until the year 2100.
  unlist_time: null,
  expire_time: 4_102_444_800,
};

/** Taking declarations for ever; recommenders read of others once their own opinion is in. */
const ROUND = {
  open_time: 1,
  close_time: 4_102_444_800,
  opinions_due: 4_102_444_800,
  sees_others: 1,
  shows_applicant: 1,
};
const DECLARED = { stage: 1, round_id: 'project_round:any', publication_id: null, is_edited: 0 };
const pending = { pending: { audit_status: 1 } };
const item = { public: { is_open: 0 }, closed: { is_open: 1 }, pending: { audit_status: 1, is_open: 1 } };

/** Times that are long over, and that are far away. */
const [PAST, FAR] = [5, 4_102_444_800];
const between = {
  open: { is_open: 1, publish_time: PAST, unpublish_time: FAR },
  closed: { is_open: 0, publish_time: null, unpublish_time: null },
  coming: { is_open: 1, publish_time: FAR, unpublish_time: null },
  over: { is_open: 1, publish_time: null, unpublish_time: PAST },
};

/** Open to sign-ups, without a limit. */
const BOOKED = { capacity: null, sign_from: PAST, sign_until: FAR, end_time: FAR, cancel_time: null, questions: null };

/** What single fixture rows have of their own. */
const OWN: Record<string, Record<string, Row>> = {
  chengguo: item,
  xuqiu: item,
  chanpin: pending,
  zhuanjia: pending,
  zhuanjia_work: { public: { expert_id: 'zhuanjia:public' }, pending: { expert_id: 'zhuanjia:pending' } },
  xiangmu: pending,
  chengguo_scope: { public: { chengguo_id: 'chengguo:public' }, pending: { chengguo_id: 'chengguo:pending' } },
  xuqiu_scope: { public: { xuqiu_id: 'xuqiu:public' }, pending: { xuqiu_id: 'xuqiu:pending' } },
  chanpin_scope: { public: { chanpin_id: 'chanpin:public' }, pending: { chanpin_id: 'chanpin:pending' } },
  zhuanjia_scope: { public: { expert_id: 'zhuanjia:public' }, pending: { expert_id: 'zhuanjia:pending' } },
  attachment_relation: {
    public: { item_id: 'chengguo:public' },
    pending: { item_id: 'chengguo:pending' },
    park: { item_id: 'yuanqu:open' },
    orphan: { item_id: 'nothing' },
    deleted: { item_id: 'chengguo:public' },
  },
  user: { person: { account: accountOf('owner'), password: demoPasswordHash(), authority: '' } },
  organization: {
    ours: { user_id: 'user:orgAdmin', type: 4 },
    unshown: { user_id: 'user:orgAdmin', type: 4, is_shown: 0, verified_time: null },
  },
  yuanqu_intention: { own: { yuanqu_id: 'yuanqu:open', state: 1 } },
  forum_cooperation: { own: { state: 1 } },
  comment: {
    any: { item_type: 1, item_id: 'chengguo:public', hide_reason: null },
    beneath: { item_type: 1, item_id: 'chengguo:pending', hide_reason: null },
    hidden: { item_type: 1, item_id: 'chengguo:public', hide_time: 5 },
  },
  thread_category: { any: { threads: 0 } },
  thread: { shown: ASKED, held: { ...ASKED, hold_time: 5 }, hidden: { ...ASKED, hide_time: 5 }, deleted: ASKED },
  reply: {
    shown: { ...POSTED, thread_id: 'thread:shown' },
    beneath: { ...POSTED, thread_id: 'thread:held' },
    held: { ...POSTED, thread_id: 'thread:shown', hold_time: 5 },
    hidden: { ...POSTED, thread_id: 'thread:shown', hide_time: 5 },
    deleted: { ...POSTED, thread_id: 'thread:shown' },
  },
  clinic_application: { own: { audit_status: 2 } },
  clinic_case: { open: { is_open: 1, application_id: null }, closed: { is_open: 0, application_id: null } },
  clinic_hour: { any: { weekday: 2, from_minute: 540, until_minute: 660, slot_minutes: 60 } },
  clinic_day_off: { any: { from_day: '2030-01-01', until_day: '2030-01-03' } },
  push_group_items: { any: { push_state: 1, push_wechat_ids: null } },
  organisation_user: { owner: { is_admin: 0 } },
  remind: { own: { cheese_id: 'cheese:own' } },
  course: {
    free: { paid: 0, ...BOOKED, ...between.open },
    paid: { paid: 1, ...BOOKED, ...between.open },
    closed: { paid: 0, ...BOOKED, ...between.closed },
  },
  meeting: Object.fromEntries(Object.entries(between).map(([name, times]) => [name, { ...BOOKED, ...times }])),
  booking: { own: { id: 'meeting_user:own', state: 'booked' } },
  course_learner: { own: { course_id: 'course:paid' } },
  course_chapter: {
    free: { course_id: 'course:free' },
    paid: { course_id: 'course:paid' },
    closed: { course_id: 'course:closed' },
    deleted: { course_id: 'course:free' },
  },
  course_material: {
    free: { course_id: 'course:free' },
    paid: { course_id: 'course:paid' },
    closed: { course_id: 'course:closed' },
    deleted: { course_id: 'course:free' },
  },
  course_progress: { own: { chapter_id: 'course_chapter:free' } },
  course_certificate: { own: { course_id: 'course:free' } },
  course_application: { own: { course_id: 'course:paid', state: 0 }, deleted: { state: 0 } },
  book: between,
  star: { open: { is_open: 1 }, closed: { is_open: 0 } },
  innovate: between,
  yuanqu: between,
  attendance: { any: { kind: 'course', certificate: null } },
  news: { draft: {} },
  video: between,
  hall: between,
  front_door_item: { any: { item_type: 1, item_id: 'nobody', is_open: 1 } },
  inquiry: { own: { item_type: null, item_id: null, state: 1, lang: 'en' } },
  hall_exhibit: { any: { hall_id: 'hall:open', item_type: 1, item_id: 'nobody' } },
  setting: { public: { id: 'wx_app_id' }, secret: { id: 'push-template-id' } },
  push_group: { any: { item_type: 1 } },
  push_wechat: { any: { run_state: '', push_status: 0 } },
  push_wechat_orgs: { any: { push_id: 'push_wechat:any', state: 'waiting', doubt_since: null } },
  project: {
    selected: { ...DECLARED, last_selected: 1, recommend_state: 0, publication_id: 'published' },
    internal: { ...DECLARED, last_selected: 0, recommend_state: 0 },
    recommended: { ...DECLARED, last_selected: 0, recommend_state: 1 },
    draft: { ...DECLARED, last_selected: 0, recommend_state: 0, stage: 0 },
    deleted: { ...DECLARED },
  },
  project_round: { any: ROUND, deleted: ROUND },
  project_round_file: { any: { round_id: 'project_round:any' } },
  project_rec_opinion: { written: { project_id: 'project:internal' }, shown: { project_id: 'project:recommended' } },
  project_recommend: {
    unit: { identify: 1, org_name: accountOf('recommender'), org_password: demoPasswordHash() },
    expert: { identify: 3, org_name: '评审专家', org_password: demoPasswordHash() },
  },
};

let number = 1000;

/** Rows are some days old: what is older is swept while the matrix is read. */
const DAYS_AGO = Math.floor(Date.now() / 1000) - 3 * 86_400;

/** A row without empty columns, so that what a policy takes away is seen to be missing. */
function complete(table: string, row: string, own: Row): Row {
  const { key, columns } = shapeOf(table);
  const values = columns.map(({ name, numeric }): [string, Value] => {
    number += 1;
    if (name === key) return [name, numeric ? number : `${table}:${row}`];
    const common = COMMON[name];
    if (common !== undefined) return [name, common];
    if (name === 'add_time' && numeric) return [name, DAYS_AGO + number];
    return [name, numeric ? number : `${name} of ${table}:${row}`];
  });
  return { ...Object.fromEntries(values), ...(row === 'deleted' && { is_delete: 1 }), ...own };
}

/** What a copy that is made to be deleted must not share with its model. */
const UNSHARED: Record<string, readonly string[]> = {
  project_rec_opinion: ['project_id'],
  project_recommend: ['org_name'],
  push_wechat_orgs: ['push_id'],
  booking: ['id'],
  course_learner: ['course_id'],
  course_application: ['course_id'],
  course_progress: ['chapter_id'],
  course_certificate: ['course_id'],
  hall_exhibit: ['item_id'],
  front_door_item: ['item_id'],
  setting: ['id'],
  user: ['account'],
};

function copyFor(table: string, row: string, kind: Kind): Row {
  const own = { ...OWN[table]?.[row] };
  for (const name of UNSHARED[table] ?? []) delete own[name];
  // A pair of organisation and member stands once: the owner leaves another organisation than the others throw members out of.
  if (table === 'organisation_user') {
    Object.assign(
      own,
      kind === 'owner' ? { organization_id: 'organization:fourth' } : { user_id: `member for ${kind}` },
    );
  }
  return complete(table, `remove:${kind}`, own);
}

/** The fixture rows that the expectations name, by table and row. */
export const fixtures: ReadonlyMap<string, ReadonlyMap<string, Row>> = new Map(
  Object.entries(expectations).map(([table, { rows }]) => [
    table,
    new Map(Object.keys(rows).map((row) => [row, complete(table, row, OWN[table]?.[row] ?? {})])),
  ]),
);

/** For each table and kind the row that this kind tries to delete. */
export const copies: ReadonlyMap<string, ReadonlyMap<Kind, Row>> = new Map(
  Object.entries(expectations).map(([table, { remove }]) => [
    table,
    new Map(KINDS.map((kind) => [kind, copyFor(table, remove.row, kind)])),
  ]),
);

export function fixture(table: string, row: string): Row {
  const found = fixtures.get(table)?.get(row);
  if (!found) throw new Error(`no fixture ${table}:${row}`);
  return found;
}

/** The id of a comment that points at a fixture row: joins and children start from there. */
export const pointerTo = (table: string, row: string): string => `at ${table}:${row}`;

function pointers(): Row[] {
  return [...fixtures].flatMap(([table, rows]) =>
    [...rows].map(([row, values]) => ({
      ...complete('comment', `pointer ${table}:${row}`, { item_id: String(values[shapeOf(table).key]), item_type: 7 }),
      comment_id: pointerTo(table, row),
    })),
  );
}

function actors(): { table: string; row: Row }[] {
  const users = [...exactly('users')].filter((kind) => kind !== 'owner');
  const member = (kind: Kind, organization: string, isAdmin: number) => ({
    table: 'organisation_user',
    row: complete('organisation_user', `of ${kind}`, {
      user_id: userOf(kind),
      organization_id: organization,
      is_admin: isAdmin,
    }),
  });
  return [
    ...users.map((kind) => ({
      table: 'user',
      row: {
        ...complete('user', kind, { account: accountOf(kind), password: demoPasswordHash() }),
        authority: kind === 'admin' || kind.includes('-') ? kind : '',
        visible_province: null,
        visible_city: null,
        visible_county: null,
      },
    })),
    ...['theirs', 'third', 'fourth'].map((row) => ({
      table: 'organization',
      row: complete('organization', row, { user_id: 'user:stranger' }),
    })),
    member('orgAdmin', ORGANIZATION, 1),
    member('stranger', 'organization:theirs', 1),
  ];
}

/** Users whose view is limited to the area 130100, one of them staff, and items inside it (decision 54). */
export const LOCAL = { user: 'matrix-local', staff: 'matrix-local-staff' } as const;

function local(): { table: string; row: Row }[] {
  const users = Object.entries(LOCAL).map(([name, account]) => ({
    table: 'user',
    row: complete('user', `local ${name}`, {
      account,
      password: demoPasswordHash(),
      authority: name === 'staff' ? 'content-admin' : '',
      visible_province: '130000',
      visible_city: '130100',
      visible_county: null,
    }),
  }));
  const near = { region_id: '130000,130100,130102', org_province: '130000', org_city: '130100', org_county: '130102' };
  const own = (table: string) =>
    Object.fromEntries(
      Object.entries(near).filter(([name]) => shapeOf(table).columns.some((one) => one.name === name)),
    );
  return [
    ...users,
    ...['chengguo', 'xuqiu'].map((table) => ({ table, row: complete(table, 'near', own(table)) })),
    { table: 'chengguo', row: complete('chengguo', 'own', { add_user: 'user:local user' }) },
  ];
}

const upload = {
  table: 'upload',
  row: {
    ...{ id: 'upload:staff', user_id: 'user:cg-auditor', object_key: FILE, name: '说明.pdf', type: 'application/pdf' },
    ...{ size: 9, add_time: 1, expire_time: 9_999_999_999, complete_time: 1 },
  },
};

/** What makes the public result public: comments on it are read by everybody as long as it stands. */
const publication = {
  table: 'result_publication',
  row: { release_no: 1, item_id: 'chengguo:public', name: '公开成果', release_time: 1, update_time: 1 },
};

/** Every row that the database holds before the first call, besides reference data. */
export function allRows(): { table: string; row: Row }[] {
  const named = [...fixtures].flatMap(([table, rows]) => [...rows.values()].map((row) => ({ table, row })));
  const doomed = [...copies].flatMap(([table, rows]) => [...rows.values()].map((row) => ({ table, row })));
  return [
    ...named,
    ...doomed,
    ...actors(),
    ...local(),
    upload,
    publication,
    ...pointers().map((row) => ({ table: 'comment', row })),
  ];
}
