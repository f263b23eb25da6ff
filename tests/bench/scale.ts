import { compare, figure, type Measured, table } from './measure.ts';

/** One installation with who is signed in there. */
interface Side {
  /** Without a slash at the end. */
  url: string;
  /** Session cookies. */
  member: string;
  auditor: string;
}

interface Read {
  name: string;
  path: string;
  who?: 'member' | 'auditor';
}

/** Slower than this many times over many items is too slow. */
const WANTED = 1.3;
const CONNECTIONS = 10;
/** Items of each kind whose matches are asked for: demo rows, which stand in every size of the database. */
const MATCHED = 3;

const text = encodeURIComponent;

async function idsOf(url: string, noun: string, key: string): Promise<string[]> {
  const list = await (await fetch(`${url}/web/v1/${noun}/list`)).json();
  return (list as { result: { records: Record<string, string>[] } }).result.records.map((row) => row[key] ?? '');
}

async function reads(url: string): Promise<Read[]> {
  const results = await idsOf(url, 'chengguo', 'chengguo_id');
  const demands = await idsOf(url, 'xuqiu', 'xuqiu_id');
  const open = (name: string, path: string): Read => ({ name, path: `/uncached/web/v1/${path}` });
  const matches = (noun: string, key: string, ids: readonly string[]) =>
    ids.slice(0, MATCHED).map((id, place) => open(`match of ${noun} ${place + 1}`, `${noun}/match?${key}=${id}`));
  return [
    open('list', 'chengguo/list'),
    open('list, page 900', 'chengguo/list?pageIndex=900'),
    open('list, filtered', 'chengguo/list?scope=s-103-04&maturity=5'),
    open('list, sought', `chengguo/list?keyword=${text('石墨烯')}`),
    open('detail', `chengguo/detail?id=${results[0]}`),
    open('search', `search?keyword=${text('石墨烯')}`),
    open('search, many', `search?keyword=${text('检测技术')}`),
    open('suggestions', `search/suggest?keyword=${text('石墨')}`),
    ...matches('chengguo', 'chengguo_id', results),
    ...matches('xuqiu', 'xuqiu_id', demands),
    open('cockpit', 'figures/cockpit?region=130000'),
    { name: 'audit queue', who: 'auditor', path: '/web/v1/chengguo/audit/list?audit_status=4' },
    { name: 'own items', who: 'member', path: '/web/v1/user/chengguo/releases' },
  ];
}

/**
 * The same calls over few items and over many, turn by turn, and what each reads.
 * @param sides the installation with few items, then the one with many; @param sizes how many each has
 */
export async function besideFewer(sides: readonly Side[], sizes: readonly number[]): Promise<string> {
  const of = (what: string) => sizes.map((size) => `${what}, ${size.toLocaleString('en')}`);
  const rows = [['call', ...of('rows'), ...of('p50 ms'), ...of('p99 ms'), 'p50', 'p99', 'wanted']];
  for (const { name, path, who } of await reads(sides[0]?.url ?? '')) {
    const calls = sides.map((side) => {
      const headers: Record<string, string> = who ? { cookie: side[who] } : {};
      return { url: side.url + path, headers };
    });
    const probes = await Promise.all(calls.map(({ url, headers }) => fetch(url, { headers })));
    if (probes.some(({ ok }) => !ok)) {
      rows.push([name, ...probes.map(({ status }) => `answered ${status}`)]);
      continue;
    }
    const [few, many] = (await compare(calls, CONNECTIONS)) as [Measured, Measured];
    const read = probes.map(({ headers }) => /rows_read=(\d+)/.exec(headers.get('server-timing') ?? '')?.[1] ?? '?');
    const ratio = (figureOf: (side: Measured) => number) => (figureOf(many) / figureOf(few)).toFixed(2);
    const each = (figureOf: (side: Measured) => number) => [few, many].map((side) => figure(figureOf(side)));
    rows.push([
      name,
      ...read,
      ...each(({ p50 }) => p50),
      ...each(({ p99 }) => p99),
      ratio(({ p50 }) => p50),
      ratio(({ p99 }) => p99),
      String(WANTED),
    ]);
  }
  return table(rows);
}
