import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageOf } from '../../db/contract/errors.ts';
import { IMPORT_ROW, IMPORT_STATE } from '../../db/contract/import-kinds.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { newMember, PASSWORD } from './support/accounts.ts';
import {
  detail,
  HEADINGS,
  imported,
  lines,
  PATH,
  reportOf,
  resultRow,
  rowsOf,
  sent,
  until,
} from './support/imports.ts';
import { AUDITOR, INPUT, MEMBER, unique } from './support/results.ts';

let server: TestServer;
let db: D1Database;
let files: R2Bucket;
let staff: Client;
let auditor: Client;
let admin: Client;

beforeAll(async () => {
  server = await startServer({ crons: false });
  db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  files = (await server.runtime.miniflare.getR2Bucket('FILES')) as unknown as R2Bucket;
  [staff, auditor, admin] = (await Promise.all(
    [INPUT, AUDITOR, '13800000011'].map((account) => signedIn(account, server.url)),
  )) as [Client, Client, Client];
});
afterAll(() => server.stop());

const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
const userIdOf = async (who: Client): Promise<string> => (await who.get('/web/egg/user/session')).result.user_id;
const named = async (name: string) =>
  (await db.prepare('SELECT * FROM chengguo WHERE name = ?').bind(name).all<Record<string, unknown>>()).results;

