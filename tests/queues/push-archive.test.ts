import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runsIn } from '../api/support/database.ts';
import { receiptXml, signedAddress } from '../local/gateway/receipts.ts';
import { LOCAL_CALLBACK_TOKEN } from '../local/settings.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { archiveOf, oldPush, withoutAdvice } from './support/archive.ts';
import { addRecipients, makePush, operatorOf } from './support/pushes.ts';

const PARTNER = '13800000002';
const ADMIN = '13800000011';
/** Two parts, of which the second is not full. */
const TARGETS = 1203;

let server: TestServer;
let database: D1Database;
let files: R2Bucket;
let operator: Client;
let partner: Client;
let admin: Client;
let push: Awaited<ReturnType<typeof oldPush>>;
let other: { id: string };
let org: string;

const run = runsIn(() => database);
const value = async (sql: string, ...values: unknown[]) =>
  (
    await database
      .prepare(sql)
      .bind(...values)
      .first<{ n: unknown }>()
  )?.n;
const archive = () => client(server.url).post('/dev/cron', {});
const rowsOf = (id: string) => value('SELECT count(*) AS n FROM push_wechat_orgs WHERE push_id = ?', id);
const months = (n: number) => run(`UPDATE setting SET value = ? WHERE id = 'push-archive-months'`, String(n));
const recordOf = async (id: string) => (await operator.get('/web/v1/push/record', { id })).result;

beforeAll(async () => {
  // The tasks run when a test says so, and at no minute of their own.
  server = await startServer({ crons: false });
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  files = (await server.runtime.miniflare.getR2Bucket('FILES')) as unknown as R2Bucket;
  [operator, admin] = await Promise.all([operatorOf(server.url), signedIn(ADMIN, server.url)]);
  // What the demo data brings along is as old as it likes.
  await months(0);
  push = await oldPush(database, operator, TARGETS);
  other = await makePush(operator, { orgs: push.orgs.slice(0, 3) });
  org = push.orgs[0] ?? '';
  await run(
    `INSERT INTO organisation_user (id, organization_id, user_id, is_admin, is_delete, add_time, audit_status)
SELECT 'archive-partner', ?, user_id, 1, 0, 1, 4 FROM user WHERE account = ?`,
    org,
    PARTNER,
  );
  partner = await signedIn(PARTNER, server.url);
  await partner.post('/web/v1/inbox/open', { push_id: push.id, org_id: org });
  await run(
    `INSERT INTO push_answer (id, push_id, org_id, item_id, answer, reason, opened_time, version, add_time)
SELECT 'old-' || id, push_id, org_id, '', CASE rowid % 3 WHEN 0 THEN 'interested' WHEN 1 THEN 'irrelevant' ELSE '' END,
  CASE rowid % 3 WHEN 1 THEN 'field' END, sent_at + 60, 1, sent_at + 60
FROM push_wechat_orgs WHERE push_id = ? AND state = 'sent' AND org_id <> ? AND rowid % 2 = 0`,
    push.id,
    org,
  );
  await run(
    `INSERT INTO audit_log (id, user_id, action, table_name, item_id, add_time)
SELECT 'archive-named', user_id, 'push-send-one', 'push_wechat_orgs', (
  SELECT id FROM push_wechat_orgs WHERE push_id = ?1 ORDER BY org_id DESC LIMIT 1), 1 FROM user WHERE account = '13800000007'`,
    push.id,
  );
}, 120_000);
afterAll(() => server.stop());

const STAGES = [
  ...['', 'waiting', 'sent', 'delivered', 'reached', 'failed', 'uncertain', 'cancelled', 'opened', 'answered'],
  ...['interested', 'irrelevant', 'passed', 'replied'],
];

/** What a list of targets answers, page by page: by number, and on behind the last row. */
async function targets(who: Client, query: Record<string, string>): Promise<unknown[]> {
  const pages: unknown[] = [];
  const params = { push_id: push.id, pageSize: '50', ...query };
  pages.push((await who.get('/web/v1/push/targets', params)).result);
  pages.push((await who.get('/web/v1/push/targets', { ...params, current: '2' })).result);
  let after = '';
  for (let page = 0; page < 30; page += 1) {
    const { result } = await who.get('/web/v1/push/targets', { ...params, pageSize: '100', ...(after && { after }) });
    pages.push(result.records);
    const last = result.records.at(-1);
    if (!last) break;
    after = `${last.state}:${last.org_id}`;
  }
  return pages;
}

