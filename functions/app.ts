import { OpenAPIHono } from '@hono/zod-openapi';
import { setPublisher } from './data/publishing.ts';
import { dataRoutes } from './data/routes.ts';
import { phoneRoutes } from './edge/phone.ts';
import { edgeRoutes } from './edge/routes.ts';
import { bodySize, context, onError, onNotFound, sameOrigin, securityHeaders } from './middleware.ts';
import { ownAccountRoutes } from './modules/accounts/own-routes.ts';
import { accountRoutes } from './modules/accounts/routes.ts';
import { administrationRoutes } from './modules/administration/routes.ts';
import { applicationRoutes } from './modules/applications/routes.ts';
import { contactRoutes } from './modules/contacts/routes.ts';
import { dealRoutes } from './modules/deals/routes.ts';
import { demandRoutes } from './modules/demands/routes.ts';
import { docsRoutes } from './modules/docs/routes.ts';
import { draftRoutes } from './modules/drafts/routes.ts';
import { favouriteRoutes } from './modules/favourites/routes.ts';
import { funnelRoutes } from './modules/funnel/routes.ts';
import { healthRoutes } from './modules/health.ts';
import { inboxRoutes } from './modules/inbox/routes.ts';
import { listingRoutes } from './modules/listings/routes.ts';
import { matchingRoutes } from './modules/matching/routes.ts';
import { noticeRoutes } from './modules/notices/routes.ts';
import { organizationRoutes } from './modules/organizations/routes.ts';
import { projectRoutes } from './modules/projects/routes.ts';
import { publicationRoutes } from './modules/publications/routes.ts';
import { publisher } from './modules/publishing/publisher.ts';
import { pushRecordRoutes } from './modules/pushes/records-routes.ts';
import { pushRoutes } from './modules/pushes/routes.ts';
import { referenceRoutes } from './modules/reference/routes.ts';
import { resultRoutes } from './modules/results/routes.ts';
import { reviewRoutes } from './modules/reviews/routes.ts';
import { serviceRoutes } from './modules/services/routes.ts';
import { sessionRoutes } from './modules/session/routes.ts';
import { chatAppRoutes } from './modules/signin/chat-app-routes.ts';
import { signinRoutes } from './modules/signin/routes.ts';
import { talkRoutes } from './modules/talk/routes.ts';
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
app.route('/web', reviewRoutes);
app.route('/web', demandRoutes);
app.route('/web', draftRoutes);
app.route('/web', matchingRoutes);
app.route('/web', dealRoutes);
app.route('/web', pushRoutes);
app.route('/web', pushRecordRoutes);
app.route('/web', funnelRoutes);
app.route('/web', applicationRoutes);
app.route('/web', inboxRoutes);
app.route('/web', referenceRoutes);
app.route('/web', serviceRoutes);
app.route('/web', projectRoutes);
app.route('/web', listingRoutes);
app.route('/web', noticeRoutes);
app.route('/web', organizationRoutes);
app.route('/web', administrationRoutes);
app.route('/web', contactRoutes);
app.route('/web', favouriteRoutes);
app.route('/web', talkRoutes);
app.route('/', fileRoutes);
app.route('/', edgeRoutes);
app.route('/', phoneRoutes);
app.route(
  '/web',
  docsRoutes(() => app),
);
