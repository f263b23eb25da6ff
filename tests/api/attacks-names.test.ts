import { describe, expect, test } from 'vitest';
import { client, signedIn } from '../setup/client.ts';
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