/** Everything that operators and a partner are shown of the push. */
async function shown(): Promise<Record<string, unknown>> {
  const text = async (path: string, query: Record<string, string>) =>
    (await operator.fetch(`${path}?${new URLSearchParams(query)}`)).text();
  const get = async (who: Client, path: string, query: Record<string, string> = {}) => {
    const { status, result, text: whole } = await who.get(path, query);
    expect(status, `${path} ${whole}`).toBe(200);
    return result;
  };
  const id = push.id;
  const all: Record<string, unknown> = {};
  for (const stage of STAGES) all[`stage ${stage}`] = await targets(operator, stage ? { stage } : {});
  for (const reason of ['43004', 'no_answer', 'none']) all[`reason ${reason}`] = await targets(operator, { reason });
  all.keyword = await targets(operator, { keyword: '对象1' });
  all.partnerTargets = await targets(partner, {});
  const reads: [string, Client, string, Record<string, string>][] = [
    ['record', operator, '/web/v1/push/record', { id }],
    ['partnerRecord', partner, '/web/v1/push/record', { id }],
    ['list', operator, '/web/v1/push/list', {}],
    ['earlier', operator, '/web/v1/push/list', { earlier: '1' }],
    ['detail', operator, '/web/v1/push/detail', { id }],
    ['detailPage', operator, '/web/v1/push/detail', { id, pageSize: '20', after: push.orgs[40] ?? '' }],
    ['item', operator, '/web/v1/push/item', { item_type: '2', item_id: push.items[0] ?? '' }],
    ['reached', operator, '/web/v1/push/reached', { group_id: (await recordOf(other.id)).push_group_id }],
    ['funnel', operator, '/web/v1/push/funnel', { push_id: id }],
    ['funnelDeals', operator, '/web/v1/push/funnel/deals', { push_id: id }],
    ['funnelTargets', operator, '/web/v1/push/funnel/targets', { push_id: id, stage: 'failed' }],
    ['funnelList', operator, '/web/v1/push/funnel/list', {}],
    ['inbox', partner, '/web/v1/inbox/list', {}],
    ['inboxOpen', partner, '/web/v1/inbox/list', { state: 'open' }],
    ['inboxPush', partner, '/web/v1/inbox/push', { id, org }],
    ['auditLog', admin, '/web/v1/admin/auditLog/list', { action: 'push-send-one' }],
    ['overview', operator, '/web/v1/push/orgs', { pageSize: '20' }],
  ];
  for (const [name, who, path, query] of reads) all[name] = await get(who, path, query);
  for (const lang of ['zh', 'en']) {
    all[`csv ${lang}`] = await text('/web/v1/push/targets.csv', { push_id: id, lang });
    all[`csv ${lang} failed`] = await text('/web/v1/push/targets.csv', { push_id: id, lang, stage: 'failed' });
  }
  all.contacts = (await database.prepare('SELECT * FROM organization_contact ORDER BY org_id').all()).results;
  all.tally = (await database.prepare('SELECT * FROM push_tally ORDER BY 1, 2, 3, 4, 5, 6').all()).results;
  all.figures = (await database.prepare(`SELECT * FROM figure WHERE kind = 'push' ORDER BY 1, 2, 3`).all()).results;
  return all;
}

/** The same, but for what is said of an archived push alone. */
const asBefore = (all: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(all), (key, value) =>
    key === 'archived' || key === 'retriable'
      ? undefined
      : (key === 'sent' || key === 'open') && Array.isArray(value)
        ? value.sort()
        : typeof value === 'string'
          ? withoutAdvice(value)
          : value,
  );

