import { describe, expect, it } from 'vitest';
import { SEARCHED } from '../../db/contract/search.ts';
import { client } from '../setup/client.ts';
import { baseUrl } from '../setup/site.ts';

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
    for (const keyword of ['"', "' OR 1=1 --", '*', '%', 'a"b(c', '　', 'NOT', '石'.repeat(300), '\u0000x']) {
      const answer = await visitor.get('/web/v1/search', { keyword });
      expect(answer.code, JSON.stringify(keyword)).toBe(200);
      expect((await visitor.get('/web/v1/search/suggest', { keyword })).code, JSON.stringify(keyword)).toBe(200);
    }
    expect((await search({ keyword: 'zzqqxxyy' })).every(({ total, records }) => total + records.length === 0)).toBe(
      true,
    );
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
    expect([...kinds].sort()).toEqual(['demand', 'expert', 'organization', 'result']);
  });

  it('waits for two characters', async () => {
    expect(await suggest('石')).toEqual([]);
    expect(await suggest(' ')).toEqual([]);
  });
});
