import { GENDERS, MEMBER_KINDS } from '../../../db/contract/enums.ts';
import { EXPERT_SEX } from '../../../db/contract/enums-programme.ts';
import { AUTHORITIES } from '../../../db/contract/limits.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, holds } from '../../platform/caller.ts';
import { invalid } from '../../platform/errors.ts';
import { hashPassword } from '../../platform/password.ts';
import { checkNewPassword } from '../../platform/password-rules.ts';
import type { Demand, TableHooks } from '../hooks.ts';
import type { Row } from '../row.ts';

/** Rights of a user: who changed them, and from what, is kept. */
const RIGHTS = ['authority', 'visible_province', 'visible_city', 'visible_county'];

function checkAuthorities(value: unknown): void {
  const tokens = String(value ?? '')
    .split(',')
    .map((token) => token.trim())
    .filter(Boolean);
  if (tokens.some((token) => !AUTHORITIES.some((authority) => authority === token))) {
    throw invalid([{ field: 'authority', code: 'invalid_value' }]);
  }
}

const rightsOf = (row: Row) => JSON.stringify(Object.fromEntries(RIGHTS.map((name) => [name, row[name] ?? null])));

/** A number is somebody's only once a code that was sent to it came back; that is a call of its own. */
function checkPhone(rows: Row[], changes: Row, caller: Caller): void {
  if (!('tel' in changes) || holds(caller, 'admin')) return;
  const given = String(changes.tel ?? '').trim();
  if (rows.some(({ tel }) => String(tel ?? '') !== given)) {
    throw invalid([{ field: 'tel', code: 'phone_needs_code' }]);
  }
}

/** User (core§7): a person's own settings, and the rights that the administrator gives (decision 25). */
export const user: TableHooks = {
  files: ['avatar'],
  options: { sex: GENDERS, org_type: MEMBER_KINDS },
  maxima: { name: 50, nickname: 50, tel: 20, avatar: 500 },
  beforePut: (rows, changes, { caller }) => {
    checkPhone(rows, changes, caller);
    if (!RIGHTS.some((name) => name in changes)) return undefined;
    checkAuthorities(changes.authority);
    const after = rows.map((row) =>
      auditEntry({
        userId: caller.userId,
        action: 'rights',
        table: 'user',
        itemId: String(row.user_id),
        before: rightsOf(row),
        after: rightsOf({ ...row, ...changes }),
      }),
    );
    return { after };
  },
  // An account that comes back must not come back signed in.
  beforeRemove: (rows, { caller }, verb) => ({
    after: rows.flatMap(({ user_id }) => [
      { sql: 'DELETE FROM session WHERE user_id = ?', params: [user_id] },
      { sql: 'DELETE FROM device_token WHERE user_id = ?', params: [user_id] },
      auditEntry({
        userId: caller.userId,
        action: verb === 'del' ? 'disable' : 'delete',
        table: 'user',
        itemId: String(user_id),
        before: 0,
        after: 1,
      }),
    ]),
  }),
};

/** What the call names `org_password` obeys the rules of every password. */
async function hashPasswords(rows: Row[], nameOf: (row: Row) => string): Promise<boolean> {
  let given = false;
  for (const row of rows) {
    if (typeof row.org_password !== 'string' || row.org_password === '') {
      delete row.org_password;
      continue;
    }
    given = true;
    checkNewPassword(row.org_password, nameOf(row), 'org_password');
    row.org_password = await hashPassword(row.org_password);
  }
  return given;
}

const endSessions = (rows: Row[]): Demand => ({
  after: rows.map(({ id }) => ({ sql: 'DELETE FROM session WHERE recommender_id = ?', params: [id] })),
});

/** Recommender (back-office§5): the password is stored as a salted hash, and a new one ends what the old one began. */
export const recommender: TableHooks = {
  required: { org_name: 'org_name_required' },
  options: { sex: EXPERT_SEX },
  maxima: { org_name: 100, org_password: 128, org_contacts_name: 50, org_contacts_phone: 20 },
  html: ['profile'],
  beforeAdd: async (rows) => {
    await hashPasswords(rows, ({ org_name }) => String(org_name ?? ''));
    return undefined;
  },
  beforePut: async (rows, changes) => {
    const names = rows.map(({ org_name }) => String(changes.org_name ?? org_name ?? ''));
    const given = await hashPasswords([changes], () => names[0] ?? '');
    return given ? endSessions(rows) : undefined;
  },
  beforeRemove: (rows) => endSessions(rows),
};
