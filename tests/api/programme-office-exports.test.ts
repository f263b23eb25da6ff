import { describe, expect, test } from 'vitest';
import { DECLARATION_FORM } from '../../db/contract/programme/declaration.ts';
import { client, signedIn } from '../setup/client.ts';
import { AT, declared, LARGE, list, OFFICE, officeWorld, opinion, recommender, roundOf } from './support/office.ts';
import { unzipped } from './support/workbook.ts';

const world = officeWorld();

const sheetOf = (xml: string): string[][] =>
  [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\/>|<c[^>]*>(?:<is><t[^>]*>(.*?)<\/t><\/is>|<v>(.*?)<\/v>)<\/c>/gs)].map(
      ([, text, value]) => text ?? value ?? '',
    ),
  );

describe('exports', () => {
  const csv = async (query: Record<string, string>) => {
    const response = await world.office.fetch(`${OFFICE}/projects.csv?${new URLSearchParams(query)}`);
    expect(response.headers.get('content-type')).toContain('text/csv');
    return (await response.text())
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
  };
  const xlsx = async (query: Record<string, string>) => {
    const response = await world.office.fetch(`${OFFICE}/projects.xlsx?${new URLSearchParams(query)}`);
    expect(response.headers.get('content-disposition')).toContain('declarations.xlsx');
    return unzipped(Buffer.from(await response.arrayBuffer()));
  };

  test('both files hold exactly what is filtered, labelled; formulas stay texts', async () => {
    const hostile = ['=1+1', '+cmd', '-2', '@SUM(A1)', '＝HYPERLINK("http://x")'];
    for (const name of hostile)
      await declared(world, { name, org_name: '公式单位', industrial: 3, profile: '<p>A&amp;B</p><p>&lt;C&gt;</p>' });
    await declared(world, { name: '别的', industrial: 2 });
    const query = { round: world.round, industrial: '3' };
    const lines = await csv(query);
    expect(lines).toHaveLength(hostile.length + 1);
    for (const name of hostile) expect(lines.join('\n')).toContain(`"'${name.replaceAll('"', '""')}"`);
    const parts = await xlsx(query);
    const xml = parts.get('xl/worksheets/sheet1.xml') ?? '';
    expect(xml).not.toContain('<f>');
    const [head = [], ...rows] = sheetOf(xml);
    const { org_name, industrial } = DECLARATION_FORM.groups.unit;
    const at = (label: string) => head.indexOf(label);
    expect(rows.map((row) => row[at('成果名称')]).sort()).toEqual(
      hostile.map((name) => name.replaceAll('"', '&quot;')).sort(),
    );
    expect(new Set(rows.map((row) => row[at(org_name.label[0])]))).toEqual(new Set(['公式单位']));
    expect(rows[0]?.[at(industrial.label[0])]).toBe('大型龙头企业集团');
    expect(rows[0]?.[at('详细介绍')]).toBe('A&amp;B &lt;C&gt;');
    expect(rows[0]?.[at('所属领域')]).toBe('新材料技术');
    // Each such cell says to its reader that it is text.
    expect(xml.match(/<c s="2" t="inlineStr"><is><t xml:space="preserve">=1\+1</)).not.toBeNull();
    const english = await world.office.fetch(`${OFFICE}/projects.csv?${new URLSearchParams(query)}`, {
      headers: { 'x-lang': 'en' },
    });
    expect((await english.text()).split('\r\n')[0]).toContain('"Name of the result"');
    // Who took names and what is not public out of the platform stands in the log.
    const admin = await signedIn('13800000011', world.server.url);
    const logged = { item_id: world.round, action: 'declarations-export' };
    expect((await admin.get('/web/v1/admin/auditLog/list', logged)).result.records).toHaveLength(3);
  });

  test(`all of ${LARGE} are in the file, though the table counts fewer`, async () => {
    expect(await csv({ round: world.large })).toHaveLength(LARGE + 1);
    const rows = sheetOf(
      (await xlsx({ round: world.large, province: '山西省' })).get('xl/worksheets/sheet1.xml') ?? '',
    );
    expect(rows).toHaveLength(Math.floor(LARGE / 3) + 1);
    expect(new Set(rows.slice(1).map((row) => row[0])).size).toBe(Math.floor(LARGE / 3));
  });

  test('nobody else takes them', async () => {
    for (const path of [
      'project/list',
      'projects.csv',
      'projects.xlsx',
      'project?id=office-1',
      'figures',
      'progress',
    ]) {
      expect((await world.declarant.get(`${OFFICE}/${path}`)).code, path).toBe(403);
      expect((await client(world.server.url).get(`${OFFICE}/${path}`)).status, path).toBe(100);
    }
  });
});

