import { SESSION_DAYS, type SessionUser, STAFF_DAYS, STAFF_IDLE_HOURS } from '../../db/contract/session.ts';
import { DAY, HOUR } from '../../db/contract/time.ts';
import { now } from './clock.ts';
import type { Database, Statement } from './database.ts';
import { newToken, sha256 } from './random.ts';

/** Seconds after which it is noted anew that a session is used; what ends soon without use is looked after more often. */
const NOTED = { staff: HOUR / 4, member: DAY } as const;

/** A session with its person, as one query reads it. */
export interface SessionRow {
  expire_time: number;
  /** When it was last noted that it is used. */
  seen_time: number;
  /** Staff who must have a second factor, in a session begun without one. */
  must_set_up: number | null;
  user_id: string | null;
  recommender_id: string | null;
  recommender_name: string | null;
  /** 1 where the office set the recommender's password. */
  must_change: number | null;
  authority: string | null;
  account: string | null;
  name: string | null;
  nickname: string | null;
  avatar: string | null;
  sex: number | null;
  tel: string | null;
  country: string | null;
  org_name: string | null;
  org_type: string | null;
  activity_identity: string | null;
  visible_province: string | null;
  visible_city: string | null;
  visible_county: string | null;
  /** The stamp of what visitors are shown; null before the first. */
  public_stamp: number | null;
  /** JSON of [{organization_id, name, is_admin, read_from}]. */
  orgs: string;
}

/** Nobody speaks for an organisation that nobody administers. */
const ADMINISTERED = `EXISTS (SELECT 1 FROM organisation_user a JOIN user v ON v.user_id = a.user_id AND v.is_delete = 0
  WHERE a.organization_id = m.organization_id AND a.is_admin = 1 AND a.is_delete = 0 AND a.audit_status = 4)`;

const SESSION_SQL = `
SELECT s.expire_time, (SELECT stamp FROM public_stamp) AS public_stamp, (u.authority <> '' AND s.factor_time IS NULL
    AND EXISTS (SELECT 1 FROM setting WHERE id = 'second-factor-required' AND value = '1')) AS must_set_up, coalesce(s.last_time, s.add_time) AS seen_time, u.user_id, r.id AS recommender_id, r.org_name AS recommender_name, r.must_change, u.authority, u.account, u.name,
  u.nickname, u.avatar, u.sex, u.tel, u.country, u.org_name, u.org_type, u.activity_identity, u.visible_province, u.visible_city, u.visible_county,
  (SELECT json_group_array(json_object('organization_id', o.organization_id, 'name', o.name, 'name_en', o.name_en, 'is_admin', m.is_admin, 'read_from', m.read_from))
     FROM organisation_user m JOIN organization o ON o.organization_id = m.organization_id AND o.is_delete = 0
    WHERE m.user_id = u.user_id AND m.is_delete = 0 AND m.audit_status = 4 AND ${ADMINISTERED}) AS orgs
FROM session s
LEFT JOIN user u ON u.user_id = s.user_id AND u.is_delete = 0
LEFT JOIN project_recommend r ON r.id = s.recommender_id AND r.is_delete = 0
WHERE s.token_hash = ? AND s.expire_time > ?
  AND (coalesce(u.authority, '') = '' OR (coalesce(s.last_time, s.add_time) > ? AND s.add_time > ?
    AND coalesce((SELECT min(t.add_time) FROM device_token t WHERE t.family = s.family), s.add_time) > ?))`;

/** How long, and how many sessions, this isolate remembers: what it remembers is presumed, and asserted by the next batch. */
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 2_000;
/** By the token; its digest is not made anew with each call. */
const remembered = new Map<string, { row: SessionRow; hash: string; at: number }>();

/** The statement that reads a session by the token of its cookie. */
export function selectSession(token: string): Statement {
  const at = now();
  const began = at - STAFF_DAYS * DAY;
  const hash = remembered.get(token)?.hash ?? sha256(token);
  return { sql: SESSION_SQL, params: [hash, at, at - STAFF_IDLE_HOURS * HOUR, began, began] };
}

/**
 * The session of a token, when it lives and its person does.
 * @param token value of the session cookie
 */
export async function readSession(db: Database, token: string): Promise<SessionRow | null> {
  const { sql, params } = selectSession(token);
  const row = await db.first<SessionRow>(sql, params);
  if (!row || (row.user_id === null && row.recommender_id === null)) {
    remembered.delete(token);
    return null;
  }
  rememberSession(token, row);
  return row;
}

