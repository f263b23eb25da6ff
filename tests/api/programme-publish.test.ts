import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PublicationFigures } from '../../db/contract/programme/publication.ts';
import { rankProjects } from '../../functions/modules/programme/ranking.ts';
import { Client } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { opinionOf, projectId, put, ROUND, rankedRound } from './support/ranked-round.ts';

const OFFICE = '13800000012';
const DECLARANT = '13800000010';
const RANKING = '/web/v1/programme/ranking';
const SELECTION = '/web/v1/programme/selection';
const PUBLICATION = '/web/v1/programme/publication';
const PUBLISHED = '/web/v1/programme/published';

let server: TestServer;
let db: D1Database;
let office: Client;

const visitor = () => new Client(server.url);
const signedIn = (account: string) => new Client(server.url).login(account);

interface Shown {
  id: string;
  name: string;
  version: number;
  last_selected: number;
  figures: { rank: number; opinions: number; corrected: number | null } | null;
}

const rows = async (query: object = {}): Promise<Shown[]> =>
  (await office.get(RANKING, { round: ROUND, pageSize: 100, ...query })).result.records;
const rowOf = async (id: string): Promise<Shown> => (await rows()).find((row) => row.id === id) as Shown;
const select = async (id: string, change: object) => {
  const { version } = await rowOf(id);
  return office.put(SELECTION, { id, version, ...change });
};
const current = async (): Promise<string | null> =>
  (await office.get(RANKING, { round: ROUND })).result.publication?.id ?? null;
const publish = (former: string | null, who = office) => who.post(PUBLICATION, { round: ROUND, former });
const publishedIds = async (): Promise<string[]> =>
  (await visitor().get(PUBLISHED, { round: ROUND, pageSize: 100, _t: Math.random() })).result.records.map(
    (card: { id: string }) => card.id,
  );
const historyOf = async (id: string) =>
  (
    await db
      .prepare(`SELECT action FROM audit_log WHERE table_name = 'project' AND item_id = ? ORDER BY add_time, rowid`)
      .bind(id)
      .all<{ action: string }>()
  ).results.map(({ action }) => action);
const notices = async (topic: string) =>
  (
    await db.prepare('SELECT user_id, params, link FROM notice WHERE topic = ? ORDER BY rowid').bind(topic).all<{
      user_id: string;
      params: string;
      link: string;
    }>()
  ).results;

beforeAll(async () => {
  server = await startServer();
  db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  await rankedRound(db);
  office = await signedIn(OFFICE);
});

afterAll(() => server.stop());

describe('the ranking of a round', () => {
  it('is computed once and kept, and says when opinions came since', async () => {
    expect((await office.get(RANKING, { round: ROUND })).result).toMatchObject({ computed_time: null, total: 12 });
    expect((await office.get(`${RANKING}/state`, { round: ROUND })).result).toMatchObject({ stale: true });
    expect((await office.post(RANKING, { round: ROUND })).code).toBe(200);
    const { result } = await office.get(RANKING, { round: ROUND });
    expect(result).toMatchObject({ uncorrected: null, opinions: 36, reviewers: 6, total: 12, selected: 0 });
    const ranked = await rows();
    expect(ranked.map(({ figures }) => figures?.rank)).toEqual(
      ranked.map(({ figures }) => figures?.rank).sort((a, b) => Number(a) - Number(b)),
    );
    expect(ranked[0]?.figures).toMatchObject({ rank: 1, opinions: 3, corrected: expect.any(Number) });
    expect((await office.get(`${RANKING}/state`, { round: ROUND })).result).toMatchObject({ stale: false });
    // A page reads its part of what is kept, and no opinions.
    const page = await office.get(RANKING, { round: ROUND, pageSize: 5, pageIndex: 2 });
    expect(page.result.records.map((row: Shown) => row.id)).toEqual(ranked.slice(5, 10).map(({ id }) => id));
    expect(Number(/rows_read=(\d+)/.exec(page.headers.get('server-timing') ?? '')?.[1])).toBeLessThan(200);
    await put(db, 'project_rec_opinion', [opinionOf(0, 5, 3)]);
    expect((await office.get(`${RANKING}/state`, { round: ROUND })).result).toMatchObject({ stale: true });
    await office.post(RANKING, { round: ROUND });
    expect((await rowOf(projectId(0))).figures?.opinions).toBe(4);
  });

  it('leaves out opinions that a hard conflict forbids', async () => {
    await put(db, 'project_conflict', [
      {
        id: 'conflict-1',
        project_id: projectId(0),
        recommender_id: 'expert-published-5',
        kind: 'declared',
        is_hard: 1,
        add_time: 1,
      },
    ]);
    expect((await office.get(`${RANKING}/state`, { round: ROUND })).result.stale).toBe(true);
    await office.post(RANKING, { round: ROUND });
    expect((await rowOf(projectId(0))).figures?.opinions).toBe(3);
  });

  it('is the office’s alone', async () => {
    for (const who of [visitor(), await signedIn(DECLARANT)]) {
      for (const path of [RANKING, `${RANKING}/state`, `${PUBLICATION}/preview`]) {
        expect([401, 403]).toContain((await who.get(path, { round: ROUND })).code);
      }
      expect([401, 403]).toContain((await publish(null, who)).code);
    }
  });
});

