import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Client, signedIn } from '../setup/client.ts';
import {
  complete,
  DECLARATION,
  DECLARATIONS,
  DIALOGUE,
  database,
  declarationWorld,
  newRound,
  read,
  save,
  started,
  submit,
} from './support/declarations.ts';
import { upload } from './support/results.ts';

const world = declarationWorld();

/** A file of the catalogue that its writer has uploaded. */
async function file(by: Client, kind?: string, name = '登记证明.png') {
  const { url } = await upload(by, name);
  return { file_name: name, file_path: url, ...(kind && { kind }) };
}

/** A declaration that was handed in. */
async function declared(changes: object = {}): Promise<string> {
  const id = await started(world.declarant);
  const saved = await save(world.declarant, id, complete(world, changes), [
    await file(world.declarant, world.kinds[0]),
  ]);
  expect(saved.code).toBe(200);
  expect((await submit(world.declarant, id)).code).toBe(200);
  return id;
}

const unitOf = () => signedIn(world.unit.name, world.server.url);
const listed = async (by: Client, id: string) =>
  (await by.list('project', { columns: ['id', 'name'], where: { id } })).result.records;
const putBy = (by: Client, id: string, data: object) =>
  by.put('/web/egg/base/put', { table: 'project', data, where: { id } });

describe('a declaration from its start to its receipt', () => {
  it('a start makes one draft, however often the same one is sent', async () => {
    const key = { headers: { 'idempotency-key': randomUUID() } };
    const answers = await Promise.all([1, 2, 3].map(() => world.declarant.call('POST', DECLARATIONS, key)));
    const ids = new Set(answers.map(({ result }) => result.id));
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(ids.size).toBe(1);
    expect(answers.filter(({ result }) => result.started)).toHaveLength(1);
    const { result } = await read(world.declarant, [...ids][0]);
    expect(result).toMatchObject({
      stage: 0,
      receipt: null,
      editable: true,
      pending: false,
      round: { id: world.round },
    });
    expect(result.form.declarant_name).toBeTruthy();
    expect(result.phone).toBe('13800000010');
  });

  it('a draft is saved in any state, with what was typed before', async () => {
    const id = await started(world.declarant);
    expect((await save(world.declarant, id, { name: '半成品' })).result).toMatchObject({ version: 2 });
    await save(world.declarant, id, { brief: '简介', highlights: '<p>亮点<script>alert(1)</script></p>' });
    const { result } = await read(world.declarant, id);
    expect(result.form).toMatchObject({ name: '半成品', brief: '简介', highlights: '<p>亮点</p>' });
    expect(result.update_date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const own = (await world.declarant.get(DECLARATIONS)).result;
    expect(own.round).toMatchObject({ id: world.round, is_open: true, guide: '<p>申报指南</p>' });
    expect(own.records[0]).toMatchObject({ id, name: '半成品', stage: 0, editable: true });
  });

  it('what is too long, or none of the choices, is said at its field by either door', async () => {
    const id = await started(world.declarant);
    const byCall = await save(world.declarant, id, { leader_name: '长'.repeat(51), height: 77 });
    expect(byCall.code).toBe(422);
    expect(byCall.errors.map(({ field }) => field).sort()).toEqual(['form.height', 'form.leader_name']);
    const byTable = await putBy(world.declarant, id, { leader_name: '长'.repeat(51), height: 77 });
    expect(byTable.code).toBe(422);
    expect(byTable.errors.map(({ field }) => field).sort()).toEqual(['height', 'leader_name']);
    const stranger = await save(world.declarant, id, complete(world, { orgRec_id: 'no-such-unit' }));
    expect(stranger.code).toBe(200);
    expect((await submit(world.declarant, id)).errors.map(({ field }) => field)).toContain('orgRec_id');
    expect((await putBy(world.declarant, id, { orgRec_id: 'no-such-unit' })).errors[0]?.field).toBe('orgRec_id');
  });

  it('PROG-067 PROG-068 PROG-069 PROG-070 PROG-071 PROG-072 PROG-074 all that is missing is said at once, the brief is not', async () => {
    const id = await started(world.declarant);
    await save(world.declarant, id, { org_name: '', org_province_name: '' });
    const answer = await submit(world.declarant, id);
    expect(answer.code).toBe(422);
    expect(Object.fromEntries(answer.errors.map(({ field, msg }) => [field, msg]))).toEqual({
      org_name: '请输入单位名称',
      org_province_name: '请选择省份',
      name: '请输入成果名称',
      scope: '请选择项目领域',
      orgRec_id: '请选择推荐单位',
      personRec_id: '请选择推荐人',
      attachments: '请上传附件：成果登记证明',
    });
    await save(world.declarant, id, complete(world), [await file(world.declarant, world.kinds[1])]);
    expect((await submit(world.declarant, id)).errors.map(({ field }) => field)).toEqual(['attachments']);
    await save(world.declarant, id, {}, [await file(world.declarant, world.kinds[0])]);
    expect((await submit(world.declarant, id)).code).toBe(200);
  });

  it('handed in twice at once it has one receipt, which it keeps', async () => {
    const id = await started(world.declarant);
    await save(world.declarant, id, complete(world), [await file(world.declarant, world.kinds[0])]);
    const { version } = (await read(world.declarant, id)).result;
    const body = { id, version };
    const answers = await Promise.all([1, 2].map(() => world.declarant.post(`${DECLARATION}/submit`, body)));
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    expect(new Set(answers.map(({ result }) => result.receipt)).size).toBe(1);
    const [{ receipt }] = answers.map(({ result }) => result) as [{ receipt: string }];
    expect(receipt).toMatch(/^SB\d{9}$/);
    expect(
      await database(world, "SELECT action FROM audit_log WHERE item_id = ? AND action = 'declare'", id),
    ).toHaveLength(1);
    await save(world.declarant, id, { brief: '补充' });
    expect((await submit(world.declarant, id)).result.receipt).toBe(receipt);
  });

  it('two windows: the later one is told, and nothing of the first is lost', async () => {
    const id = await started(world.declarant);
    const { version } = (await read(world.declarant, id)).result;
    const first = await world.declarant.put(DECLARATION, { id, version, form: { name: '第一个窗口' } });
    expect(first.code).toBe(200);
    const second = await world.declarant.put(DECLARATION, { id, version, form: { name: '第二个窗口' } });
    expect(second.code).toBe(409);
    expect((await read(world.declarant, id)).result.form.name).toBe('第一个窗口');
    expect((await world.declarant.post(`${DECLARATION}/submit`, { id, version })).code).toBe(409);
  });

  it('changes of what was handed in reach nobody before they are handed in as well', async () => {
    const id = await declared();
    const added = await file(world.declarant, undefined, '检测报告.png');
    const { attachments } = (await read(world.declarant, id)).result;
    await save(world.declarant, id, { name: '改了一半' }, [...attachments, added]);
    const unit = await unitOf();
    expect(await listed(unit, id)).toEqual([{ id, name: '耐高温复合涂层制备技术' }]);
    const files = async (by: Client) =>
      (await by.list('attachment_relation', { where: { item_id: id } })).result.records.length;
    expect(await files(unit)).toBe(1);
    expect((await read(world.declarant, id)).result).toMatchObject({ pending: true, name: '改了一半' });
    const early = await submit(world.declarant, id);
    expect(early.code).toBe(200);
    expect(await listed(unit, id)).toEqual([{ id, name: '改了一半' }]);
    expect(await files(unit)).toBe(2);
    expect((await read(world.declarant, id)).result).toMatchObject({ pending: false, stage: 1 });
  });

  it('a draft is taken away by its declarant, what was handed in is not', async () => {
    const draft = await started(world.declarant);
    expect((await world.declarant.call('DELETE', DECLARATION, { body: { id: draft } })).code).toBe(200);
    expect((await read(world.declarant, draft)).code).toBe(404);
    const id = await declared();
    expect((await world.declarant.call('DELETE', DECLARATION, { body: { id } })).code).toBe(409);
    expect((await read(world.declarant, id)).code).toBe(200);
  });
});

describe('who reads and writes a declaration', () => {
  it('drafts are read by their declarant alone', async () => {
    const id = await started(world.declarant);
    await save(world.declarant, id, complete(world));
    for (const by of [world.office, await unitOf(), world.other]) expect(await listed(by, id)).toEqual([]);
    for (const by of [world.office, world.other]) expect((await read(by, id)).code).toBe(404);
    expect((await world.office.get(DIALOGUE, { id })).code).toBe(404);
    expect(await listed(world.declarant, id)).toHaveLength(1);
  });

  it('PROG-085 declarants change their own declaration, and no other’s, by either door', async () => {
    const id = await declared();
    expect((await putBy(world.declarant, id, { name: '自己改的名称' })).result).toEqual({ changed: 1 });
    expect((await putBy(world.other, id, { name: '别人改的名称' })).result?.changed ?? 0).toBe(0);
    const { version } = (await read(world.declarant, id)).result;
    const body = { id, version, form: { name: '别人改的名称' } };
    expect((await world.other.put(DECLARATION, body)).code).toBe(404);
    expect((await world.other.post(`${DECLARATION}/submit`, { id, version })).code).toBe(404);
    expect((await world.other.call('DELETE', DECLARATION, { body: { id } })).code).toBe(404);
    expect((await read(world.declarant, id)).result.name).toBe('自己改的名称');
  });

  it('until the closing second it can be finished, afterwards only when it was returned', async () => {
    const round = await newRound(world, { title: '即将截止' });
    const [draft, done] = [await started(world.declarant), await started(world.declarant)];
    for (const id of [draft, done]) await save(world.declarant, id, complete(world));
    expect((await submit(world.declarant, done)).code).toBe(200);
    await database(world, 'UPDATE project_round SET close_time = unixepoch() WHERE id = ?', round);
    for (const id of [draft, done]) {
      expect((await read(world.declarant, id)).result.editable).toBe(false);
      const saved = await save(world.declarant, id, { brief: '迟到' });
      expect([saved.code, saved.msg]).toEqual([409, '当前不在申报时间内']);
      expect((await putBy(world.declarant, id, { brief: '迟到' })).result?.changed ?? 0).toBe(0);
    }
    expect((await submit(world.declarant, draft)).code).toBe(409);
    const back = { id: done, from: 1, stage: 2, reason: '请补充材料' };
    expect((await world.office.put('/web/v1/programme/office/project/stage', back)).code).toBe(200);
    expect((await save(world.declarant, done, { brief: '已补充' })).code).toBe(200);
    expect((await read(world.declarant, done)).result).toMatchObject({ stage: 2, return_reason: '请补充材料' });
    expect((await submit(world.declarant, done)).code).toBe(200);
    expect((await read(world.declarant, done)).result).toMatchObject({ stage: 1, return_reason: null });
    const told = await database(
      world,
      "SELECT link FROM notice WHERE topic = 'declaration_again' AND item_id = ?",
      done,
    );
    expect(told).toEqual([{ link: `/programme/office/projects?project=${done}` }]);
    await database(world, 'UPDATE project_round SET is_delete = 1 WHERE id = ?', round);
  });

  it('while no round takes declarations none is started, by either door', async () => {
    await database(world, 'UPDATE project_round SET close_time = close_time - 1000000000');
    const byCall = await world.declarant.post(DECLARATIONS, undefined);
    const byTable = await world.declarant.post('/web/egg/base/add', { table: 'project', data: complete(world) });
    await database(world, 'UPDATE project_round SET close_time = close_time + 1000000000');
    expect([byCall.code, byTable.code]).toEqual([409, 409]);
  });
});

describe('the table service is the other door', () => {
  it('a declaration that is added waits for the files of its round, and is handed in once they are there', async () => {
    const add = (table: string, data: object) => world.declarant.post('/web/egg/base/add', { table, data });
    const { result } = await add('project', complete(world));
    const id = result.id;
    expect((await read(world.declarant, id)).result).toMatchObject({ stage: 0, round_id: world.round });
    await add('attachment_relation', {
      item_id: id,
      type: 'enclosure',
      ...(await file(world.declarant, world.kinds[0])),
    });
    expect((await putBy(world.declarant, id, { brief: '简介' })).result).toEqual({ changed: 1 });
    const after = (await read(world.declarant, id)).result;
    expect(after).toMatchObject({ stage: 1, receipt: expect.stringMatching(/^SB\d{9}$/) });
    expect((await putBy(world.declarant, id, { name: '' })).errors).toMatchObject([
      { field: 'name', msg: '请输入成果名称' },
    ]);
  });

  it('PROG-100 PROG-102 PROG-023 the list by id carries the files, and one put saves with the date', async () => {
    const id = await declared();
    const asked = {
      columns: ['id', 'name'],
      process: [{ table: 'attachment_relation', on: { item_id: 'id' }, columns: ['file_name', 'kind'], as: 'files' }],
    };
    const { result } = await world.declarant.list('project', { ...asked, where: { id, is_delete: 0 } });
    expect(result.records).toMatchObject([{ id, files: [{ file_name: '登记证明.png', kind: world.kinds[0] }] }]);
    const data = { ...complete(world), profile: '<p>介绍</p>', update_date: '2024-06-06 00:00:00' };
    expect((await putBy(world.declarant, id, data)).result).toEqual({ changed: 1 });
    const [row] = await database<{ update_date: string; profile: string }>(
      world,
      'SELECT update_date, profile FROM project WHERE id = ?',
      id,
    );
    expect(row?.profile).toBe('<p>介绍</p>');
    expect(row?.update_date).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/);
    // The documents' mark that the other kind was chosen is an answer, and is stored as none.
    const marked = { orgRec_id: world.unit.id, personRec_id: 'chosen recommending unit' };
    expect((await putBy(world.declarant, id, marked)).result).toEqual({ changed: 1 });
    expect(await database(world, 'SELECT orgRec_id, personRec_id FROM project WHERE id = ?', id)).toEqual([
      { orgRec_id: world.unit.id, personRec_id: 'null' },
    ]);
    await world.declarant.call('DELETE', '/web/egg/base/del', { body: { table: 'project', where: { id } } });
    expect(await listed(world.declarant, id)).toEqual([]);
  });

  it('PROG-101 REF-015 REF-016 units and persons by category, provinces and domains, as the form asks for them', async () => {
    const recommenders = await world.declarant.list('project_recommend', {
      columns: ['org_name', 'id', 'org_category', 'identify'],
      where: { or: [{ identify: 1 }, { identify: 2 }] },
      order: [['org_category', 'asc']],
      pageSize: 100,
    });
    const categories = recommenders.result.records.map((row: { org_category: number }) => row.org_category);
    expect(categories.length).toBeGreaterThan(2);
    expect(categories).toEqual([...categories].sort((a, b) => a - b));
    expect(recommenders.text).not.toContain('password');
    const forbidden = await world.declarant.list('project_recommend', { columns: ['id', 'org_password'] });
    expect(forbidden.text).not.toMatch(/scrypt|\$/);
    const provinces = await world.declarant.list('china', {
      columns: ['name'],
      where: { level: 1, pid: '0' },
      pageSize: 100,
    });
    expect(provinces.result.total).toBe(34);
    const domains = await world.declarant.list('scope', {
      columns: ['id', 'name'],
      where: { patent_classify_names: '产业方向' },
      pageSize: 100,
    });
    expect(domains.result.records.map(({ id }: { id: string }) => id)).toContain('s-103-01');
  });
});

