import { type Operation, operations, undescribed } from '../../setup/operations.ts';
import { seeded } from '../../setup/random.ts';
import { type Made, requestOf } from '../../setup/values.ts';
import { KINDS, type Kind, type KindName, kindOf } from './kinds.ts';
import { idIn, type State, statesOf } from './rows.ts';

/** One call about rows in one state. */
export interface Case {
  operation: Operation;
  /** What its ids name; several when a call asks for several things. */
  kinds: ReadonlySet<KindName>;
  state: State;
  request: (userId: string | null) => Made;
}

/** Verbs of the table service that are asked about every kind; the matrix asks the others about every table. */
const EVERY_KIND = /\/egg\/base\/(?:list|put)$/;
const TABLE_DOOR = /\/egg\/base\//;

function made(operation: Operation, state: State, userId: string | null, seen: Set<KindName>, only?: KindName): Made {
  const id = (kind: KindName) => {
    seen.add(kind);
    return idIn(kind, state, userId);
  };
  const kind: Kind | undefined = only && KINDS[only];
  return requestOf(operation, {
    random: seeded(7),
    named: (name) => {
      if (kind && name === 'table') return kind.table;
      if (name === 'item_type') return '1';
      const asked = kindOf(name, operation.path);
      return asked && id(asked);
    },
    gives: (name) => kindOf(name, operation.path) !== undefined || name === 'item_type' || (!!kind && name === 'where'),
    instead: ({ enum: choices, const: only_, type }, name) => {
      if (kind && only && name === 'where') {
        const where = { [kind.key]: id(only) };
        return { value: operation.method === 'GET' ? JSON.stringify(where) : where };
      }
      if (kind && name === 'data') return { value: type === 'array' ? [{ name: '改动' }] : { name: '改动' } };
      // Of the kinds that a call is about, the first: its ids are those of results.
      if (name !== 'item_type' || !(choices ?? only_)) return undefined;
      return { value: choices?.includes(1) ? 1 : (choices?.[0] ?? only_) };
    },
  });
}

function casesOf(operation: Operation, only?: KindName): Case[] {
  const kinds = new Set<KindName>();
  made(operation, 'absent', null, kinds, only);
  const [first] = kinds;
  const states: readonly State[] = first ? statesOf(first) : ['absent'];
  const request = (state: State) => (userId: string | null) => made(operation, state, userId, new Set(), only);
  return states.map((state) => ({ operation, kinds, state, request: request(state) }));
}

const ENDS_SESSION = /logout|account\/delete|(?:user|recommender)\/password|devices\/revoke/;

/** Reading first, then what changes, then what deletes; what ends sessions comes last. */
const turn = ({ operation: { method, path } }: Case): number =>
  ENDS_SESSION.test(path) ? 3 : ['GET', 'POST', 'PUT', 'DELETE'].indexOf(method) % 3 || (method === 'DELETE' ? 2 : 0);

/** Pages and files take no session into account, but an address may still name somebody's row. */
const pages: Operation[] = undescribed
  .filter(({ path }) => !path.startsWith('/web/'))
  .map(({ path }) => ({
    ...{ id: path, method: 'GET', who: 'everybody', body: undefined, takes: true, responses: [] },
    name: `GET ${path}`,
    path: path.replace(/:(\w+)/g, '{$1}').replace('*', '{id}'),
    parameters: [...path.matchAll(/:(\w+)|\*/g)].map(([, name = 'id']) => ({ name, in: 'path' as const })),
  }));

/** Every call of the application about rows in every state, as the application itself describes its calls. */
export const cases: readonly Case[] = [...operations, ...pages]
  .flatMap((operation) =>
    EVERY_KIND.test(operation.path)
      ? (Object.keys(KINDS) as KindName[]).flatMap((kind) => casesOf(operation, kind))
      : casesOf(operation, TABLE_DOOR.test(operation.path) ? 'result' : undefined),
  )
  .map((one, place) => ({ one, place }))
  .sort((a, b) => turn(a.one) - turn(b.one) || a.place - b.place)
  .map(({ one }) => one);
