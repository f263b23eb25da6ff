import { sql } from 'drizzle-orm';
import { LIMITS } from '../../db/contract/limits.ts';
import type { Database, Statement } from '../platform/database.ts';
import { orderBy } from './order.ts';
import type { Children } from './plan.ts';
import { render } from './render.ts';
import type { Row } from './row.ts';
import { allOf, brief } from './source.ts';
import { compileWhere } from './where.ts';

const PARENT = 'p:';

/** A stored value as the child's column would hold it; it is bound, whatever it says (attack 11). */
const asChild = (value: unknown, children: Children): unknown =>
  children.own.facts.kind === 'text' ? String(value) : Number(value);

function statementOf(children: Children, parents: unknown[]): Statement {
  const { source, own, columns, where, order } = children;
  const values = [...new Set(parents.filter((value) => value !== null && value !== undefined))].map((value) =>
    asChild(value, children),
  );
  const condition = allOf([
    sql`${own.ref} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`,
    own.rule,
    source.rows,
    where && compileWhere(where, (name) => source.column(name)),
  ]);
  const sorted = orderBy(order, source);
  const parts = columns.map(({ facts, value }) => sql`${value} AS ${sql.identifier(facts.name)}`);
  parts.push(sql`${own.ref} AS ${sql.identifier(PARENT)}`);
  parts.push(sql`row_number() OVER (PARTITION BY ${own.ref}${sorted}) AS "n:"`);
  return render(
    sql`SELECT * FROM (SELECT ${sql.join(parts, sql`, `)} FROM ${source.from} WHERE ${condition}) WHERE "n:" <= ${LIMITS.childrenPerParent} ORDER BY "n:"`,
  );
}

/**
 * Puts the children of each `process` under its name into the records: one query a process, one round trip for all.
 * Children obey their own policy; each parent has at most `LIMITS.childrenPerParent` of them.
 * @param parents for each process, the parent column's value of every record
 */
export async function attachChildren(
  db: Database,
  processes: Children[],
  parents: unknown[][],
  records: Row[],
): Promise<void> {
  const answers = await db.batch<Row>(processes.map((children, place) => statementOf(children, parents[place] ?? [])));
  processes.forEach((children, place) => {
    const byParent = new Map<string, Row[]>();
    for (const row of answers[place] ?? []) {
      const child = Object.fromEntries(
        children.columns.map((access) => [access.facts.name, brief(access, row[access.facts.name])]),
      );
      const parent = String(row[PARENT]);
      const siblings = byParent.get(parent);
      if (siblings) siblings.push(child);
      else byParent.set(parent, [child]);
    }
    records.forEach((record, at) => {
      record[children.as] = byParent.get(String(parents[place]?.[at])) ?? [];
    });
  });
}
