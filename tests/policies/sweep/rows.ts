import { createHash } from 'node:crypto';
import { KINDS, type Kind, type KindName } from './kinds.ts';

type Row = Record<string, string | number | null>;

/** How a row stands to the caller that asks for it. */
const STATES = ['own', 'foreign', 'hidden', 'deleted', 'absent'] as const;
export type State = (typeof STATES)[number];

/** Stands in every text of rows that are not for everybody. */
export const SECRET = '隐秘标记Q7';
const STRANGER = 'a stranger';

/** An id that names no row, and another one in each row that holds it. */
const NOTHING = 'nothing';

/** Stands in the texts of all others. */
const PLAIN = '公开';

/** Rows of tables that the demo data leaves empty, without their ids. */
const BASES: { readonly [K in KindName]?: Row } = {
  push: { title: PLAIN, push_group_id: NOTHING, item_type: 1, remark: PLAIN },
  application: { item_type: 1, item_id: NOTHING, remark: PLAIN },
  deal: {
    item_type: 1,
    item_id: NOTHING,
    item_name: PLAIN,
    seeker_user: 'somebody',
    seeker_phone: PLAIN,
    update_time: 1,
  },
  reviewComment: { item_type: 1, item_id: NOTHING, version: 1, content: PLAIN },
  remind: { cheese_id: NOTHING, remind_start_time: 4_000_000_000 },
  invitation: { token_hash: PLAIN, organization_id: NOTHING, phone: PLAIN, max_uses: 1, expire_time: 4_000_000_000 },
  upload: {
    object_key: PLAIN,
    name: PLAIN,
    type: 'application/pdf',
    size: 9,
    add_time: 1,
    expire_time: 4_000_000_000,
  },
  userPush: { item_type: 1, title: PLAIN, items: '[]', state: 'sent' },
  attributionQuestion: {
    item_type: 1,
    item_id: NOTHING,
    organization_id: NOTHING,
    publisher: 'somebody',
    ask_user: 'somebody',
    answer: 'no',
    answer_text: PLAIN,
    answer_time: 1,
  },
  attributionObjection: { item_type: 1, item_id: NOTHING, organization_id: NOTHING, reason: PLAIN, state: 'kept' },
  notice: { topic: 'comment', params: '{}', link: '/results' },
};

/** Columns of which no two rows may have the same. */
const UNIQUE = /^(?:code|name|account|openid|token_hash|object_key|submission_key|once_key|client_msg_id|unionid)$/;
const TEXT = /^(?!nickname)(?:.*)(?:name|title|remark|content|contact|tel$|phone|email|profile|account|opinion)/;

/** The id of a row that one state of a kind has; each account has own rows. */
export function idIn(kind: KindName, state: State, userId: string | null): string {
  if (kind === 'user' && state === 'own' && userId) return userId;
  if (kind === 'user' && state === 'foreign') return STRANGER;
  const text = [kind, state, state === 'own' ? userId : ''].join(':');
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Whether a row in this state exists, but not for everybody. */
export const isSecret = (kind: KindName, state: State): boolean => {
  const { isPublic }: Kind = KINDS[kind];
  return state === 'hidden' || state === 'deleted' || (state === 'foreign' && !isPublic);
};

/** States of which a kind has rows. */
export const statesOf = (kind: KindName): readonly State[] => {
  const { hidden, deletes }: Kind = KINDS[kind];
  return STATES.filter((state) => (state !== 'hidden' || hidden) && (state !== 'deleted' || deletes));
};

async function insert(db: D1Database, table: string, row: Row): Promise<void> {
  const names = Object.keys(row);
  const sql = `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
  await db
    .prepare(sql)
    .bind(...Object.values(row))
    .run();
}

function rowIn(name: KindName, state: State, base: Row, userId: string | null): Row {
  const { key, owner, hidden }: Kind = KINDS[name];
  const id = idIn(name, state, userId);
  const marked = isSecret(name, state);
  const given = Object.entries(base).map(([column, value]) => {
    if (value === NOTHING) return [column, id];
    if (UNIQUE.test(column) && value !== null) return [column, `${marked ? SECRET : PLAIN}${column}${id.slice(0, 12)}`];
    if (marked && TEXT.test(column) && typeof value !== 'number' && column !== key) return [column, SECRET];
    return [column, value];
  });
  return {
    ...Object.fromEntries(given),
    [key]: id,
    ...('unit' in base && { unit: idIn('organization', 'foreign', null) }),
    ...(owner && { [owner]: state === 'own' && userId ? userId : STRANGER }),
    ...(state === 'hidden' && hidden),
    ...(state === 'deleted' && { is_delete: 1 }),
  };
}

/**
 * Puts rows of every kind and state into a database, own ones for each of the users.
 * @param userIds the users that will call
 */
export async function addRows(db: D1Database, userIds: readonly string[]): Promise<void> {
  for (const name of Object.keys(KINDS) as KindName[]) {
    const { table, key, hidden, deletes, owner }: Kind = KINDS[name];
    const order = hidden && 'audit_status' in hidden ? 'ORDER BY audit_status = 4 DESC' : '';
    const living = deletes ? 'WHERE is_delete = 0' : '';
    const found = await db.prepare(`SELECT * FROM "${table}" ${living} ${order} LIMIT 1`).first<Row>();
    const base = BASES[name] ?? found;
    if (!base) throw new Error(`no demo row of ${table}`);
    for (const state of statesOf(name)) {
      if (state === 'absent' || (name === 'user' && state === 'own')) continue;
      if (state !== 'own') await insert(db, table, rowIn(name, state, base, null));
      else if (owner) for (const userId of userIds) await insert(db, table, rowIn(name, state, base, userId));
      else await insert(db, table, { ...rowIn(name, state, base, null), [key]: idIn(name, state, null) });
    }
  }
}

/** The rows that nobody but staff may change, as text. */
export async function secretRows(db: D1Database): Promise<string> {
  const texts = [];
  for (const name of Object.keys(KINDS) as KindName[]) {
    const { table, key }: Kind = KINDS[name];
    const ids = statesOf(name)
      .filter((state) => isSecret(name, state))
      .map((state) => idIn(name, state, null));
    const sql = `SELECT * FROM "${table}" WHERE "${key}" IN (SELECT value FROM json_each(?)) ORDER BY "${key}"`;
    const { results } = await db.prepare(sql).bind(JSON.stringify(ids)).all();
    texts.push(...results.map((row) => `${table} ${JSON.stringify(row)}`));
  }
  return texts.join('\n');
}

/** Tables that change by themselves, because somebody looked, or because somebody was refused. */
const RESTLESS =
  /^(?:_cf|sqlite|d1_|session$|device_token$|security_event$|login_qr|oauth_state|chat_binding|verification_code)|_search/;

/** Every row of every table, as one text: it shows whether a call changed anything. */
export async function everything(db: D1Database): Promise<string> {
  const { results } = await db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{ name: string }>();
  const hash = createHash('sha256');
  for (const { name } of results.filter((table) => !RESTLESS.test(table.name))) {
    const { results: rows } = await db.prepare(`SELECT count(*) AS n FROM "${name}"`).all();
    const small = Number(rows[0]?.n) < 1_500;
    const all = small ? (await db.prepare(`SELECT * FROM "${name}"`).all()).results : rows;
    hash.update(`${name} ${JSON.stringify(all)}`);
  }
  return hash.digest('hex');
}
