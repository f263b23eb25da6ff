import { expect, it } from 'vitest';
import { ORDERED, type OrderedList } from '../../db/derived/listOrders.ts';
import { migrated } from '../local/derived.ts';
import { seeded } from '../setup/random.ts';

const STEPS = 400;

const random = seeded(9);
const below = (count: number): number => Math.floor(random() * count);

const TITLES: Record<string, string> = { clinic_case: 'title' };
/** What a row must say besides. */
const BESIDES: Record<string, object> = { clinic_expert: { add_user: 1 } };
const MOVED: Record<string, string> = { meeting: 'start_time' };

it('SIGN-001 SIGN-003 SIGN-005 SIGN-009 the order of a list is that of its rows, whatever comes, changes, moves, closes or goes', () => {
  const db = migrated();
  const run = (sql: string, ...values: (string | number)[]) => db.prepare(sql).run(...values);
  const wanted = ({ table, key, shown, order, columns }: OrderedList) =>
    db
      .prepare(
        `SELECT ${[`${key} AS id`, ...columns].join(', ')} FROM ${table} WHERE ${Object.entries(shown)
          .map(([column, value]) => `${column} = ${value}`)
          .join(' AND ')} ORDER BY ${order}`,
      )
      .all()
      .map((row) => ({ ...row }));
  const kept = ({ name }: OrderedList) => {
    const row = db.prepare('SELECT entries FROM list_order WHERE list = ?').get(name);
    return row ? JSON.parse(String(row.entries)) : [];
  };
  const made = new Map<string, number>();
  for (let step = 0; step < STEPS; step++) {
    const list = ORDERED[below(ORDERED.length)] as OrderedList;
    const { name, table, key, shown, columns } = list;
    const count = made.get(name) ?? 0;
    const any = `${name}${below(count || 1)}`;
    const flags = Object.keys(shown);
    const act = below(6);
    if (act < 2 || count === 0) {
      const values = { ...BESIDES[name], ...shown, [MOVED[name] ?? 'sort']: below(9) };
      const names = Object.keys(values);
      run(
        `INSERT INTO ${table} (${[key, TITLES[name] ?? 'name', 'add_time', ...names].join(', ')}) VALUES (?, '某项', ${below(9)}, ${Object.values(values).join(', ')})`,
        `${name}${count}`,
      );
      made.set(name, count + 1);
    } else if (act === 2) run(`UPDATE ${table} SET ${MOVED[name] ?? 'sort'} = ? WHERE ${key} = ?`, below(9), any);
    else if (act === 3) {
      const flag = flags[below(flags.length)] as string;
      const value = below(2) === 0 ? (shown[flag] ?? 0) : 1 - Math.min(1, shown[flag] ?? 0);
      run(`UPDATE ${table} SET ${flag} = ? WHERE ${key} = ?`, value, any);
    } else if (act === 4 && columns.length > 0)
      run(`UPDATE ${table} SET ${columns[below(columns.length)]} = ? WHERE ${key} = ?`, below(9), any);
    else if (act === 5 && below(4) === 0) run(`DELETE FROM ${table} WHERE ${key} = ?`, any);
    if (step % 10 === 0) for (const each of ORDERED) expect(kept(each), `${each.name} ${step}`).toEqual(wanted(each));
  }
  for (const list of ORDERED) expect(wanted(list).length, list.name).toBeGreaterThan(5);
});
