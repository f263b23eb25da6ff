import type { Env } from '../../../functions/platform/env.ts';
import type { TestServer } from '../../setup/server.ts';

/** What a worker does outside of itself; each call of it the platform counts, and any of them may fail. */
export interface Outside {
  /** Statements given to the database, and calls of Durable Objects. */
  calls: number;
  /** Throws in the place of a call: the name of an object's method, or the SQL of a batch. */
  before: (call: string) => void;
}

interface Bound {
  sql: string;
  statement: D1PreparedStatement;
}

function database(d1: D1Database, outside: Outside): D1Database {
  const step = <T>(statements: readonly Bound[], work: () => Promise<T>): Promise<T> => {
    outside.before(statements.map(({ sql }) => sql).join('; '));
    outside.calls += statements.length;
    return work();
  };
  return {
    prepare: (sql: string) => ({
      bind: (...params: unknown[]) => {
        const bound = { sql, statement: d1.prepare(sql).bind(...params) };
        const { statement } = bound;
        return {
          ...bound,
          all: () => step([bound], () => statement.all()),
          run: () => step([bound], () => statement.run()),
        };
      },
    }),
    batch: (list: Bound[]) => step(list, () => d1.batch(list.map(({ statement }) => statement))),
  } as unknown as D1Database;
}

interface Namespace {
  idFromName(name: string): unknown;
  get(id: unknown): Record<string, (...args: unknown[]) => Promise<unknown>>;
}

const objects = (namespace: Namespace, outside: Outside) => ({
  idFromName: (name: string) => namespace.idFromName(name),
  get: (id: unknown) => {
    const object = namespace.get(id);
    const call = async (name: string, args: unknown[]) => {
      outside.before(name);
      outside.calls += 1;
      return object[name]?.(...args);
    };
    return new Proxy(
      {},
      {
        get:
          (_, name: string) =>
          (...args: unknown[]) =>
            call(name, args),
      },
    );
  },
});

/** The background worker's own bindings, so that a test runs a consumer with them, sees what it costs and what breaks it. */
export async function bindingsOf(
  { runtime }: TestServer,
  wechatBase = runtime.gateway.origin,
): Promise<{ env: Env; outside: Outside }> {
  const bindings = await runtime.miniflare.getBindings<Record<string, unknown>>('technology-transfer-background');
  const outside: Outside = { calls: 0, before: () => undefined };
  const env = {
    ...bindings,
    WECHAT_API_BASE: wechatBase,
    DB: database(bindings.DB as D1Database, outside),
    TOKENS: objects(bindings.TOKENS as Namespace, outside),
    SCHEDULES: objects(bindings.SCHEDULES as Namespace, outside),
  };
  return { env: env as unknown as Env, outside };
}
