import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { organizationCalls } from '../../db/contract/calls/organizations.ts';
import type { Lang } from '../../db/contract/errors.ts';
import { PUBLISHED, type PublishedKind } from '../../db/contract/items.ts';
import { PRODUCT_PARAMS, productDetail, productList } from '../modules/items/products/products.ts';
import { publishedDetail } from '../modules/items/public/detail.ts';
import { readListQuery } from '../modules/items/public/filters.ts';
import { home } from '../modules/items/public/home.ts';
import { publicList } from '../modules/items/public/list.ts';
import { areaOf } from '../modules/items/public/visibility.ts';
import { organizationDetail, organizationList } from '../modules/organizations/directory.ts';
import type { AppEnv } from '../platform/env.ts';
import { AppError } from '../platform/errors.ts';
import { originOf } from '../platform/origin.ts';
import { type Answer, isAnonymous, publicAnswer } from '../platform/public-cache.ts';
import { detailPage, gonePage } from './detail-page.ts';
import { homePage } from './home-page.ts';
import { callParams, listPage, PAGE_PARAMS, type PageParams } from './list-page.ts';
import {
  noOrganizationPage,
  ORGANIZATION,
  ORGANIZATIONS,
  organizationPage,
  organizationsPage,
} from './organization-pages.ts';
import { noProductPage, PRODUCT, PRODUCTS, productPage, productsPage } from './product-pages.ts';
import { fillShell, loadShell } from './shell.ts';
import { robots, sitemap, sitemapIndex } from './sitemap.ts';
import type { View, Visit } from './view.ts';

const XML = 'application/xml; charset=utf-8';

/** Language and region of a page: the address first, then the cookies, then the installation's own. */
function visitOf(c: Context<AppEnv>): Visit {
  const asked = c.req.query('lang') ?? getCookie(c, 'lang');
  const lang: Lang = asked === 'en' ? 'en' : 'zh';
  const region = getCookie(c, 'region') ?? '';
  return { lang, region: /^\d{6}$/.test(region) ? region : c.env.REGION, origin: originOf(c) };
}

async function page(c: Context<AppEnv>, key: string, make: (visit: Visit) => Promise<View>): Promise<Response> {
  const visit = visitOf(c);
  const build = async (): Promise<Answer> => {
    const [shell, view] = await Promise.all([loadShell(c.env, c.req.url), make(visit)]);
    return {
      body: fillShell(shell.html, view, visit),
      type: 'text/html; charset=utf-8',
      status: view.status ?? 200,
      headers: shell.headers,
    };
  };
  if (isAnonymous(c)) return publicAnswer(c, `page ${visit.origin} ${visit.lang} ${visit.region} ${key}`, build);
  const { body, type, status, headers } = await build();
  return c.body(body, status, { 'Content-Type': type, 'Cache-Control': 'private, no-store', ...headers });
}

function pageParams(c: Context<AppEnv>): PageParams {
  const pairs = PAGE_PARAMS.map((name) => [name, c.req.query(name)?.trim() ?? '']).filter(([, value]) => value);
  return Object.fromEntries(pairs) as PageParams;
}

/** Public pages, sitemaps and robots.txt (house 9 and 10). */
export const edgeRoutes = new Hono<AppEnv>();

for (const [address, path] of [
  ['/', '/'],
  ['/home', '/'],
  ['/expo', '/expo'],
] as const) {
  edgeRoutes.get(address, (c) =>
    page(c, path, async (visit) => homePage(visit, path, await home(c.get('db'), visit.region))),
  );
}