/** What a caller is made of: as long as it is the same, so is the caller. */
const STEADY = [
  ...(['user_id', 'recommender_id', 'authority', 'must_set_up', 'must_change'] as const),
  ...(['visible_province', 'visible_city', 'visible_county', 'orgs'] as const),
];

/** A path that SQLite cannot read, and names: so a batch says that it stopped at its session. */
const OVER = 'session-over';

/**
 * A statement that makes its batch fail, and roll back, unless a session lives and says of its person what it said before.
 * @param row as it was read before
 */
export function assertSession(token: string, row: SessionRow): Statement {
  const { sql, params } = selectSession(token);
  const same = STEADY.map((column) => `${column} IS ?`).join(' AND ');
  return {
    sql: `SELECT CASE WHEN EXISTS (SELECT 1 FROM (${sql}) WHERE ${same}) THEN 1 ELSE json_extract('{}', '${OVER}') END`,
    params: [...params, ...STEADY.map((column) => row[column])],
  };
}

/** Whether a batch failed at `assertSession`. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof Error && new RegExp(`path.*'${OVER}'`).test(error.message);

/** Whether two readings of a session make the same caller. */
export const isSameCaller = (one: SessionRow, other: SessionRow | null): boolean =>
  other !== null && STEADY.every((column) => one[column] === other[column]);

/** Remembers a session as it was read just now. */
export function rememberSession(token: string, row: SessionRow): void {
  const hash = remembered.get(token)?.hash ?? sha256(token);
  remembered.delete(token);
  remembered.set(token, { row, hash, at: Date.now() });
  const [oldest] = remembered.keys();
  if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}

/** Forgets what this isolate remembers of sessions: somebody's rights or area may have changed. */
export const forgetSessions = (): void => remembered.clear();

/**
 * A session as this isolate read it within the last minute, or null. It may have ended since: nothing may be said or written on its
 * word before a batch asserted it.
 */
export function rememberedSession(token: string): SessionRow | null {
  const found = remembered.get(token);
  if (found && Date.now() - found.at < REMEMBERED_MS) return found.row;
  remembered.delete(token);
  return null;
}

/**
 * A new session: its token for the cookie and the row's statement. Every sign-in makes a new one, so none can be planted; its
 * end is set now, and nothing moves it on.
 * @param family of the device: what ends it ends the session; null for a session that stands alone
 * @param device what kind of browser it is, for the person's list of devices
 */
export function newSession(
  owner: { userId: string | null; recommenderId: string | null },
  family: string | null,
  device: string | null = null,
) {
  const token = newToken();
  const at = now();
  const statement: Statement = {
    sql: `INSERT INTO session (token_hash, user_id, recommender_id, family, device, add_time, expire_time)
          VALUES (?, ?, ?, ?, ?, ?, ?)`,
    params: [sha256(token), owner.userId, owner.recommenderId, family, device, at, at + SESSION_DAYS * DAY],
  };
  return { token, statement };
}

/**
 * Notes that a session is used, from time to time.
 * @param token value of the session cookie
 * @param row what was read of it
 */
export async function noteUse(db: Database, token: string, row: SessionRow): Promise<void> {
  const at = now();
  if (at - row.seen_time < (row.authority ? NOTED.staff : NOTED.member)) return;
  await db.run('UPDATE session SET last_time = ? WHERE token_hash = ?', [at, sha256(token)]);
}

/**
 * The user as the browser may know it (CALLS.md "Sign-in and publishing calls": never password, openid, id_number).
 * @param areaNames names of the areas that the user is limited to, widest first
 */
export function sessionUserOf(row: SessionRow, areaNames: string[]): SessionUser {
  return {
    user_id: row.user_id ?? '',
    authority: row.authority ?? '',
    name: row.name ?? row.recommender_name,
    nickname: row.nickname ?? row.recommender_name,
    account: row.account ?? row.recommender_name ?? '',
    avatar: row.avatar,
    sex: row.sex,
    tel: row.tel,
    orgs: (JSON.parse(row.orgs) as (SessionUser['orgs'][number] & { read_from: number })[]).map(
      ({ read_from: _, ...org }) => org,
    ),
    country: row.country,
    org_name: row.org_name,
    org_type: row.org_type,
    activity_identity: row.activity_identity,
    visible_province: row.visible_province,
    visible_city: row.visible_city,
    visible_county: row.visible_county,
    visibleName: areaNames,
    ...(row.must_set_up === 1 && { set_up_second_factor: true as const }),
    ...(row.must_change === 1 && { change_password: true as const }),
    ...(row.recommender_id !== null && { recommender_id: row.recommender_id }),
  };
}
