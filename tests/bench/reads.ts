import { CEILINGS, callName } from '../../db/contract/ceilings.ts';
import { ENDPOINTS } from '../../db/contract/endpoints.ts';
import { hash32 } from '../seed/random.ts';
import { type Cost, ENDS, isId, request, type Site } from '../setup/costs.ts';
import { type Operation, operations } from '../setup/operations.ts';
import { seeded } from '../setup/random.ts';
import { requestOf } from '../setup/values.ts';
import type { Parents } from './saturated.ts';

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
    // By its name: a call that is added asks none of the others for anything else.
    const random = seeded(hash32(name));
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
