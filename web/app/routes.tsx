import { matchPath } from 'react-router-dom';
import { FRONT_DOOR_PAGES } from '../../db/contract/front-door';
import { lazyPage } from './lazyPage';
import type { AppRoute } from './pageElement';

/** All other pages come with a list of their own, so that the first visit's script does not grow with each of them. */
export const morePages = lazyPage(() => import('./moreRoutes'));

const listed = (path: string, load: Parameters<typeof lazyPage>[0]): AppRoute => ({ path, page: lazyPage(load) });

/** Where visitors arrive from search engines and links; the build reads path and file of each (vite.config.ts, pageScripts). */
export const routes: AppRoute[] = [
  listed('/', () => import('../features/home/Home')),
  listed('/home', () => import('../features/home/Home')),
  listed('/homeFiveSjz', () => import('../features/home/CapitalHome')),
  listed(FRONT_DOOR_PAGES.front, () => import('../features/home/Home')),
  listed('/results', () => import('../features/results/List')),
  listed('/resultDetail/:id/:name?/:params?', () => import('../features/results/Show')),
  listed('/demands', () => import('../features/demands/List')),
  listed('/demandDetail/:id/:name?/:params?', () => import('../features/demands/Show')),
  listed('/organization', () => import('../features/organizations/List')),
  listed('/organizationDetail/:id/:name?/:params?', () => import('../features/organizations/Show')),
  listed('/expert', () => import('../features/experts/Home')),
  listed('/expertMore', () => import('../features/experts/List')),
  listed('/expertDetail/:id/:name?', () => import('../features/experts/Show')),
  listed('/park', () => import('../features/parks/List')),
  listed('/parkDetail/:id/:name?', () => import('../features/parks/Show')),
  listed('/products', () => import('../features/products/List')),
  listed('/productDetail/:id/:name?', () => import('../features/products/Show')),
  listed('/projects', () => import('../features/projects/List')),
  listed('/projectDetail/:id/:name?', () => import('../features/projects/Show')),
  listed('/news', () => import('../features/news/List')),
  listed('/newsDetail/:id/:name?', () => import('../features/news/Show')),
  listed('/showromm', () => import('../features/showroom/List')),
  listed('/showroom/hall/:id/:name?', () => import('../features/showroom/Show')),
  listed('/video/:id', () => import('../features/videos/Show')),
  listed('/videoList/:type/:title', () => import('../features/videos/List')),
  listed('/cloud/:searchType?', () => import('../features/search/Search')),
];

export function preloadPage(pathname: string): Promise<unknown> {
  const route = routes.find((candidate) => matchPath(candidate.path, pathname));
  return (route?.page ?? morePages).preload();
}
