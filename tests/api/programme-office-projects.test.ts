import { describe, expect, test } from 'vitest';
import type { Answer } from '../setup/client.ts';
import { rowsRead } from '../setup/queries.ts';
import { AT, declared, LARGE, list, OFFICE, officeWorld, opinion, recommender } from './support/office.ts';

/** Rows that a page may read, however large its round. */
const ROWS = 1200;

const world = officeWorld();
const idsOf = ({ result }: Answer): string[] => result.records.map(({ id }: { id: string }) => id);

describe('the table of declarations', () => {
  test('PROG-022 PROG-023 rows say who declared what, whoever recommends it; texts that mean none show none', async () => {
    const unit = await recommender(world, 1, '冀中产业研究会');
    const [none, marker, chosen] = [
      await declared(world, { orgRec_id: 'null', personRec_id: null }),
      await declared(world, { orgRec_id: 'chosen recommending unit', personRec_id: '' }),
      await declared(world, {
        orgRec_id: unit,
        recommend_state: 1,
        recommend_date: '2011-03-14 08:00:00',
        report_type: 2,
      }),
    ];
    const rows = (await list(world)).result.records as {
      id: string;
      unit_name: string | null;
      person_name: string | null;
    }[];
    const of = (id: string) => rows.find((row) => row.id === id);
    for (const id of [none, marker]) expect(of(id)).toMatchObject({ unit_name: null, person_name: null });
    expect(of(chosen)).toMatchObject({
      ...{
        unit_name: '冀中产业研究会',
        org_name: '冀中材料研究院',
        org_province_name: '河北省',
        industrial: 1,
        stage: 1,
      },
      ...{
        recommend_state: 1,
        recommend_date: '2011-03-14 08:00:00',
        report_type: 2,
        scope_name: '新材料技术',
        published: false,
      },
    });
    const detail = await world.office.get(`${OFFICE}/project`, { id: none });
    expect(detail.status, detail.text).toBe(200);
    expect(detail.result.project).toMatchObject({ orgRec_id: 'null', name: expect.any(String), height: 2 });
    for (const name of ['optimize_name', 'optimize_profile', 'trl1_9', 'team_experience', 'sort_show', 'add_date']) {
      expect(Object.keys(detail.result.project)).toContain(name);
    }
  });

  test('filters narrow alone and together, a word finds names, units and receipts, the order turns round', async () => {
    const person = await recommender(world, 2, '推荐人孙老师');
    const one = await declared(world, {
      name: '氢能储运罐体',
      org_province_name: '浙江省',
      scope: 's-101-05',
      personRec_id: person,
      industrial: 4,
    });
    const two = await declared(world, {
      name: '氢能检测装置',
      org_province_name: '浙江省',
      scope: 's-101-05-01',
      stage: 2,
      recommend_state: 2,
    });
    const three = await declared(world, {
      name: '压缩机叶片',
      org_province_name: null,
      scope: null,
      stage: 3,
      report_type: 3,
      last_selected: 1,
    });
    const draft = await declared(world, { name: '氢能草稿', stage: 0, receipt: null });
    const found = async (query: Record<string, unknown>) => idsOf(await list(world, query));
    expect(await found({ keyword: '氢能' })).toEqual([two, one]);
    expect(await found({ keyword: '氢能', order: 'submit_time' })).toEqual([one, two]);
    expect(await found({ province: '浙江省', stage: 2 })).toEqual([two]);
    expect(await found({ province: '浙江省', stage: 'standing' })).toEqual([two, one]);
    expect(await found({ scope: 's-101-05' })).toEqual([two, one]);
    expect(await found({ unit: person })).toEqual([one]);
    expect(await found({ recommend_state: 2 })).toEqual([two]);
    expect(await found({ report_type: 3, selected: 1 })).toEqual([three]);
    expect(await found({ province: 'none' })).toEqual([three]);
    expect(await found({ scope: 'none', industrial: 1 })).toEqual([three]);
    expect(await found({ keyword: (await list(world, { keyword: '压缩机' })).result.records[0].receipt })).toEqual([
      three,
    ]);
    for (const query of [{ stage: 'x' }, { industrial: "1' OR" }, { keyword: '"*' }])
      expect(await found(query)).toEqual([]);
    expect(await found({})).not.toContain(draft);
    expect((await world.office.get(`${OFFICE}/project`, { id: draft })).code).toBe(404);
    expect(await found({ round: world.large, keyword: '氢能' })).toEqual([]);
    // What is written follows at once.
    await world.programme.run(`UPDATE project SET org_province_name = '福建省', name = '氨能叶片' WHERE id = ?`, three);
    expect(await found({ province: '福建省', keyword: '氨能' })).toEqual([three]);
    expect(await found({ keyword: '压缩机' })).toEqual([]);
    await world.programme.run('UPDATE project SET is_delete = 1 WHERE id = ?', three);
    expect(await found({ province: '福建省' })).toEqual([]);
  });

  test(`a page of ${LARGE} declarations reads at most ${ROWS} rows, whatever is asked`, async () => {
    const asked = [
      {},
      { pageIndex: 6 },
      { pageIndex: 500, pageSize: 10 },
      { province: '河北省', scope: 's-101-01' },
      { keyword: '大批次成果' },
      { keyword: '单位4', selected: 1 },
      { stage: 'standing', order: 'submit_time' },
    ];
    for (const query of asked) {
      const answer = await list(world, { round: world.large, ...query });
      expect(answer.status, answer.text).toBe(200);
      expect(rowsRead(answer), JSON.stringify(query)).toBeLessThanOrEqual(ROWS);
    }
    expect((await list(world, { round: world.large })).result).toMatchObject({ total: 600, more: true, pages: 6 });
    const few = (await list(world, { round: world.large, keyword: '单位499' })).result;
    expect([few.total, few.more]).toEqual([10, undefined]);
  });
});

