import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { newMember, newPhone, sentTo } from './support/accounts.ts';
import { runsIn } from './support/database.ts';
import { idOf } from './support/people.ts';

const DAY = 86_400;
const BEIJING = 8 * 3600;

let server: TestServer;
let database: D1Database;
beforeAll(async () => {
  server = await startServer({ crons: false });
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  // The tests run at any hour, people are told by day.
  await run("INSERT OR REPLACE INTO setting (id, value) VALUES ('programme-reminder-hour', '0')");
  await run("UPDATE setting SET value = '' WHERE id = 'push-quiet-hours'");
});
afterAll(() => server.stop());

const run = runsIn(() => database);
const fired = () => client(server.url).post('/dev/cron', {});
let number = 0;
const newKey = (of: string) => `${of}-${Date.now()}-${number++}`;

/** A second in the middle of the day that lies so many days from today, in Beijing. */
function noonIn(days: number): number {
  const today = Math.floor((Date.now() / 1000 + BEIJING) / DAY) * DAY - BEIJING;
  return today + days * DAY + DAY / 2;
}

async function round(dates: { closes?: number; due?: number }): Promise<string> {
  const id = newKey('round');
  const sql = 'INSERT INTO project_round (id, title, open_time, close_time, opinions_due) VALUES (?, ?, 1, ?, ?)';
  await run(sql, id, '提醒测试批次', dates.closes ?? noonIn(60), dates.due ?? null);
  return id;
}

