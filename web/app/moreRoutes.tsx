import { Route, Routes } from 'react-router-dom';
import type { LoadPage, MemberPages, Pages } from '../domain/pages';
import * as accounts from '../features/accounts/manifest';
import * as administration from '../features/administration/manifest';
import * as deals from '../features/deals/manifest';
import * as favourites from '../features/favourites/manifest';
import * as feedback from '../features/feedback/manifest';
import * as inbox from '../features/inbox/manifest';
import * as listings from '../features/listings/manifest';
import * as moderation from '../features/moderation/manifest';
import * as notices from '../features/notices/manifest';
import * as organizations from '../features/organizations/manifest';
import * as products from '../features/products/manifest';
import * as projects from '../features/projects/manifest';
import * as pushes from '../features/pushes/manifest';
import * as stars from '../features/stars/manifest';
import * as subscriptions from '../features/subscriptions/manifest';
import { lazyPage, PageView } from './lazyPage';
import { pageElement } from './pageElement';
import type { AppRoute } from './routes';

interface Manifest {
  pages?: Pages;
  memberPages?: MemberPages;
  centrePages?: MemberPages;
}

/** Each feature says which pages it has (`features/<noun>/manifest.ts`). */
const manifests: Manifest[] = [
  accounts,
  administration,
  deals,
  favourites,
  feedback,
  inbox,
  listings,
  moderation,
  notices,
  organizations,
  products,
  projects,
  pushes,
  stars,
  subscriptions,
];

const notFound = lazyPage(() => import('./NotFound'));
const fullLoad = lazyPage(() => import('./FullLoad'));

/** A tab of the member centre comes with the frame around it. */
const inFrame = (load: LoadPage) => async () => {
  const [{ framed }, page] = await Promise.all([import('./MemberFrame'), load()]);
  return { default: framed(page.default) };
};

const listed = (pages: Readonly<Record<string, LoadPage>> = {}, more: Partial<AppRoute> = {}): AppRoute[] =>
  Object.entries(pages).map(([path, load]) => ({ path, page: lazyPage(load), ...more }));

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
  ...manifests.flatMap(({ pages, memberPages, centrePages = {} }) => [
    ...listed(pages),
    ...listed(memberPages, { guarded: true }),
    ...Object.entries(centrePages).map(([path, load]) => ({ path, page: lazyPage(inFrame(load)), guarded: true })),
  ]),
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
