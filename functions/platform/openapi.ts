import { createRoute as describe, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { Handler, MiddlewareHandler } from 'hono';
import * as z from 'zod';
import type { Who } from '../../db/contract/endpoint.ts';
import { fieldErrorsOf } from '../../db/contract/issues.ts';
import type { AppEnv } from './env.ts';
import { invalid } from './errors.ts';
import { admit, WHO } from './serve.ts';

export { WHO, type Who };

interface Envelope {
  status: number;
  msg: string;
  result: unknown;
}

/**
 * The success answer of a call as the API description shows it (CALLS.md "Answers").
 * @param result shape of `result`
 * @param description one sentence for the reader of /web/docs
 */
export function envelope(result: z.ZodType = z.null(), description = 'Success') {
  const schema: z.ZodType<Envelope> = z.object({ status: z.literal(200), msg: z.string(), result });
  return { 200: { description, content: { 'application/json': { schema } } } };
}

/** A JSON body that must be there. */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return { required: true, content: { 'application/json': { schema } } } as const;
}

/** A router whose shapes refuse with 422 and complaints at their fields (CALLS.md "Answers"). */
export function createRouter(): OpenAPIHono<AppEnv> {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalid(fieldErrorsOf(result.error.issues));
    },
  });
}

/**
 * A call as the API description shows it, guarded as it says.
 * @param who may make it; others are refused with 401 (status 100) or 403
 */
export function createRoute<P extends string, R extends Omit<RouteConfig, 'path' | 'middleware'> & { path: P }>({
  who,
  ...route
}: R & { who: Who }) {
  const open = who === 'everybody' || who === 'bearer';
  const guarded = describe({ ...route, [WHO]: who, ...(!open && { middleware: admit(who) }) } as RouteConfig);
  return guarded as unknown as R & { getRoutingPath: () => string; middleware?: undefined };
}

type Described = RouteConfig & { getRoutingPath: () => string };

/**
 * Describes and mounts a call whose handler reads the input itself.
 * @param route made by createRoute
 */
export function mount(router: OpenAPIHono<AppEnv>, route: Described, handler: Handler<AppEnv>): void {
  const { middleware } = route as { middleware?: MiddlewareHandler<AppEnv> };
  router.openAPIRegistry.registerPath(route);
  const guards = middleware ? [middleware] : [];
  router.on([route.method.toUpperCase()], [route.getRoutingPath()], ...guards, handler);
}
