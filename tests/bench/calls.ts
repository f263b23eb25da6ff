import { setTimeout } from 'node:timers/promises';
import { compare, figure, type Measured, table } from './measure.ts';

/** A read of the product with the hand-written handler it is compared with. */
interface Read {
  name: string;
  path: string;
  baseline: string;
  rowsLimit?: number;
}

const CONNECTIONS = [10, 50] as const;

const SOUGHT = `keyword=${encodeURIComponent('石墨烯')}`;

const rowsRead = (response: Response): string =>
  /rows_read=(\d+)/.exec(response.headers.get('server-timing') ?? '')?.[1] ?? '?';

async function reads(base: string): Promise<Read[]> {
  const idOf = async (noun: string, key: string): Promise<string> => {
    const list = (await (await fetch(`${base}/web/v1/${noun}/list?pageIndex=2`)).json()) as {
      result: { records: Record<string, string>[] };
    };
    return list.result.records[0]?.[key] ?? '';
  };
  const detail = (name: string, noun: string, id: string): Read => ({
    name,
    path: `/web/v1/${noun}/detail?id=${id}`,
    baseline: `/bench/sql/${noun}/detail?id=${id}`,
  });
  const only = process.env.BENCH_ONLY?.split('|');
  const lists: [string, string][] = [
    ['list', ''],
    ['list, page 900', 'pageIndex=900'],
    ['filtered list', 'scope=s-103-04&maturity=5'],
    ['filtered list, many', 'region=130000'],
    ['search', SOUGHT],
    ['search, many', `keyword=${encodeURIComponent('技术')}`],
    ['search and filter', `keyword=${encodeURIComponent('检测')}&region=130100`],
  ];
  const list = (name: string, noun: string, query: string): Read => ({
    name,
    path: `/web/v1/${noun}/list?${query}`,
    baseline: `/bench/sql/${noun}/list?${query}`,
    rowsLimit: /list(?:, page \d+)?$/.test(name) && !name.startsWith('filtered') ? 60 : 1200,
  });
  const found: Read[] = [
    ...lists.map(([name, query]) => list(name, 'chengguo', query)),
    detail('detail', 'chengguo', await idOf('chengguo', 'chengguo_id')),
    list('demands, list', 'xuqiu', ''),
    list('demands, search', 'xuqiu', `keyword=${encodeURIComponent('技术')}`),
    detail('demand, detail', 'xuqiu', await idOf('xuqiu', 'xuqiu_id')),
  ];
  return only ? found.filter(({ name }) => only.includes(name)) : found;
}

const cells = (measured: Measured) => [
  `${figure(measured.perSecond)}${measured.failed ? ` (${measured.failed} failed)` : ''}`,
  figure(measured.p50),
  figure(measured.p99),
];

const ratio = (a: Measured, b: Measured) => (a.perSecond / b.perSecond).toFixed(2);

/**
 * Uncached reads beside the hand-written handler with the same SQL.
 */
export async function uncachedReads(base: string): Promise<string> {
  const rows = [
    ['uncached', 'conn.', 'req/s', 'p50 ms', 'p99 ms', 'hand-written', 'p50', 'p99', 'ratio', 'target', 'rows read'],
  ];
  for (const read of await reads(base)) {
    const probe = await fetch(`${base}/uncached${read.path}`);
    const limit = read.rowsLimit ? ` of ${read.rowsLimit}` : '';
    for (const connections of CONNECTIONS) {
      const pair = [{ url: `${base}/uncached${read.path}` }, { url: base + read.baseline }];
      const [own, hand] = (await compare(pair, connections)) as [Measured, Measured];
      rows.push([
        read.name,
        String(connections),
        ...cells(own),
        ...cells(hand),
        ratio(own, hand),
        '0.80',
        rowsRead(probe) + limit,
      ]);
    }
  }
  return table(rows);
}

/** Items whose matches are measured: some of the newest, which have the most to compare with. */
const MATCHED = 3;

/** Matches of results with demands and of demands with results, beside nothing: what they cost at other sizes of the database. */
export async function matchReads(base: string): Promise<string> {
  const rows = [['match', 'conn.', 'req/s', 'p50 ms', 'p99 ms', 'rows read']];
  for (const [name, noun, key] of [
    ['of results', 'chengguo', 'chengguo_id'],
    ['of demands', 'xuqiu', 'xuqiu_id'],
  ] as const) {
    const list = await (await fetch(`${base}/web/v1/${noun}/list?pageIndex=3`)).json();
    const items = (list as { result: { records: Record<string, string>[] } }).result.records.slice(0, MATCHED);
    const calls = items.map((item) => ({ url: `${base}/uncached/web/v1/${noun}/match?${key}=${item[key]}` }));
    const probes = await Promise.all(calls.map(({ url }) => fetch(url)));
    if (probes.some(({ ok }) => !ok)) return `match ${name}: answered ${probes.map(({ status }) => status)}`;
    for (const [index, own] of (await compare(calls, CONNECTIONS[0])).entries()) {
      const probe = probes[index];
      rows.push([name, String(CONNECTIONS[0]), ...cells(own), `${probe && rowsRead(probe)} of 1600`]);
    }
  }
  return table(rows);
}

