import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { type Client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { ADMIN, idOf, member } from './support/people.ts';
import { INDIVIDUAL } from './support/results.ts';
import { put, remove } from './table-calls.ts';

/** What administrators write about users, by whichever door (house 1), and that there is always one. */
const SECOND = member(1);

let server: TestServer;
let database: D1Database;
let admin: Client;

beforeAll(async () => {
  server = await startServer({ crons: false });
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  await database.prepare(`UPDATE user SET authority = 'admin' WHERE account = ?`).bind(SECOND).run();
  admin = await signedIn(ADMIN, server.url);
});
afterAll(() => server.stop());

const change = (who: Client, user_id: string, data: object) => put(who, 'user', data, { user_id });
const rowOf = (user_id: string) => database.prepare('SELECT * FROM user WHERE user_id = ?').bind(user_id).first();
const countOf = async (table: string, user_id: string): Promise<number> =>
  (await database.prepare(`SELECT count(*) AS n FROM ${table} WHERE user_id = ?`).bind(user_id).first('n')) ?? 0;

describe('rights of users', () => {
  it('ACC-014 authorities are stored as statements compare them', async () => {
    const id = await idOf(await signedIn(INDIVIDUAL, server.url));
    expect((await change(admin, id, { authority: ' xq-input , cg-input,xq-input' })).code).toBe(200);
    expect(await rowOf(id)).toMatchObject({ authority: 'cg-input,xq-input' });
    expect((await change(admin, id, { authority: '' })).code).toBe(200);
  });

  it('ACC-014 two administrators cannot take the authority from each other', async () => {
    const restore = () =>
      database.prepare(`UPDATE user SET authority = 'admin' WHERE account IN (?, ?)`).bind(ADMIN, SECOND).run();
    const take = (one: Client, other: string) => change(one, other, { authority: '' });
    for (let round = 0; round < 8; round++) {
      await restore();
      const both = await Promise.all([signedIn(ADMIN, server.url), signedIn(SECOND, server.url)]);
      const [a, b] = [await idOf(both[0]), await idOf(both[1])];
      const codes = (await Promise.all([take(both[0], b), take(both[1], a)])).map(({ code }) => code);
      expect(codes).toContain(200);
      expect(codes.filter((code) => code === 200)).toHaveLength(1);
    }
    await restore();
    admin = await signedIn(ADMIN, server.url);
  });

  it('an account that is disabled here leaves no browser that is trusted or known, and none on its way in', async () => {
    const person = await signedIn(INDIVIDUAL, server.url);
    const id = await idOf(person);
    const tables = ['trusted_device', 'known_device', 'oauth_state', 'chat_binding', 'second_factor_step', 'session'];
    const end = Math.floor(Date.now() / 1000) + 600;
    await database.batch([
      database
        .prepare('INSERT INTO trusted_device (token_hash, user_id, add_time, expire_time) VALUES (?, ?, 1, ?)')
        .bind('trusted', id, end),
      database
        .prepare('INSERT INTO known_device (token_hash, user_id, add_time, last_time) VALUES (?, ?, 1, ?)')
        .bind('known', id, end),
      database
        .prepare(
          `INSERT INTO second_factor_step (token_hash, user_id, way, family, add_time, expire_time) VALUES (?, ?, 'password', '', 1, ?)`,
        )
        .bind('step', id, end),
    ]);
    expect((await remove(admin, 'user', { user_id: id }, 'del')).code).toBe(200);
    const left = await Promise.all(tables.map(async (table) => [table, await countOf(table, id)]));
    expect(left).toEqual(tables.map((table) => [table, 0]));
    expect((await admin.put('/web/v1/admin/user', { user_id: id, is_delete: 0 })).code).toBe(200);
  });

  it('ACC-014 of the last two administrators who delete their accounts at once one stays', async () => {
    const administrators = () =>
      database.prepare(`SELECT count(*) AS n FROM user WHERE authority = 'admin' AND is_delete = 0`).first('n');
    for (const [one, other] of [
      [2, 3],
      [4, 5],
    ] as const) {
      const accounts = [member(one), member(other)];
      await database.prepare(`UPDATE user SET authority = '' WHERE authority = 'admin'`).run();
      await database
        .prepare(`UPDATE user SET authority = 'admin' WHERE account IN (?, ?)`)
        .bind(...accounts)
        .run();
      const both = await Promise.all(accounts.map((account) => signedIn(account, server.url)));
      const answers = await Promise.all(
        both.map((who) => who.post('/web/v1/user/account/delete', { password: DEMO_PASSWORD })),
      );
      expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
      expect(await administrators()).toBe(1);
    }
  });
});
