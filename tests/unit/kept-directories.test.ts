import { expect, it } from 'vitest';
import { checkCounts } from '../bench/chaos/checks/counts.ts';
import { Findings } from '../bench/chaos/checks/sql.ts';
import { migrated } from '../local/derived.ts';
import { seeded } from '../setup/random.ts';

const STEPS = 600;

const random = seeded(31);
const below = (count: number): number => Math.floor(random() * count);
const place = (): string | null => (below(4) === 0 ? null : `${130000 + below(3) * 100}`);

function drift(db: ReturnType<typeof migrated>): string[] {
  const findings = new Findings();
  checkCounts(db, findings);
  return findings.lines;
}

it('INFO-042 what is kept of experts, their fields and works is what a count says, whatever comes, changes, hides or goes', () => {
  const db = migrated();
  const run = (sql: string, ...values: (string | number | null)[]) => db.prepare(sql).run(...values);
  const any = () => `e${below(12)}`;
  // Two roots, under each a field, and three below both of them.
  for (const [id, pid] of [
    ['r0', '0'],
    ['r1', '0'],
    ['f0', 'r0'],
    ['f1', 'r1'],
    ['s0', 'f0'],
    ['s1', 'f0'],
    ['s2', 'f1'],
  ] as const) {
    run('INSERT INTO scope (id, pid, name, level) VALUES (?, ?, ?, 1)', id, pid, id);
  }
  for (let step = 0; step < STEPS; step++) {
    const acts = [
      () =>
        run(
          'INSERT OR IGNORE INTO zhuanjia (expert_id, name, add_user, add_time, audit_status, province, city) VALUES (?, ?, ?, ?, ?, ?, ?)',
          ...[any(), 'x', 'u', step, below(2) === 0 ? 4 : 1, place(), place()],
        ),
      () =>
        run(
          'UPDATE zhuanjia SET audit_status = ?, is_delete = ? WHERE expert_id = ?',
          below(3) + 3,
          Number(below(4) === 0),
          any(),
        ),
      () => run('UPDATE zhuanjia SET province = ?, city = ? WHERE expert_id = ?', place(), place(), any()),
      () => run('UPDATE zhuanjia SET sort = ?, add_time = ? WHERE expert_id = ?', below(5), step, any()),
      () => run('UPDATE scope SET pid = ? WHERE id = ?', `f${below(2)}`, `s${below(3)}`),
      () => run('UPDATE scope SET pid = ? WHERE id = ?', `r${below(2)}`, `f${below(2)}`),
      () =>
        run(
          'INSERT OR IGNORE INTO zhuanjia_scope (id, expert_id, first_scope_id, second_scope_id) VALUES (?, ?, ?, ?)',
          ...[`l${step}`, any(), below(5) === 0 ? null : `f${below(3)}`, `s${below(6)}`],
        ),
      () => run('UPDATE OR IGNORE zhuanjia_scope SET first_scope_id = ? WHERE expert_id = ?', `f${below(3)}`, any()),
      () => run('DELETE FROM zhuanjia_scope WHERE expert_id = ? AND second_scope_id = ?', any(), `s${below(6)}`),
      () =>
        run(
          'INSERT INTO zhuanjia_work (id, expert_id, title, add_time) VALUES (?, ?, ?, ?)',
          `w${step}`,
          any(),
          'x',
          step,
        ),
      () => run('DELETE FROM zhuanjia_work WHERE expert_id = ? AND id > ?', any(), `w${below(STEPS)}`),
      () => run('DELETE FROM zhuanjia WHERE expert_id = ?', any()),
    ];
    acts[below(acts.length)]?.();
    if (step % 20 === 0) expect(drift(db), `after ${step}`).toEqual([]);
  }
  expect(drift(db)).toEqual([]);
  const kept = db.prepare(`SELECT count(*) AS n FROM facet_count f, json_each(f.counts) WHERE f.kind = 'expert'`).get();
  expect(Number(kept?.n)).toBeGreaterThan(3);
  db.exec(`UPDATE facet_count SET counts = json_set(counts, '$.p130000', 99) WHERE kind = 'expert' AND grp = 'p'`);
  expect(drift(db)).not.toEqual([]);
});

it('PROG-028 the choices of published projects are what a count says, when some are taken out again too', () => {
  const db = migrated();
  for (let step = 0; step < 40; step++) {
    const fields = [
      { id: `f${below(3)}`, name: 'x' },
      { id: `f${below(3)}`, name: 'x' },
    ].slice(below(3));
    const content = { fields, unit: place(), person: '', province: place(), round: { title: '2026' } };
    db.prepare('INSERT INTO published_project (publication_id, project_id, sort, content) VALUES (?, ?, ?, ?)').run(
      ...[`b${below(2)}`, `p${step}`, step, JSON.stringify(content)],
    );
  }
  expect(drift(db)).toEqual([]);
  db.exec(`DELETE FROM published_project WHERE sort % 3 = 0`);
  expect(drift(db)).toEqual([]);
});

it('requests of 1:1 meetings are counted with their members, in whatever order people and requests come and go', () => {
  const db = migrated();
  const run = (sql: string, ...values: (string | number)[]) => db.prepare(sql).run(...values);
  const user = () => `u${below(4)}`;
  const meeting = () => `m${below(2)}`;
  const states = ['pending', 'accepted', 'declined', 'expired', 'withdrawn'];
  for (let step = 0; step < STEPS; step++) {
    const acts = [
      () =>
        run(
          'INSERT OR IGNORE INTO matchmaking_member (id, meeting_id, user_id, name) VALUES (?, ?, ?, ?)',
          ...[`p${step}`, meeting(), user(), 'x'],
        ),
      () =>
        run(
          'INSERT INTO matchmaking_request (id, meeting_id, from_user, to_user, pair, expire_time) VALUES (?, ?, ?, ?, ?, 9)',
          ...[`q${step}`, meeting(), user(), user(), `${step}`],
        ),
      () => run('UPDATE matchmaking_request SET state = ? WHERE id = ?', states[below(5)] ?? '', `q${below(step + 1)}`),
      () =>
        run(
          'UPDATE matchmaking_request SET to_user = ?, from_user = ? WHERE id = ?',
          user(),
          user(),
          `q${below(step + 1)}`,
        ),
      () => run('UPDATE matchmaking_member SET left_time = 5 WHERE meeting_id = ? AND user_id = ?', meeting(), user()),
      () =>
        run('UPDATE matchmaking_member SET left_time = NULL WHERE meeting_id = ? AND user_id = ?', meeting(), user()),
      () =>
        below(3) === 0 && run('DELETE FROM matchmaking_member WHERE meeting_id = ? AND user_id = ?', meeting(), user()),
      () => run('DELETE FROM matchmaking_request WHERE id = ?', `q${below(step + 1)}`),
    ];
    acts[below(acts.length)]?.();
    if (step % 20 === 0) expect(drift(db), `after ${step}`).toEqual([]);
  }
  expect(drift(db)).toEqual([]);
  expect(Number(db.prepare('SELECT sum(received) AS n FROM matchmaking_member').get()?.n)).toBeGreaterThan(3);
  db.exec('UPDATE matchmaking_member SET waiting = waiting + 1');
  expect(drift(db)).not.toEqual([]);
});
