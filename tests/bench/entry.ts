import { env as bindings } from 'cloudflare:workers';
import { currentModel } from '../../functions/modules/matching/kept-model.ts';
import { Database } from '../../functions/platform/database.ts';
import { forgetPublicAnswers } from '../../functions/platform/public-cache.ts';
import site from '../local/entry/site.ts';
import { baselines } from './baselines.ts';
import { pairsOf } from './pairs.ts';

/** Round trips to D1 since the last time somebody asked. */
let roundTrips = 0;

/** Counts on the bindings' own prototypes, so that nothing stands between the code and the database. */
function countRoundTrips(db: D1Database): void {
  const session = Object.getPrototypeOf(db.withSession()) as D1DatabaseSession;
  const statement = Object.getPrototypeOf(db.prepare('SELECT 1')) as D1PreparedStatement;
  // The binding's own batches go through a session as well.
  const { batch } = session;
  session.batch = function (this: D1DatabaseSession, ...args: Parameters<typeof batch>) {
    roundTrips += 1;
    return batch.apply(this, args);
  } as typeof batch;
  for (const name of ['all', 'run', 'first', 'raw'] as const) {
    const original = statement[name] as (...args: unknown[]) => unknown;
    Object.assign(statement, {
      [name](this: D1PreparedStatement, ...args: unknown[]) {
        roundTrips += 1;
        return original.apply(this, args);
      },
    });
  }
}

countRoundTrips((bindings as unknown as { DB: D1Database }).DB);

/** What the barest handler answers: bytes that it was given. */
let bytes = '';

type Site = typeof site;
type Env = Parameters<Site['fetch']>[1];

const BASE = '/bench';
const UNCACHED = '/uncached';

/** The product beside what it is compared with, in one worker and on one path. */
export default {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname === `${BASE}/round-trips`) {
      const answer = Response.json(roundTrips);
      roundTrips = 0;
      return answer;
    }
    if (url.pathname === `${BASE}/memory`) {
      if (request.method === 'PUT') bytes = await request.text();
      return new Response(bytes);
    }
    if (url.pathname === `${BASE}/pairs`) {
      const { id, ids } = await request.json<{ id: string; ids: string[] }>();
      const db = new Database(env.DB);
      return Response.json(await pairsOf(db, await currentModel(db, env as never), id, ids));
    }
    if (url.pathname.startsWith(`${BASE}/`)) {
      url.pathname = url.pathname.slice(BASE.length);
      return baselines.fetch(new Request(url, request), env as never, ctx);
    }
    if (!url.pathname.startsWith(`${UNCACHED}/`)) return site.fetch(request, env, ctx);
    forgetPublicAnswers();
    url.pathname = url.pathname.slice(UNCACHED.length);
    return site.fetch(new Request(url, request), env, ctx);
  },
};
