import type { AuditLogRow } from '../../../db/contract/administration.ts';
import type { Database } from '../../platform/database.ts';

/** Columns of the log's JSON values that hold an id of an area or a user. */
const NAMED = ['visible_province', 'visible_city', 'visible_county', 'user_id'] as const;

type Entry = Pick<AuditLogRow, 'action' | 'before' | 'after'>;

function idsOf({ action, before, after }: Entry): string[] {
  return [before, after].flatMap((value) => {
    if (!value) return [];
    // Of an ownership the log holds the bare id of the user.
    if (action === 'owner' || action === 'handover') return [value];
    // Of a wish for publishing limits it holds the user and the number.
    if (action === 'publishing-grant') return value.startsWith('+') ? [] : value.split(' ').slice(0, 1);
    // Of a setting that lists places it holds their codes.
    if (action === 'setting') return value.startsWith('[') ? (value.match(/(?<=")\d{6}(?=")/g) ?? []) : [];
    if (!value.startsWith('{')) return [];
    try {
      const columns = JSON.parse(value) as Record<string, unknown>;
      return NAMED.map((name) => columns[name]).filter((id) => typeof id === 'string' && id !== '') as string[];
    } catch {
      return [];
    }
  });
}

/**
 * Names of the areas and users whose ids the values of some entries hold, asked for at once.
 * @param entries one page of the log
 * @returns names by id; ids that are nobody's any more are left out, a closed account's name is its account
 */
export async function namesIn(db: Database, entries: Entry[]): Promise<Map<string, string>> {
  const ids = [...new Set(entries.flatMap(idsOf))];
  if (ids.length === 0) return new Map();
  const list = JSON.stringify(ids);
  const rows = await db.all<{ id: string; name: string }>(
    `SELECT c.id, c.name FROM china c WHERE c.id IN (SELECT value FROM json_each(?))
     UNION ALL
     SELECT u.user_id, coalesce(nullif(u.name, ''), u.nickname, u.account) FROM user u
     WHERE u.user_id IN (SELECT value FROM json_each(?))`,
    [list, list],
  );
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}

/** Those of the names that one entry's values use. */
export const namesOf = (entry: Entry, names: Map<string, string>): Record<string, string> =>
  Object.fromEntries(
    idsOf(entry).flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [[id, name]];
    }),
  );
