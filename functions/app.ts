import { OpenAPIHono } from '@hono/zod-openapi';
import { setPublisher } from './data/publishing.ts';
import { dataRoutes } from './data/routes.ts';
import { edgeRoutes } from './edge/routes.ts';
import { bodySize, context, onError, onNotFound, sameOrigin, securityHeaders } from './middleware.ts';
import { ownAccountRoutes } from './modules/accounts/own-routes.ts';
import { accountRoutes } from './modules/accounts/routes.ts';
import { administrationRoutes } from './modules/administration/routes.ts';
import { docsRoutes } from './modules/docs/routes.ts';
import { healthRoutes } from './modules/health.ts';
import { organizationRoutes } from './modules/organizations/routes.ts';
import { publisher } from './modules/publications/publisher.ts';
import { publicationRoutes } from './modules/publications/routes.ts';
import { referenceRoutes } from './modules/reference/routes.ts';
import { resultRoutes } from './modules/results/routes.ts';
import { sessionRoutes } from './modules/session/routes.ts';
import { chatAppRoutes } from './modules/signin/chat-app-routes.ts';
import { signinRoutes } from './modules/signin/routes.ts';
import { fileRoutes, uploadRoutes } from './modules/uploads/routes.ts';
import { getPath } from './paths.ts';
import type { AppEnv } from './platform/env.ts';
import { hotAnswers } from './platform/public-cache.ts';

/** The one application: every path of both documents, under its canonical address (contract "Paths"). */
export const app = new OpenAPIHono<AppEnv>({ getPath });

setPublisher(publisher);

app.onError(onError);
app.notFound(onNotFound);
app.use(hotAnswers, securityHeaders, context, sameOrigin, bodySize);

app.route('/web', healthRoutes);
app.route('/web', sessionRoutes);
app.route('/web', accountRoutes);
app.route('/web', ownAccountRoutes);
app.route('/web', signinRoutes);
app.route('/web', chatAppRoutes);
app.route('/web', publicationRoutes);
app.route('/web/egg/base', dataRoutes);
app.route('/web', uploadRoutes);
app.route('/web', resultRoutes);
app.route('/web', referenceRoutes);
app.route('/web', organizationRoutes);
app.route('/web', administrationRoutes);
app.route('/', fileRoutes);
app.route('/', edgeRoutes);
app.route(
  '/web',
  docsRoutes(() => app),
);
