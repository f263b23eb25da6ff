import { CEILINGS, callName } from '../../db/contract/ceilings.ts';
import type { Ceiling, Endpoint } from '../../db/contract/endpoint.ts';
import { ENDPOINTS } from '../../db/contract/endpoints.ts';
import { DEMO_ACCOUNTS } from '../local/accounts.ts';
import { type Operation, operations } from './operations.ts';
import { oneOf, seeded } from './random.ts';
import type { Parents } from './saturated.ts';
import { type Made, requestOf } from './values.ts';

/** What a call was seen to cost at most, over all its requests, and how many of these went well. */
export interface Cost {
  name: string;
  ceiling: Ceiling | undefined;
  most: Ceiling;
  requests: number;
  well: number;
}

/** Trips, statements, rows read and rows written of an answer. */
export function costOf(headers: Headers): Ceiling | null {
  const timing = headers.get('server-timing') ?? '';
  const [, queries, read] = /queries=(\d+) rows_read=(\d+)/.exec(timing) ?? [];
  const [, trips] = /trips;desc="(\d+)"/.exec(timing) ?? [];
  const [, written] = /written;desc="(\d+)"/.exec(timing) ?? [];
  return queries === undefined ? null : [Number(trips), Number(queries), Number(read), Number(written)];
}

/** Those that cost more than they may, or have no ceiling, each in one line. */
export const over = (costs: readonly Cost[]): string[] =>
  costs
    .filter(({ ceiling, most }) => !ceiling || most.some((value, place) => value > (ceiling[place] ?? 0)))
    .map(({ name, ceiling, most }) => `${name}: ${most.join(' ')} of ${ceiling?.join(' ') ?? 'no ceiling'}`);

const isId = (name: string): boolean => /(?:^|_)id$|^(?:ids?|org|orgs|items?|token|code|manage)$/.test(name);

/** Who is asked to make a call: those whom it is for, and those who see most. */
function callersOf({ who }: Endpoint, unit: string): string[] {
  if (who === 'recommender') return [unit];
  const staff = ['13800000011', '13800000012', '13800000013', '13800000007', '13800000004', '13800000006'];
  if (typeof who !== 'string') return staff;
  return ['', ...DEMO_ACCOUNTS];
}

/** Where requests go. */
export interface Site {
  base: string;
  /** The cookie of an account's session, again after it ended. */
  cookieOf: (account: string, again?: boolean) => Promise<string>;
}

interface Options extends Site {
  ids: readonly string[];
  unit: string;
  perCall: number;
  seed: number;
}

/** Sends a request, once more where the session had ended, and adds what it cost. */
async function request(cost: Cost, made: Made, { base, cookieOf }: Site, account: string): Promise<void> {
  const send = async (again: boolean) => {
    const cookie = account && (await cookieOf(account, again));
    return fetch(base + made.path, {
      method: made.method,
      redirect: 'manual',
      headers: {
        origin: base,
        ...(made.body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
      },
      ...(made.body !== undefined && { body: made.body }),
    });
  };
  let response = await send(false);
  if (response.status === 401 && account) response = await send(true);
  await response.arrayBuffer();
  const found = costOf(response.headers);
  cost.requests += 1;
  if (response.ok) cost.well += 1;
  if (found) cost.most = cost.most.map((value, at) => Math.max(value, found[at] ?? 0)) as unknown as Ceiling;
}

/** Ends the caller's session, the account, or many sessions: made by others last. */
const ENDS = /logout|account\/delete|(?:user|recommender)\/password|devices\/revoke|deploy/;

/**
 * Makes every call of the contract some times, with ids of rows that exist, as whom it is for, and tells the most that each cost.
 * Visitors' kept answers are asked for as nobody keeps them: each request has an address of its own where the call lets it.
 */
export async function measureCalls({ base, ids, unit, cookieOf, perCall, seed }: Options): Promise<Cost[]> {
  const described = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]));
  const ordered = ENDPOINTS.toSorted(
    (a, b) =>
      Number(a.method !== 'get') +
      2 * Number(ENDS.test(a.path)) -
      Number(b.method !== 'get') -
      2 * Number(ENDS.test(b.path)),
  );
  const costs: Cost[] = [];
  for (const [place, endpoint] of ordered.entries()) {
    const name = callName(endpoint);
    const operation = described.get(`${endpoint.method.toUpperCase()} /web${endpoint.path}`) as Operation;
    const callers = callersOf(endpoint, unit);
    const random = seeded(seed * 7919 + place);
    const cost: Cost = { name, ceiling: CEILINGS[name], most: [0, 0, 0, 0], requests: 0, well: 0 };
    for (let n = 0; n < perCall; n++) {
      const made = requestOf(operation, {
        random,
        named: (field) => (isId(field) && random() < 0.9 ? oneOf(random, ids) : undefined),
        gives: () => random() < 0.6,
      });
      const account = oneOf(random, callers);
      await request(cost, made, { base, cookieOf }, account);
    }
    costs.push(cost);
  }
  return costs;
}

