/// <reference types="vite/client" />

import { Route, Routes } from 'react-router-dom';
import type { LoadPage, MemberPages, Pages } from '../domain/pages';
import { lazyPage, PageView } from './lazyPage';
import { type AppRoute, pageElement } from './pageElement';

interface Manifest {
  pages?: Pages;
  memberPages?: MemberPages;
  centrePages?: MemberPages;
}

/** Each feature says which pages it has. */
const manifests = Object.values(import.meta.glob<Manifest>('../features/*/manifest.ts', { eager: true }));

const notFound = lazyPage(() => import('./NotFound'));
const fullLoad = lazyPage(() => import('./FullLoad'));

/** A tab of the member centre comes with the frame around it. */
const inFrame = (load: LoadPage) => async () => {
  const [{ framed }, page] = await Promise.all([import('./MemberFrame'), load()]);
  return { default: framed(page.default) };
};

const listed = (pages: Readonly<Record<string, LoadPage>> = {}, more: Partial<AppRoute> = {}): AppRoute[] =>
  Object.entries(pages).map(([path, load]) => ({ path, page: lazyPage(load), ...more }));

/** Pages of other entries: those that messages lead to, and the cockpit. */
const otherEntries: AppRoute[] = [
  '/wxPushDetail',
  '/resultSubDetail',
  '/demandSubDetail',
  '/wxSubPushList',
  '/resultSubDetailHZ',
  '/demandSubDetailHZ',
  '/wxSubPushListHZ',
  '/bigdata',
].map((path) => ({ path: `${path}/*`, page: fullLoad }));

export const moreRoutes: AppRoute[] = [
  ...otherEntries,
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
