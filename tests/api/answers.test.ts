import { beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../db/contract/endpoints.ts';
import { client, signedIn } from '../setup/client.ts';

const ACCOUNTS = { visitor: null, member: '13800000001', individual: '13800000002', administrator: '13800000011' };

/** Calls that read, and need no name in their address. */
const reads = ENDPOINTS.filter(({ method, path, answer }) => method === 'get' && answer && !path.includes('{'));

/** What calls about one row are asked about, by their address. */
const ids: [RegExp, string][] = [];

beforeAll(async () => {
  const first = async (path: string) => (await client().get(`/web${path}`)).result.records[0];
  const result = await first('/v1/chengguo/list');
  ids.push(
    [/chengguo|match\/match$/, result.chengguo_id],
    [/xuqiu/, (await first('/v1/xuqiu/list')).xuqiu_id],
    [/product/, (await first('/v1/product/list')).chanpin_id],
    [/xiangmu|project/, (await first('/v1/xiangmu/listByArea')).xiangmu_id],
    [/v1\/organization/, result.unit],
  );
});

describe('answers have the shape that the contract says', () => {
  it.each(Object.entries(ACCOUNTS))('to a %s', async (name, account) => {
    const who = account ? await signedIn(account) : client();
    const fitting: string[] = [];
    const astray: string[] = [];
    for (const { path, answer } of reads) {
      const id = /detail|match|items$/.test(path) ? ids.find(([about]) => about.test(path))?.[1] : undefined;
      const { status, result } = await who.get(`/web${path}`, { id, item_type: '1' });
      // What is refused, and what is no envelope, has no shape of its own.
      if (status !== 200) continue;
      const parsed = answer?.safeParse(result);
      if (parsed?.success) fitting.push(path);
      else astray.push(`${path}: ${JSON.stringify(parsed?.error.issues.slice(0, 3))}`);
    }
    expect(astray).toEqual([]);
    expect(fitting).toEqual(expect.arrayContaining(['/v1/home', '/v1/chengguo/detail', '/v1/xuqiu/list']));
    const forms = ['/v1/user/chengguo/detail', '/v1/user/xuqiu/detail', '/v1/xiangmu/audit/list'];
    if (name === 'administrator') expect(fitting).toEqual(expect.arrayContaining(forms));
  });
});