describe('a declaration as the office reads it', () => {
  test('PROG-092 PROG-093 PROG-094 PROG-014 it comes with declarant, field, files, every opinion and its writer, and its history', async () => {
    const [unit, expert, rival] = [
      await recommender(world, 1, '滹沱产业协会'),
      await recommender(world, 3, '材料组专家甲'),
      await recommender(world, 3, '材料组专家乙'),
    ];
    const id = await declared(world, { orgRec_id: unit, recommend_state: 1, report_type: 1 });
    await world.programme.run(
      `INSERT INTO attachment_relation (id, type, item_id, file_name, file_path, file_suffix, size, add_time)
       VALUES (?, 'enclosure', ?, '专利证书.pdf', '/files/demo/patent.pdf', 'pdf', 10, ${AT})`,
      `file-${id}`,
      id,
    );
    await opinion(world, id, unit, { recommend_type: 1, original: 1, innovate: 2 });
    await opinion(world, id, expert, { original: 2 });
    await opinion(world, id, rival);
    await world.programme.run(
      `INSERT INTO project_conflict (id, project_id, recommender_id, kind, is_hard, add_time) VALUES (?, ?, ?, 'declared', 1, ${AT})`,
      `conflict-${id}`,
      id,
      rival,
    );
    const { result, text } = await world.office.get(`${OFFICE}/project`, { id });
    expect(result.user, text).toMatchObject({ account: '13800000010' });
    expect(result.scope).toMatchObject({ name: '新材料技术' });
    expect(result.files).toMatchObject([{ file_name: '专利证书.pdf', file_path: '/files/demo/patent.pdf' }]);
    expect(result.opinions).toMatchObject([
      {
        recommender: '滹沱产业协会',
        identify: 1,
        recommend_type: 1,
        counts: true,
        grades: { original: 1, innovate: 2, core: 0 },
      },
      { recommender: '材料组专家甲', identify: 3, counts: true, grades: { original: 2 } },
      { recommender: '材料组专家乙', identify: 3, counts: false },
    ]);
    // The documented calls of the same screen.
    const rows = await world.office.list('thtt_project', {
      where: { id },
      leftJoin: [{ table: 'user', on: { declarant_user_id: 'user_id' }, columns: ['name', 'nickname'], as: 'user' }],
      process: [{ as: 'files', table: 'attachment_relation', on: { item_id: 'id' } }],
    });
    expect(rows.result.records[0], rows.text).toMatchObject({
      user: { name: expect.any(String) },
      files: [{ file_name: '专利证书.pdf' }],
    });
    const scope = await world.office.list('thtt_scope', { columns: ['name'], where: { id: 's-101-02' } });
    expect(scope.result.records).toEqual([{ name: '新材料技术' }]);
    const opinions = await world.office.list('thtt_project_rec_opinion', {
      where: { project_id: id },
      leftJoin: [{ table: 'project_recommend', on: { roc_org: 'id' }, columns: ['org_name'], as: 'recommend' }],
    });
    const writers = opinions.result.records.map((row: { recommend: { org_name: string } }) => row.recommend.org_name);
    expect(writers.sort()).toEqual(['材料组专家乙', '材料组专家甲', '滹沱产业协会'].sort());
  });

  test('it goes back to its declarant with a reason, out of the round, and back in; each step is told and remembered', async () => {
    const id = await declared(world, { name: '退回的成果', recommend_state: 1 });
    const move = (body: object, by = world.office) => by.put(`${OFFICE}/project/stage`, { id, ...body });
    expect((await move({ from: 1, stage: 2, reason: ' ' })).errors).toMatchObject([
      { field: 'reason', code: 'required' },
    ]);
    expect((await move({ from: 1, stage: 1 })).errors).toMatchObject([{ field: 'stage' }]);
    expect((await move({ from: 1, stage: 2, reason: '缺少专利证书' }, world.declarant)).code).toBe(403);
    const twice = await Promise.all([1, 2].map(() => move({ from: 1, stage: 2, reason: '缺少专利证书' })));
    expect(twice.map(({ code }) => code).sort()).toEqual([200, 409]);
    const own = (await world.declarant.list('project', { where: { id } })).result.records[0];
    expect(own).toMatchObject({ stage: 2, return_reason: '缺少专利证书', recommend_state: 1 });
    const notices = async () =>
      (await world.declarant.get('/web/v1/user/notice/list', { pageSize: 50 })).result.records;
    expect((await notices()).filter(({ topic }: { topic: string }) => topic === 'declaration_stage')).toMatchObject([
      { params: { name: '退回的成果', code: '2', opinion: '缺少专利证书' }, link: `/programme/declarations/${id}` },
    ]);
    // What was returned is written again, long after its round has closed.
    const put = await world.declarant.put('/web/egg/base/put', {
      table: 'project',
      data: { org_person: '120' },
      where: { id },
    });
    expect(put.status, put.text).toBe(200);
    expect((await move({ from: 2, stage: 3, reason: '申报单位放弃' })).status).toBe(200);
    expect((await move({ from: 3, stage: 1 })).status).toBe(200);
    const { project, history } = (await world.office.get(`${OFFICE}/project`, { id })).result;
    expect(project).toMatchObject({ stage: 1, return_reason: null });
    expect(history.map((event: { action: string; opinion: string | null }) => [event.action, event.opinion])).toEqual([
      ['restore', null],
      ['withdraw', '申报单位放弃'],
      ['edit', null],
      ['return', '缺少专利证书'],
    ]);
    expect(history.at(-1)).toMatchObject({ before: '1', after: '2', who: expect.any(String) });
  });

  test('PROG-097 PROG-100 the documented lists: the selected in their order, a project with its files, nothing of a deleted one', async () => {
    const gone = await declared(world, { is_delete: 1 });
    await world.programme.run(
      'UPDATE project SET last_selected = 1, sort_show = 3 WHERE id = ?',
      await declared(world),
    );
    await world.programme.run(
      'UPDATE project SET last_selected = 1, sort_show = 2 WHERE id = ?',
      await declared(world),
    );
    const selected = await world.office.list('project', {
      where: { last_selected: 1, round_id: world.round },
      order: [['sort_show', 'asc']],
    });
    const orders = selected.result.records.map((row: { sort_show: number }) => row.sort_show);
    expect(orders.slice(-2)).toEqual([2, 3]);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
    const process = [{ as: 'files', table: 'attachment_relation', on: { item_id: 'id' } }];
    expect((await world.office.list('project', { where: { id: gone, is_delete: 0 }, process })).result.records).toEqual(
      [],
    );
    const one = await world.office.list('project', { where: { id: 'office-1', is_delete: 0 }, process });
    expect(one.result.records[0].files).toEqual([]);
  });
});