describe('figures', () => {
  test('every number is the number of the rows that it opens', async () => {
    const other = await roundOf(world, '统计批次');
    const [unit, expert] = [await recommender(world, 1, '统计推荐单位'), await recommender(world, 3, '统计专家')];
    const inIt = (changes: object) => declared(world, { round_id: other, ...changes });
    const first = await inIt({ orgRec_id: unit, recommend_state: 1, last_selected: 1 });
    const second = await inIt({ orgRec_id: unit, scope: 's-101-05-01', org_province_name: '浙江省', industrial: 4 });
    await inIt({ scope: null, org_province_name: null, industrial: null, stage: 2 });
    await inIt({ stage: 3 });
    await world.programme.run(
      `INSERT INTO project_assignment (id, project_id, recommender_id, state, add_time) VALUES ('as-1', ?, ?, 1, ${AT})`,
      second,
      expert,
    );
    await world.programme.run(
      `INSERT INTO project_assignment (id, project_id, recommender_id, state, add_time) VALUES ('as-2', ?, ?, 2, ${AT})`,
      first,
      expert,
    );
    await opinion(world, first, unit);

    const { result, text } = await world.office.get(`${OFFICE}/figures`, { round: other });
    expect(result, text).toMatchObject({
      round: { id: other, title: '统计批次' },
      total: { value: other, declared: 3, recommended: 1, selected: 1 },
      returned: 1,
      withdrawn: 1,
    });
    const total = async (query: object) =>
      (await list(world, { round: other, stage: 'standing', ...query })).result.total;
    for (const name of ['scope', 'province', 'industrial'] as const) {
      for (const { value, ...numbers } of result[name]) {
        const of = `${name} ${value}`;
        expect(await total({ [name]: value }), of).toBe(numbers.declared);
        expect(await total({ [name]: value, recommend_state: 1 }), of).toBe(numbers.recommended);
        expect(await total({ [name]: value, selected: 1 }), of).toBe(numbers.selected);
      }
    }
    expect(result.scope.map(({ name }: { name: string | null }) => name)).toContain(null);
    expect(result.rounds.find(({ value }: { value: string }) => value === other)).toMatchObject({
      ...{ title: '统计批次', declared: 3, recommended: 1, selected: 1 },
    });
    expect(result.rounds.find(({ value }: { value: string }) => value === world.large)).toMatchObject({
      declared: LARGE,
    });

    const progress = (await world.office.get(`${OFFICE}/progress`, { round: other })).result;
    expect(progress).toEqual(
      [
        { recommender_id: expert, name: '统计专家', identify: 3, assigned: 1, written: 0, due: 1 },
        { recommender_id: unit, name: '统计推荐单位', identify: 1, assigned: 2, written: 1, due: 1 },
      ].sort((a, b) => b.due - a.due || b.assigned - a.assigned),
    );
    for (const { recommender_id, assigned, written, due } of progress) {
      const of = async (query: object) =>
        (await list(world, { round: other, recommender: recommender_id, ...query })).result.total;
      expect([await of({}), await of({ progress: 'written' }), await of({ progress: 'due' })]).toEqual([
        assigned,
        written,
        due,
      ]);
    }
  });
});