describe('the selection', () => {
  it('takes projects in, words them beside the original, and keeps an order of the office', async () => {
    expect((await publish(null)).msg).toBe('尚未选定任何项目');
    for (const number of [3, 1, 2]) {
      expect((await select(projectId(number), { last_selected: 1 })).code).toBe(200);
    }
    const selected = async () => (await rows({ view: 'selected' })).map(({ id }) => id);
    expect(await selected()).toEqual([3, 1, 2].map(projectId));
    const wording = { optimize_name: '面向产业的测试成果', optimize_profile: '<p>改写</p><script>alert(1)</script>' };
    expect((await select(projectId(1), wording)).code).toBe(200);
    const detail = (await office.get(SELECTION, { id: projectId(1) })).result;
    expect(detail).toMatchObject({ name: '测试成果1', optimize_profile: '<p>改写</p>' });
    // Who read an older version is told, and changes nothing.
    expect((await office.put(SELECTION, { id: projectId(1), version: 1, optimize_name: 'x' })).code).toBe(409);
    const order = { round: ROUND, ids: [1, 2, 3].map(projectId) };
    expect((await office.put(`${SELECTION}/order`, order)).code).toBe(200);
    expect(await selected()).toEqual(order.ids);
    for (const ids of [order.ids.slice(1), [...order.ids, projectId(4)], [order.ids[0], order.ids[0], order.ids[1]]]) {
      expect((await office.put(`${SELECTION}/order`, { round: ROUND, ids })).code).toBe(409);
    }
    // Of two who moved what both had seen in the same order one did.
    const moves = ['213', '321'].map((ids) => [...ids].map(Number).map(projectId));
    const put = (ids: string[]) => office.put(`${SELECTION}/order`, { round: ROUND, ids, was: order.ids });
    const moved = await Promise.all(moves.map(put));
    expect(moved.map(({ code }) => code).sort()).toEqual([200, 409]);
    expect(await selected()).toEqual(moves[moved.findIndex(({ code }) => code === 200)]);
    expect((await office.put(`${SELECTION}/order`, order)).code).toBe(200);
    expect(await historyOf(projectId(1))).toContain('select');
  });
});

