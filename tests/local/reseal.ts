import { ID_NUMBER_PURPOSE } from '../../functions/platform/id-number.ts';
import { newestPrefix, seal, unseal } from '../../functions/platform/sealed.ts';

/** What a sealed column belongs to. */
const COLUMNS = [
  { table: 'chengguo', key: 'chengguo_id', column: 'id_number', purpose: ID_NUMBER_PURPOSE },
  { table: 'second_factor_totp', key: 'user_id', column: 'secret', purpose: 'second_factor_totp.secret' },
] as const;

/** Rows of one step: what was done stays done when the next one fails. */
const STEP = 100;

export interface Sealed {
  id: string;
  value: string;
}

/** A database, however it is reached. */
export interface Reached {
  all: (sql: string) => Promise<Sealed[]>;
  run: (statements: string[]) => Promise<unknown>;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Seals with the newest key what others sealed, in steps. A value that is changed meanwhile stays as it is: it was sealed with the
 * newest key by whoever changed it.
 * @param secrets keys of 32 bytes in base64, the newest first
 * @returns how many values were sealed anew
 * @throws Error when a value opens with none of the keys; nothing of its step is changed
 */
export async function reseal(database: Reached, secrets: string): Promise<number> {
  const prefix = newestPrefix(secrets);
  let count = 0;
  for (const { table, key, column, purpose } of COLUMNS) {
    let last = '';
    for (;;) {
      const rows = await database.all(
        `SELECT ${key} AS id, ${column} AS value FROM ${table} WHERE ${key} > ${quoted(last)} AND coalesce(${column}, '') <> ''
         AND substr(${column}, 1, ${prefix.length}) <> ${quoted(prefix)} ORDER BY ${key} LIMIT ${STEP}`,
      );
      const statements = rows.map(({ id, value }) => {
        const anew = seal(secrets, purpose, unseal(secrets, purpose, value));
        return `UPDATE ${table} SET ${column} = ${quoted(anew)} WHERE ${key} = ${quoted(id)} AND ${column} = ${quoted(value)}`;
      });
      if (statements.length > 0) await database.run(statements);
      count += rows.length;
      last = rows.at(-1)?.id ?? '';
      if (rows.length < STEP) break;
    }
  }
  return count;
}
