import { describe, expect, it } from 'vitest';
import { client, signedIn } from '../setup/client.ts';
import { baseUrl } from '../setup/site.ts';

const visitor = client();
const ADMINISTRATOR = '13800000001';

const page = (path: string) => fetch(new URL(path, baseUrl()));

describe('what is public of every kind', () => {
  it('INFO-038 organisations are listed by their id, and by the user whose they are', async () => {
    const owner = await signedIn(ADMINISTRATOR);
    const user = (await owner.get('/web/egg/user/session')).result.user_id;
    const own = (await owner.list('organization', { where: { user_id: user }, order: [['add_time', 'asc']] })).result
      .records;
    expect(own.length).toBeGreaterThan(0);
    for (const row of own) expect(row.user_id).toBe(user);
    const ids = own.map(({ organization_id }: { organization_id: string }) => organization_id);
    const found = (await visitor.list('organization', { where: { organization_id: { in: ids.slice(0, 50) } } })).result;
    const names = new Set(own.map(({ name }: { name: string }) => name));
    expect(found.records.length).toBeGreaterThan(0);
    for (const { name } of found.records) expect(names).toContain(name);
  });

  it('INFO-052 visitors read the details of parks, organisations, experts and innovation cases', async () => {
    for (const [table, key] of [
      ['yuanqu', 'yuanqu_id'],
      ['organization', 'organization_id'],
      ['zhuanjia', 'expert_id'],
      ['innovate', 'id'],
    ] as const) {
      const [row] = (await visitor.list(table, {})).result.records;
      const [again] = (await visitor.list(table, { where: { [key]: row[key] } })).result.records;
      expect(again, table).toMatchObject({ [key]: row[key] });
    }
    const [organization] = (await visitor.list('organization', {})).result.records;
    const detail = await visitor.get('/web/v1/organization/detail', { id: organization.organization_id });
    expect(detail.result).toMatchObject({ name: organization.name });
    expect(detail.result.profile).not.toBe('');
  });

  it('INFO-054 results, demands, projects, experts, products and courses each have a list and a detail', async () => {
    for (const [table, key] of [
      ['xiangmu', 'xiangmu_id'],
      ['zhuanjia', 'expert_id'],
      ['chanpin', 'chanpin_id'],
      ['course', 'id'],
    ] as const) {
      const { records } = (await visitor.list(table, {})).result;
      expect(records.length, table).toBeGreaterThan(0);
      const one = (await visitor.list(table, { where: { [key]: records[0][key] } })).result.records;
      expect(one, table).toHaveLength(1);
    }
    for (const [noun, key, detail] of [
      ['chengguo', 'chengguo_id', '/resultDetail'],
      ['xuqiu', 'xuqiu_id', '/demandDetail'],
      ['product', 'chanpin_id', '/productDetail'],
    ] as const) {
      const [card] = (await visitor.get(`/web/v1/${noun}/list`)).result.records;
      const answer = await page(`${detail}/${card[key]}`);
      expect(answer.status, noun).toBe(200);
      expect(await answer.text(), noun).toContain(card.name);
    }
    const [project] = (await visitor.list('xiangmu', { where: { audit_status: 4 } })).result.records;
    const shown = await (await page(`/projectDetail/${project.xiangmu_id}`)).text();
    expect(shown).toContain(`<h1>${project.name}</h1>`);
    expect(shown).toContain('"@type":"Project"');
    expect(await (await page('/projects?region=130000')).text()).toContain('<article');
    expect(await (await page('/sitemaps/projects.xml')).text()).toContain(project.xiangmu_id);
    expect((await page('/projectDetail/none')).status).toBe(404);
    for (const path of ['/results', '/demands', '/projects', '/products', '/organization', '/cloud', '/cloudV2/1']) {
      expect((await page(path)).status, path).toBe(200);
    }
  });

  it('in English first views name the zone of their times, and projects and courses to come their organisation in English', async () => {
    for (const path of ['/meetingList', '/clinic', '/clinicExpert']) {
      const [english, chinese] = await Promise.all(
        ['en', 'zh'].map(async (lang) => (await page(`${path}?lang=${lang}`)).text()),
      );
      expect(english, path).toMatch(/\d\d:\d\d \(UTC\+8\)/);
      expect(chinese, path).not.toContain('(UTC+8)');
    }
    const where = { name: '微通道连续硝化工厂改造项目' };
    const [project] = (await visitor.list('xiangmu', { where })).result.records;
    const html = await (await page(`/projectDetail/${project.xiangmu_id}?lang=en`)).text();
    expect(html).toContain('Qilu Clean Chemical Engineering Co., Ltd.');
    const { courses } = (await visitor.get('/web/v1/home')).result;
    const organizer = { place: '石家庄科技成果转化服务中心', place_en: 'Shijiazhuang Centre for Technology Transfer' };
    expect(courses).toContainEqual(expect.objectContaining(organizer));
  });

  it('a cover that is made is a small picture that browsers keep; no other address is one', async () => {
    const cover = await page('/covers/09-1a2b3c4d.svg');
    expect(cover.headers.get('content-type')).toBe('image/svg+xml');
    expect(cover.headers.get('cache-control')).toMatch(/immutable/);
    expect(await cover.text()).toMatch(/^<svg /);
    for (const path of ['/covers/13-1a2b3c4d.svg', '/covers/9-1.svg', '/covers/09-1A2B3C4D.svg', '/covers/']) {
      expect((await page(path)).status, path).toBe(404);
    }
  });
});
