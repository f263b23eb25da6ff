import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { AUDITOR, byPerson, INDIVIDUAL } from './support/results.ts';
import { ADMIN, audit, RESULT, say, talk, told } from './support/reviews.ts';

/** A server of its own: an auditor loses the authority. */
let server: TestServer;
let auditor: Client;

beforeAll(async () => {
  server = await startServer();
  auditor = await signedIn(AUDITOR, server.url);
});
afterAll(() => server.stop());

describe('who is told of a review', () => {
  it('PUB-145 ACC-014 whoever may no longer review is not told what publishers write', async () => {
    const who = await signedIn(INDIVIDUAL, server.url);
    const admin = await signedIn(ADMIN, server.url);
    const id = (await who.post(RESULT, byPerson())).result.chengguo_id as string;
    expect((await say(auditor, id, '请写明检测限')).status).toBe(200);
    await audit(auditor, id, 3, { opinion: '请补充检测报告' });
    await say(who, id, '报告下周出具');
    expect(await told(auditor, id)).toMatchObject([{ topic: 'review_answer' }]);
    const { user_id } = (await auditor.get('/web/egg/user/session')).result;
    const data = { authority: 'xq-auditor' };
    expect((await admin.put('/web/egg/base/put', { table: 'user', where: { user_id }, data })).status).toBe(200);
    expect((await say(who, id, '内部检测数据如下')).status).toBe(200);
    expect(await told(auditor, id)).toHaveLength(1);
  });

  it('PUB-145 a remark that is sent twice is one remark, and told once', async () => {
    const who = await signedIn(INDIVIDUAL, server.url);
    const id = (await who.post(RESULT, byPerson())).result.chengguo_id as string;
    const admin = await signedIn(ADMIN, server.url);
    const answers = await Promise.all(Array.from({ length: 4 }, () => say(admin, id, '请写明适用温度')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    expect((await talk(who, id)).comments).toHaveLength(1);
    expect(await told(who, id)).toHaveLength(1);
  });
});
