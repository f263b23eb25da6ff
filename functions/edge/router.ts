import { type Context, Hono } from 'hono';
import type { AppEnv } from '../platform/env.ts';
import { AppError } from '../platform/errors.ts';
import { type PageNature, page } from './document.ts';
import { goneView, type ListOf } from './pages.ts';
import type { View, Visit } from './view.ts';

/** Public pages, sitemaps and robots.txt (house 9 and 10). */
export const edgeRoutes = new Hono<AppEnv>();

/**
 * The pages of one item: its address with its id, which may bear its name and more behind it.
 * @param listOf the list that it would stand in, to which the page of one that there is not leads
 * @param view null, or AppError 404, for what there is not
 * @param titleOf what the page of one that there is not is called, unless as its list
 */
export function itemRoutes(
  path: string,
  rests: readonly string[],
  listOf: (visit: Visit) => ListOf,
  view: (c: Context<AppEnv>, visit: Visit, id: string) => Promise<View | null>,
  nature: PageNature = {},
  titleOf?: (visit: Visit) => string,
) {
  const handle = (c: Context<AppEnv>) => {
    const id = c.req.param('id') ?? '';
    return page(
      c,
      `${path} ${id}`,
      async (visit) =>
        (await unlessAbsent(view(c, visit, id))) ?? gone(visit, listOf(visit), path, id, titleOf?.(visit)),
      nature,
    );
  };
  for (const rest of rests) edgeRoutes.get(`${path}/:id${rest}`, handle);
}

/** Pages of a list that anybody turns to. */
const MAX_PAGE = 1_000_000;

/** The page of a list that an address asks for: the first, where it names none that could be. */
export function askedPage(c: Context<AppEnv>): number {
  const asked = Number(c.req.query('page'));
  return Number.isInteger(asked) && asked >= 1 && asked <= MAX_PAGE ? asked : 1;
}

/** Items on a page of tiles, as the page's script asks for them. */
export const TILES = '12';

/** The page of a list of tiles, asked for as its script asks, by the parameters of the address that have these names. */
export function tileRoute(
  path: string,
  names: readonly string[],
  view: (c: Context<AppEnv>, visit: Visit, params: Record<string, string>) => Promise<View>,
  nature: PageNature | ((c: Context<AppEnv>) => Promise<PageNature>) = {},
) {
  edgeRoutes.get(path, async (c) => {
    const asked = names
      .map((name) => [name, c.req.query(name)?.trim()] as const)
      .filter(([name, value]) => value && !name.startsWith('page'));
    const pageIndex = String(askedPage(c));
    const params = { ...Object.fromEntries(asked), pageIndex, pageSize: TILES };
    const own = typeof nature === 'function' ? await nature(c) : nature;
    return page(c, `${path} ${JSON.stringify(params)}`, (visit) => view(c, visit, params), own);
  });
}

/** What may stand behind the id of an item. */
export const NAMED = ['', '/:name'];
export const NAMED_AND_MORE = [...NAMED, '/:name/:params'];
/** The page of an item that there is not. */
export const gone = (visit: Visit, list: ListOf, path: string, id: string, title?: string): View =>
  goneView(visit, list, `${path}/${encodeURIComponent(id)}`, title);

/** What is found; null for what there is not. */
export const unlessAbsent = <T>(found: Promise<T>): Promise<T | null> =>
  found.catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  });

/** Of a page whose view does not ask who calls. */
export const SHARED: PageNature = { shared: true };
