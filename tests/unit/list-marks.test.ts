import { expect, it } from 'vitest';
import { MARK_STEP, MARKED, type MarkedList, markKey } from '../../db/derived/listMarks.ts';
import { migrated } from '../local/derived.ts';
import { seeded } from '../setup/random.ts';

const STEPS = 1_500;

const random = seeded(14);
const below = (count: number): number => Math.floor(random() * count);

it('COMM-020 SIGN-001 marks of far pages stand where every twelfth row does, whatever comes, goes, rises, falls or is withheld', () => {
  const db = migrated();
  const run = (sql: string, ...values: (string | number | null)[]) => db.prepare(sql).run(...values);
  const marksOf = ({ name, table, order, shown, reach }: MarkedList) => {
    const names = markKey(order.length);
    const key = order.map((column, place) => `${column} AS ${names[place]}`).join(', ');
    const rows = db
      .prepare(
        `SELECT ${key} FROM ${table} WHERE ${shown} ORDER BY ${order.map((column) => `${column} DESC`).join(', ')}`,
      )
      .all();
    const wanted = rows.flatMap((row, place) =>
      (place + 1) % MARK_STEP === 0 && place < reach + MARK_STEP ? [{ place: place + 1, ...row }] : [],
    );
    const found = db
      .prepare(`SELECT place, ${names.join(', ')} FROM list_mark WHERE list = ? ORDER BY place`)
      .all(name);
    return { name, wanted, found: found.map((row) => ({ ...row })) };
  };
  run(`INSERT INTO thread_category (id, name) VALUES ('c', '分类')`);
  for (let item = 0; item < 90; item++)
    run('INSERT INTO innovate (id, title, is_open) VALUES (?, ?, 1)', `item${item}`, '案例');
  const made = { thread: 0, reply: 0, comment: 0 };
  const any = (kind: keyof typeof made) => `${kind}${below(made[kind] || 1)}`;
  const acts = [
    () => {
      const at = 1_000 + below(300);
      run(
        `INSERT INTO thread (id, category_id, title, body, plain, add_user, add_time, last_time, hold_time) VALUES (?, 'c', 't', 'b', 'p', 'u', ?, ?, ?)`,
        ...[`thread${made.thread++}`, at, below(3) ? at : 0, below(6) ? null : 5],
      );
    },
    () =>
      run(
        `INSERT INTO reply (id, thread_id, body, add_user, add_time) VALUES (?, ?, 'b', 'u', ?)`,
        ...[`reply${made.reply++}`, any('thread'), 1_200 + below(400)],
      ),
    () => run('UPDATE thread SET hide_time = iif(hide_time IS NULL, 7, NULL) WHERE id = ?', any('thread')),
    () => run('UPDATE reply SET hide_time = iif(hide_time IS NULL, 7, NULL) WHERE id = ?', any('reply')),
    () => below(3) === 0 && run('DELETE FROM thread WHERE id = ?', any('thread')),
    () =>
      run(
        `INSERT INTO comment (comment_id, item_type, item_id, content, add_user, add_time) VALUES (?, 8, ?, 'c', 'u', ?)`,
        ...[`comment${made.comment++}`, `item${below(90)}`, 1_000 + below(300)],
      ),
    () => run('UPDATE comment SET hide_time = iif(hide_time IS NULL, 7, NULL) WHERE comment_id = ?', any('comment')),
    () => run('DELETE FROM comment WHERE comment_id = ?', any('comment')),
    () => run('UPDATE innovate SET is_open = 1 - is_open WHERE id = ?', `item${below(90)}`),
  ];
  for (let step = 0; step < STEPS; step++) {
    // What begins and what answers comes more often than what ends.
    acts[below(2) ? ([0, 1, 5][below(3)] ?? 0) : below(acts.length)]?.();
    if (step % 10 > 0) continue;
    for (const list of MARKED) {
      const { name, wanted, found } = marksOf(list);
      expect({ name, step, marks: found }).toEqual({ name, step, marks: wanted.map((row) => ({ ...row })) });
    }
  }
  for (const list of MARKED) expect(marksOf(list).found.length, list.name).toBeGreaterThan(1);
});
