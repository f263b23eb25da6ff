import { OpenAPIHono } from '@hono/zod-openapi';
import { OTHER_PAGES } from '../db/contract/pages.ts';
import { frontDoorStands } from './edge/front-door.ts';
import { phoneRoutes } from './edge/phone.ts';
import { edgeRoutes } from './edge/routes.ts';
import { bodySize, context, knownMethod, onError, onNotFound, sameOrigin, securityHeaders } from './middleware.ts';
import { fileRoutes } from './modules/uploads/file-routes.ts';
import { BARE_ROOTS, getPath } from './paths.ts';
import type { AppEnv } from './platform/env.ts';
import { rememberHot } from './platform/public-cache.ts';

/** Beginnings of addresses that static files and messages have. */
const KEPT = ['/assets', '/regions', '/services', '/covers', '/files', '/dev', '/sitemaps', '/phone', '/cockpit'];

/** An application without a route, with what holds for all of them. */
export function newApp(): OpenAPIHono<AppEnv> {
  const app = new OpenAPIHono<AppEnv>({ getPath });
  app.onError(onError);
  app.notFound(onNotFound);
  app.use(rememberHot, securityHeaders, context, knownMethod, sameOrigin, bodySize);
  return app;
}

/** Pages and files: all addresses that are no call's. */
export const pages = newApp();

pages.route('/', fileRoutes);
pages.route('/', edgeRoutes);
pages.route('/', phoneRoutes);
frontDoorStands([...pages.routes.map(({ path }) => path), ...Object.keys(OTHER_PAGES), ...BARE_ROOTS, ...KEPT]);
