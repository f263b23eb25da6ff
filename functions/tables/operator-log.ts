import { type Name, type SQL, sql } from 'drizzle-orm';
import type { Demand, TableHooks, WriteContext } from '../data/hooks.ts';
import { render } from '../data/render.ts';
import type { Row } from '../data/row.ts';
import { type AuditEntry, auditEntry } from '../platform/audit-log.ts';
import { now } from '../platform/clock.ts';
import type { Statement } from '../platform/database.ts';
import { newId } from '../platform/random.ts';
import { grownVersions } from '../platform/sql.ts';

const joined = (demand: Demand | undefined, entries: Statement[]): Demand => ({
  ...demand,
  after: [...(demand?.after ?? []), ...entries],
});

/**
 * What operators write to a table through the table service stands in the audit log, as it does through their own calls.
 * @param table physical name
 * @param noun what its rows are called in actions, `noun-add`, `noun-edit`, `noun-delete`
 * @param facts `column`: of which the entry gives the value before and after a change; `versioned`: the rows' version grows
 */
export function loggedRows(
  table: string,
  noun: string,
  hooks: TableHooks = {},
  { column, versioned = false }: { column?: string; versioned?: boolean } = {},
): TableHooks {
  const entry = (row: Row, verb: string, { caller }: WriteContext, states: { before?: string; after?: string } = {}) =>
    auditEntry({ userId: caller.userId, action: `${noun}-${verb}`, table, itemId: String(row.id), ...states });
  const text = (value: unknown) => (value === undefined || value === null ? {} : { after: String(value) });
  return {
    ...hooks,
    async beforeAdd(rows, context) {
      const demand = await hooks.beforeAdd?.(rows, context);
      return joined(
        demand,
        rows.map((row) => entry(row, 'add', context, text(row.title ?? row.name))),
      );
    },
    async beforePut(rows, changes, context) {
      const demand = await hooks.beforePut?.(rows, changes, context);
      const states = (row: Row) =>
        column && column in changes ? { before: String(row[column] ?? ''), after: String(changes[column] ?? '') } : {};
      const ids = rows.map((row) => String(row.id));
      return joined(demand, [
        ...(versioned ? [grownVersions(table, ids)] : []),
        ...rows.map((row) => entry(row, 'edit', context, states(row))),
      ]);
    },
    async beforeRemove(rows, context, verb) {
      const demand = await hooks.beforeRemove?.(rows, context, verb);
      return joined(
        demand,
        rows.map((row) => entry(row, 'delete', context)),
      );
    },
  };
}

/** An entry about each row of which parts are reached, with their number; ids as `newId` makes them, one begins them all. */
function auditOfParts(
  entry: Pick<AuditEntry, 'action' | 'table' | 'userId'>,
  key: Name,
  reached: SQL,
  sign: '' | '-',
): Statement {
  const time = newId().slice(0, 10);
  return render(sql`INSERT INTO audit_log (id, user_id, action, table_name, item_id, "after", add_time)
SELECT ${time} || hex(randomblob(8)), ${entry.userId}, ${entry.action}, ${entry.table}, ${key}, ${sign} || count(*), ${now()}
FROM (${reached}) GROUP BY ${key}`);
}

/**
 * The same for rows that are a part of another one: the entry is about that one, with the number of its rows.
 * @param whole table, noun and key column of what they belong to; `versioned`: its version grows with its parts
 */
export function loggedParts(
  whole: { table: string; noun: string; key: string; versioned?: boolean },
  hooks: TableHooks = {},
): TableHooks {
  const common = { action: `${whole.noun}-edit`, table: whole.table };
  return {
    ...hooks,
    async beforeAdd(rows, context) {
      const demand = await hooks.beforeAdd?.(rows, context);
      const groups = Map.groupBy(rows, (row) => String(row[whole.key]));
      const { userId } = context.caller;
      return joined(demand, [
        ...(whole.versioned ? [grownVersions(whole.table, [...groups.keys()])] : []),
        ...[...groups].map(([itemId, parts]) => auditEntry({ ...common, userId, itemId, after: `+${parts.length}` })),
      ]);
    },
    // However many rows it reaches, by whichever condition: they are not looked at one by one.
    beforeChange(reached, { caller }, verb) {
      const key = sql.identifier(whole.key);
      const wholes = sql`SELECT DISTINCT ${key} FROM (${reached})`;
      const grown = sql`UPDATE ${sql.identifier(whole.table)} SET version = version + 1 WHERE id IN (${wholes})`;
      return [
        auditOfParts({ ...common, userId: caller.userId }, key, reached, verb === 'put' ? '' : '-'),
        ...(whole.versioned ? [render(grown)] : []),
      ];
    },
  };
}
