import { describe, expect, test } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { operations } from '../setup/operations.ts';

/** What every object of JavaScript has, whoever made it. */
const INHERITED = ['constructor', '__proto__'];

describe('names that every object has', () => {
  test('no parameter of a call that reads finds one of them among its choices', async () => {
    const admin = await signedIn('13800000011');
    const broken: string[] = [];
    let asked = 0;
    for (const { method, path, parameters } of operations) {
      if (method !== 'GET') continue;
      for (const { name, in: place } of parameters) {
        if (place !== 'query') continue;
        const others = parameters.filter((each) => each.in === 'query' && each.required && each.name !== name);
        const query = Object.fromEntries(others.map((each) => [each.name, String(each.schema?.enum?.[0] ?? '1')]));
        asked += 1;
        const { code } = await admin.get(path.replace(/\{\w+\}/g, '1'), { ...query, [name]: 'constructor' });
        if (code >= 500) broken.push(`${path} ${name}: ${code}`);
      }
    }
    expect(broken).toEqual([]);
    expect(asked).toBeGreaterThan(500);
  });

  test.each(INHERITED)('an event that is called %s is not there', async (id) => {
    for (const kind of ['meeting', 'course'])
      expect((await client().get('/web/v1/booking', { kind, id })).status).toBe(404);
  });
});

describe('addresses of pages that make no sense', () => {
  const path = ['/park', '/books', '/news', '/organization', '/meetingList', '/videoList/1/a', '/innovate', '/course'];
  const page = ['-1', '0', '1.5', '1e999', 'NaN', '99999999999999999999', '%00'];
  test.each(path)('%s shows its first page for a page that cannot be', async (address) => {
    const textOf = async (c: Client, asked: string) => (await c.fetch(`${address}?page=${asked}`)).text();
    const first = await textOf(client(), '1');
    for (const asked of page) expect(await textOf(client(), asked), asked).toBe(first);
  });

  test.each(['/video/%00', '/books/%00', '/parkDetail/%00', '/projectDetail/%00', '/park?keyword=%00'])(
    '%s is a page that says that nothing is there, and no answer of a call',
    async (address) => {
      for (const who of [client(), await signedIn('13800000002')]) {
        const document = await who.fetch(address);
        expect([document.status, document.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      }
    },
  );
});
