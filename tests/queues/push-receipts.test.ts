import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { receiptXml, signedAddress } from '../local/gateway/receipts.ts';
import { LOCAL_CALLBACK_TOKEN } from '../local/settings.ts';
import type { Client } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { addRecipients, detailOf, makePush, operatorOf, settled, type Target, until } from './support/pushes.ts';

let server: TestServer;
let database: D1Database;
let operator: Client;

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  operator = await operatorOf(server.url);
});
afterAll(() => server.stop());
afterEach(() => fault('ok'));

const fault = (mode: string) => operator.post('/dev/faults', { channel: 'wechat-receipt', mode });
const callback = () => ({ url: `${server.url}/web/v1/wx/callback`, token: LOCAL_CALLBACK_TOKEN });
const post = (body: string, address = signedAddress(callback())) =>
  fetch(address, { method: 'POST', body, headers: { 'content-type': 'text/xml' } });
const recordOf = async (id: string) => (await operator.get('/web/v1/push/record', { id })).result;
const rowsOf = async (id: string): Promise<(Target & { delivered_at: number | null; hint: string | null })[]> =>
  (await operator.get('/web/v1/push/targets', { push_id: id })).result.records;
const sent = async (openid?: (place: number) => string, count = 1) => {
  const push = await makePush(operator, { orgs: await addRecipients(database, count, openid) });
  await operator.post('/web/v1/push/confirm', { id: push.id });
  return push;
};
const msgidOf = async (id: string): Promise<string> =>
  (await database.prepare('SELECT msgid FROM push_wechat_orgs WHERE push_id = ?').bind(id).first<{ msgid: string }>())
    ?.msgid ?? '';

describe('a receipt', () => {
  it('SRV-019 makes of a message that was taken one that arrived, in targets, records and figures', async () => {
    const push = await sent(undefined, 3);
    const record = await until(
      () => recordOf(push.id),
      ({ figures }) => figures.delivered === 3,
    );
    expect(record.figures).toMatchObject({ chosen: 3, sent: 3, delivered: 3, failed: 0 });
    const rows = await rowsOf(push.id);
    expect(rows.every(({ sent_at, delivered_at }) => delivered_at !== null && delivered_at >= (sent_at ?? 0) - 5)).toBe(
      true,
    );
    const listed = await operator.get('/web/v1/push/targets', { push_id: push.id, stage: 'delivered' });
    expect(listed.result.total).toBe(3);
    const file = await operator.fetch(`/web/v1/push/targets.csv?push_id=${push.id}`);
    expect(await file.text()).toContain('已送达');
    // Ids of messages have more digits than a number of JavaScript keeps.
    const messages = server.runtime.gateway.outbox.list({}).filter(({ url }) => url?.includes(push.id));
    expect(messages.map(({ result }) => (result as { msgid: string }).msgid)).toContain(await msgidOf(push.id));
  });

  it('SRV-019 of a blocked or failed message says so, and its organisation finds the push on the site', async () => {
    const push = await sent((place) => (place % 2 ? `blocking-${place}` : `unreachable-${place}`), 2);
    const { figures } = await until(
      () => recordOf(push.id),
      (record) => record.figures.failed === 2,
    );
    expect(figures).toMatchObject({ sent: 0, delivered: 0, failed: 2 });
    const rows = await rowsOf(push.id);
    expect(rows.map(({ state, error_code, push_status }) => [state, error_code, push_status]).sort()).toEqual([
      ['failed', 'system_failed', 3],
      ['refused', 'user_block', 3],
    ]);
    expect(rows.every(({ hint }) => Boolean(hint))).toBe(true);
  });

  it('SRV-019 of a failure may be followed by a retry, which waits for a receipt of its own', async () => {
    await fault('error:1');
    const push = await sent();
    await until(
      () => recordOf(push.id),
      ({ figures }) => figures.failed === 1,
    );
    await fault('timeout');
    const old = await msgidOf(push.id);
    expect((await operator.post('/web/v1/push/retry', { id: push.id })).result.queued).toBe(1);
    expect((await settled(operator, push.id)).counts.sent).toBe(1);
    expect((await post(receiptXml('x', old, 'success'))).status).toBe(200);
    expect((await recordOf(push.id)).figures).toMatchObject({ sent: 1, delivered: 0 });
    await post(receiptXml('x', await msgidOf(push.id), 'success'));
    expect((await recordOf(push.id)).figures).toMatchObject({ sent: 1, delivered: 1 });
  });

  it('SRV-019 comes twice, before the answer, for nobody: each is taken and none does harm', async () => {
    await fault('timeout');
    const push = await sent();
    await settled(operator, push.id);
    const msgid = await msgidOf(push.id);
    for (const status of ['success', 'success', 'failed:user block']) {
      const answer = await post(receiptXml('x', msgid, status));
      expect([answer.status, await answer.text()]).toEqual([200, 'success']);
    }
    const [row] = await rowsOf(push.id);
    expect([row?.state, row?.error_code, row?.delivered_at !== null]).toEqual(['sent', null, true]);
    // The account numbers its messages one after the other.
    const next = String(BigInt(msgid) + 4099n);
    expect((await post(receiptXml('x', next, 'success'))).status).toBe(200);
    const later = await sent();
    await settled(operator, later.id);
    expect([await msgidOf(later.id), (await recordOf(later.id)).figures.delivered]).toEqual([next, 1]);
  });

  it('SRV-019 of a subscriber’s message is said on its row', async () => {
    await database
      .prepare(
        `INSERT INTO user_push (id, user_id, item_type, state, msgid, sent_at) VALUES ('receipt-of-subscriber', 'nobody', 1, 'sent', '77', 1)`,
      )
      .run();
    await post(receiptXml('x', '77', 'failed: system failed'));
    const row = await database
      .prepare(`SELECT state, error_code FROM user_push WHERE id = 'receipt-of-subscriber'`)
      .first<{ state: string; error_code: string }>();
    expect(row).toEqual({ state: 'failed', error_code: 'system_failed' });
  });
});

