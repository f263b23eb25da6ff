import type { ManagedUser, UserChange } from '../../../db/contract/administration.ts';
import type { administrationCalls } from '../../../db/contract/calls/administration.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import type { Lang } from '../../../db/contract/errors.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { assertChanged, type Database, type Statement } from '../../platform/database.ts';
import type { Page } from '../../platform/envelope.ts';
import { AppError, type FieldError, invalid, notFound } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { readPage, wordOf } from '../../platform/paging.ts';
import { placeIn } from '../../platform/place-names.ts';
import { allOf, type SqlValue } from '../../platform/sql.ts';
import { stillAdministrator } from '../../tables/administrators.ts';
import { rightsTold } from '../../tables/rights-told.ts';
import { endSessions } from '../../tables/session-endings.ts';
import { factorOf } from '../accounts/session/second.ts';

const RIGHTS = ['authority', 'visible_province', 'visible_city', 'visible_county'] as const;
const AREAS = ['visible_province', 'visible_city', 'visible_county'] as const;

interface UserRow extends Omit<ManagedUser, 'visibleName' | 'orgs' | 'bound' | 'second_factor'> {
  bound: number;
  second_factor: number;
  areas: string;
  orgs: string;
}

/** Countries are stored by their English names. */
const COUNTRY_ZH = 'coalesce((SELECT c.cn_name FROM countries c WHERE c.en_name = u.country), u.country)';

const columnsIn = (
  lang: Lang,
): string => `${lang === 'zh' ? COUNTRY_ZH : 'u.country'} AS country, u.org_name, u.user_id, u.account, u.name, u.nickname, u.tel, u.avatar, u.authority, u.org_type, u.visible_province,
  u.visible_city, u.visible_county, u.is_delete, u.add_time, coalesce(u.openid, '') <> '' AS bound, ${factorOf('u.user_id')} AS second_factor,
  (SELECT json_group_array(name) FROM (SELECT c.name FROM china c
     WHERE c.id IN (u.visible_province, u.visible_city, u.visible_county) ORDER BY c.level)) AS areas,
  (SELECT json_group_array(json_object('organization_id', o.organization_id, 'name', o.name, 'is_admin', m.is_admin))
     FROM organisation_user m JOIN organization o ON o.organization_id = m.organization_id AND o.is_delete = 0
     WHERE m.user_id = u.user_id AND m.is_delete = 0 AND m.audit_status = 4) AS orgs`;

type Query = QueryOf<typeof administrationCalls.users>;

function filtersOf({ keyword, authority, state }: Query): Statement[] {
  const word = wordOf(keyword);
  const found = ['account', 'name', 'nickname', 'tel', 'country', 'org_name'].map(
    (name) => `instr(lower(coalesce(u.${name}, '')), ?) > 0`,
  );
  return [
    ...(word ? [{ sql: `(${found.join(' OR ')})`, params: found.map(() => word) }] : []),
    ...(authority ? [{ sql: `instr(',' || u.authority || ',', ?) > 0`, params: [`,${authority},`] }] : []),
    ...(state === 'normal' || state === 'disabled'
      ? [{ sql: `u.is_delete = ${state === 'disabled' ? 1 : 0}`, params: [] }]
      : []),
  ];
}

/**
 * A page of all users, newest first, for administrators: nothing that a password or an identity could be
 * learned from.
 * @param lang of the page: visible regions and countries read in it
 */
export async function userList(db: Database, query: Query, lang: Lang): Promise<Page<ManagedUser>> {
  const { sql: where, params } = allOf(filtersOf(query));
  const from = `FROM user u WHERE ${where}`;
  const sql = `SELECT ${columnsIn(lang)} ${from} ORDER BY u.add_time DESC, u.user_id DESC LIMIT ? OFFSET ?`;
  return readPage(
    db,
    query,
    { sql, from, params },
    ({ areas, orgs, bound, second_factor: factor, ...row }: UserRow) => ({
      ...row,
      bound: bound === 1,
      second_factor: factor === 1,
      visibleName: (JSON.parse(areas) as string[]).map((name) => placeIn(lang, name) ?? name),
      orgs: JSON.parse(orgs) as ManagedUser['orgs'],
    }),
  );
}

