import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { rowsRead } from '../setup/queries.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { ADMIN, idOf } from './support/people.ts';
import { AUDITOR, byPerson, INDIVIDUAL } from './support/results.ts';

interface Hit {
  id: string;
  name: string;
  summary: string;
  passage: string | null;
  marks: string[];
}
interface Group {
  kind: string;
  total: number;
  near: number;
  more: boolean;
  records: Hit[];
}

/** Results of no demo data: a name, and what is said of it. */
const TEXTS = [
  ['沥青路面坑槽快速修补料', '用于雨雪天气下公路坑槽的冷补，两小时开放交通，材料以改性乳化沥青和环氧树脂为主。'],
  ['隧道衬砌裂缝巡检机器人', '轨道式机器人携带线阵相机，识别隧道衬砌裂缝、渗漏和剥落，一夜巡检十公里。'],
  ['大豆根瘤菌包衣剂', '一种基于海藻酸钠的根瘤菌包衣方法，种子存放六个月后活菌数仍然足够，适用于盐碱地大豆。'],
  ['盐碱地灌排一体装置', '暗管排盐与滴灌结合的系统，研究了不同水盐条件下的调控方法。'],
  ['海藻酸盐止血敷料', '以海藻酸盐纤维制成的敷料，遇血成胶，用于创面止血。'],
  ['热泵冷凝温度控制系统', '一种基于模型预测的控制系统及方法，研究热泵在低温环境下的除霜。'],
] as const;

let server: TestServer;
let visitor: Client;
let auditor: Client;
const ids = new Map<string, string>();

const publish = async (name: string, profile: string, region_id = '130100') => {
  const body = byPerson({ result: { name, profile: `<p>${profile}</p>`, region_id } });
  const { result } = await auditor.post('/web/v1/user/chengguo', body);
  expect(result.audit_status).toBe(4);
  return result.chengguo_id as string;
};

beforeAll(async () => {
  server = await startServer({ demoScale: 1_500 });
  visitor = client(server.url);
  auditor = await signedIn(AUDITOR, server.url);
  for (const [name, profile] of TEXTS) ids.set(name, await publish(name, profile));
});
afterAll(() => server.stop());

const search = async (keyword: string, who: Client = visitor, more: Record<string, string> = {}) => {
  const answer = await who.get('/web/v1/search', { keyword, type: '1', ...more });
  expect(answer.code, keyword).toBe(200);
  const group = (answer.result.groups as Group[]).find(({ kind }) => kind === 'result') as Group;
  return { ...group, fields: answer.result.fields as { name: string }[], rows: rowsRead(answer) };
};

