import { createRoute, type OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import * as z from 'zod';
import type {
  AnswerOf,
  BodyOf,
  CarriedBy,
  Endpoint,
  ParamsOf,
  QueryOf,
  Refusing,
  Who,
} from '../../db/contract/endpoint.ts';
import type { ErrorCode, Lang } from '../../db/contract/errors.ts';
import { type Caller, holds, recommenderIdOf, userIdOf, VISITOR } from './caller.ts';
import type { Database } from './database.ts';
import type { AppEnv, Env } from './env.ts';
import { ok } from './envelope.ts';
import { AppError, forbidden, loginTimeout } from './errors.ts';
import { presume, presuming } from './presumed.ts';

/** Where the API description says who may make a call. */
export const WHO = 'x-who';

type Open = 'everybody' | 'bearer';
const isOpen = (who: Who): who is Open => who === 'everybody' || who === 'bearer';

/** @throws AppError 401, 403 where a call is not for a caller */
const admits =
  (who: Who) =>
  (caller: Caller): void => {
    if (caller.kind === VISITOR.kind) throw loginTimeout();
    if (who === 'recommender') recommenderIdOf(caller);
    else if (who !== 'session') userIdOf(caller);
    if (typeof who !== 'string' && !holds(caller, ...who)) throw forbidden();
  };

/**
 * Refuses before the input is looked at: nobody learns from complaints about it what a call is like.
 * @param presumes whether the call may begin upon a session that this isolate remembers: its handler runs in `presuming`
 */
export const admit =
  (who: Who, presumes = false): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (!presumes || !presume(c, admits(who))) admits(who)(await c.get('caller')());
    await next();
  };

/** Who made a call that not everybody may make. */
type Admitted<W> = W extends Open
  ? unknown
  : W extends 'session'
    ? { caller: Caller }
    : W extends 'recommender'
      ? { caller: Caller; recommenderId: string }
      : { caller: Caller; userId: string };

/** What the handler of a call is given. */
type Given<E extends Endpoint> = Admitted<E['who']> & {
  c: Context<AppEnv>;
  db: Database;
  env: Env;
  lang: Lang;
  query: QueryOf<E>;
  params: ParamsOf<E>;
  body: BodyOf<E>;
  /** Header Idempotency-Key, under which a form submits; null without one. */
  readonly key: string | null;
};

/** @throws AppError 400 for a key that is longer than 100 characters */
function submissionKey(c: Context<AppEnv>): string | null {
  const key = c.req.header('idempotency-key')?.trim() ?? '';
  if (key.length > 100) throw new AppError(400, 'bad_request');
  return key || null;
}

function bodyOf({ body, bodyType, bodyOptional }: Endpoint) {
  if (!body) return {};
  return { body: { required: !bodyOptional, content: { [bodyType ?? 'application/json']: { schema: body } } } };
}

/** An answer's shape is asked for by the API description alone, and made then. */
const enveloped = (status: number, description: string, result: () => z.ZodType): RouteConfig['responses'] => {
  const content = {
    get schema() {
      return z.object({ status: z.literal(status), msg: z.string(), result: result() });
    },
  };
  return { [status]: { description, content: { 'application/json': content } } };
};

const nothing = z.null();

function responsesOf({
  answer = nothing,
  besides,
  says = 'Success',
  file,
  refusal,
}: Endpoint): RouteConfig['responses'] {
  if (file)
    return { 200: { description: says, content: { [file]: { schema: answer === nothing ? z.string() : answer } } } };
  return {
    ...enveloped(200, says, () => (besides ? z.union([answer, besides]) : answer)),
    ...(refusal && enveloped(refusal.code, refusal.says, () => refusal.carries)),
  };
}

/** A call as the API description shows it, guarded as it says. */
function routeOf(call: Endpoint, presumes = false) {
  const { method, path, tag, who, summary, query, params } = call;
  const request = { ...(query && { query }), ...(params && { params }), ...bodyOf(call) };
  const route: RouteConfig = {
    method,
    path,
    tags: [tag],
    summary,
    ...(Object.keys(request).length > 0 && { request }),
    responses: responsesOf(call),
    [WHO]: who,
    ...(!isOpen(who) && { middleware: admit(who, presumes) }),
  };
  return createRoute(route);
}

/** What every handler is given; who made the call is read by the guard, or by nobody. */
async function givenOf(c: Context<AppEnv>, { who, query, params, body }: Endpoint): Promise<Given<Endpoint>> {
  const input = c.req as unknown as { valid: (part: 'query' | 'param' | 'json') => never };
  const caller = isOpen(who) ? null : await c.get('caller')();
  return {
    ...(caller && { caller, userId: caller.userId, recommenderId: caller.recommenderId }),
    c,
    db: c.get('db'),
    env: c.env,
    lang: c.get('lang'),
    query: query ? input.valid('query') : {},
    params: params ? input.valid('param') : {},
    body: body ? input.valid('json') : undefined,
    get key() {
      return submissionKey(c);
    },
  } as Given<Endpoint>;
}

/**
 * The refusal of a call that carries what the contract says.
 * @param code of its words
 */
export const refusalOf = <E extends Refusing>({ refusal }: E, code: ErrorCode, result: CarriedBy<E>): AppError =>
  new AppError(refusal.code, code, { result });

/** A call without an answer returns nothing, one that answers a file the whole response. */
type Answered<E> = E extends { file: string }
  ? Response | Promise<Response>
  : E extends { answer: z.ZodType }
    ? AnswerOf<E> | Promise<AnswerOf<E>>
    : Promise<void>;

/**
 * Mounts a call of the contract: admits by its `who`, checks what it takes, answers the envelope with what the handler returns.
 * @param handler is given the checked input; what it returns is `result`, in the shape that the contract promises, or the file
 */
export function serve<E extends Endpoint>(
  router: OpenAPIHono<AppEnv>,
  call: E,
  handler: (given: Given<E>) => Answered<E>,
): void {
  // The library's own types would have to know the shapes of this very call; those of the handler are checked above.
  const run = async (c: Context<AppEnv>) => {
    const result: unknown = await presuming(c, async () => handler((await givenOf(c, call)) as Given<E>));
    return result instanceof Response ? result : ok(c, result);
  };
  router.openapi(routeOf(call, true), run as never);
}

/**
 * Mounts a call of the contract whose handler reads the input itself.
 * @param handler makes the whole response
 */
export function serveRaw(
  router: OpenAPIHono<AppEnv>,
  call: Endpoint,
  handler: (c: Context<AppEnv>) => Response | Promise<Response>,
): void {
  const route = routeOf(call);
  router.openAPIRegistry.registerPath(route);
  const guards = isOpen(call.who) ? [] : [admit(call.who)];
  router.on([call.method.toUpperCase()], [route.getRoutingPath()], ...guards, handler);
}
