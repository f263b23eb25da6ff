import { createCipheriv, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ID_NUMBER_PURPOSE } from '../../functions/platform/id-number.ts';
import { unseal } from '../../functions/platform/sealed.ts';
import { reseal, type Sealed } from '../local/reseal.ts';
import { LOCAL_ID_NUMBER_KEY } from '../local/settings.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { AUDITOR, byPerson, COMPANY, INDIVIDUAL, INPUT, unique } from './support/results.ts';
import { confirmed } from './support/signin.ts';

const NUMBER = '13010019900101000X';
const SHOWN = '130******0X';

let server: TestServer;
let db: D1Database;
let owner: Client;
let auditor: Client;
beforeAll(async () => {
  server = await startServer();
  db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  owner = await confirmed(await signedIn(INDIVIDUAL, server.url));
  auditor = await confirmed(await signedIn(AUDITOR, server.url));
});
afterAll(() => server.stop());

const stored = (id: string) =>
  db.prepare('SELECT id_number FROM chengguo WHERE chengguo_id = ?').bind(id).first<string>('id_number');
const looks = async (id: string) =>
  (
    await db
      .prepare(`SELECT user_id FROM audit_log WHERE action = 'look-id-number' AND item_id = ?`)
      .bind(id)
      .all<{ user_id: string }>()
  ).results;