const COCKPIT = '/web/v1/figures/cockpit?region=130000';

/** Rows that the cockpit reads of the kept figures, however many items there are. */
export async function cockpitReads(base: string): Promise<string> {
  const response = await fetch(`${base}/uncached${COCKPIT}`);
  return table([
    ['cockpit', 'answered', 'rows read'],
    [COCKPIT, String(response.status), `${rowsRead(response)} of 60`],
  ]);
}

/** Lists behind a sign-in, each with who calls them. */
const WORKING: [name: string, who: 'auditor' | 'member', path: string, baseline: string][] = [
  ['audit queue', 'auditor', '/web/v1/chengguo/audit/list', '/bench/sql/chengguo/working/queue'],
  [
    'audit queue, all approved',
    'auditor',
    '/web/v1/chengguo/audit/list?audit_status=4',
    '/bench/sql/chengguo/working/queue?audit_status=4',
  ],
  ['release management', 'member', '/web/v1/user/chengguo/releases', '/bench/sql/chengguo/working/own'],
];

/**
 * Reads behind a sign-in beside the hand-written handler with the same session query and SQL.
 * @param cookies of a signed-in auditor and a member
 */
export async function workingReads(base: string, cookies: Record<'auditor' | 'member', string>): Promise<string> {
  const rows = [
    ['signed in', 'conn.', 'req/s', 'p50 ms', 'p99 ms', 'hand-written', 'p50', 'p99', 'ratio', 'target', 'rows read'],
  ];
  for (const [name, who, path, baseline] of WORKING) {
    const headers = { cookie: cookies[who] };
    const probe = await fetch(base + path, { headers });
    if (!probe.ok) return `${name}: answered ${probe.status}`;
    for (const connections of CONNECTIONS) {
      const pair = [path, baseline].map((each) => ({ url: base + each, headers }));
      const [own, hand] = (await compare(pair, connections)) as [Measured, Measured];
      const read = `${rowsRead(probe)} of 1200`;
      rows.push([name, String(connections), ...cells(own), ...cells(hand), ratio(own, hand), '0.80', read]);
    }
  }
  return table(rows);
}

/** Calls beside the least that anybody would write by hand; who is signed in, or a visitor, whose answers are kept. */
const LEAST: [name: string, who: 'member' | 'visitor', path: string, least: string, target: string][] = [
  ['list', 'member', '/web/v1/chengguo/list', 'list', '1.2'],
  ['list, filtered', 'member', '/web/v1/chengguo/list?region=130000', 'list', '—'],
  ['search', 'member', `/web/v1/chengguo/list?${SOUGHT}`, `search?${SOUGHT}`, '1.0'],
  ['detail', 'member', '/web/v1/chengguo/detail?id=ID', 'detail?id=ID', '1.2'],
  ['page of a list', 'member', '/results', 'list', '—'],
  ['page of a detail', 'member', '/resultDetail/ID', 'detail?id=ID', '—'],
  ['list, hot', 'visitor', '/web/v1/chengguo/list', 'list', '4.5'],
  ['detail, hot', 'visitor', '/web/v1/chengguo/detail?id=ID', 'detail?id=ID', '4.5'],
  ['page, hot', 'visitor', '/resultDetail/ID', 'detail?id=ID', '4.5'],
];

/**
 * What members read and write, and what visitors read, beside the least that anybody would write by hand, with SQL of their own; and
 * beside a handler that answers the same bytes from memory and nothing else, which is the most that anything reaches here.
 * @param cookie of a signed-in member
 */