describe('the archive of push targets', () => {
  let before: Record<string, unknown>;

  it('SRV-019 PUSH-084 takes nothing from a push that is young or not over, and nothing at all where the setting says never', async () => {
    await archive();
    expect(await rowsOf(push.id)).toBe(TARGETS);
    await months(120);
    await archive();
    expect(await rowsOf(push.id)).toBe(TARGETS);
    expect((await archiveOf(files, push.id)).keys).toEqual([]);
  });

  it('SRV-019 loses no report that comes while a part is moved: nothing moves then, and the next run takes it along', async () => {
    before = await shown();
    await months(12);
    const msgid = await value(
      `SELECT msgid AS n FROM push_wechat_orgs WHERE push_id = ? AND state = 'sent' AND delivered_at IS NULL AND org_id <> ? ORDER BY org_id LIMIT 1`,
      push.id,
      org,
    );
    // What a report writes stands between the read and the move, wherever in time that is.
    await run(
      `CREATE TRIGGER report_meanwhile AFTER UPDATE OF archive_state ON push_wechat WHEN new.id = '${push.id}' BEGIN
  UPDATE push_wechat_orgs SET delivered_at = 1700000000 WHERE msgid = '${msgid}'; END`,
    );
    await archive();
    expect(await rowsOf(push.id)).toBe(TARGETS);
    expect(await value('SELECT archive_state AS n FROM push_wechat WHERE id = ?', push.id)).toBe(0);
    await run('DROP TRIGGER report_meanwhile');
    const address = signedAddress({ url: `${server.url}/web/v1/wx/callback`, token: LOCAL_CALLBACK_TOKEN });
    const body = receiptXml('openid', String(msgid), 'success');
    expect((await fetch(address, { method: 'POST', body, headers: { 'content-type': 'text/xml' } })).status).toBe(200);
    expect(await value('SELECT delivered_at AS n FROM push_wechat_orgs WHERE msgid = ?', msgid)).not.toBe(null);
    before = await shown();
    expect((await archiveOf(files, push.id)).keys).toHaveLength(1);
  });

  it('PUSH-084 PUSH-074 SRV-019 every list, page, filter, number and file says of an archived push what it said before', async () => {
    await archive();
    expect(await rowsOf(push.id)).toBe(0);
    expect(await value('SELECT archive_state AS n FROM push_wechat WHERE id = ?', push.id)).toBe(2);
    const after = await shown();
    for (const [name, told] of Object.entries(asBefore(before))) expect(asBefore(after)[name], name).toEqual(told);
    expect(await recordOf(push.id)).toMatchObject({ archived: true, figures: { retriable: 0, chosen: TARGETS } });
    for (const told of [after['reason 43004'], after.record, after['csv zh failed'], after.detail]) {
      expect(JSON.stringify(told)).toContain('接收人未关注服务号');
    }
    for (const told of [after['reason 43004'], after.record, after['csv zh failed']]) {
      expect(JSON.stringify(told)).not.toContain('重试');
    }
    expect(await recordOf(other.id)).toMatchObject({ archived: false });
    expect(await rowsOf(other.id)).toBe(3);
  });

  it('PUSH-084 a page of a stage or an answer reads no more rows than it shows with what belongs to them', async () => {
    const query = { push_id: push.id, pageSize: '10' };
    for (const stage of STAGES) {
      const { headers } = await operator.get('/web/v1/push/targets', { ...query, stage });
      expect(Number(/rows_read=(\d+)/.exec(headers.get('server-timing') ?? '')?.[1]), stage).toBeLessThan(400);
    }
  });

  it('SRV-019 holds each target once, in objects that rows name, and nobody who was called', async () => {
    const { keys, lines } = await archiveOf(files, push.id);
    const { results } = await database
      .prepare('SELECT object_key FROM push_archive WHERE push_id = ? ORDER BY part')
      .bind(push.id)
      .all<{ object_key: string }>();
    expect(results.map(({ object_key }) => object_key).sort()).toEqual([...keys].sort());
    expect(keys).toHaveLength(2);
    expect(lines.map(({ org_id }) => String(org_id)).sort()).toEqual(push.orgs);
    expect(JSON.stringify(lines)).not.toMatch(/openid|recipient|lease/);
  });

  it('PUSH-050 refuses to send, to try again and to end what is archived, and says why', async () => {
    for (const path of ['confirm', 'retry', 'cancel', 'continue']) {
      const answer = await operator.post(`/web/v1/push/${path}`, { id: push.id });
      expect([path, answer.status, answer.text.includes('归档')], answer.text).toEqual([path, 409, true]);
    }
    const named = await operator.post('/web/v1/push/retry', { id: push.id, orgs: push.orgs.slice(1, 4) });
    expect(named.status).toBe(409);
    const one = await operator.post('/web/egg/wx/sendTemplateMsg', { touser: 'openid-recipient', push_id: push.id });
    expect([one.status, one.text.includes('归档')], one.text).toEqual([409, true]);
    expect((await operator.post('/web/v1/push/again', { id: push.id })).status).toBe(200);
  });

  it('PUSH-083 takes the answer of a partner to an archived push, in its inbox and in every number', async () => {
    const { figures } = await recordOf(push.id);
    const answer = await partner.post('/web/v1/inbox/answer', {
      ...{
        push_id: push.id,
        org_id: org,
        item_id: push.items[0],
        version: 0,
        answer: 'interested',
        content: '两年后仍有意向',
      },
    });
    expect(answer.status, answer.text).toBe(200);
    const after = (await recordOf(push.id)).figures;
    expect([after.answered, after.interested]).toEqual([figures.answered + 1, figures.interested + 1]);
    const listed = await operator.get('/web/v1/push/targets', {
      push_id: push.id,
      stage: 'interested',
      pageSize: '100',
    });
    expect(listed.text).toContain('两年后仍有意向');
    const { records } = (await partner.get('/web/v1/inbox/list', { state: 'open' })).result;
    const received = records.find(({ push_id }: { push_id: string }) => push_id === push.id);
    expect(received).toMatchObject({ items: push.items.length, answered: 1, interested: 1 });
  });

  it('PUSH-055 sends an item to nobody who had it by an archived push', async () => {
    const again = await operator.post('/web/v1/push/again', { id: push.id });
    const refused = await operator.post('/web/v1/push', {
      ...{ title: '再次推送', remark: '再次推送', item_type: 2, push_group_id: again.result.id, items: push.items },
      orgs: [org],
    });
    expect(refused.text).toContain('orgs');
    expect(refused.status).toBe(422);
  });

  it('ORG-002 archived targets follow an organisation that is merged, once', async () => {
    const [from = '', to = ''] = [push.orgs[5], (await addRecipients(database, 1))[0]];
    const merged = await admin.post('/web/v1/admin/organization/merge', { from, to });
    expect(merged.status, merged.text).toBe(200);
    const { result } = await operator.get('/web/v1/push/targets', { push_id: push.id, pageSize: '100' });
    expect(result.total).toBe(TARGETS);
    expect(
      await value('SELECT org_id AS n FROM push_target WHERE push_id = ? AND org_id IN (?, ?)', push.id, from, to),
    ).toBe(to);
  });
});