/** As values were sealed before they named their key. */
function inTheFirstWay(key: string, value: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64'), nonce).setAAD(
    Buffer.from(ID_NUMBER_PURPOSE),
  );
  const parts = [nonce, cipher.update(value, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return `s1:${Buffer.concat(parts).toString('base64url')}`;
}
const look = (by: Client, id: string) => by.post('/web/v1/user/chengguo/idNumber', { id });
const publish = async () => (await owner.post('/web/v1/user/chengguo', byPerson())).result.chengguo_id as string;
const form = async (by: Client, id: string) => (await by.get('/web/v1/user/chengguo/detail', { id })).result;

describe('identity numbers', () => {
  it('are sealed anew by a command when the key changes, with those of the first way and those stored open', async () => {
    const ids = [await publish(), await publish(), await publish()];
    const [first = '', open = ''] = ids;
    const old = LOCAL_ID_NUMBER_KEY;
    const fresh = randomBytes(32).toString('base64');
    await db
      .prepare('UPDATE chengguo SET id_number = ? WHERE chengguo_id = ?')
      .bind(inTheFirstWay(old, NUMBER), first)
      .run();
    await db.prepare('UPDATE chengguo SET id_number = ? WHERE chengguo_id = ?').bind(NUMBER, open).run();
    expect((await look(owner, first)).result.id_number).toBe(NUMBER);
    const reached = {
      all: async (sql: string) => (await db.prepare(sql).all<Sealed>()).results,
      run: (statements: string[]) => db.batch(statements.map((sql) => db.prepare(sql))),
    };
    expect(await reseal(reached, `${fresh},${old}`)).toBeGreaterThanOrEqual(3);
    expect(await reseal(reached, `${fresh},${old}`)).toBe(0);
    for (const id of ids) expect(unseal(fresh, ID_NUMBER_PURPOSE, (await stored(id)) ?? '')).toBe(NUMBER);
    // Without the new key the site opens nothing, and nothing is lost on the way back.
    expect((await look(owner, first)).code).toBe(500);
    expect(await reseal(reached, `${old} ${fresh}`)).toBeGreaterThanOrEqual(3);
    expect((await look(owner, first)).result.id_number).toBe(NUMBER);
  });

  it('are shown whole to a session that gave its password again, and to no other', async () => {
    const id = await publish();
    const stale = await signedIn(INDIVIDUAL, server.url);
    expect((await look(stale, id)).code).toBe(428);
    expect(await looks(id)).toEqual([]);
    await confirmed(stale);
    expect((await look(stale, id)).result.id_number).toBe(NUMBER);
  });

  it('PUB-056 are stored encrypted, each time differently', async () => {
    const [one, two] = [await stored(await publish()), await stored(await publish())];
    for (const text of [one, two]) {
      expect(text).toMatch(/^s2:[0-9a-f]{8}:[\w-]+$/);
      expect(Buffer.from(text?.slice(3) ?? '', 'base64url').toString('latin1')).not.toContain('1301');
    }
    expect(one).not.toBe(two);
    const plain = await db
      .prepare(`SELECT count(*) AS n FROM chengguo WHERE id_number IS NOT NULL AND id_number NOT LIKE 's2:%'`)
      .first('n');
    expect(plain).toBe(0);
  });

  it('PUB-056 are shown masked, to the owner and the auditor too', async () => {
    const id = await publish();
    expect((await form(owner, id)).result.id_number).toBe(SHOWN);
    expect((await form(auditor, id)).result.id_number).toBe(SHOWN);
    const where = { chengguo_id: id };
    for (const by of [owner, auditor]) {
      expect((await by.list('chengguo', { where })).result.records[0].id_number).toBe('******');
    }
    const joined = await auditor.list('chengguo_scope', {
      where: { chengguo_id: id },
      leftJoin: [{ table: 'chengguo', on: { chengguo_id: 'chengguo_id' }, columns: ['id_number'], as: 'item' }],
    });
    expect(joined.result.records[0].item).toEqual({ id_number: '******' });
    const asked = await auditor.list('chengguo', { where: { ...where, id_number: { like: '1301' } } });
    expect(asked.result.total).toBe(0);
  });

  it('PUB-056 are read whole by the owner and the auditor, and each look is logged', async () => {
    const id = await publish();
    expect((await look(owner, id)).result).toEqual({ id_number: NUMBER });
    expect((await look(auditor, id)).result).toEqual({ id_number: NUMBER });
    expect(await looks(id)).toHaveLength(2);
    for (const account of [INPUT, COMPANY, '13800000013']) {
      const other = await signedIn(account, server.url);
      expect((await look(other, id)).text).toBe((await look(other, 'absent')).text);
      expect((await look(other, id)).code).toBe(404);
    }
    expect((await look(client(server.url), id)).status).toBe(100);
    expect(await looks(id)).toHaveLength(2);
    const log = await db.prepare('SELECT * FROM audit_log WHERE item_id = ?').bind(id).all();
    expect(JSON.stringify(log.results)).not.toContain(NUMBER);
  });

  it('PUB-056 stay what they were when a form sends the mask back', async () => {
    const id = await publish();
    const before = await form(owner, id);
    const edit = (id_number: string) =>
      owner.put('/web/v1/user/chengguo', { ...byPerson({ result: { id_number } }), chengguo_id: id });
    expect((await edit(before.result.id_number)).status).toBe(200);
    expect((await look(owner, id)).result.id_number).toBe(NUMBER);
    expect((await edit('ID-0003')).status).toBe(200);
    expect((await look(owner, id)).result.id_number).toBe('ID-0003');
    expect((await form(owner, id)).result.id_number).toBe('******');
  });

  it('PUB-056 a new result cannot have a mask for a number', async () => {
    const answer = await owner.post('/web/v1/user/chengguo', byPerson({ result: { id_number: SHOWN } }));
    expect(answer.errors).toMatchObject([{ field: 'result.id_number', code: 'id_number_required' }]);
  });

  it('PUB-056 TBL-003 the table service seals and keeps them as the publishing call does', async () => {
    const { result } = byPerson({ result: { name: unique('表服务') } }) as { result: Record<string, unknown> };
    const data = { ...result, scope: 's-101-01-01' };
    const added = await owner.post('/web/egg/base/add', { table: 'chengguo', data });
    const id = added.result.id as string;
    expect(await stored(id)).toMatch(/^s2:/);
    const put = (change: object) =>
      owner.put('/web/egg/base/put', { table: 'chengguo', data: change, where: { chengguo_id: id } });
    expect((await put({ contacts: '新联系人', id_number: '******' })).status).toBe(200);
    expect((await look(owner, id)).result.id_number).toBe(NUMBER);
    expect((await put({ id_number: 'ID-0004' })).status).toBe(200);
    expect((await look(owner, id)).result.id_number).toBe('ID-0004');
    expect(await stored(id)).toMatch(/^s2:/);
    for (const id_number of ['s1:AAAA', 's2:00000000:AAAA', 'x'.repeat(101)]) {
      const refused = await put({ id_number });
      expect([refused.code, refused.errors[0]?.field]).toEqual([422, 'id_number']);
    }
  });

  it('PUB-056 a value of one place or another key does not open', async () => {
    const id = await publish();
    await db
      .prepare(
        `UPDATE chengguo SET id_number = substr(id_number, 1, 12) || substr(id_number, 14) WHERE chengguo_id = ?`,
      )
      .bind(id)
      .run();
    const answer = await look(owner, id);
    expect([answer.code, answer.text.includes('1301')]).toEqual([500, false]);
    expect(await looks(id)).toHaveLength(0);
  });

  it('PUB-056 what was stored before still reads', async () => {
    const id = await publish();
    await db.prepare('UPDATE chengguo SET id_number = ? WHERE chengguo_id = ?').bind(NUMBER, id).run();
    expect((await form(owner, id)).result.id_number).toBe(SHOWN);
    expect((await look(owner, id)).result.id_number).toBe(NUMBER);
  });
});
