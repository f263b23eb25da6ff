import { describe, expect, it } from 'vitest';
import { signedIn } from '../setup/client.ts';
import { DEAL, database, dealWorld, interest, opened, publicResult, read, step } from './support/deals.ts';
import { byOrganization, MEMBER } from './support/results.ts';

const world = dealWorld();

describe('deals', () => {
  it('PUB-024 a publisher who declines gives no number away, one who takes it up does', async () => {
    const declined = await opened(world);
    expect((await step(world.owner, declined, 'declined', { reason: 'taken' })).code).toBe(200);
    expect((await read(world.seeker, declined)).result).toMatchObject({ state: 'declined', owner: { phone: null } });
    expect((await read(world.owner, declined)).result.owner.phone).toBe('13900000000');
    const answered = await opened(world);
    await step(world.owner, answered, 'contacted');
    expect((await read(world.seeker, answered)).result.owner.phone).toBe('13900000000');
  });

  it('PUB-024 members of the publishing organisation open no deal with it, administrators or not', async () => {
    const administrator = await signedIn(MEMBER, world.server.url);
    const session = (await administrator.get('/web/egg/user/session')).result;
    const { organization_id, name } = session.orgs[0] as { organization_id: string; name: string };
    const item = await publicResult(world, administrator, byOrganization({ organization: { name } }));
    const { user_id } = (await world.stranger.get('/web/egg/user/session')).result;
    await database(
      world,
      `INSERT INTO organisation_user (id, organization_id, user_id, is_admin, is_delete, add_time, audit_status)
       VALUES ('safety-member', ?, ?, 0, 0, 1, 4)`,
      organization_id,
      user_id,
    );
    expect((await world.stranger.post(DEAL, interest(item))).code).toBe(409);
  });

  it('PUB-001 PUB-024 a listing that is over gives no contact and no deal, even before the sweep comes by', async () => {
    const item = await publicResult(world);
    const revealed = () => world.seeker.post('/web/v1/contact/reveal', { item_type: 1, id: item });
    expect((await revealed()).code).toBe(200);
    await database(world, 'UPDATE chengguo SET expire_time = unixepoch() - 1 WHERE chengguo_id = ?', item);
    expect((await revealed()).code).toBe(404);
    expect((await world.seeker.post(DEAL, interest(item))).code).toBe(404);
  });
});
