import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { MEMBER } from './support/results.ts';

const INDIVIDUAL = '13800000002';

let member: Client;
let id: string;
beforeAll(async () => {
  member = await signedIn(MEMBER);
  const { records } = (await member.get('/web/v1/xuqiu/list', { pageSize: 30 })).result;
  for (const row of records as { xuqiu_id: string }[]) {
    id = row.xuqiu_id;
    if ((await found(client())).length > 3) break;
  }
});

const found = async (who: Client): Promise<string[]> =>
  (await who.get('/web/egg/match/match', { item_type: 2, id, pageSize: 100 })).result.records.map(
    (match: { id: string }) => match.id,
  );

describe('What a member does not want to see again', () => {
  it('MAT-009 is gone from the matches of that item, for that member alone, until it is taken back', async () => {
    const before = await found(member);
    const [other] = before;
    const pair = { id, other_id: other };
    expect((await member.post('/web/v1/match/dismiss', { ...pair, reason: 'stage' })).result).toEqual({ changed: 1 });
    expect((await member.post('/web/v1/match/dismiss', { ...pair, reason: 'field' })).status).toBe(200);
    // What follows the end of a whole list moves up.
    expect((await found(member)).slice(0, before.length - 1)).toEqual(before.slice(1));
    for (const who of [client(), await signedIn(INDIVIDUAL)]) expect(await found(who)).toContain(other);
    expect((await member.post('/web/v1/match/restore', pair)).result).toEqual({ changed: 1 });
    expect((await member.post('/web/v1/match/restore', pair)).result).toEqual({ changed: 0 });
    expect(await found(member)).toEqual(before);
  });

  it('MAT-009 is told why, in one of eight words, of something that is public', async () => {
    const [other] = await found(member);
    const dismissed = (body: object, who = member) =>
      who.post('/web/v1/match/dismiss', { id, other_id: other, ...body });
    expect((await dismissed({})).errors).toMatchObject([{ field: 'reason' }]);
    expect((await dismissed({ reason: 'boring' })).code).toBe(422);
    for (const nothing of [{ other_id: 'nothing' }, { id: 'nothing' }]) {
      expect((await dismissed({ reason: 'field', ...nothing })).code).toBe(404);
    }
    expect((await dismissed({ reason: 'field' }, client())).status).toBe(100);
  });
});