/** Requests that one caller makes of a call which takes no ids, and at most of one that does. */
const PLAIN = 6;
const WITH_IDS = 16;

/** What finds many rows: a word and a place, one after the other and together. */
const SOUGHT: Readonly<Record<string, string>> = { keyword: '技术', region: '130000' };

/** Who asks for lists: nobody, the owner of what fills them, and who may read them all. */
const READERS = ['', '13800000001', '13800000011'];

const wordsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3);

/** Ids that a parameter may mean: by its name, else by the tables that the address speaks of. */
function idsFor({ byColumn, byTable }: Parents, name: string, path: string): string[] {
  const words = [...wordsOf(path), ...(path.includes('/clinic') ? ['zhuanjia'] : [])];
  const spoken = [...byTable].filter(([table]) => words.some((word) => table.includes(word) || word.includes(table)));
  const named = [...byTable].filter(([table]) => table === name.replace(/_id$/, ''));
  return [...new Set([...(byColumn.get(name) ?? []), ...[...named, ...spoken].flatMap(([, ids]) => ids)])];
}

/**
 * Makes every call of the contract that reads, as who sees most, with the ids under which most rows stand.
 * @param site a runtime over a state that `saturate` filled
 */
export async function measureReads(site: Site & { parents: Parents; unit: string }): Promise<Cost[]> {
  const described = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]));
  const costs: Cost[] = [];
  for (const endpoint of ENDPOINTS.filter(({ method, path }) => method === 'get' && !ENDS.test(path))) {
    const name = callName(endpoint);
    const operation = described.get(`GET /web${endpoint.path}`) as Operation;
    const callers =
      endpoint.who === 'recommender'
        ? [site.unit]
        : READERS.filter((account) => account || endpoint.who === 'everybody');
    const cost: Cost = { name, ceiling: CEILINGS[name], most: [0, 0, 0, 0], requests: 0, well: 0 };
    const random = seeded(costs.length);
    const most = Math.max(
      0,
      ...operation.parameters.map((each) =>
        isId(each.name) ? idsFor(site.parents, each.name, endpoint.path).length : 0,
      ),
    );
    const requests = Math.max(PLAIN, Math.min(2 * most, WITH_IDS));
    for (const account of callers) {
      for (let n = 0; n < requests; n++) {
        const made = requestOf(operation, {
          random,
          named: (field) => {
            if (!isId(field)) return n < PLAIN ? SOUGHT[field] : undefined;
            const ids = idsFor(site.parents, field, endpoint.path);
            return ids[(n >> 1) % Math.max(ids.length, 1)];
          },
          // Without anything first, then with ids and, now and then, more.
          gives: (field) => {
            if (n % 2 === 0) return false;
            if (n < PLAIN && SOUGHT[field]) return n === 5 || (n === 1) === (field === 'keyword');
            return isId(field) || random() < 0.3;
          },
        });
        await request(cost, made, site, account);
      }
    }
    costs.push(cost);
  }
  return costs;
}
