import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRecipients, makePush, operatorOf, settled } from '../queues/support/pushes.ts';
import { type Client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { newMember } from './support/accounts.ts';
import { runsIn } from './support/database.ts';
import { DEAL, interest } from './support/deals.ts';
import { ADMIN, idOf, joined, OWN } from './support/people.ts';
import { byOrganization, PDF, upload } from './support/results.ts';

let server: TestServer;
let database: D1Database;
let operator: Client;
let founder: Client;
let later: Client;
let org: string;
let orgName: string;
const files: { deal: string; answer: string } = { deal: '', answer: '' };
const ids: { deal: string; push: string; item: string; feedback: string; result: string } = {
  ...{ deal: '', push: '', item: '', feedback: '', result: '' },
};

const run = runsIn(() => database);
const first = async (sql: string, ...values: string[]) =>
  database
    .prepare(sql)
    .bind(...values)
    .first<Record<string, string>>();

/** Everything that belongs to the organisation alone, as somebody sees it: true where it can be read. */
async function sees(who: Client) {
  const push = { id: ids.push, org };
  const [page, inbox, feedback, list, targets, deals, deal, item, match] = await Promise.all([
    who.get('/web/v1/inbox/push', push),
    who.get('/web/v1/inbox/list'),
    who.get('/web/v1/push/feedback', { id: ids.feedback }),
    who.list('feedback', { where: { id: ids.feedback } }),
    who.get('/web/v1/push/targets', { push_id: ids.push }),
    who.get(`${DEAL}/list`),
    who.get(DEAL, { id: ids.deal }),
    who.list('chengguo', { where: { chengguo_id: ids.result }, columns: ['chengguo_id', 'contacts_tel'] }),
    who.get('/web/egg/match/match', { item_type: 1, id: ids.result }),
  ]);
  const stored = async (url: string) => (await who.fetch(url)).status === 200;
  return {
    answers: (page.result.own?.answers.length ?? 0) > 0,
    inbox: inbox.result.records.some((row: { push_id: string }) => row.push_id === ids.push),
    feedback: feedback.code === 200,
    feedbackRow: list.result.total === 1,
    targets: targets.code === 200,
    deals: deals.result.records.some((row: { id: string }) => row.id === ids.deal),
    deal: deal.code === 200,
    item: item.result.records[0]?.contacts_tel === '0311-80000000',
    match: match.code === 200,
    dealFile: await stored(files.deal),
    answerFile: await stored(files.answer),
  };
}

const EVERYTHING = Object.fromEntries(
  [
    ...['answers', 'inbox', 'feedback', 'feedbackRow', 'targets', 'deals', 'deal', 'item', 'match'],
    ...['dealFile', 'answerFile'],
  ].map((name) => [name, true]),
);
const NOTHING = Object.fromEntries(Object.keys(EVERYTHING).map((name) => [name, false]));

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  operator = await operatorOf(server.url);
  founder = (await newMember(server.url)).browser;
  later = (await newMember(server.url)).browser;
  org = (await addRecipients(database, 1))[0] ?? '';
  orgName = (await first('SELECT name FROM organization WHERE organization_id = ?', org))?.name ?? '';
  await run(
    `INSERT INTO organisation_user (id, organization_id, user_id, is_admin, is_delete, add_time, audit_status) VALUES ('founder', ?, ?, 1, 0, 1, 4)`,
    org,
    await idOf(founder),
  );

  const push = await makePush(operator, { orgs: [org] });
  ids.push = push.id;
  ids.item = push.items[0] ?? '';
  await operator.post('/web/v1/push/confirm', { id: push.id });
  await settled(operator, push.id);
  const answerFile = await upload(founder, '答复.pdf', PDF, 'application/pdf');
  files.answer = answerFile.url;
  const answered = await founder.post('/web/v1/inbox/answer', {
    ...{ push_id: push.id, org_id: org, item_id: ids.item, answer: 'interested', content: '内部意见' },
    files: [{ name: '答复.pdf', url: answerFile.url }],
  });
  expect(answered.status).toBe(200);
  ids.feedback = (await first('SELECT id FROM feedback WHERE push_wechat_id = ?', push.id))?.id ?? '';

  const [shown] = (await founder.get('/web/v1/chengguo/list', { pageSize: '1' })).result.records;
  const dealFile = await upload(founder, '报价.pdf', PDF, 'application/pdf');
  files.deal = dealFile.url;
  const more = { org_id: org, files: [{ name: '报价.pdf', url: dealFile.url }] };
  ids.deal = (await founder.post(DEAL, interest(shown.chengguo_id ?? shown.id, more))).result.id;
  const published = await founder.post('/web/v1/user/chengguo', byOrganization({ organization: { name: orgName } }));
  ids.result = published.result.chengguo_id;

  expect((await joined(founder, later, org)).result).toMatchObject({ audit_status: 4 });
  // Joined a while after all this.
  await run('UPDATE push_wechat_orgs SET sent_at = sent_at - 100, claim_time = claim_time - 100 WHERE org_id = ?', org);
  await run('UPDATE feedback SET add_time = add_time - 100 WHERE id = ?', ids.feedback);
  await run('UPDATE deal SET add_time = add_time - 100 WHERE id = ?', ids.deal);
  await run('UPDATE chengguo SET add_time = add_time - 100 WHERE chengguo_id = ?', ids.result);
  const change = { organization_id: org, user_id: await idOf(later), is_admin: 1 };
  expect((await founder.put(`${OWN}/member`, change)).status).toBe(200);
});
afterAll(() => server.stop());

