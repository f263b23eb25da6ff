import type { OpenAPIHono } from '@hono/zod-openapi';
import { docsCalls } from '../../../db/contract/calls/docs.ts';
import type { AppEnv } from '../../platform/env.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { type ApiDocument, apiDocument } from './document.ts';
import { docsPage } from './page.ts';

/**
 * `/web/openapi.json` from the handlers' own shapes, and `/web/docs` that shows it without a script (CALLS.md "Paths").
 * @param app gives the whole application once every part is mounted
 */
export function docsRoutes(app: () => OpenAPIHono<AppEnv>): OpenAPIHono<AppEnv> {
  let kept: ApiDocument | undefined;
  const document = () => {
    kept ??= apiDocument(app());
    return kept;
  };
  const routes = createRouter();
  serve(routes, docsCalls.description, ({ c }) => c.json(document()));
  serve(routes, docsCalls.page, ({ c }) => {
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
    return c.html(docsPage(document()));
  });
  return routes;
}
