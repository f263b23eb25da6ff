import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CEILINGS } from '../../db/contract/ceilings.ts';
import type { Ceiling } from '../../db/contract/endpoint.ts';
import { everyCall } from '../bench/costs.ts';
import { type Answer, signedIn } from '../setup/client.ts';
import { costOf, over } from '../setup/costs.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { AUDITOR, byOrganization, INDIVIDUAL, MEMBER, unique } from './support/results.ts';
import { audit, RESULT } from './support/reviews.ts';

describe('what calls cost', () => {
  it('no call of the contract makes more trips and statements, or reads and writes more rows, than its ceiling', async () => {
    const costs = await everyCall(5, 2);
    expect(over(costs)).toEqual([]);
    expect(costs.filter(({ well }) => well > 0).length).toBeGreaterThan(costs.length / 3);
  });
});

describe('what people do most', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ crons: false });
  });
  afterAll(() => server.stop());

  const within = (name: string, answer: Answer): Answer => {
    expect(answer.status, `${name}: ${answer.text.slice(0, 200)}`).toBe(200);
    const cost = costOf(answer.headers) as Ceiling;
    const ceiling = CEILINGS[name] as Ceiling;
    expect(
      cost.every((value, place) => value <= (ceiling[place] ?? 0)),
      `${name}: ${cost.join(' ')} of ${ceiling.join(' ')}`,
    ).toBe(true);
    return answer;
  };

  it('publishing, approving, reading, keeping, saving a draft and editing stay within their ceilings', async () => {
    const [member, auditor, reader] = await Promise.all(
      [MEMBER, AUDITOR, INDIVIDUAL].map((account) => signedIn(account, server.url)),
    );
    if (!member || !auditor || !reader) throw new Error('nobody is signed in');
    const body = byOrganization({ result: { name: unique('费用核对成果') } });
    // The first code of a month may be taken already, and is asked for again.
    await member.post(RESULT, byOrganization({ result: { name: unique('先行成果') } }));
    const { result } = within('post /v1/user/chengguo', await member.post(RESULT, body));
    const id = result.chengguo_id as string;
    within('post /v1/user/chengguo/audit', await audit(auditor, id, 4));
    within('get /egg/match/matchByMyData', await member.get('/web/egg/match/matchByMyData'));
    within('get /v1/user/overview', await member.get('/web/v1/user/overview'));
    within('get /v1/zhuanjia/list', await reader.get('/web/v1/zhuanjia/list', { pageSize: '60' }));
    within('get /v1/product/list', await reader.get('/web/v1/product/list', { pageSize: '60' }));
    within('get /v1/chengguo/list', await reader.get('/web/v1/chengguo/list'));
    within('get /v1/chengguo/detail', await reader.get('/web/v1/chengguo/detail', { id }));
    within('post /v1/user/favourite', await reader.post('/web/v1/user/favourite', { item_type: 1, id }));
    const draft = { item_type: 1, item_id: 'new', form: { name: '草稿' } };
    within('put /v1/user/draft', await reader.put('/web/v1/user/draft', draft));
    within('put /v1/user/chengguo', await member.put(RESULT, { ...body, chengguo_id: id }));
  });
});