type Rights = Record<(typeof RIGHTS)[number], string | null>;
type Stored = Rights & { is_delete: number };

async function checkAreas(db: Database, rights: Rights): Promise<void> {
  const codes = AREAS.map((name) => rights[name] || '');
  const found = await db.all<{ id: string; level: number }>(
    'SELECT id, level FROM china WHERE id IN (SELECT value FROM json_each(?))',
    [JSON.stringify(codes)],
  );
  const errors: FieldError[] = AREAS.flatMap((field, index) => {
    const code = codes[index];
    if (!code) return [];
    const above = codes.slice(0, index).every((wider, at) => !wider || code.startsWith(wider.slice(0, (at + 1) * 2)));
    const known = found.some(({ id, level }) => id === code && level === index + 1);
    return known && above ? [] : [{ field, code: 'invalid_value' }];
  });
  if (errors.length > 0) throw invalid(errors);
}

const same = (a: Rights, b: Rights): boolean => RIGHTS.every((name) => (a[name] || null) === (b[name] || null));

/** Log entries of what really changes. */
function entries(by: string, userId: string, before: Stored, after: Stored): Statement[] {
  const rights = (row: Stored) => JSON.stringify(Object.fromEntries(RIGHTS.map((name) => [name, row[name] || null])));
  const common = { userId: by, table: 'user', itemId: userId };
  return [
    ...(same(before, after)
      ? []
      : [auditEntry({ ...common, action: 'rights', before: rights(before), after: rights(after) })]),
    ...(before.is_delete === after.is_delete
      ? []
      : [
          auditEntry({
            ...common,
            action: after.is_delete ? 'disable' : 'enable',
            before: before.is_delete,
            after: after.is_delete,
          }),
        ]),
  ];
}

const given = (input: UserChange): Partial<Stored> =>
  Object.fromEntries(
    [...RIGHTS, 'is_delete' as const]
      .filter((name) => input[name] !== undefined)
      .map((name): [string, SqlValue] => [name, name === 'authority' ? (input.authority ?? '') : input[name] || null])
      .map(([name, value]) => [name, name === 'is_delete' ? Number(value ?? 0) : value]),
  );

/**
 * Changes a user's authorities and visible area, which that person is told, disables or enables an account (decision 25). The caller must be
 * an administrator at the moment of the write, so that two cannot take the authority from each other.
 * @throws AppError 403 own_rights, 404, 409 when the user was changed meanwhile or the account has another owner, 422
 */
export async function changeUser(db: Database, caller: Caller, input: UserChange): Promise<{ user_id: string }> {
  const by = userIdOf(caller);
  const id = input.user_id;
  if (id === by) throw new AppError(403, 'own_rights');
  const before = await db.first<Stored>(`SELECT ${RIGHTS.join(', ')}, is_delete FROM user WHERE user_id = ?`, [id]);
  if (!before) throw notFound();
  const after: Stored = { ...before, ...given(input) };
  await checkAreas(db, after);
  const names = [...RIGHTS, 'is_delete'] as const;
  await writeOr(db, { stale: 'conflict', taken: 'account_in_use' }, [
    {
      sql: `UPDATE user SET ${names.map((name) => `${name} = ?`).join(', ')}
              WHERE user_id = ? AND ${names.map((name) => `${name} IS ?`).join(' AND ')}`,
      params: [...names.map((name) => after[name]), id, ...names.map((name) => before[name])],
    },
    assertChanged(),
    stillAdministrator(by),
    ...(after.is_delete && !before.is_delete ? endSessions(id) : []),
    ...rightsTold(id, before, after),
    ...entries(by, id, before, after),
  ]);
  return { user_id: id };
}