describe('the order of a search', () => {
  it('INFO-007 a sentence finds what is about it, and says that not all words are there', async () => {
    const sentences = [
      ['冬季公路坑槽如何用改性乳化沥青冷补', TEXTS[0][0]],
      ['利用线阵相机自动识别隧道衬砌渗漏的巡检设备研究', TEXTS[1][0]],
      ['盐碱地大豆种子的根瘤菌包衣及其活菌数保持', TEXTS[2][0]],
      ['低温环境下热泵的除霜策略', TEXTS[5][0]],
    ] as const;
    for (const [sentence, name] of sentences) {
      const { records, total, near, rows } = await search(sentence);
      expect(records[0]?.name, sentence).toBe(name);
      expect([total, near > 0], sentence).toEqual([0, true]);
      expect(rows, sentence).toBeLessThanOrEqual(600);
    }
  });

  it('INFO-007 what bears all words comes first, and only then what bears some of them', async () => {
    const { records, total, near } = await search('海藻酸 敷料');
    expect(records[0]?.name).toBe(TEXTS[4][0]);
    expect([total, near > 0]).toEqual([1, true]);
    const word = await search('海藻酸');
    expect([word.total, word.near]).toEqual([2, 0]);
    // The name is what something is about; a word of the text is said by the way.
    expect(word.records.map(({ name }) => name)).toEqual([TEXTS[4][0], TEXTS[2][0]]);
  });

  it('INFO-007 one wrong character still finds it', async () => {
    for (const [wrong, name] of [
      ['隧道衬切裂缝', TEXTS[1][0]],
      ['根瘤茵包衣', TEXTS[2][0]],
      ['止血敷科', TEXTS[4][0]],
    ] as const) {
      const { records, near, total } = await search(wrong);
      expect([records[0]?.name, total, near > 0], wrong).toEqual([name, 0, true]);
    }
  });

  it('INFO-007 words that every text has do not decide', async () => {
    const { records } = await search('一种基于系统的热泵研究方法');
    expect(records[0]?.name).toBe(TEXTS[5][0]);
  });

  it('INFO-007 shows the passage with the words where the summary does not hold them, and what to mark', async () => {
    const long = `${'装置由机架、传动与控制三部分组成，运行平稳。'.repeat(12)}采用<b>钽酸锂</b>单晶 & 薄膜。`;
    await publish('压电谐振器', long);
    const [hit] = (await search('钽酸锂单晶')).records;
    expect(hit?.summary).not.toContain('钽酸锂');
    expect(hit?.passage).toContain('采用钽酸锂单晶 & 薄膜');
    expect(hit?.marks).toContain('钽酸锂单晶');
  });

  it('offers the nearest fields where nothing bears all words, and nothing where nothing is near', async () => {
    expect((await search('新能源汽车量子火箭')).fields.map(({ name }) => name).join()).toMatch(/新能源|汽车/);
    expect((await search('海藻酸')).fields).toEqual([]);
    const none = await search('zzqqxxyy');
    expect([none.total + none.near, none.records, none.fields]).toEqual([0, [], []]);
  });

  it('pages of a search follow one another', async () => {
    const all = await search('系统', visitor, { pageSize: '50' });
    const pages = [];
    for (const pageIndex of ['1', '2', '3', '4', '5']) {
      pages.push(...(await search('系统', visitor, { pageSize: '10', pageIndex })).records);
    }
    expect(pages.map(({ id }) => id)).toEqual(all.records.map(({ id }) => id));
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
  });
});

describe('a search by anybody', () => {
  it('PUB-101 whatever is typed gets an answer, and costs no more than a sentence', async () => {
    const hostile = [
      '一'.repeat(3_400),
      'a'.repeat(10_240),
      TEXTS.map(([, text]) => text).join(''),
      '的',
      '😀😀😀',
      '👩‍🔬 研究',
      '"',
      "' OR 1=1; DROP TABLE result_publication --",
      '* OR name:*',
      'NEAR("a" "b", 3)',
      '石墨 AND NOT 烯',
      '{name body} : (石)',
      '\ud800',
      '石\udc00墨',
      `${'石'.repeat(199)}\ud83d\ude00`,
      '\u0000',
      '%',
      '　',
    ];
    for (const keyword of hostile) {
      const { rows } = await search(keyword);
      expect(rows, JSON.stringify(keyword.slice(0, 40))).toBeLessThanOrEqual(600);
    }
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 80 }), async (keyword) => {
        await search(keyword);
      }),
      { numRuns: 40 },
    );
  });

  it('PUB-101 is not told of what was withdrawn, nor of what lies outside of a limited reader’s area', async () => {
    const admin = await signedIn(ADMIN, server.url);
    const limited = await signedIn(INDIVIDUAL, server.url);
    const user_id = await idOf(limited);
    const far = await publish('深海浮标锚系缆绳', '芳纶编织的锚系缆绳，抗鱼咬。', '310000,310100');
    const sentence = '抗鱼咬的芳纶深海浮标缆绳研制';
    const ofFar = async (who: Client) => (await search(sentence, who)).records.some(({ id }) => id === far);
    expect([await ofFar(visitor), await ofFar(limited)]).toEqual([true, true]);
    await admin.put('/web/v1/admin/user', { user_id, visible_province: '130000', visible_city: '130100' });
    expect([await ofFar(visitor), await ofFar(limited)]).toEqual([true, false]);
    const out = await auditor.post('/web/v1/user/chengguo/withdraw', { id: far });
    expect(out.result.is_public).toBe(0);
    expect((await search(sentence, limited)).records.some(({ id }) => id === far)).toBe(false);
    await expect.poll(() => ofFar(visitor)).toBe(false);
  });
});