for (const kind of ['result', 'demand'] as const satisfies PublishedKind[]) {
  edgeRoutes.get(PUBLISHED[kind].list, (c) => {
    const params = pageParams(c);
    return page(c, `${kind} ${JSON.stringify(params)}`, async (visit) => {
      const area = areaOf(await c.get('caller')());
      const query = readListQuery(callParams(params));
      return listPage(visit, kind, params, await publicList(c.get('db'), kind, area ? { ...query, area } : query));
    });
  });
  const detail = (c: Context<AppEnv>) => {
    const id = c.req.param('id') ?? '';
    return page(c, `${kind} detail ${id}`, async (visit) => {
      const found = await publishedDetail(c.get('db'), kind, id, { platform: c.env.PLATFORM });
      return found
        ? detailPage(visit, kind, found)
        : gonePage(visit, kind, `${PUBLISHED[kind].page}/${encodeURIComponent(id)}`);
    });
  };
  for (const rest of ['', '/:name', '/:name/:params']) edgeRoutes.get(`${PUBLISHED[kind].page}/:id${rest}`, detail);
}

/** What is found; null for what there is not. */
const unlessAbsent = <T>(found: Promise<T>): Promise<T | null> =>
  found.catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  });

/** Organisations on a page of their list, as the page's script asks for them. */
const ORGANIZATIONS_SHOWN = '12';

edgeRoutes.get(ORGANIZATIONS, (c) => {
  const known = Object.keys(organizationCalls.list.query.shape);
  const asked = known
    .map((name) => [name, c.req.query(name)?.trim()] as const)
    .filter(([name, value]) => value && !name.startsWith('page'));
  const pageIndex = String(Number(c.req.query('page')) || 1);
  const params = { ...Object.fromEntries(asked), pageIndex, pageSize: ORGANIZATIONS_SHOWN };
  return page(c, `organizations ${JSON.stringify(params)}`, async (visit) =>
    organizationsPage(visit, await organizationList(c.get('db'), params), params),
  );
});

const organization = (c: Context<AppEnv>) => {
  const id = c.req.param('id') ?? '';
  return page(c, `organization ${id}`, async (visit) => {
    const found = await unlessAbsent(organizationDetail(c.get('db'), await c.get('caller')(), id));
    return found ? organizationPage(visit, id, found) : noOrganizationPage(visit, id);
  });
};
for (const rest of ['', '/:name', '/:name/:params']) edgeRoutes.get(`${ORGANIZATION}/:id${rest}`, organization);

/** Products on a page of their list, as the page's script asks for them. */
const PRODUCTS_SHOWN = '12';

edgeRoutes.get(PRODUCTS, (c) => {
  const asked = PRODUCT_PARAMS.map((name) => [name, c.req.query(name)?.trim()] as const).filter(
    ([name, value]) => value && !name.startsWith('page'),
  );
  const pageIndex = String(Number(c.req.query('page')) || 1);
  const params = { ...Object.fromEntries(asked), pageIndex, pageSize: PRODUCTS_SHOWN };
  return page(c, `products ${JSON.stringify(params)}`, async (visit) =>
    productsPage(visit, await productList(c.get('db'), params), params),
  );
});

const product = (c: Context<AppEnv>) => {
  const id = c.req.param('id') ?? '';
  return page(c, `product ${id}`, async (visit) => {
    const found = await unlessAbsent(productDetail(c.get('db'), await c.get('caller')(), id));
    return found ? productPage(visit, found) : noProductPage(visit, id);
  });
};
for (const rest of ['', '/:name']) edgeRoutes.get(`${PRODUCT}/:id${rest}`, product);

edgeRoutes.get('/sitemap.xml', (c) =>
  publicAnswer(c, `sitemap ${originOf(c)}`, async () => ({
    body: await sitemapIndex(c.get('db'), originOf(c)),
    type: XML,
  })),
);

edgeRoutes.get('/sitemaps/:file', (c) =>
  publicAnswer(c, `sitemap ${originOf(c)} ${c.req.param('file')}`, async () => {
    const name = c.req.param('file').replace(/\.xml$/, '');
    const body = await sitemap(c.get('db'), originOf(c), name);
    return body === null ? { body: 'Not found', type: 'text/plain; charset=utf-8', status: 404 } : { body, type: XML };
  }),
);

edgeRoutes.get('/robots.txt', (c) => c.text(robots(originOf(c)), 200, { 'Cache-Control': 'public, max-age=3600' }));