describe('a publication', () => {
  let first: { id: string; sha256: string; version: number };

  it('shows everything that is selected at once, as it was previewed, and tells the declarants', async () => {
    expect(await publishedIds()).toEqual([]);
    expect((await visitor().get(`${PUBLISHED}/detail`, { id: projectId(1) })).code).toBe(404);
    // Who wrote the brief alone is introduced by it.
    const brief = '面向 <热端> 叶片的修复。\n已通过考核。';
    await db.prepare("UPDATE project SET profile = '', brief = ? WHERE id = ?").bind(brief, projectId(2)).run();
    const preview = (await office.get(`${PUBLICATION}/preview`, { round: ROUND })).result;
    const introduced = '<p>面向 &lt;热端&gt; 叶片的修复。</p><p>已通过考核。</p>';
    expect(preview.projects.map(({ profile }: { profile: string }) => profile)[1]).toBe(introduced);
    expect((await office.get(SELECTION, { id: projectId(2) })).result.profile).toBe(introduced);
    const answer = await publish(null);
    expect(answer.code).toBe(200);
    first = answer.result;
    expect(first).toMatchObject({ version: 1, projects: 3, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await publishedIds()).toEqual([1, 2, 3].map(projectId));
    const {
      publication,
      org_name_en: _,
      ...shown
    } = (await visitor().get(`${PUBLISHED}/detail`, { id: projectId(1) })).result;
    // What is called in English today stands beside what was published.
    const published = preview.projects[0];
    expect(shown).toEqual({ ...published, round: { ...published.round, title_en: null } });
    expect(shown).toMatchObject({
      name: '面向产业的测试成果',
      declared_name: '测试成果1',
      unit: '测试推荐单位',
      person: null,
    });
    expect(publication).toMatchObject({ id: first.id, sha256: first.sha256, version: 1 });
    expect((await historyOf(projectId(2))).at(-1)).toBe('publish');
    expect((await notices('project_published')).length).toBe(3);
    expect((await office.get(RANKING, { round: ROUND })).result).toMatchObject({
      edited: 0,
      publication: { id: first.id },
    });
  });

  it('is narrowed by word, field, recommending unit, person, region and round', async () => {
    const [card] = (await visitor().get(PUBLISHED, { round: ROUND })).result.records;
    const found = async (query: object) =>
      (await visitor().get(PUBLISHED, { pageSize: 100, ...query })).result.records.map(({ id }: { id: string }) => id);
    for (const query of [
      { keyword: '面向产业' },
      { keyword: '测试成果1' },
      { keyword: card.org_name },
      { field: card.fields[0].id },
      { unit: '测试推荐单位' },
      { region: card.province },
    ]) {
      expect(await found(query), JSON.stringify(query)).toContain(projectId(1));
    }
    for (const query of [{ keyword: '没有' }, { field: 's-999' }, { unit: 'x' }, { person: 'x' }, { region: 'x' }]) {
      expect(await found(query), JSON.stringify(query)).toEqual([]);
    }
    const { choices } = (await visitor().get(PUBLISHED)).result;
    expect(choices.unit).toContainEqual({ value: '测试推荐单位', label: '测试推荐单位', label_en: null, count: 3 });
    expect(choices.round).toContainEqual({ value: ROUND, label: '专场推荐', label_en: null, count: 3 });
  });

  it('PROG-097 names selected projects in the office’s order by the documented call', async () => {
    const { result } = await visitor().list('thtt_project', {
      columns: ['id', 'optimize_name', 'sort_show'],
      where: { last_selected: 1 },
      order: [['sort_show', 'asc']],
      pageSize: 100,
    });
    const own = result.records.filter((row: { id: string }) => row.id.startsWith('project-published-'));
    expect(own.map((row: { id: string }) => row.id)).toEqual([1, 2, 3].map(projectId));
  });

  it('lets anybody check its digest and compute the ranking again from figures without names', async () => {
    const response = await visitor().fetch(`${PUBLICATION}/figures?id=${first.id}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(first.sha256);
    const figures = JSON.parse(bytes.toString()) as PublicationFigures;
    const again = rankProjects(
      figures.ranking.map(({ project }) => project),
      figures.opinions.map(([project, reviewer, digits]) => ({
        projectId: project,
        reviewerId: reviewer,
        grades: [...digits].map(Number),
      })),
    );
    expect(again.projects.map(({ projectId: id, rank, mean, corrected }) => [id, rank, mean, corrected])).toEqual(
      figures.ranking.map(({ project, rank, mean, corrected }) => [project, rank, mean, corrected]),
    );
    expect(figures.opinions).toHaveLength(36);
    expect(bytes.toString()).not.toMatch(/expert-published|测试专家|roc_org/);
    // The figures are those of the round: each selected project has the points that the office saw.
    const ranked = await rows();
    for (const { project, content } of figures.selected) {
      const own = ranked.find(({ id }) => id === content.id)?.figures;
      const told = figures.ranking.find((one) => one.project === project);
      expect(told?.rank).toBe(own?.rank);
      expect(told?.corrected).toBeCloseTo(Number(own?.corrected), 6);
    }
    const book = await visitor().fetch(`${PUBLICATION}/workbook?id=${first.id}`);
    expect(
      Buffer.from(await book.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('shows visitors none of the files that its declarant handed in', async () => {
    const item_id = projectId(1);
    const file = { type: 'enclosure', file_name: '权属证明.pdf', file_path: 'x', file_suffix: 'pdf', add_time: 1 };
    await put(db, 'attachment_relation', [{ id: 'file-of-selected', item_id, ...file }]);
    const read = async (by: Client) => (await by.list('attachment_relation', { where: { item_id } })).result.total;
    expect([await read(visitor()), await read(office)]).toEqual([0, 1]);
  });

  it('stays as it is, whatever is edited, selected, ordered and judged later', async () => {
    const before = (await visitor().get(`${PUBLISHED}/detail`, { id: projectId(1) })).text;
    expect((await select(projectId(1), { optimize_name: '又一个名称', last_selected: 0 })).code).toBe(200);
    expect((await select(projectId(5), { last_selected: 1 })).code).toBe(200);
    await office.put('/web/egg/base/put', {
      table: 'project',
      data: { name: '改过的名称' },
      where: { id: projectId(2) },
    });
    await put(db, 'project_rec_opinion', [opinionOf(2, 0, 18)]);
    await office.post(RANKING, { round: ROUND });
    expect((await visitor().get(`${PUBLISHED}/detail`, { id: projectId(1), _t: 2 })).text).toBe(before);
    expect(await publishedIds()).toEqual([1, 2, 3].map(projectId));
    const names = (await visitor().get(PUBLISHED, { round: ROUND })).result.records.map(
      (c: { name: string }) => c.name,
    );
    expect(names).toContain('测试成果2');
    // Visitors do not read the office's next choice by the table service either.
    const { result } = await visitor().list('project', {
      columns: ['id', 'optimize_name', 'last_selected'],
      where: { id: projectId(1) },
    });
    expect(JSON.stringify(result.records)).not.toContain('又一个名称');
    expect((await office.get(RANKING, { round: ROUND })).result.edited).toBeGreaterThan(0);
  });

  it('is one, of two that publish in the same moment', async () => {
    const other = await signedIn('13800000011');
    const answers = await Promise.all([publish(first.id), publish(first.id, other), publish(first.id)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ code }) => code === 409)?.msg).toBe('名单在此期间已发布或撤回，请刷新后重试');
    const { results } = await db
      .prepare('SELECT version FROM project_publication WHERE round_id = ? AND undo_time IS NULL')
      .bind(ROUND)
      .all();
    expect(results).toEqual([{ version: 2 }]);
    expect(await publishedIds()).toEqual([2, 3, 5].map(projectId));
    expect((await visitor().get(`${PUBLISHED}/detail`, { id: projectId(1), _t: 3 })).code).toBe(404);
    expect((await notices('project_published')).length).toBe(4);
    expect((await notices('project_unpublished')).map(({ params }) => params)).toEqual(['{"name":"测试成果1"}']);
  });

  it('is undone: the former one is public again, and in the end none', async () => {
    const second = String(await current());
    const undo = (id: string) => office.post(`${PUBLICATION}/undo`, { id });
    const answers = await Promise.all([undo(second), undo(second)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
    expect(await current()).toBe(first.id);
    expect(await publishedIds()).toEqual([1, 2, 3].map(projectId));
    expect((await historyOf(projectId(5))).at(-1)).toBe('unpublish');
    // The third one takes the place of the first, not of what was undone.
    const third = (await publish(first.id)).result;
    expect(third.version).toBe(3);
    expect((await undo(third.id)).result).toEqual({ restored: first.id });
    expect((await undo(first.id)).result).toEqual({ restored: null });
    expect(await publishedIds()).toEqual([]);
    // What was public once can still be checked.
    expect((await visitor().fetch(`${PUBLICATION}/figures?id=${first.id}`)).status).toBe(200);
    const { results } = await db
      .prepare('SELECT id FROM project WHERE publication_id IS NOT NULL AND round_id = ?')
      .bind(ROUND)
      .all();
    expect(results).toEqual([]);
    expect((await undo('nothing')).code).toBe(404);
  });
});

describe('applications for cooperation', () => {
  const application = (changes: object = {}) => ({
    project_item_id: projectId(2),
    project_contacts_type: 1,
    contacts_org: '合作单位',
    contacts_position: '经理',
    contacts_name: '张经理',
    contacts_phone: '0311-8800000',
    ...changes,
  });
  const add = (data: object, who = visitor()) =>
    who.post('/web/egg/base/add', { table: 'thtt_project_contacts', data });

  beforeAll(async () => {
    expect((await publish(null)).code).toBe(200);
  });

  it('PROG-090 PROG-096 PROG-031 come from any visitor, one however often they are sent, and declarant and office hear of them', async () => {
    const data = application({ equity_investment: 1, consulting: 2 });
    expect((await select(projectId(2), { optimize_name: '尚未发布的名称' })).code).toBe(200);
    const answers = await Promise.all([add(data), add(data), add(data)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ code }) => code === 409)?.msg).toBe('您已提交过相同的合作申请，我们会尽快与您联系');
    const { results } = await db
      .prepare('SELECT * FROM project_contacts WHERE project_item_id = ?')
      .bind(projectId(2))
      .all();
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ ...data, is_delete: 0, financial_credit: null, state: 0 });
    expect(String(results[0]?.add_date)).toMatch(/^\d{10}$/);
    const told = await notices('cooperation_asked');
    for (const { params } of told) expect(params).not.toContain('尚未发布');
    expect(told.map(({ link }) => link).sort()).toEqual([
      `/programme/declarations/${projectId(2)}`,
      '/programme/office/cooperation',
    ]);
  });

  it('PROG-028 PROG-029 PROG-030 take the questions of their form, 1 or 2 each, and none of the other', async () => {
    expect((await add(application({ project_contacts_type: 2, directional: 1 }))).code).toBe(200);
    expect((await add(application({ project_contacts_type: 2, equity_investment: 1 }))).code).toBe(422);
    expect((await add(application({ directional: 1 }))).code).toBe(422);
    expect((await add(application({ equity_investment: 3 }))).code).toBe(422);
    expect((await add(application({ project_contacts_type: 7 }))).code).toBe(422);
  });

  it('PROG-062 PROG-063 PROG-064 PROG-065 PROG-066 need four contact fields within their limits, and no answer', async () => {
    const limits = { contacts_org: 200, contacts_position: 100, contacts_name: 100, contacts_phone: 20 };
    for (const [field, most] of Object.entries(limits)) {
      expect((await add(application({ [field]: ' ' }))).errors.map((error) => error.field)).toEqual([field]);
      expect((await add(application({ [field]: 'x'.repeat(most + 1) }))).code).toBe(422);
      expect(
        (await add(application({ [field]: field === 'contacts_phone' ? '+86 0311-88000000-12' : 'x'.repeat(most) })))
          .code,
      ).toBe(200);
    }
    const english = await visitor().post(
      '/web/egg/base/add',
      { table: 'project_contacts', data: application({ contacts_org: '' }) },
      { 'x-lang': 'en' },
    );
    expect(english.errors[0]?.msg).toBe('please enter your organization name');
  });

  it('are for published projects alone', async () => {
    expect([403, 422]).toContain((await add(application({ project_item_id: projectId(7) }))).code);
  });
});