export async function besideMinimal(base: string, cookie: string): Promise<string> {
  const id = (await reads(base)).find(({ name }) => name === 'detail')?.path.split('id=')[1] ?? '';
  const rows = [
    [
      'beside minimal',
      'conn.',
      'req/s',
      'p50 ms',
      'p99 ms',
      'minimal',
      'p50',
      'p99',
      'ratio',
      'target',
      'from memory',
      'trips',
      'rows',
    ],
  ];
  for (const [name, who, path, least, target] of LEAST) {
    const headers: Record<string, string> = who === 'member' ? { cookie } : {};
    const pair = [path, `/bench/minimal/${least}`].map((each) => ({ url: base + each.replace('ID', id), headers }));
    const [ours = { url: '' }, minimal = { url: '' }] = pair;
    const first = await fetch(ours.url, { headers });
    const probe = await fetch(ours.url, { headers });
    const other = await fetch(minimal.url, { headers });
    if (!probe.ok || !other.ok) return `${name}: answered ${probe.status}, the minimal handler ${other.status}`;
    const trips = /trips;desc="(\d+)"/.exec(probe.headers.get('server-timing') ?? '')?.[1] ?? '?';
    const memory = `${base}/bench/memory`;
    await fetch(memory, { method: 'PUT', body: await probe.arrayBuffer() });
    const three = [...pair, { url: memory }];
    const [own, hand, barest] = (await compare(three, CONNECTIONS[0])) as [Measured, Measured, Measured];
    rows.push([
      name,
      String(CONNECTIONS[0]),
      ...cells(own),
      ...cells(hand),
      ratio(own, hand),
      target,
      ratio(barest, hand),
      trips,
      `${rowsRead(first)}, then ${rowsRead(probe)}`,
    ]);
  }
  const write = { method: 'POST' as const, headers: { cookie, origin: base, 'content-type': 'application/json' } };
  const body = JSON.stringify(SUBMISSION);
  const pair = ['/web/v1/user/chengguo', '/bench/minimal/create'].map((path) => ({ ...write, url: base + path, body }));
  const [own, hand] = (await compare(pair, CONNECTIONS[0])) as [Measured, Measured];
  rows.push(['create', String(CONNECTIONS[0]), ...cells(own), ...cells(hand), ratio(own, hand), '0.6', '—', '3', '—']);
  return table(rows);
}

/**
 * Hot public reads beside a bare handler on the Cache API and a bare Hono handler, both with the same bytes.
 */
export async function hotReads(base: string): Promise<string> {
  const rows = [
    ['hot', 'conn.', 'req/s', 'p50 ms', 'p99 ms', 'Cache API', 'ratio', 'target', 'bare Hono', 'ratio', 'target'],
  ];
  const all = await reads(base);
  for (const name of ['list', 'search', 'detail']) {
    const read = all.find((candidate) => candidate.name === name);
    if (!read) continue;
    const bytes = await (await fetch(base + read.path)).text();
    await fetch(`${base}/bench/bytes/${name}`, { method: 'PUT', body: bytes });
    for (const connections of CONNECTIONS) {
      const three = [base + read.path, `${base}/bench/cache/${name}`, `${base}/bench/bare/${name}`].map((url) => ({
        url,
      }));
      const [own, cache, bare] = (await compare(three, connections)) as [Measured, Measured, Measured];
      rows.push([
        name,
        String(connections),
        ...cells(own),
        figure(cache.perSecond),
        ratio(own, cache),
        '0.90',
        figure(bare.perSecond),
        ratio(own, bare),
        '0.70',
      ]);
    }
  }
  return table(rows);
}

const SUBMISSION = {
  result: {
    name: '高导热石墨烯复合膜的卷对卷制备',
    profile: '<p>用于高功率器件散热的复合膜，<b>热导率高</b>，可卷对卷制备，已完成中试。</p>',
    sub_type: 1,
    region_id: '130000,130100,130102',
    contacts: '成果联络员',
    contacts_tel: '0311-80000000',
    contacts_addr: '石家庄市长安区科技路1号',
  },
  organization: { name: '燕赵先进材料研究院', org_type: '科研院所' },
  scopes: ['s-101-01-01', 's-101-01-02'],
  attachments: [],
};

/**
 * Publishing a result beside a hand-written handler that writes the same rows.
 * @param cookie of a signed-in member
 */
export async function publishing(base: string, cookie: string): Promise<string> {
  const headers = { cookie, origin: base, 'content-type': 'application/json' };
  const body = JSON.stringify(SUBMISSION);
  const call = (path: string) => ({ url: base + path, method: 'POST' as const, headers, body });
  // Calls of the benchmark before may still be under way.
  await setTimeout(2000);
  await fetch(`${base}/bench/round-trips`);
  const probe = await fetch(`${base}/web/v1/user/chengguo`, { method: 'POST', headers, body });
  const trips = await (await fetch(`${base}/bench/round-trips`)).text();
  const rows = [
    ['publish', 'conn.', 'req/s', 'p50 ms', 'p99 ms', 'hand-written', 'p50', 'p99', 'ratio', 'D1 round trips'],
  ];
  if (!probe.ok) return `publish: answered ${probe.status} ${(await probe.text()).slice(0, 200)}`;
  for (const connections of CONNECTIONS) {
    const pair = [call('/web/v1/user/chengguo'), call('/bench/sql/publish')];
    const [own, hand] = (await compare(pair, connections)) as [Measured, Measured];
    rows.push(['publish', String(connections), ...cells(own), ...cells(hand), ratio(own, hand), `${trips} of 3`]);
  }
  return table(rows);
}
