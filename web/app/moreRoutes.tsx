import { Route, Routes } from 'react-router-dom';
import type { PagePath } from '../../db/contract/pages';
import { lazyPage, PageView } from './lazyPage';
import { pages as memberPages } from './memberPages';
import { pages as organizationPages } from './organizationPages';
import { pageElement } from './pageElement';
import { pages as pushPages } from './pushPages';
import { type AppRoute, PRODUCT } from './routes';

/** The server names every page: its document bears the title before the script is there. */
interface TitledRoute extends AppRoute {
  path: PagePath;
}

const notFound = lazyPage(() => import('./NotFound'));
const login = lazyPage(() => import('../features/accounts/signin/Login'));
const retrieve = lazyPage(() => import('../features/accounts/signin/Retrieve'));

/** The pages around signing in and registering. */
const accountRoutes: TitledRoute[] = [
  { path: '/login', page: login },
  { path: `/${PRODUCT}Login`, page: login },
  { path: `/${PRODUCT}AdminLogin`, page: lazyPage(() => import('../features/accounts/signin/ExpoAdminLogin')) },
  { path: '/loginQr', page: lazyPage(() => import('../features/accounts/signin/LoginQr')) },
  { path: '/wx', page: lazyPage(() => import('../features/accounts/chatApp/Follow')) },
  { path: '/wxBind', page: lazyPage(() => import('../features/accounts/signin/WxBind')) },
  { path: '/register', page: lazyPage(() => import('../features/accounts/signin/Register')) },
  { path: `/${PRODUCT}Register`, page: lazyPage(() => import('../features/accounts/signin/ExpoRegister')) },
  { path: '/registerMemberSteps/:type', page: lazyPage(() => import('../features/accounts/signin/MemberSteps')) },
  { path: '/emailActive/:account/:code', page: lazyPage(() => import('../features/accounts/signin/EmailActive')) },
  { path: '/retrieve', page: retrieve },
  { path: `/${PRODUCT}Retrieve`, page: retrieve },
];

const ownOrganizations = lazyPage(memberPages.organizations);

const memberRoutes: TitledRoute[] = [
  { path: '/memberCenter', page: lazyPage(memberPages.releases), guarded: true },
  { path: '/memberCenter/activity', page: lazyPage(memberPages.activity), guarded: true },
  { path: '/memberCenter/devices', page: lazyPage(memberPages.devices), guarded: true },
  { path: '/memberCenter/account', page: lazyPage(memberPages.account), guarded: true },
  { path: '/deals', page: lazyPage(memberPages.deals), guarded: true },
  { path: '/deals/:id', page: lazyPage(memberPages.deal), guarded: true },
  { path: '/subscribe', page: lazyPage(memberPages.subscribe), guarded: true },
  { path: '/notices', page: lazyPage(memberPages.notices), guarded: true },
  { path: '/person', page: lazyPage(memberPages.person), guarded: true },
  { path: '/audit/objections', page: lazyPage(() => import('../features/moderation/Objections')), guarded: true },
  { path: '/audit/comments', page: lazyPage(() => import('../features/moderation/Comments')), guarded: true },
  { path: '/audit/organizations', page: lazyPage(() => import('../features/moderation/Organizations')), guarded: true },
  { path: '/audit/:kind', page: lazyPage(() => import('../features/moderation/Queue')), guarded: true },
  { path: '/audit/:kind/:id', page: lazyPage(() => import('../features/moderation/Review')), guarded: true },
  { path: '/portraits/:kind?', page: lazyPage(() => import('../features/moderation/Portraits')), guarded: true },
  { path: '/auditResults', page: lazyPage(() => import('../features/moderation/Redirect')), guarded: true },
  { path: '/reviewTalk/:kind/:id', page: lazyPage(() => import('../features/moderation/Talk')), guarded: true },
  { path: '/memberOrg', page: ownOrganizations, guarded: true },
  { path: '/memberCompany', page: ownOrganizations, guarded: true },
];

const organizationRoutes: TitledRoute[] = [
  { path: '/organization', page: lazyPage(organizationPages.list) },
  { path: '/organizationDetail/:id/:name?/:params?', page: lazyPage(organizationPages.show) },
  { path: '/attribution/:id', page: lazyPage(organizationPages.attribution), guarded: true },
  { path: '/joinOrganization/:token', page: lazyPage(organizationPages.join) },
  { path: '/admin/users', page: lazyPage(organizationPages.users), guarded: true },
  { path: '/admin/organizations', page: lazyPage(organizationPages.organizations), guarded: true },
  { path: '/admin/memberships', page: lazyPage(organizationPages.memberships), guarded: true },
  { path: '/admin/verifications', page: lazyPage(organizationPages.verifications), guarded: true },
  { path: '/admin/settings', page: lazyPage(organizationPages.settings), guarded: true },
  { path: '/admin/reference', page: lazyPage(organizationPages.reference), guarded: true },
  { path: '/admin/securityLog', page: lazyPage(organizationPages.securityLog), guarded: true },
  { path: '/admin/auditLog', page: lazyPage(organizationPages.auditLog), guarded: true },
];

const pushRecordRoutes: TitledRoute[] = [
  { path: '/pushProfile', page: lazyPage(pushPages.records), guarded: true },
  { path: '/pushSecond/:type/*', page: lazyPage(pushPages.earlier), guarded: true },
  { path: '/pushDeal/*', page: lazyPage(pushPages.funnel), guarded: true },
  { path: '/demandApply/:tab?', page: lazyPage(pushPages.apply), guarded: true },
  { path: '/demandConfirm/:tab?', page: lazyPage(pushPages.confirm), guarded: true },
];

const detailRoutes: TitledRoute[] = [
  { path: '/products', page: lazyPage(() => import('../features/products/List')) },
  { path: '/productDetail/:id/:name?', page: lazyPage(() => import('../features/products/Show')) },
  { path: '/projects', page: lazyPage(() => import('../features/projects/List')) },
  { path: '/projectDetail/:id/:name?', page: lazyPage(() => import('../features/projects/Show')) },
  { path: '/stars', page: lazyPage(() => import('../features/stars/List')) },
  { path: '/stars/:id', page: lazyPage(() => import('../features/stars/Show')) },
  { path: '/feedback/:itemType/:itemId', page: lazyPage(() => import('../features/feedback/Feedback')) },
  { path: '/favourites', page: lazyPage(memberPages.favourites), guarded: true },
  { path: '/push', page: lazyPage(() => import('../features/pushes/composer/Push')), guarded: true },
  { path: '/pushDemandOrgAdmin/:tab?', page: lazyPage(memberPages.inbox), guarded: true },
];

const fullLoad = lazyPage(() => import('./FullLoad'));

/** Pages of the phone entry. */
const phoneRoutes: AppRoute[] = [
  '/wxPushDetail',
  '/resultSubDetail',
  '/demandSubDetail',
  '/wxSubPushList',
  '/resultSubDetailHZ',
  '/demandSubDetailHZ',
  '/wxSubPushListHZ',
].map((path) => ({ path: `${path}/*`, page: fullLoad }));

export const moreRoutes: AppRoute[] = [
  ...phoneRoutes,
  ...pushRecordRoutes,
  ...detailRoutes,
  ...accountRoutes,
  ...memberRoutes,
  ...organizationRoutes,
];

/** Every page that is not listed with the first visit's script; what no page has is not found. */
export default function MoreRoutes() {
  return (
    <Routes>
      {moreRoutes.map((route) => (
        <Route key={route.path} path={route.path} element={pageElement(route)} />
      ))}
      <Route path="*" element={<PageView page={notFound} />} />
    </Routes>
  );
}