describe('a file of results', () => {
  it('rows are made once, refused with what is wrong at their cells, or found to be there already', async () => {
    const organization = unique('导入新建研究院');
    const good = many(44, () => resultRow({ 单位名称: organization }));
    const twin = good[3] as string[];
    const outside = resultRow({ 单位名称: '燕赵 先进材料研究院' });
    const before = await staff.post('/web/v1/user/chengguo', {
      ...{ result: { name: outside[0], profile: '<p>已有</p>', sub_type: 1, region_id: '130000', contacts: '甲' } },
      ...{ organization: { name: '燕赵先进材料研究院', org_type: '科研院所' }, scopes: ['s-101-01-01'] },
    });
    expect(before.code).toBe(422);
    const known = await staff.post('/web/v1/user/chengguo', {
      result: {
        ...{ name: outside[0], profile: '<p>已有</p>', sub_type: 1, region_id: '130000', contacts: '甲' },
        ...{ contacts_tel: '0311-80000000', contacts_addr: '石家庄' },
      },
      organization: { name: '燕赵先进材料研究院', org_type: '科研院所' },
      scopes: ['s-101-01-01'],
    });
    expect(known.msg).toBe('成功');
    const bad = [
      resultRow({ 所处阶段: '快好了' }),
      resultRow({ 成果名称: '' }),
      resultRow({ 所在地区: '火星 奥林匹斯' }),
      resultRow({ 所属领域: '没有的领域' }),
      resultRow({ 完成时间: '去年' }),
      resultRow({ '投资金额（万元）': '很多' }),
      resultRow({ 联系电话: '' }),
      resultRow({ 单位名称: '' }),
    ];
    const rows = [
      ...good.slice(0, 20),
      ...bad.slice(0, 4),
      twin,
      outside,
      ...good.slice(20),
      ...bad.slice(4),
      twin,
      outside,
    ];
    expect(rows).toHaveLength(56);
    const counted = async () =>
      (
        await db
          .prepare("SELECT coalesce(sum(items), 0) AS items FROM publishing_count WHERE subject = 'user:' || ?")
          .bind(await userIdOf(staff))
          .first<{ items: number }>()
      )?.items;
    const used = await counted();
    const job = await imported(staff, { rows });
    expect(job).toMatchObject({ done_count: 56, made_count: 44, duplicate_count: 4, refused_count: 8, row_count: 56 });
    expect(await counted()).toBe(used);

    for (const [name = ''] of good) {
      const [row, ...more] = await named(name);
      expect(more).toEqual([]);
      expect(row).toMatchObject({
        ...{ audit_status: 1, scope: 's-101-02-01', region_id: '130000,130100,130102', process: 5, cooperation: '1,3' },
        ...{ investment: '1200.5', complete_time: '2025-06-30 00:00:00', sub_type: 1, org_name: organization },
        profile: '<p>第一段 &lt;说明&gt;</p><p>第二段</p>',
      });
    }
    const refused = await rowsOf(staff, job.id, IMPORT_ROW.refused);
    expect(
      refused.map(({ row_no, problems }) => [row_no, problems.map(({ field, code }) => `${field} ${code}`)]),
    ).toEqual([
      [22, ['result.process import_choice']],
      [23, ['result.name result_name_required']],
      [24, ['result.region_id import_place']],
      [25, ['scopes import_scope']],
      [52, ['result.complete_time import_date']],
      [53, ['result.investment amount_invalid']],
      [54, ['result.contacts_tel contacts_tel_required']],
      [55, ['result.sub_type sub_type_required']],
    ]);
    const twins = await rowsOf(staff, job.id, IMPORT_ROW.duplicate);
    const [made] = await named(String(twin[0]));
    expect(twins.map(({ row_no, item_id }) => [row_no, item_id])).toEqual([
      [26, made?.chengguo_id],
      [27, known.result.chengguo_id],
      [56, made?.chengguo_id],
      [57, known.result.chengguo_id],
    ]);

    const report = await reportOf(staff, job.id);
    expect(report).toHaveLength(56);
    expect(report[20]).toMatch(/^22,"导入成果.*","未导入","","","所处阶段：请填写以下之一：研发设计、/);
    expect(report[0]).toMatch(/^2,"导入成果.*","已导入","CGGRZZ\d+","[0-9A-Z]{26}",""$/);
    expect((await reportOf(staff, job.id, 'en'))[22]).toMatch(
      /"Refused","","","Region: There is no place “火星 奥林匹斯”/,
    );

    // Nobody became a member of what the file names, least of all who sent it.
    const unit = await db
      .prepare(
        `SELECT o.user_id, (SELECT count(*) FROM organisation_user m WHERE m.organization_id = o.organization_id) AS people
         FROM organization o WHERE o.name = ? AND o.is_delete = 0`,
      )
      .bind(organization)
      .all();
    expect(unit.results).toEqual([{ user_id: null, people: 0 }]);
    expect(
      (await (await server.runtime.miniflare.getR2Bucket('FILES')).list({ prefix: `imports/${job.id}/` })).objects,
    ).toEqual([]);
  });

  it('the same announcement, piece and beginning twice make nothing twice', async () => {
    const rows = many(9, () => resultRow());
    const key = unique('digest');
    const id = await sent(staff, { rows, size: 4, key });
    expect(await sent(staff, { rows, size: 4, key })).toBe(id);
    expect((await detail(staff, id)).received).toEqual([1, 2, 3]);
    const answers = await Promise.all(many(3, () => staff.post(`${PATH}/begin`, { id })));
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(await until(staff, id, IMPORT_STATE.done)).toMatchObject({ made_count: 9, done_count: 9 });
    expect((await staff.post(`${PATH}/begin`, { id })).result).toMatchObject({
      state: IMPORT_STATE.done,
      made_count: 9,
    });
    const late = await staff.put(`${PATH}/piece`, { id, no: 1, rows: lines(rows.slice(0, 4)) });
    expect([late.code, late.msg]).toEqual([409, '导入已开始，不能再修改文件内容']);
    for (const [name = ''] of rows) expect(await named(name)).toHaveLength(1);
    // The same file later is another import, which finds everything there.
    const again = await imported(staff, { rows, key });
    expect(again.id).not.toBe(id);
    expect(again).toMatchObject({ made_count: 0, duplicate_count: 9 });
  });

  it('pauses where it stands, goes on, and keeps what it made when it is cancelled', async () => {
    const rows = many(300, () => resultRow());
    const id = await sent(staff, { rows, size: 100 });
    await staff.post(`${PATH}/begin`, { id });
    await until(staff, id, IMPORT_STATE.running);
    const stopped = (await staff.post(`${PATH}/pause`, { id })).result;
    expect(stopped).toMatchObject({ state: IMPORT_STATE.paused, reason: 'asked' });
    expect(stopped.done_count).toBeLessThan(300);
    const still = await detail(staff, id);
    expect([still.made_count, (await rowsOf(staff, id)).length]).toEqual([stopped.made_count, stopped.done_count]);
    await staff.post(`${PATH}/resume`, { id });
    expect(await until(staff, id, IMPORT_STATE.done)).toMatchObject({ made_count: 300, done_count: 300, reason: null });

    const other = many(200, () => resultRow());
    const cancelled = await sent(staff, { rows: other, size: 100 });
    await staff.post(`${PATH}/begin`, { id: cancelled });
    await until(staff, cancelled, IMPORT_STATE.running);
    const end = (await staff.post(`${PATH}/cancel`, { id: cancelled })).result;
    expect(end.state).toBe(IMPORT_STATE.cancelled);
    const count = await Promise.all(other.map(([name = '']) => named(name)));
    expect(count.flat()).toHaveLength((await detail(staff, cancelled)).made_count);
    const over = await staff.post(`${PATH}/resume`, { id: cancelled });
    expect([over.code, over.msg]).toEqual([409, '导入已结束']);
  });

  it('a look before it says what columns are, and what is wrong with the first rows, and writes nothing', async () => {
    const headings = ['Name of the result', 'scopes', 'result.region_id', '随便', 'Organisation name'];
    const { result } = await staff.post(`${PATH}/check`, {
      ...{ kind: 'result', headings },
      rows: lines([
        ['A', 'Graphene and carbon materials', "Chang'an District, Shijiazhuang, Hebei", '', 'B'],
        ['', '石墨烯与碳材料；s-101-01-01', '130102', '', ''],
      ]),
    });
    expect(result.columns).toEqual(['result.name', 'scopes', 'result.region_id', null, 'organization.name']);
    expect(result.missing).toEqual([
      ...['result.profile', 'organization.org_type', 'result.contacts', 'result.contacts_tel', 'result.contacts_addr'],
    ]);
    const wrong = result.rows.map(({ problems }: { problems: { field: string }[] }) =>
      problems.map(({ field }) => field),
    );
    expect(wrong[0]).not.toContain('scopes');
    expect(wrong[0]).not.toContain('result.region_id');
    expect(wrong[1]).toEqual(expect.arrayContaining(['result.name', 'result.sub_type']));

    // A field counts from the moment on at which it is entered, and until it is removed.
    const name = unique('新领域');
    const isKnown = async () => {
      const rows = lines([[name]]);
      const { result } = await staff.post(`${PATH}/check`, { kind: 'result', headings: ['scopes'], rows });
      return result.rows[0].problems.every(({ field }: { field: string }) => field !== 'scopes');
    };
    expect(await isKnown()).toBe(false);
    const data = { pid: 's-101-01', name, name_en: name, sort: 99, stage: 1 };
    const added = await admin.post('/web/egg/base/add', { table: 'scope', data, key: 'id' });
    expect([added.msg, await isKnown()]).toEqual(['成功', true]);
    const where = { id: added.result.id };
    const removed = await admin.call('DELETE', '/web/egg/base/del', { body: { table: 'scope', where } });
    expect([removed.status, await isKnown()]).toEqual([200, false]);
  });
});

describe('a file of demands', () => {
  it('staff who enter demands import them, and no others', async () => {
    const entry = await signedIn('13800000005', server.url);
    const headings = [
      '需求名称',
      '所属领域',
      '需求简介',
      '需求类型',
      '单位名称',
      '所在地区',
      '联系人',
      '联系电话',
      '联系地址',
      '需求来源',
    ];
    const row = (name: string) => [
      ...[
        name,
        '大数据与云计算',
        '简介',
        '',
        unique('需求单位'),
        '河北石家庄长安区',
        '联系人',
        '0311-80000000',
        '地址',
        '企业走访征集',
      ],
    ];
    const rows = many(5, () => row(unique('导入需求')));
    const job = await imported(entry, { kind: 'demand', headings, rows });
    expect(job).toMatchObject({ made_count: 5, refused_count: 0 });
    const found = await db
      .prepare('SELECT org_province, org_city, org_county, source, code FROM xuqiu WHERE name = ?')
      .bind(rows[0]?.[0])
      .all();
    expect(found.results).toEqual([
      {
        org_province: '130000',
        org_city: '130100',
        org_county: '130102',
        source: 1,
        code: expect.stringMatching(/^XQ/),
      },
    ]);
    const start = { kind: 'result', name: 'a.csv', headings: HEADINGS, pieces: 1, rows: 1 };
    expect((await entry.post(PATH, start)).code).toBe(403);
    expect((await staff.post(PATH, { ...start, kind: 'demand' })).code).toBe(403);
    expect((await (await signedIn(MEMBER, server.url)).post(PATH, start)).code).toBe(403);
  });
});

describe('whose an import is', () => {
  it('others find none, administrators see and stop it', async () => {
    const id = await sent(staff, { rows: many(3, () => resultRow()) });
    for (const path of ['', '/rows', '/report.csv'])
      expect((await auditor.get(`${PATH}${path}`, { id })).code).toBe(404);
    for (const verb of ['begin', 'pause', 'resume', 'cancel']) {
      expect((await auditor.post(`${PATH}/${verb}`, { id })).code).toBe(404);
    }
    const list = async (who: Client, all?: string) =>
      (await who.get(`${PATH}/list`, { all, pageSize: 100 })).result.records.map((job: { id: string }) => job.id);
    expect(await list(staff)).toContain(id);
    expect(await list(auditor, '1')).not.toContain(id);
    expect(await list(admin)).not.toContain(id);
    expect(await list(admin, '1')).toContain(id);
    expect((await admin.post(`${PATH}/begin`, { id })).code).toBe(404);
    expect((await admin.post(`${PATH}/cancel`, { id })).result).toMatchObject({
      state: IMPORT_STATE.cancelled,
      is_own: false,
    });
  });

  it('what an auditor imports waits for a review, unless it was begun otherwise', async () => {
    const [waits, open] = [resultRow(), resultRow()];
    await imported(auditor, { rows: [waits] });
    await imported(auditor, { rows: [open] }, true);
    expect((await named(String(waits[0])))[0]).toMatchObject({ audit_status: 1 });
    expect((await named(String(open[0])))[0]).toMatchObject({ audit_status: 4 });
    const id = await sent(staff, { rows: [resultRow()] });
    expect((await staff.post(`${PATH}/begin`, { id, at_once: true })).code).toBe(403);
  });

  it('an authority that is taken stops it until somebody who has it lets it go on', async () => {
    const id = await sent(staff, { rows: many(3, () => resultRow()) });
    const user_id = await userIdOf(staff);
    const authority = async (value: string) =>
      db.prepare('UPDATE user SET authority = ? WHERE user_id = ?').bind(value, user_id).run();
    await db.prepare('UPDATE import_job SET state = 3, reason = ? WHERE id = ?').bind('asked', id).run();
    await authority('xq-input');
    await admin.post(`${PATH}/resume`, { id });
    expect(await until(admin, id, IMPORT_STATE.paused)).toMatchObject({ reason: 'authority', done_count: 0 });
    await authority('cg-input');
    await staff.post(`${PATH}/resume`, { id });
    expect(await until(staff, id, IMPORT_STATE.done)).toMatchObject({ made_count: 3 });
  });
});

describe('what breaks', () => {
  it('a row that breaks alone is refused after some tries, and all others are made', async () => {
    const [first, broken, last] = [resultRow(), resultRow(), resultRow()];
    const trigger = `CREATE TRIGGER broken_row BEFORE INSERT ON chengguo WHEN new.name = '${broken[0]}' BEGIN SELECT RAISE(ABORT, 'broken'); END`;
    await db.prepare(trigger).run();
    const job = await imported(staff, { rows: [first, broken, last] });
    await db.prepare('DROP TRIGGER broken_row').run();
    expect(job).toMatchObject({ made_count: 2, refused_count: 1, done_count: 3 });
    const [refused] = await rowsOf(staff, job.id, IMPORT_ROW.refused);
    expect(refused).toMatchObject({ row_no: 3, name: broken[0], problems: [{ field: '', code: 'server_exception' }] });
    expect((await reportOf(staff, job.id))[1]).toContain(messageOf('server_exception', 'zh'));
  });

  it('where no row can be made the import waits for a person', async () => {
    const trigger = `CREATE TRIGGER broken_table BEFORE INSERT ON chengguo BEGIN SELECT RAISE(ABORT, 'broken'); END`;
    await db.prepare(trigger).run();
    const id = await sent(staff, { rows: many(3, () => resultRow()) });
    await staff.post(`${PATH}/begin`, { id });
    const job = await until(staff, id, IMPORT_STATE.paused);
    await db.prepare('DROP TRIGGER broken_table').run();
    expect(job).toMatchObject({ reason: 'failure', done_count: 0 });
    await staff.post(`${PATH}/resume`, { id });
    expect(await until(staff, id, IMPORT_STATE.done)).toMatchObject({ made_count: 3 });
  });
});

describe('what is left over', () => {
  it('a schedule wakes an import that stands still, and sweeps files whose sending was given up', async () => {
    const id = await sent(staff, { rows: many(3, () => resultRow()) });
    await db.prepare('UPDATE import_job SET state = 2, update_time = 1 WHERE id = ?').bind(id).run();
    const left = await sent(staff, { rows: many(3, () => resultRow()) });
    await db.prepare('UPDATE import_job SET update_time = 1 WHERE id = ?').bind(left).run();
    await staff.post('/dev/cron', {});
    expect(await until(staff, id, IMPORT_STATE.done)).toMatchObject({ made_count: 3 });
    expect((await staff.get(PATH, { id: left })).code).toBe(404);
    expect((await files.list({ prefix: `imports/${left}/` })).objects).toEqual([]);
  });

  it('a paused import of an account that ended goes with it, of one that is disabled after a week', async () => {
    const { browser, phone } = await newMember(server.url);
    const user_id = await userIdOf(browser);
    await db.prepare(`UPDATE user SET authority = 'cg-input' WHERE user_id = ?`).bind(user_id).run();
    const paused = async () => {
      const id = await sent(browser, { rows: many(3, () => resultRow()) });
      await db.prepare('UPDATE import_job SET state = 3, reason = ? WHERE id = ?').bind('asked', id).run();
      return id;
    };
    const kept = async (id: string) => (await files.list({ prefix: `imports/${id}/` })).objects.length > 0;
    const [week, own] = [await paused(), await paused()];
    await db.prepare('UPDATE user SET is_delete = 1 WHERE user_id = ?').bind(user_id).run();
    await staff.post('/dev/cron', {});
    expect([await kept(week), await kept(own)], 'who is disabled may come back').toEqual([true, true]);
    await db.prepare('UPDATE import_job SET update_time = 1 WHERE id = ?').bind(week).run();
    await staff.post('/dev/cron', {});
    expect([await kept(week), await kept(own)]).toEqual([false, true]);
    await db.prepare('UPDATE user SET is_delete = 0 WHERE user_id = ?').bind(user_id).run();
    const back = await client(server.url).login(phone, PASSWORD);
    expect((await back.post('/web/v1/user/account/delete', { password: PASSWORD })).code).toBe(200);
    await staff.post('/dev/cron', {});
    expect(await kept(own)).toBe(false);
  });
});