describe('how far it came, and the talk with the office', () => {
  it('the steps have their dates, and what the office chose is not told before it is published', async () => {
    const id = await declared();
    const steps = async () =>
      Object.fromEntries(
        (await read(world.declarant, id)).result.steps.map(
          ({ step, done, time }: { step: string; done: boolean; time: number | null }) => [step, done && time !== null],
        ),
      );
    const before = { declared: true, recommending: true, recommended: false, selected: false, published: false };
    expect(await steps()).toEqual(before);
    const chosen = await putBy(world.office, id, { last_selected: 1, optimize_name: '优化名称' });
    expect(chosen.result).toEqual({ changed: 1 });
    expect(await steps()).toEqual(before);
    const unit = await unitOf();
    const data = { project_id: id, comment: '同意推荐', recommend_type: 1 };
    expect((await unit.post('/web/egg/base/add', { table: 'project_rec_opinion', data })).code).toBe(200);
    expect(await steps()).toEqual({ ...before, recommended: true });
    const { text } = await read(world.declarant, id);
    for (const secret of ['同意推荐', world.unit.name, '优化名称']) expect(text).not.toContain(secret);
  });

  it('what is written about a draft is told to the office when it is handed in, not before', async () => {
    const id = await started(world.declarant);
    await save(world.declarant, id, complete(world), [await file(world.declarant, world.kinds[0])]);
    const told = () =>
      database<{ params: string; link: string }>(
        world,
        `SELECT n.params, n.link FROM notice n JOIN user u ON u.user_id = n.user_id
         WHERE n.item_id = ? AND n.topic = 'declaration_answer' AND u.account = '13800000012'`,
        id,
      );
    expect((await world.declarant.post(DIALOGUE, { id, content: '推荐单位可以更换吗？' })).code).toBe(200);
    expect((await world.declarant.post(DIALOGUE, { id, content: '证书下月才能取得' })).code).toBe(200);
    expect(await told()).toEqual([]);
    expect((await submit(world.declarant, id)).code).toBe(200);
    const [notice, ...more] = await told();
    expect(more).toEqual([]);
    expect(JSON.parse(notice?.params ?? '')).toMatchObject({ name: complete(world).name });
    expect(notice?.link).toContain(id);
    const { words } = (await world.office.get(DIALOGUE, { id })).result;
    expect(words).toHaveLength(2);
  });

  it('declarant and office write to each other, either is told, and the same words sent twice are one', async () => {
    const id = await declared();
    const write = (by: Client, content: string) => by.post(DIALOGUE, { id, content });
    const asked = await Promise.all([write(world.office, '请补充专利号'), write(world.office, '请补充专利号')]);
    expect(asked.map(({ code }) => code)).toEqual([200, 200]);
    await write(world.declarant, '已补充在附件中');
    const words = async (by: Client) => (await by.get(DIALOGUE, { id })).result.words;
    expect(await words(world.declarant)).toMatchObject([
      { content: '请补充专利号', from_declarant: false, is_own: false, author: null },
      { content: '已补充在附件中', from_declarant: true, is_own: true },
    ]);
    expect((await words(world.office))[0].author).toBeTruthy();
    const told = await database(
      world,
      'SELECT topic, link FROM notice WHERE item_id = ? ORDER BY add_time, topic DESC',
      id,
    );
    expect(told.map(({ topic }) => topic).sort()).toEqual(['declaration_answer', 'declaration_word']);
    expect((await write(world.other, '我是谁')).code).toBe(404);
    expect((await world.other.get(DIALOGUE, { id })).code).toBe(404);
    expect((await write(world.declarant, '  ')).errors[0]?.field).toBe('content');
    // Of a long talk the newest words stay in sight.
    await database(
      world,
      `INSERT INTO review_comment (id, item_type, item_id, version, field, content, add_user, from_publisher, add_time, is_delete)
       SELECT c.id || '-' || j.key, c.item_type, c.item_id, c.version, c.field, '很久以前', c.add_user, c.from_publisher, 1000 + j.key, 0
       FROM review_comment c, json_each(?) j WHERE c.item_id = ? AND c.from_publisher = 0`,
      JSON.stringify(Array(250).fill(0)),
      id,
    );
    const long = await words(world.declarant);
    expect([long.length, long[0].content, long.at(-1).content]).toEqual([200, '很久以前', '已补充在附件中']);
  });
});
