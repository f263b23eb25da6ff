import { env as bindings } from 'cloudflare:workers';
import { onRequest } from '../../../functions/[[path]].ts';
import { injectFaults } from './faults.ts';
import { readFromReplica } from './lagging-replica.ts';
import { enforceD1Limits } from './limits.ts';
import { routeMatcher } from './routes.ts';
import { quickSignIn } from './sign-in.ts';

interface LocalEnv {
  DB: D1Database;
  ASSETS: Fetcher;
  LOCAL_TOOLS: Fetcher;
  LOCAL_ROUTES: string;
  LOCAL_HOT_RELOAD?: string;
  LOCAL_SIGN_IN?: string;
}

const local = bindings as unknown as LocalEnv;
const reachesFunction = routeMatcher(JSON.parse(local.LOCAL_ROUTES));
enforceD1Limits(local.DB);
injectFaults(bindings);
readFromReplica(bindings);

/** Vite's hot reload is an inline script and a socket to another port, which the pages' own policy rightly forbids. */
async function withoutPolicy(answer: Response | Promise<Response>): Promise<Response> {
  const response = await answer;
  if (!response.headers.has('content-security-policy')) return response;
  const open = new Response(response.body, response);
  open.headers.delete('content-security-policy');
  return open;
}

type Context = Parameters<typeof onRequest>[0];

/** Stands where Pages stands: chooses between the Function and the static files. */
export default {
  fetch(request: Request, env: LocalEnv, ctx: ExecutionContext): Response | Promise<Response> {
    const { pathname } = new URL(request.url);
    // As Pages does: the parts of the local server that are no worker cannot even be handed such a request.
    if (
      (pathname.startsWith('/dev/') || !reachesFunction(pathname)) &&
      !['GET', 'HEAD', 'POST'].includes(request.method)
    )
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    if (local.LOCAL_SIGN_IN && pathname === '/dev/session') return quickSignIn.fetch(request, env, ctx);
    if (pathname.startsWith('/dev/')) return env.LOCAL_TOOLS.fetch(request);
    if (!reachesFunction(pathname)) return env.ASSETS.fetch(request);
    const context = {
      request,
      env,
      params: { path: pathname.slice(1).split('/') },
      data: {},
      functionPath: pathname,
      next: (input?: Request | string, init?: RequestInit) => env.ASSETS.fetch(input ?? request, init),
      waitUntil: ctx.waitUntil.bind(ctx),
      passThroughOnException: ctx.passThroughOnException.bind(ctx),
    };
    const answer = onRequest(context as unknown as Context);
    return local.LOCAL_HOT_RELOAD ? withoutPolicy(answer) : answer;
  },
};
