import { AUTHORITIES } from '../../../db/contract/limits.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { invalid } from '../../platform/errors.ts';
import { hashPassword } from '../../platform/password.ts';
import type { TableHooks } from '../hooks.ts';
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

/** User (core§7): a person's own settings, and the rights that the administrator gives (ruling 25). */
export const user: TableHooks = {
  files: ['avatar'],
  maxima: { name: 50, nickname: 50, tel: 20, avatar: 500 },
  beforePut: (rows, changes, { caller }) => {
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

async function hashPasswords(rows: Row[]): Promise<void> {
  for (const row of rows) {
    if (typeof row.org_password === 'string' && row.org_password !== '')
      row.org_password = await hashPassword(row.org_password);
    else delete row.org_password;
  }
}

/** Recommender (back-office§5): the password is stored as a salted hash (ruling 33). */
export const recommender: TableHooks = {
  required: { org_name: 'org_name_required' },
  maxima: { org_name: 100, org_password: 100, org_contacts_name: 50, org_contacts_phone: 20 },
  html: ['profile'],
  beforeAdd: async (rows) => {
    await hashPasswords(rows);
    return undefined;
  },
  beforePut: async (_, changes) => {
    await hashPasswords([changes]);
    return undefined;
  },
};
