import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { AUDITOR, byPerson, INDIVIDUAL, unique } from './support/results.ts';

let individual: Client;
let auditor: Client;
beforeAll(async () => {
  [individual, auditor] = [await signedIn(INDIVIDUAL), await signedIn(AUDITOR)];
});

interface Known {
  name: string;
  summary: string;
  scope: { id: string }[];
}
const known = async (): Promise<Known> =>
  (await client().get('/web/v1/chengguo/list', { keyword: '石墨烯', pageSize: 1 })).result.records[0];

describe('Fields of a text', () => {
  it('MAT-002 are suggested while one writes, by what items with such texts chose', async () => {
    const { name, summary, scope } = await known();
    const { result, status } = await individual.post('/web/v1/match/fields', { name, profile: `<p>${summary}</p>` });
    expect(status).toBe(200);
    expect(result.fields.length).toBeGreaterThan(0);
    expect(result.fields.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(scope.slice(0, 1).map(({ id }) => id)),
    );
    for (const { weight } of result.fields) expect(weight).toBeLessThanOrEqual(1);
  });

  it('MAT-002 nothing is suggested where nothing is near, and visitors are told to sign in', async () => {
    const ask = (body: object, who = individual) => who.post('/web/v1/match/fields', body);
    for (const name of ['', '😀', 'qwyjibo zzyzx', "'; --", '\ud800']) {
      const { status, result } = await ask({ name });
      expect(status).toBe(200);
      expect(result.sure).toBe(false);
    }
    expect((await ask({ name: '石墨烯' }, client())).status).toBe(100);
    expect((await ask({ name: 1 })).code).toBe(422);
  });

  it('MAT-002 auditors hear where chosen fields and text disagree; nobody else does', async () => {
    const { name, summary, scope } = await known();
    const publish = async (scopes: string[]) => {
      const data = byPerson({ result: { name: `${name}${unique('')}`, profile: `<p>${summary}</p>` }, scopes });
      return (await individual.post('/web/v1/user/chengguo', data)).result.chengguo_id as string;
    };
    const check = (id: string, who = auditor) => who.get('/web/v1/match/fieldCheck', { item_type: 1, id });
    const [same, others] = [await publish(scope.map(({ id }) => id)), await publish(['s-104-01-01'])];
    expect((await check(same)).result).toMatchObject({ disagrees: false });
    const wrong = (await check(others)).result;
    expect(wrong.disagrees).toBe(
      wrong.sure && !wrong.fields.some(({ id }: { id: string }) => id.startsWith('s-104-01')),
    );
    expect(wrong.fields.length).toBeGreaterThan(0);
    expect((await check(same, individual)).code).toBe(403);
    expect((await check('nothing')).code).toBe(404);
  });
});