const lets = async (who: Client, reads_before: 0 | 1, whom = later) =>
  who.put(`${OWN}/member`, { organization_id: org, user_id: await idOf(whom), reads_before });

describe('who joined later', () => {
  it('reads nothing from before, even as an administrator, until another one lets them', async () => {
    expect(await sees(founder)).toEqual(EVERYTHING);
    expect(await sees(later)).toEqual(NOTHING);
    expect((await later.post('/web/v1/inbox/answer', { push_id: ids.push, org_id: org, item_id: ids.item })).code).toBe(
      422,
    );
    const answer = { push_id: ids.push, org_id: org, item_id: ids.item, answer: 'interested', version: 1 };
    expect((await later.post('/web/v1/inbox/answer', answer)).code).toBe(404);
    expect((await later.post(`${DEAL}/message`, { id: ids.deal, content: '您好' })).code).toBe(404);
    expect((await lets(later, 1)).code).toBe(409);
    expect((await lets(founder, 1)).status).toBe(200);
    expect(await sees(later)).toEqual(EVERYTHING);
    expect((await lets(founder, 0)).status).toBe(200);
    expect(await sees(later)).toEqual(NOTHING);
    const list = (await founder.get(`${OWN}/members`, { organization_id: org })).result.records;
    const reads = Object.fromEntries(
      list.map((row: { user_id: string; reads_before: boolean }) => [row.user_id, row.reads_before]),
    );
    expect(reads).toMatchObject({ [await idOf(founder)]: true, [await idOf(later)]: false });
  });

  it('gives nobody more to read than they read themselves; what begins from now on is theirs', async () => {
    const third = (await newMember(server.url)).browser;
    await joined(later, third, org);
    await lets(later, 1, third);
    expect(await sees(third)).toEqual(NOTHING);
    const [shown] = (await founder.get('/web/v1/chengguo/list', { pageSize: '2' })).result.records.slice(1);
    const opened = await founder.post(DEAL, interest(shown.chengguo_id ?? shown.id, { org_id: org }));
    expect((await later.get(DEAL, { id: opened.result.id })).code).toBe(200);
    expect((await third.get(DEAL, { id: opened.result.id })).code).toBe(404);
  });

  it('has part in what a colleague passes on, and in nothing else from before', async () => {
    const passed = await founder.post('/web/v1/inbox/passOn', {
      ...{ push_id: ids.push, org_id: org, item_id: '', user_id: await idOf(later), version: 0 },
    });
    expect(passed.status).toBe(200);
    expect(await sees(later)).toEqual({ ...NOTHING, answers: true, inbox: true });
  });

  it('reads what was there before once the organisation is handed over', async () => {
    expect((await founder.post(`${OWN}/transfer`, { organization_id: org, user_id: await idOf(later) })).status).toBe(
      200,
    );
    expect((await later.put(`${OWN}/transfer`, { organization_id: org, accept: true })).status).toBe(200);
    expect(await sees(later)).toEqual(EVERYTHING);
  });

  it('reads nothing from before when the platform lets them in to an organisation that nobody administers, unless it says so', async () => {
    const admin = await signedIn(ADMIN, server.url);
    const people = [];
    for (const reads_before of [0, 1]) {
      await run('UPDATE organisation_user SET is_delete = 1 WHERE organization_id = ?', org);
      const who = (await newMember(server.url)).browser;
      expect((await who.post(`${OWN}/bind`, { name: orgName })).result).toMatchObject({ waits_for: 'platform' });
      expect(await sees(who)).toEqual(NOTHING);
      const [request] = (await admin.get('/web/v1/admin/membership/list', { keyword: orgName })).result.records;
      const decision = { id: request.id, audit_status: 4, is_admin: 1, reads_before };
      expect((await admin.put('/web/v1/admin/membership', decision)).status).toBe(200);
      people.push(await sees(who));
    }
    expect(people).toEqual([NOTHING, EVERYTHING]);
  });
});
