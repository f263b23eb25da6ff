import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeMonth } from '../../functions/platform/clock.ts';
import { codeTail } from '../../functions/platform/codes.ts';
import { byPerson, INDIVIDUAL } from '../api/support/results.ts';
import { type Client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

const seconds = (text: string) => Date.parse(text) / 1000;

describe('the month of a code', () => {
  it.each([
    ['2025-05-31T15:59:59Z', '2505', '2025-04-30T16:00:00Z'],
    ['2025-05-31T16:00:00Z', '2506', '2025-05-31T16:00:00Z'],
    ['2025-06-30T15:59:59Z', '2506', '2025-05-31T16:00:00Z'],
    ['2025-12-31T15:59:59Z', '2512', '2025-11-30T16:00:00Z'],
    ['2025-12-31T16:00:00Z', '2601', '2025-12-31T16:00:00Z'],
    ['2028-02-29T15:59:59Z', '2802', '2028-01-31T16:00:00Z'],
    ['2028-02-29T16:00:00Z', '2803', '2028-02-29T16:00:00Z'],
    ['2099-12-31T16:00:00Z', '0001', '2099-12-31T16:00:00Z'],
  ])('PUB-123 PUB-110 turns at midnight in Shanghai: %s is in %s', (at, yyMM, start) => {
    expect(codeMonth(seconds(at))).toEqual({ yyMM, start: seconds(start) });
  });

  it('PUB-123 PUB-124 the number is read by its place, past 999 as well', () => {
    expect(codeTail('result', 'CGGRZZ2506001', '2506')).toBe(1);
    expect(codeTail('result', 'CGHWTJ25061000', '2506')).toBe(1000);
    expect(codeTail('result', 'CGGRZZ2505999', '2506')).toBe(0);
    expect(codeTail('demand', 'XQ0500002506012', '2506')).toBe(12);
    expect(codeTail('demand', 'XQ25061002', '2506')).toBe(1002);
    expect(codeTail('demand', 'none', '2506')).toBe(0);
  });
});

describe('the sequence of a month', () => {
  let server: TestServer;
  let person: Client;
  let database: D1Database;
  const { yyMM } = codeMonth(Date.now() / 1000);

  beforeAll(async () => {
    server = await startServer();
    person = await signedIn(INDIVIDUAL, server.url);
    database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  });
  afterAll(() => server.stop());

  const publish = async () => (await person.post('/web/v1/user/chengguo', byPerson())).result.code as string;
  const give = (place: 'max' | 'min', code: string) =>
    database
      .prepare(`UPDATE chengguo SET code = ? WHERE chengguo_id = (SELECT ${place}(chengguo_id) FROM chengguo)`)
      .bind(code)
      .run();

  it('PUB-123 a sequence without a memory looks at the whole month: a number behind other letters, on an item whose id is old, does not come again', async () => {
    await give('min', `CGGXTJ${yyMM}500`);
    await database.exec(
      'UPDATE chengguo SET add_time = unixepoch() WHERE chengguo_id = (SELECT min(chengguo_id) FROM chengguo)',
    );
    expect(await publish()).toBe(`CGGRZZ${yyMM}501`);
  });

  it('PUB-123 PUB-110 goes on behind the last code of the database when that is higher than its own memory; 1000 follows 999', async () => {
    await give('max', `CGGXTJ${yyMM}999`);
    expect(await publish()).toBe(`CGGRZZ${yyMM}1000`);
    expect(await publish()).toBe(`CGGRZZ${yyMM}1001`);
  });

  it('PUB-123 never gives a code that is taken, wherever it stands', async () => {
    await give('min', `CGGRZZ${yyMM}1002`);
    expect(await publish()).toBe(`CGGRZZ${yyMM}1003`);
  });

  it('PUB-123 two hundred at the same time get two hundred numbers', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, publish));
    expect(new Set(answers).size).toBe(200);
    const tails = answers.map((code) => codeTail('result', code, yyMM));
    expect([Math.min(...tails), Math.max(...tails)]).toEqual([1004, 1203]);
  });
});
