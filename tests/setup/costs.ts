import { CEILINGS, callName } from '../../db/contract/ceilings.ts';
import type { Ceiling, Endpoint } from '../../db/contract/endpoint.ts';
import { ENDPOINTS } from '../../db/contract/endpoints.ts';
import { DEMO_ACCOUNTS } from '../local/accounts.ts';
import { type Operation, operations } from './operations.ts';
import { oneOf, seeded } from './random.ts';
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

export const isId = (name: string): boolean => /(?:^|_)id$|^(?:ids?|org|orgs|items?|token|code|manage)$/.test(name);

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
export async function request(cost: Cost, made: Made, { base, cookieOf }: Site, account: string): Promise<void> {
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
export const ENDS = /logout|account\/delete|(?:user|recommender)\/password|devices\/revoke|deploy/;

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
