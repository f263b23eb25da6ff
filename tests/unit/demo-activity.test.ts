import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { beforeAll, describe, expect, it } from 'vitest';
import { referenceStatements } from '../../db/reference/statements.ts';
import { migrate } from '../local/database.ts';
import { loadDemo } from '../seed/load.ts';

const DAY = 86_400;

describe('the demo, as somebody finds it who starts the platform', () => {
  let db: DatabaseSync;
  const now = Math.floor(Date.now() / 1000);
  const count = (sql: string, ...params: SQLInputValue[]): number =>
    Number(db.prepare(`SELECT count(*) AS n FROM ${sql}`).get(...params)?.n);

  beforeAll(async () => {
    db = new DatabaseSync(':memory:');
    await migrate(db);
    for (const { sql, params } of referenceStatements()) db.prepare(sql).run(...((params ?? []) as SQLInputValue[]));
    loadDemo(db, { base: true, activity: true, scale: 0 });
  });

  it('holds deals in every state, between two organisations, about items that were public by then', () => {
    const states = db.prepare('SELECT DISTINCT state FROM deal ORDER BY state').all();
    expect(states.map(({ state }) => state)).toEqual(['contacted', 'declined', 'interest', 'negotiating', 'signed']);
    expect(count('deal WHERE seeker_user = owner_user OR seeker_org IS owner_org OR seeker_user IS NULL')).toBe(0);
    expect(count(`deal WHERE state = 'signed' AND coalesce(amount, '') = ''`)).toBe(0);
    const published = `SELECT chengguo_id AS id, release_time FROM chengguo WHERE audit_status = 4
      UNION ALL SELECT xuqiu_id, release_time FROM xuqiu WHERE audit_status = 4`;
    expect(count(`deal d LEFT JOIN (${published}) i ON i.id = d.item_id WHERE i.id IS NULL`)).toBe(0);
    expect(count(`deal d JOIN (${published}) i ON i.id = d.item_id WHERE i.release_time > d.add_time`)).toBe(0);
  });

  it('shows each step of the way to a deal for the demands of the last twelve months', () => {
    const recent = `item_progress p JOIN xuqiu x ON x.xuqiu_id = p.item_id WHERE x.release_time > ${now - 365 * DAY}`;
    for (const level of [1, 2, 3]) expect(count(`${recent} AND p.level = ?`, level), `${level}`).toBeGreaterThan(0);
  });

  it('tells each deal by events that lead to its state', () => {
    const last = `SELECT e.state FROM deal_event e WHERE e.deal_id = d.id AND e.kind = 'step'
      ORDER BY e.add_time DESC, e.id DESC LIMIT 1`;
    expect(count(`deal d WHERE d.state IS NOT (${last})`)).toBe(0);
    expect(count('deal d WHERE d.version <> (SELECT count(*) FROM audit_log l WHERE l.item_id = d.id)')).toBe(0);
  });

  it('holds pushes with openings, answers and one refusal each, never of an own item', () => {
    expect(count('push_wechat')).toBe(2);
    expect(
      count(
        `push_wechat p WHERE 1 <> (SELECT count(*) FROM push_wechat_orgs t WHERE t.push_id = p.id AND t.state = 'refused')`,
      ),
    ).toBe(0);
    expect(count('push_tally WHERE answers > 0')).toBeGreaterThan(0);
    const owned = `SELECT chengguo_id AS id, unit FROM chengguo UNION ALL SELECT xuqiu_id, unit FROM xuqiu`;
    expect(
      count(`push_wechat_orgs t JOIN push_group_items i ON i.push_group_id = t.push_group_id
        JOIN (${owned}) o ON o.id = i.item_id AND o.unit = t.org_id`),
    ).toBe(0);
    expect(
      count(`push_group_items i LEFT JOIN (SELECT item_id FROM result_publication UNION SELECT item_id FROM demand_publication) p
      ON p.item_id = i.item_id WHERE p.item_id IS NULL`),
    ).toBe(0);
  });

  it('ends in the present: nothing that happened lies ahead, what waits does so for at most ten days', () => {
    const happened = [
      'chengguo.add_time',
      'chengguo.release_time',
      'xuqiu.release_time',
      'comment.add_time',
      'feedback.add_time',
    ];
    for (const name of [
      ...happened,
      'favourite.add_time',
      'deal.update_time',
      'deal_event.add_time',
      'push_answer.add_time',
      'audit_log.add_time',
    ]) {
      const [table = '', column = ''] = name.split('.');
      expect(count(`${table} WHERE ${column} > ?`, now), name).toBe(0);
    }
    for (const table of ['chengguo', 'xuqiu']) {
      expect(count(`${table} WHERE audit_status = 1 AND add_time < ?`, now - 10 * DAY), table).toBe(0);
    }
    expect(count('result_publication WHERE release_time > ?', now - 5 * DAY)).toBeGreaterThanOrEqual(3);
    expect(count('meeting WHERE start_time > ?', now)).toBe(5);
  });

  it('was looked at over the last weeks: public items alone, and no less than people kept, asked and traded', () => {
    const today = new Date((now + 28_800) * 1000).toISOString().slice(0, 10);
    const published = `SELECT item_id, release_time FROM result_publication UNION ALL SELECT item_id, release_time FROM demand_publication`;
    const day = (time: string) => `strftime('%Y-%m-%d', ${time}, 'unixepoch', '+8 hours')`;
    const ended = `SELECT ${day('unlist_time')} FROM chengguo c WHERE c.chengguo_id = v.item_id`;
    expect(
      count(`item_view v LEFT JOIN (${published}) p ON p.item_id = v.item_id
        WHERE p.item_id IS NULL AND v.day > coalesce((${ended}), '')`),
    ).toBe(0);
    expect(count(`(${published}) p WHERE NOT EXISTS (SELECT 1 FROM item_view v WHERE v.item_id = p.item_id)`)).toBe(0);
    expect(
      count(`item_view v JOIN (${published}) p ON p.item_id = v.item_id WHERE v.day < ${day('p.release_time')}`),
    ).toBe(0);
    expect(count('item_view WHERE day > ? OR views < 1', today)).toBe(0);
    for (const table of ['favourite', 'feedback', 'deal']) {
      const rows = `(SELECT item_id, count(*) AS n FROM ${table} t GROUP BY 1)`;
      const views = '(SELECT sum(views) FROM item_view v WHERE v.item_id = t.item_id)';
      expect(count(`${rows} t JOIN (${published}) p ON p.item_id = t.item_id WHERE t.n > ${views}`), table).toBe(0);
      const seen = `SELECT sum(views) FROM item_view v WHERE v.item_id = t.item_id AND v.day = ${day('t.add_time')}`;
      const recent = `${table} t JOIN (${published}) p ON p.item_id = t.item_id WHERE t.add_time > ${now - 50 * DAY}`;
      expect(count(`${recent} AND coalesce((${seen}), 0) = 0`), table).toBe(0);
    }
  });

  it('is believable abroad: at least half of what is public has an English name and summary, and so has each meeting', () => {
    for (const [table, key] of [
      ['chengguo', 'chengguo_id'],
      ['xuqiu', 'xuqiu_id'],
    ] as const) {
      const open = `${table} WHERE audit_status = 4 AND is_delete = 0`;
      expect(
        count(`${open} AND name_en IS NOT NULL AND summary_en IS NOT NULL AND ${key} <> ''`),
        table,
      ).toBeGreaterThan(count(open) / 2);
    }
    expect(count('meeting WHERE name_en IS NULL OR address_en IS NULL')).toBe(0);
  });

  it('has queues whose oldest waits nine days and whose newest waits hours', () => {
    for (const table of ['chengguo', 'xuqiu']) {
      const ages = db.prepare(`SELECT ? - add_time AS age FROM ${table} WHERE audit_status = 1`).all(now);
      const hours = ages.map(({ age }) => Number(age) / 3_600);
      expect(Math.min(...hours), table).toBeLessThan(12);
      expect(Math.max(...hours), table).toBeGreaterThan(table === 'chengguo' ? 8 * 24 : 4 * 24);
    }
  });

  it('numbers each code in the month of its row', () => {
    const month = `strftime('%Y%m', add_time + 28800, 'unixepoch')`;
    expect(count(`chengguo WHERE substr(code, -7, 4) <> substr(${month}, 3)`)).toBe(0);
    expect(count(`xuqiu WHERE substr(code, -7, 4) <> substr(${month}, 3)`)).toBe(0);
  });
});
