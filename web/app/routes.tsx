import { matchPath } from 'react-router-dom';
import { type LazyPage, lazyPage } from './lazyPage';

export interface AppRoute {
  path: string;
  page: LazyPage;
  /** Members only. */
  guarded?: boolean;
}

const home = lazyPage(() => import('../features/home/Home'));

/** All other pages come with a list of their own, so that the first visit's script does not grow with each of them. */
export const morePages = lazyPage(() => import('./moreRoutes'));

/** One constant names the international front door (decision 4). */
export const PRODUCT = 'expo';

export const routes: AppRoute[] = [
  { path: '/', page: home },
  { path: '/home', page: home },
  { path: '/homeFiveSjz', page: lazyPage(() => import('../features/home/CapitalHome')) },
  { path: `/${PRODUCT}`, page: home },
  { path: '/results', page: lazyPage(() => import('../features/results/List')) },
  { path: '/resultDetail/:id/:name?/:params?', page: lazyPage(() => import('../features/results/Show')) },
  { path: '/demands', page: lazyPage(() => import('../features/demands/List')) },
  { path: '/demandDetail/:id/:name?/:params?', page: lazyPage(() => import('../features/demands/Show')) },
];

export function preloadPage(pathname: string): Promise<unknown> {
  const route = routes.find((candidate) => matchPath(candidate.path, pathname));
  return (route?.page ?? morePages).preload();
}