async function declared(roundId: string, more: Record<string, string | number | null>): Promise<string> {
  const id = newKey('project');
  const row = { id, name: '提醒测试成果', org_name: '提醒测试单位', declarant_user_id: 'nobody', ...more };
  const columns = { ...row, round_id: roundId, add_date: 1 };
  const names = Object.keys(columns);
  const sql = `INSERT INTO project (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
  await run(sql, ...Object.values(columns));
  return id;
}

async function recommender(identify: number, facts: { phone?: string; user_id?: string }): Promise<string> {
  const id = newKey('recommender');
  const sql =
    'INSERT INTO project_recommend (id, org_name, identify, org_contacts_phone, user_id) VALUES (?, ?, ?, ?, ?)';
  await run(sql, id, newKey('提醒测试推荐人'), identify, facts.phone ?? null, facts.user_id ?? null);
  return id;
}

const assign = (projectId: string, recommenderId: string, state = 1) =>
  run(
    'INSERT INTO project_assignment (id, project_id, recommender_id, state, add_time) VALUES (?, ?, ?, ?, 1)',
    ...[newKey('assignment'), projectId, recommenderId, state],
  );

const texts = async (to: string) =>
  (await sentTo(to, server.url))
    .filter((message) => JSON.stringify(message).match(/programme-reminder|成果申报与推荐提醒/))
    .map((message) => JSON.stringify(message));
const notices = async (who: Client) =>
  (await who.get('/web/v1/user/notice/list')).result.records.filter(
    ({ topic }: { topic: string }) => topic === 'programme_reminder',
  ) as { params: Record<string, number | string>; link: string }[];

describe('reminders of the programme', () => {
  it('a declarant with unfinished declarations gets one digest on each of the days, and none on others', async () => {
    for (const [days, told] of [
      [7, 1],
      [3, 1],
      [1, 1],
      [-1, 1],
      [6, 0],
      [2, 0],
      [0, 0],
      [-2, 0],
    ] as const) {
      const member = await newMember(server.url);
      const declarant_user_id = await idOf(member.browser);
      const id = await round({ closes: noonIn(days) });
      await declared(id, { declarant_user_id, stage: 0 });
      await declared(id, { declarant_user_id, stage: 2 });
      await declared(id, { declarant_user_id, stage: 1 });
      await declared(id, { declarant_user_id, stage: 3 });
      await fired();
      const seen = await notices(member.browser);
      expect([days, seen.length]).toEqual([days, told]);
      if (told === 0) {
        expect(await texts(member.phone)).toEqual([]);
        continue;
      }
      expect(seen[0]).toMatchObject({ params: { drafts: 2, drafts_left: days }, link: '/programme/declare' });
      await expect.poll(() => texts(member.phone)).toHaveLength(1);
      const [text] = await texts(member.phone);
      expect(text).toContain('2 项成果申报尚未提交');
      expect(text).toContain(days < 0 ? '已截止' : `还有 ${days} 天`);
      // Once a person and day, however often the task runs.
      await Promise.all([fired(), fired()]);
      expect(await texts(member.phone)).toHaveLength(1);
      expect(await notices(member.browser)).toHaveLength(1);
    }
  });

  it('one digest names drafts and opinions of all rounds, and goes to the account of the recommender', async () => {
    const member = await newMember(server.url);
    const user_id = await idOf(member.browser);
    const expert = await recommender(3, { user_id });
    const [near, far] = [await round({ due: noonIn(1), closes: noonIn(7) }), await round({ due: noonIn(7) })];
    await declared(near, { declarant_user_id: user_id, stage: 0 });
    for (const id of [near, far, far]) await assign(await declared(id, { stage: 1 }), expert);
    await fired();
    expect(await notices(member.browser)).toMatchObject([
      { params: { drafts: 1, drafts_left: 7, opinions: 3, opinions_left: 1 } },
    ]);
    await expect.poll(() => texts(member.phone)).toHaveLength(1);
    expect((await texts(member.phone))[0]).toContain('3 份推荐意见尚未填写');
  });

  it('a bound account hears by the chat app, who has none by the phone that the office knows', async () => {
    const member = await newMember(server.url);
    const user_id = await idOf(member.browser);
    await run("UPDATE user SET openid = 'oProgrammeReminder' WHERE user_id = ?", user_id);
    const phone = newPhone();
    const id = await round({ due: noonIn(3) });
    await assign(await declared(id, { stage: 1 }), await recommender(3, { user_id }));
    const unit = await recommender(1, { phone });
    await declared(id, { stage: 1, orgRec_id: unit });
    const person = await recommender(2, { phone: newPhone() });
    await declared(id, { stage: 1, personRec_id: person, orgRec_id: 'null' });
    await fired();
    await expect.poll(() => texts('oProgrammeReminder')).toHaveLength(1);
    expect(await texts(member.phone)).toEqual([]);
    await expect.poll(() => texts(phone)).toHaveLength(1);
  });

  it('stops when done: what is written, declined, proposed only, in conflict or withdrawn is owed by nobody', async () => {
    const id = await round({ due: noonIn(3) });
    const phones: string[] = [];
    const expert = async () => {
      const phone = newPhone();
      phones.push(phone);
      return recommender(3, { phone });
    };
    const written = await expert();
    const project = await declared(id, { stage: 1 });
    await assign(project, written);
    await run(
      'INSERT INTO project_rec_opinion (id, project_id, roc_org, comment, recommend_type, add_date) VALUES (?, ?, ?, ?, 1, 1)',
      ...[newKey('opinion'), project, written, '同意'],
    );
    await assign(await declared(id, { stage: 1 }), await expert(), 2);
    await assign(await declared(id, { stage: 1 }), await expert(), 0);
    const conflicted = await expert();
    const near = await declared(id, { stage: 1 });
    await assign(near, conflicted);
    await run(
      "INSERT INTO project_conflict (id, project_id, recommender_id, kind, add_time) VALUES (?, ?, ?, 'declared', 1)",
      ...[newKey('conflict'), near, conflicted],
    );
    await assign(await declared(id, { stage: 3 }), await expert());
    const owing = newPhone();
    await assign(await declared(id, { stage: 1 }), await recommender(3, { phone: owing }));
    await fired();
    await expect.poll(() => texts(owing)).toHaveLength(1);
    for (const phone of phones) expect(await texts(phone)).toEqual([]);
  });

  it('many people are told in runs of a bounded number, each of which goes on where the last one ended', async () => {
    const id = await round({ closes: noonIn(7) });
    const insert = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 250)`;
    await run(
      `${insert} INSERT INTO user (user_id, account, tel, add_time) SELECT ? || '-' || i, ? || '-' || i, NULL, 1 FROM n`,
      ...[id, id],
    );
    await run(
      `${insert} INSERT INTO project (id, name, org_name, declarant_user_id, round_id, stage, add_date)
       SELECT ?1 || '-p' || i, '成果', '单位', ?1 || '-' || i, ?1, 0, 1 FROM n`,
      id,
    );
    const told = () =>
      database.prepare('SELECT count(*) AS n FROM notice WHERE user_id LIKE ?').bind(`${id}-%`).first<number>('n');
    await fired();
    expect(await told()).toBe(200);
    await fired();
    expect(await told()).toBe(250);
    await fired();
    expect(await told()).toBe(250);
    // Nobody of them can be reached outside, and that is written down.
    const waiting = () =>
      database
        .prepare("SELECT count(*) AS n FROM notice_message WHERE user_id LIKE ? AND state <> 'unreachable'")
        .bind(`${id}-%`)
        .first<number>('n');
    await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  });

  it('nobody is told before the hour, and the day’s budget of short messages holds', async () => {
    const member = await newMember(server.url);
    const id = await round({ closes: noonIn(7) });
    await declared(id, { declarant_user_id: await idOf(member.browser), stage: 0 });
    await run("UPDATE setting SET value = '24' WHERE id = 'programme-reminder-hour'");
    await fired();
    expect(await notices(member.browser)).toEqual([]);
    await run("UPDATE setting SET value = '0' WHERE id = 'programme-reminder-hour'");
    await run("UPDATE setting SET value = '0' WHERE id = 'sms-daily'");
    await fired();
    expect(await notices(member.browser)).toHaveLength(1);
    const own = await idOf(member.browser);
    const message = () =>
      database
        .prepare('SELECT state, attempts FROM notice_message WHERE user_id = ?')
        .bind(own)
        .first<{ state: string; attempts: number }>();
    await expect.poll(message).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(await texts(member.phone)).toEqual([]);
    await run("UPDATE setting SET value = '20000' WHERE id = 'sms-daily'");
    await run('UPDATE notice_message SET next_time = 0 WHERE user_id = ?', own);
    await fired();
    await expect.poll(() => texts(member.phone)).toHaveLength(1);
  });
});
