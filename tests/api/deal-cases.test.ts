import { describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { DEAL, database, dealWorld, opened, publicResult, read, step } from './support/deals.ts';
import { byOrganization, MEMBER } from './support/results.ts';

const world = dealWorld();

/** A deal between the company and the individual who published, signed for 120.5. */
async function signed(itemId?: string): Promise<string> {
  const id = await opened(world, itemId, { org_id: world.company });
  await step(world.owner, id, 'negotiating');
  await step(world.seeker, id, 'signed', { amount: '120.5' });
  expect((await step(world.owner, id, 'signed', { amount: '120.5' })).result.state).toBe('signed');
  return id;
}

const share = (by: typeof world.owner, id: string, shares: string | null) => by.post(`${DEAL}/case`, { id, shares });

/** What visitors read of an item's cases. */
async function shown(itemId: string, days: { from?: string; to?: string } = {}) {
  const { result } = await client(world.server.url).get('/web/v1/deal/cases', { pageSize: '100', ...days });
  return (result.records as { item_id: string }[]).filter((row) => row.item_id === itemId);
}

describe('a signed deal as a case', () => {
  it('is read by everybody only while both sides agree, its amount only where both say so', async () => {
    const item = await publicResult(world);
    const id = await signed(item);
    expect((await read(world.owner, id)).result.shared).toEqual({
      seeker: null,
      owner: null,
      mine: true,
      shown: false,
    });
    expect((await share(world.owner, id, 'amount')).result).toEqual({ id, shares: 'amount' });
    expect(await shown(item)).toEqual([]);
    await share(world.seeker, id, 'parties');
    expect(await shown(item)).toMatchObject([
      { provider: { org_id: null, name: null }, taker: { org_id: world.company }, amount: null },
    ]);
    expect(JSON.stringify(await shown(item))).not.toMatch(/独立研发者|139\d{8}|采购负责人|0311/);
    await share(world.seeker, id, 'amount');
    expect(await shown(item)).toMatchObject([{ amount: '120.5' }]);
    expect((await read(world.seeker, id)).result.shared).toMatchObject({ shown: true });
    // It is found by the day on which it was signed, in China's time.
    const day = (back: number) => new Date(Date.now() + 8 * 3_600_000 - back * 86_400_000).toISOString().slice(0, 10);
    expect(await shown(item, { from: day(1), to: day(-1) })).toHaveLength(1);
    expect(await shown(item, { from: day(-1) })).toEqual([]);
    expect(await shown(item, { to: day(1) })).toEqual([]);
    // Either side takes it back at any time, and it is gone.
    await share(world.owner, id, null);
    expect(await shown(item)).toEqual([]);
    const { events } = (await read(world.operator, id)).result;
    expect(
      events
        .filter((event: { kind: string }) => event.kind === 'case')
        .map((event: { content: string }) => event.content),
    ).toEqual(['amount', 'parties', 'amount', null]);
    const log = await database(
      world,
      `SELECT count(*) AS n FROM audit_log WHERE action = 'deal-case' AND item_id = ?`,
      id,
    );
    expect(log).toEqual([{ n: 4 }]);
  });

  it('is decided by the sides of a signed deal alone, for an organisation by its administrators', async () => {
    const id = await opened(world, undefined, { org_id: world.company });
    expect((await share(world.owner, id, 'parties')).code).toBe(409);
    const done = await signed();
    expect((await share(world.stranger, done, 'parties')).code).toBe(404);
    expect((await share(world.operator, done, 'parties')).code).toBe(403);
    const administers = (is: 0 | 1) =>
      database(
        world,
        `UPDATE organisation_user SET is_admin = ? WHERE organization_id = ? AND user_id = (SELECT seeker_user FROM deal WHERE id = ?)`,
        is,
        world.company,
        done,
      );
    await administers(0);
    expect((await read(world.seeker, done)).result.shared.mine).toBe(false);
    expect((await share(world.seeker, done, 'parties')).code).toBe(403);
    await administers(1);
    expect((await share(world.seeker, done, 'everything')).code).toBe(422);
    // Twice the same is said once.
    await Promise.all([share(world.seeker, done, 'parties'), share(world.owner, done, 'parties')]);
    await share(world.seeker, done, 'parties');
    const [row] = await database(
      world,
      'SELECT seeker_case, owner_case, case_time > 0 AS shown FROM deal WHERE id = ?',
      done,
    );
    expect(row).toEqual({ seeker_case: 'parties', owner_case: 'parties', shown: 1 });
    await Promise.all([share(world.seeker, done, null), share(world.owner, done, 'amount')]);
    const [after] = await database(world, 'SELECT seeker_case, case_time FROM deal WHERE id = ?', done);
    expect(after).toEqual({ seeker_case: null, case_time: null });
  });

  it('names organisations that staff checked, and items that are public', async () => {
    const item = await publicResult(world);
    const id = await signed(item);
    await share(world.seeker, id, 'amount');
    await share(world.owner, id, 'amount');
    expect(await shown(item)).toHaveLength(1);
    const [organization] = await database<{ verified_time: number }>(
      world,
      'SELECT verified_time FROM organization WHERE organization_id = ?',
      world.company,
    );
    const verify = (time: number | null) =>
      database(world, 'UPDATE organization SET verified_time = ? WHERE organization_id = ?', time, world.company);
    await verify(null);
    expect((await read(world.owner, id)).result.shared.shown).toBe(false);
    await verify(organization?.verified_time ?? null);
    expect((await read(world.owner, id)).result.shared.shown).toBe(true);
    await database(world, 'DELETE FROM result_publication WHERE item_id = ?', item);
    expect((await read(world.owner, id)).result.shared.shown).toBe(false);
  });

  it('MAT-002 are counted in the portraits of the expert who published for an organisation, and of the organisations, with their rows', async () => {
    const member = await signedIn(MEMBER, world.server.url);
    const visitor = client(world.server.url);
    const user = (await member.get('/web/egg/user/session')).result;
    const [expert] = await database<{ expert_id: string; audit_status: number }>(
      world,
      'SELECT expert_id, audit_status FROM zhuanjia WHERE add_user = ? AND is_self = 1 AND is_delete = 0',
      user.user_id,
    );
    const id = expert?.expert_id ?? '';
    await database(world, 'UPDATE zhuanjia SET audit_status = 4 WHERE expert_id = ?', id);
    const item = await publicResult(world, member, byOrganization());
    const portrait = async (by: Client) => (await by.get('/web/v1/expert/portrait', { id })).result;
    // What visitors are answered is kept for a moment.
    const rows = async (narrowed: object) =>
      (await world.seeker.get('/web/v1/deal/cases', { pageSize: '100', ...narrowed })).result as {
        total: number;
        records: { item_id: string }[];
      };
    const before = await portrait(member);
    const deal = await opened(world, item, { org_id: world.company });
    await step(member, deal, 'negotiating');
    await step(world.seeker, deal, 'signed', { amount: '8' });
    expect((await step(member, deal, 'signed', { amount: '8' })).result.state).toBe('signed');
    await Promise.all([share(member, deal, 'parties'), share(world.seeker, deal, 'parties')]);
    const after = await portrait(member);
    expect(after.deals).toEqual({ count: before.deals.count + 1, to: `/cases?expert=${id}` });
    expect(after.answers).toMatchObject({ count: before.answers.count + 1, to: '/deals', days: expect.any(Number) });
    const found = await rows({ expert: id });
    expect(found.total).toBe(after.deals.count);
    expect(found.records.map((row) => row.item_id)).toContain(item);
    // Others read how much was signed, not how fast somebody answers.
    expect(await portrait(visitor)).toMatchObject({ deals: after.deals, answers: null, consultations: null });
    const [owner] = await database<{ owner_org: string }>(world, 'SELECT owner_org FROM deal WHERE id = ?', deal);
    for (const org of [owner?.owner_org ?? '', world.company]) {
      const { deals } = (await visitor.get('/web/v1/organization/portrait', { id: org })).result;
      expect(deals.to).toBe(`/cases?org=${org}`);
      const own = await rows({ org });
      expect(own.total).toBe(deals.count);
      expect(own.records.map((row) => row.item_id)).toContain(item);
    }
    // Who trades as an individual stays unnamed.
    await database(world, 'UPDATE deal SET owner_org = NULL WHERE id = ?', deal);
    expect((await portrait(member)).deals.count).toBe(before.deals.count);
    expect((await rows({ expert: id })).records.map((row) => row.item_id)).not.toContain(item);
    await database(world, 'UPDATE zhuanjia SET audit_status = ? WHERE expert_id = ?', expert?.audit_status ?? 1, id);
    expect((await rows({ expert: id })).total).toBe(0);
  });
});
