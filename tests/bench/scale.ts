import { accountId } from '../seed/factories/users.ts';
import { compare, figure, type Measured, table } from './measure.ts';

/** One installation with who is signed in there. */
interface Side {
  /** Without a slash at the end. */
  url: string;
  /** Session cookies. */
  member: string;
  auditor: string;
  operator: string;
}

interface Read {
  name: string;
  path: string;
  who?: 'member' | 'auditor' | 'operator';
}

/** Slower than this many times over many items is too slow. */
const WANTED = 1.3;
const CONNECTIONS = 10;
/** Items of each kind whose matches are asked for: demo rows, which stand in every size of the database. */
const MATCHED = 3;

const text = encodeURIComponent;

async function recordsOf(url: string, path: string, cookie = ''): Promise<Record<string, string>[]> {
  const answer = await (await fetch(`${url}/web/v1/${path}`, { headers: { cookie } })).json();
  return (answer as { result: { records: Record<string, string>[] } }).result.records;
}

const idsOf = async (url: string, noun: string, key: string): Promise<string[]> =>
  (await recordsOf(url, `${noun}/list`)).map((row) => row[key] ?? '');

/** Lists of comments as pages and members ask for them, through the table service. */
function comments(where: object, pageIndex: number): string {
  const asked = {
    table: 'comment',
    where: JSON.stringify(where),
    leftJoin: JSON.stringify([
      { table: 'user', on: { add_user: 'user_id' }, columns: ['nickname', 'avatar'], as: 'user' },
    ]),
    order: JSON.stringify([
      ['add_time', 'desc'],
      ['comment_id', 'desc'],
    ]),
    pageIndex: String(pageIndex),
    pageSize: '10',
  };
  return `/web/egg/base/list?${new URLSearchParams(asked)}`;
}

/** Pushes of the oldest and the newest page of the records, as `loadTargets` made them. */
const OLDEST_PAGE = 50;

async function pushReads({ url, operator }: Side): Promise<Read[]> {
  const page = (index: number) => recordsOf(url, `push/list?pageIndex=${index}`, operator);
  const [recent, archived] = [(await page(2))[0]?.id, (await page(OLDEST_PAGE))[0]?.id];
  const read = (name: string, path: string): Read => ({ name, who: 'operator', path: `/web/v1/push/${path}` });
  const targets = (id: string | undefined, more = '') => `targets?push_id=${id}&pageSize=20${more}`;
  return [
    read('pushes', 'list'),
    read('pushes, page 50', `list?pageIndex=${OLDEST_PAGE}`),
    read('a push', `record?id=${recent}`),
    read('a push, archived', `record?id=${archived}`),
    read('targets', targets(recent)),
    read('targets, sent', targets(recent, '&stage=sent')),
    read('targets, interested', targets(recent, '&stage=interested')),
    read('targets, archived', targets(archived)),
    read('targets, archived, failed', targets(archived, '&stage=failed')),
    read('funnel', 'funnel'),
    read('funnel by push', 'funnel/list'),
    read('funnel, targets', 'funnel/targets?pageSize=20'),
    { name: 'inbox', who: 'member', path: '/web/v1/inbox/list' },
    { name: 'inbox, open', who: 'member', path: '/web/v1/inbox/list?state=open' },
    { name: 'inbox, page 40', who: 'member', path: '/web/v1/inbox/list?pageIndex=40' },
  ];
}

async function talkReads(talked: string | undefined, own: string): Promise<Read[]> {
  const on = { item_id: talked, item_type: 1 };
  const queue = (state: string): Read => ({
    name: `moderators' queue, ${state}`,
    who: 'auditor',
    path: `/web/v1/post/queue/list?state=${state}`,
  });
  return [
    { name: 'comments', path: comments(on, 1) },
    { name: 'comments, page 30', path: comments(on, 30) },
    { name: 'own comments', who: 'member', path: comments({ add_user: own }, 1) },
    { name: 'discussions', path: '/uncached/web/v1/community/list' },
    queue('open'),
    queue('hidden'),
  ];
}

/** The calls over one installation: what they ask for by key stands there under a key of its own. */
async function reads(side: Side): Promise<Read[]> {
  const { url } = side;
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
    ...(await talkReads(results[0], accountId(1))),
    ...(await pushReads(side)),
  ];
}

/**
 * The same calls over few items and over many, turn by turn, and what each reads.
 * @param sides the installation with few items, then the one with many; @param sizes how many each has
 * @param part of the names of the calls that are measured; all of them without it
 */
export async function besideFewer(sides: readonly Side[], sizes: readonly number[], part = ''): Promise<string> {
  const of = (what: string) => sizes.map((size) => `${what}, ${size.toLocaleString('en')}`);
  const rows = [['call', ...of('rows'), ...of('p50 ms'), ...of('p99 ms'), 'p50', 'p99', 'wanted']];
  const [asked = [], ...others] = await Promise.all(sides.map(reads));
  for (const [place, { name }] of asked.entries()) {
    if (!name.includes(part)) continue;
    const calls = sides.map((side, at) => {
      const read = (at === 0 ? asked : others[at - 1])?.[place];
      const headers: Record<string, string> = read?.who ? { cookie: side[read.who] } : {};
      return { url: side.url + (read?.path ?? ''), headers };
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