describe('the callback', () => {
  it('SRV-019 answers the console’s question to whoever signed it, and to nobody else', async () => {
    const good = `${signedAddress(callback())}&echostr=5837295`;
    const answer = await fetch(good);
    expect([answer.status, await answer.text()]).toEqual([200, '5837295']);
    expect((await fetch(good.replace(/signature=./, 'signature=g'))).status).toBe(403);
    expect((await fetch(`${callback().url}?echostr=1`)).status).toBe(403);
    const old = Math.floor(Date.now() / 1000) - 3600;
    expect((await fetch(`${signedAddress(callback(), old)}&echostr=1`)).status).toBe(403);
    expect((await fetch(`${signedAddress({ ...callback(), token: 'guess' })}&echostr=1`)).status).toBe(403);
  });

  it('SRV-019 takes nothing unsigned, too long, or of another kind', async () => {
    await fault('timeout');
    const push = await sent();
    await settled(operator, push.id);
    const xml = receiptXml('x', await msgidOf(push.id), 'success');
    expect((await post(xml, `${callback().url}?signature=&timestamp=&nonce=`)).status).toBe(403);
    expect((await post(`${xml}${' '.repeat(20_000)}`)).status).toBe(413);
    for (const body of [
      '',
      '{}',
      '<xml>',
      xml.replace('TEMPLATESENDJOBFINISH', 'subscribe'),
      xml.replace(/<MsgID>\d+/, '<MsgID>x'),
    ])
      expect([(await post(body)).status, body.slice(0, 5)]).toEqual([200, body.slice(0, 5)]);
    expect((await recordOf(push.id)).figures.delivered).toBe(0);
    expect((await detailOf(operator, push.id)).targets[0]).toMatchObject({ state: 'sent', delivered_at: null });
  });
});
