import { describe, expect, it } from 'vitest';
import { SEARCHED } from '../../db/contract/search.ts';
import { client, signedIn } from '../setup/client.ts';
import { rowsRead } from '../setup/queries.ts';
import { baseUrl } from '../setup/site.ts';
import { add, put, remove } from './table-calls.ts';

interface Group {
  kind: string;
  total: number;
  more: boolean;
  pages: number;
  records: { id: string; name: string; page: string; region_name: string | null; summary: string; scope: unknown[] }[];
}

const visitor = client();
const search = async (params: Record<string, string>): Promise<Group[]> =>
  (await visitor.get('/web/v1/search', params)).result.groups;
const groupOf = (groups: Group[], kind: string) => groups.find((group) => group.kind === kind) as Group;
const suggest = async (keyword: string): Promise<Group[]> =>
  (await visitor.get('/web/v1/search/suggest', { keyword })).result.groups;

describe('one search', () => {
  it('INFO-054 without a word shows every kind with its newest', async () => {
    const groups = await search({});
    expect(groups.map(({ kind }) => kind)).toEqual(SEARCHED.map(({ kind }) => kind));
    for (const { kind, total, records } of groups) {
      expect(records.length, kind).toBe(Math.min(4, total));
      expect(total, kind).toBeGreaterThan(0);
    }
  });

  it('INFO-007 finds one of each kind by its name, with a page that is there', async () => {
    for (const { kind, records } of await search({})) {
      const [first] = records;
      const found = groupOf(await search({ keyword: first?.name ?? '' }), kind);
      expect(
        found.records.map(({ id }) => id),
        kind,
      ).toContain(first?.id);
      if (kind === 'project' || kind === 'expert') continue;
      const page = await fetch(new URL(first?.page ?? '', baseUrl()), { redirect: 'manual' });
      expect(page.status, first?.page).toBe(200);
    }
  });

  it('INFO-008 shows a page of one kind beside the counts of all', async () => {
    const all = groupOf(await search({ keyword: '系统' }), 'result');
    const one = await search({ keyword: '系统', type: '1', pageSize: '2', pageIndex: '2' });
    expect(groupOf(one, 'result')).toMatchObject({ total: all.total, pages: Math.ceil(all.total / 2) });
    expect(groupOf(one, 'result').records.map(({ id }) => id)).toEqual(all.records.slice(2, 4).map(({ id }) => id));
    expect(groupOf(one, 'demand').records).toEqual([]);
    expect(groupOf(await search({ keyword: '系统', type: 'results' }), 'result').total).toBe(all.total);
    const beyond = groupOf(await search({ keyword: '系统', type: '1', pageIndex: '99999' }), 'result');
    expect(beyond.records).toEqual([]);
  });

  it('takes every word, and finds nothing of what nothing bears', async () => {
    for (const keyword of [
      '"',
      "' OR 1=1 --",
      '*',
      '%',
      'a"b(c',
      '　',
      'NOT',
      '石'.repeat(300),
      '锂 '.repeat(100),
      '\u0000x',
    ]) {
      const answer = await visitor.get('/web/v1/search', { keyword });
      expect(answer.code, JSON.stringify(keyword)).toBe(200);
      expect((await visitor.get('/web/v1/search/suggest', { keyword })).code, JSON.stringify(keyword)).toBe(200);
    }
    expect((await search({ keyword: 'zzqqxxyy' })).every(({ total, records }) => total + records.length === 0)).toBe(
      true,
    );
  });
});

describe('what the index of names follows', () => {
  it('INFO-007 finds a park by its name from the moment it is written, by its new name, and no more when it is gone', async () => {
    const editor = await signedIn('13800000013');
    const parks = async (keyword: string) =>
      groupOf((await editor.get('/web/v1/search', { keyword, type: 'park' })).result.groups, 'park').records.map(
        ({ id }) => id,
      );
    const { yuanqu_id } = (await add(editor, 'yuanqu', { name: '甪里犇牛产业园', address: '鑫淼路' })).result;
    expect(await parks('甪里犇牛')).toEqual([yuanqu_id]);
    expect(await parks('鑫淼路')).toEqual([yuanqu_id]);
    expect((await put(editor, 'yuanqu', { name: '骉羴产业园' }, { yuanqu_id })).code).toBe(200);
    expect([await parks('甪里犇牛'), await parks('骉羴')]).toEqual([[], [yuanqu_id]]);
    await remove(editor, 'yuanqu', { yuanqu_id });
    expect(await parks('骉羴')).toEqual([]);
  });

  it('INFO-007 does not tell of news before it is public', async () => {
    const editor = await signedIn('13800000013');
    const { id } = (await add(editor, 'news', { title: '骉羴甪里新闻', content: '<p>正文</p>' })).result;
    expect(id).toBeTruthy();
    const { groups } = (await editor.get('/web/v1/search', { keyword: '骉羴甪里', type: 'news' })).result;
    expect(groupOf(groups, 'news')).toMatchObject({ total: 0, records: [] });
  });
});

describe('names in traditional characters', () => {
  it('INFO-007 are found by simplified ones, whichever form of a character they have', async () => {
    const editor = await signedIn('13800000013');
    const { yuanqu_id } = (await add(editor, 'yuanqu', { name: '犇鑫髮錶醫療產業園', address: '無' })).result;
    for (const keyword of ['犇鑫发表医疗产业园', '医疗产业园', '犇鑫髮錶醫療產業園']) {
      const { groups } = (await editor.get('/web/v1/search', { keyword, type: 'park' })).result;
      expect(
        groupOf(groups, 'park').records.map(({ id }) => id),
        keyword,
      ).toContain(yuanqu_id);
    }
    await remove(editor, 'yuanqu', { yuanqu_id });
  });
});

describe('what is suggested while typing', () => {
  it('bears what is typed in its name, a few of each kind', async () => {
    const kinds = new Set<string>();
    for (const { kind, records } of await search({})) {
      const part = [...(records[0]?.name ?? '')].slice(0, 4).join('');
      for (const group of await suggest(part)) {
        kinds.add(group.kind);
        expect(group.records.length).toBeLessThanOrEqual(3);
        for (const { name } of group.records) expect(name, kind).toContain(part);
      }
    }
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['demand', 'expert', 'organization', 'result']));
  });

  it('INFO-007 knows names by pinyin, by the first letters of pinyin, by letters of any case and width, and reads few rows', async () => {
    const names = async (keyword: string) => {
      const answer = await visitor.get('/web/v1/search/suggest', { keyword });
      expect(rowsRead(answer), keyword).toBeLessThanOrEqual(120);
      return (answer.result.groups as Group[]).flatMap(({ records }) => records.map(({ name }) => name));
    };
    for (const typed of [
      'yanzhaoxianjincailiao',
      'yanzhaoxianj',
      'yzxjcl',
      'ＹＺＸＪＣＬ',
      '燕赵先进材料',
      'Yanzhao Institute of',
    ]) {
      expect((await names(typed)).join(), typed).toContain('燕赵先进材料研究院');
    }
    const [first] = groupOf(await search({}), 'result').records;
    expect(await names([...(first?.name ?? '')].slice(0, 5).join(''))).toContain(first?.name);
    const fields = groupOf(await suggest('新能源'), 'field').records;
    expect(fields.length).toBeGreaterThan(0);
    for (const { page } of fields) expect(page).toMatch(/^\/results\?scope=s-/);
  });

  it('waits for two characters', async () => {
    expect(await suggest('石')).toEqual([]);
    expect(await suggest(' ')).toEqual([]);
  });
});
