import { describe, expect, it } from 'vitest';
import { signedIn } from '../setup/client.ts';
import { AUDITOR, OTHER_SCOPE, unique } from './support/results.ts';
import { audit, type Detail, submitted } from './support/reviews.ts';

type Way = Pick<Detail, 'previous' | 'next'> & { waiting: number };

describe('the way through a filtered queue', () => {
  it('PUB-145 PUB-150 the neighbours of an item are those of the filtered list, in its order', async () => {
    const tag = unique('激光熔覆');
    const names = ['一号', '二号', '三号', '四号'];
    const ids: string[] = [];
    for (const name of names) {
      const scopes = name === '三号' ? [OTHER_SCOPE.id] : undefined;
      const { id } = await submitted({ result: { name: `${tag}${name}` }, ...(scopes && { scopes }) });
      ids.push(id);
      await submitted();
    }
    const auditor = await signedIn(AUDITOR);
    const way = async (id: string, filter: object): Promise<Way> => {
      const { result } = await auditor.get('/web/v1/review/detail', { item_type: 1, id, ...filter });
      return { previous: result.previous, next: result.next, waiting: result.waiting };
    };
    for (const order of ['oldest', 'newest']) {
      const filter = { keyword: tag, order };
      const list = await auditor.get('/web/v1/chengguo/audit/list', filter);
      const listed = list.result.records.map((row: { chengguo_id: string }) => row.chengguo_id);
      expect([...listed].sort()).toEqual([...ids].sort());
      for (const [at, id] of listed.entries()) {
        const expected = { previous: listed[at - 1] ?? null, next: listed[at + 1] ?? null, waiting: 4 };
        expect(await way(id, filter)).toEqual(expected);
      }
    }
    const ordered = (await auditor.get('/web/v1/chengguo/audit/list', { keyword: tag, order: 'oldest' })).result
      .records;
    const [first, , third] = ordered.map((row: { chengguo_id: string }) => row.chengguo_id) as string[];
    expect((await way(third ?? '', { keyword: tag, scope: OTHER_SCOPE.id })).waiting).toBe(1);
    expect(await way(third ?? '', { keyword: tag, age: '3' })).toEqual({ previous: null, next: null, waiting: 0 });

    // What was decided has left the queue, and still leads on from its place.
    const second = ordered[1].chengguo_id as string;
    expect((await audit(auditor, second, 4)).code).toBe(200);
    expect(await way(second, { keyword: tag, order: 'oldest' })).toEqual({ previous: first, next: third, waiting: 3 });
    const approved = { keyword: tag, audit_status: '4', order: 'newest' };
    expect(await way(second, approved)).toEqual({ previous: null, next: null, waiting: 1 });
  });

  it('PUB-145 a state that does not exist leads nowhere', async () => {
    const { id } = await submitted();
    const auditor = await signedIn(AUDITOR);
    const { result } = await auditor.get('/web/v1/review/detail', { item_type: 1, id, audit_status: '9' });
    expect([result.previous, result.next, result.waiting]).toEqual([null, null, 0]);
  });
});
