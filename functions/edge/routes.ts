import type { Context } from 'hono';
import { BOOKS } from '../../db/contract/books.ts';
import { commentCalls } from '../../db/contract/calls/comments.ts';
import { frontDoorCalls } from '../../db/contract/calls/front-door.ts';
import { hallCalls } from '../../db/contract/calls/halls.ts';
import { newsCalls } from '../../db/contract/calls/news.ts';
import { organizationCalls } from '../../db/contract/calls/organizations.ts';
import { productCalls } from '../../db/contract/calls/products.ts';
import { programmePublicCalls } from '../../db/contract/calls/programme-publish.ts';
import { threadCalls } from '../../db/contract/calls/threads.ts';
import { COMMUNITY, DISCUSSIONS } from '../../db/contract/community.ts';
import { CONTENT } from '../../db/contract/content.ts';
import { EVALUATE } from '../../db/contract/evaluation.ts';
import { FRONT_DOOR_PAGES } from '../../db/contract/front-door.ts';
import { TOP_ORDERS } from '../../db/contract/front-door-answers.ts';
import { PUBLISHED, type PublishedKind } from '../../db/contract/items.ts';
import { COCKPIT, panelOf, rangeOf } from '../../db/contract/panels.ts';
import { REGION_HOMES } from '../../db/contract/regions.ts';
import { SERVICE } from '../../db/contract/service-desk.ts';
import { VIDEO_TYPES } from '../../db/contract/videos.ts';
import { isCertificate } from '../modules/attendance/certificates.ts';
import { discussionList } from '../modules/comments/discussions.ts';
import { expertDetail } from '../modules/experts/detail.ts';
import { expertList, expertStatistics } from '../modules/experts/directory.ts';
import { recommendedExperts } from '../modules/experts/recommend.ts';
import { cockpit } from '../modules/figures/cockpit.ts';
import { frontDoorHome } from '../modules/front-door/home.ts';
import { selectedList as frontDoorSelected } from '../modules/front-door/selected.ts';
import { topList } from '../modules/front-door/top.ts';
import { hallDetail, hallList } from '../modules/halls/halls.ts';
import { home } from '../modules/home/home.ts';
import { productDetail, productList } from '../modules/items/products/products.ts';
import { publishedDetail } from '../modules/items/public/detail.ts';
import { readListQuery } from '../modules/items/public/filters.ts';
import { publicList } from '../modules/items/public/list.ts';
import { newsDetail, newsList } from '../modules/news/published.ts';
import { organizationDetail, organizationList } from '../modules/organizations/directory.ts';
import {
  programmeFront,
  programmeNews,
  publishedList as selectedList,
  publishedDetail as showcase,
} from '../modules/programme/published.ts';
import { threadDetail } from '../modules/threads/detail.ts';
import { threadList } from '../modules/threads/lists.ts';
import type { AppEnv } from '../platform/env.ts';
import { shownArea } from './area.ts';
import { bookPage, booksOf, booksPage } from './book-pages.ts';
import { clinicPages } from './clinic-routes.ts';
import { cockpitPage } from './cockpit-page.ts';
import { communityPage } from './community-page.ts';
import { contentList, contentsView, contentView } from './content-pages.ts';
import { coursePages } from './course-pages.ts';
import { detailPage } from './detail-page.ts';
import { page } from './document.ts';
import {
  directoryPage,
  EXPERT,
  EXPERT_DIRECTORY,
  EXPERTS,
  expertPage,
  expertsOf,
  expertsPage,
} from './expert-pages.ts';
import { feedRoutes } from './feed-routes.ts';
import { frontDoorEntrance, frontDoorHomePage, selectedItemsPage, topItemsPage } from './front-door-pages.ts';
import { HALL, hallPage, SHOWROOM, showroomOf, showroomPage } from './hall-pages.ts';
import { homePage } from './home-page.ts';
import { callParams, listPage, PAGE_PARAMS, type PageParams, publishedList } from './list-page.ts';
import { meetingPages } from './meeting-routes.ts';
import { NEWS, NEWS_PAGE, newsDetailPage, newsListPage, newsOf } from './news-pages.ts';
import {
  ORGANIZATION,
  ORGANIZATIONS,
  organizationPage,
  organizationsOf,
  organizationsPage,
} from './organization-pages.ts';
import { PARK, PARKS, parksOf, parksPage, parkView } from './park-pages.ts';
import { PRODUCT, PRODUCTS, productPage, productsOf, productsPage } from './product-pages.ts';
import {
  newsPage,
  PROGRAMME,
  PROGRAMME_NEWS,
  programmeOf,
  programmePage,
  SELECTED,
  selectedOf,
  selectedPage,
  showcasePage,
} from './programme-pages.ts';
import { PROJECT, PROJECTS, projectsOf, projectsPage, projectView } from './project-pages.ts';
import {
  askedPage,
  edgeRoutes,
  gone,
  itemRoutes,
  NAMED,
  NAMED_AND_MORE,
  SHARED,
  TILES,
  tileRoute,
  unlessAbsent,
} from './router.ts';
import { shellPage } from './shell-page.ts';
import { evaluatePage, servicePage } from './standing-pages.ts';
import { communityOf, THREAD, threadPage, threadsPage } from './thread-pages.ts';
import { VIDEO, videoListView, videosOf, videoView } from './video-pages.ts';
import type { Visit } from './view.ts';
import { WORDS } from './words.ts';

export { edgeRoutes };

function pageParams(c: Context<AppEnv>): PageParams {
  const pairs = PAGE_PARAMS.map((name) => [name, c.req.query(name)?.trim() ?? '']).filter(([, value]) => value);
  return Object.fromEntries(pairs) as PageParams;
}

// In front of the pages, some of which answer whatever follows their address.
edgeRoutes.route('/', feedRoutes);

async function homeOf(c: Context<AppEnv>, path: string, region?: string): Promise<Response> {
  const area = await shownArea(c);
  const view = async (visit: Visit) => homePage(visit, path, await home(c.get('db'), visit.region, area));
  return page(c, path, view, { shared: !area, ...(region && { region }) });
}

for (const [address, path] of [
  ['/', '/'],
  ['/home', '/'],
  [FRONT_DOOR_PAGES.front, FRONT_DOOR_PAGES.front],
] as const) {
  edgeRoutes.get(address, (c) => homeOf(c, path));
}

for (const [path, region] of Object.entries(REGION_HOMES)) {
  edgeRoutes.get(path, (c) => homeOf(c, path, region));
}

edgeRoutes.get(FRONT_DOOR_PAGES.home, async (c) => {
  const area = await shownArea(c);
  const view = async (visit: Visit) => frontDoorHomePage(visit, await frontDoorHome(c.get('db'), area));
  return page(c, FRONT_DOOR_PAGES.home, view, { shared: !area });
});

edgeRoutes.get(FRONT_DOOR_PAGES.top, async (c) => {
  const area = await shownArea(c);
  const by = TOP_ORDERS.find((order) => order === c.req.query('by')) ?? '';
  return page(c, `${FRONT_DOOR_PAGES.top} ${by}`, async (visit) =>
    topItemsPage(visit, by, await topList(c.get('db'), by, area)),
  );
});

for (const entrance of ['login', 'adminLogin', 'register', 'retrieve'] as const) {
  const path = FRONT_DOOR_PAGES[entrance];
  edgeRoutes.get(path, (c) => page(c, path, async (visit) => frontDoorEntrance(visit, entrance), SHARED));
}

tileRoute(
  FRONT_DOOR_PAGES.selected,
  Object.keys(frontDoorCalls.selected.query.shape),
  async (c, visit, params) =>
    selectedItemsPage(visit, await frontDoorSelected(c.get('db'), params, await shownArea(c)), params),
  async (c) => ({ shared: !(await shownArea(c)) }),
);

for (const kind of ['result', 'demand'] as const satisfies PublishedKind[]) {
  const { list, page: path } = PUBLISHED[kind];
  edgeRoutes.get(list, async (c) => {
    const params = pageParams(c);
    const area = await shownArea(c);
    const view = async (visit: Visit) => {
      const query = readListQuery(callParams(params));
      return listPage(visit, kind, params, await publicList(c.get('db'), kind, area ? { ...query, area } : query));
    };
    return page(c, `${kind} ${JSON.stringify(params)}`, view, { stamped: !area });
  });
  for (const rest of NAMED_AND_MORE) {
    edgeRoutes.get(`${path}/:id${rest}`, async (c) => {
      const id = c.req.param('id') ?? '';
      // Similar items keep to the area.
      const area = await shownArea(c);
      const view = async (visit: Visit) => {
        const found = await publishedDetail(c.get('db'), c.env, kind, id, area);
        return found
          ? detailPage(visit, kind, found)
          : gone(visit, publishedList(visit, kind), path, id, WORDS[visit.lang].catalog.gone);
      };
      return page(c, `${path} ${id}`, view, { stamped: !area });
    });
  }
}

tileRoute(
  ORGANIZATIONS,
  Object.keys(organizationCalls.list.query.shape),
  async (c, visit, params) => organizationsPage(visit, await organizationList(c.get('db'), params), params),
  SHARED,
);

itemRoutes(ORGANIZATION, NAMED_AND_MORE, organizationsOf, async (c, visit, id) =>
  organizationPage(visit, id, await organizationDetail(c.get('db'), await c.get('caller')(), id)),
);

tileRoute(PRODUCTS, Object.keys(productCalls.list.query.shape), async (c, visit, params) =>
  productsPage(visit, await productList(c.get('db'), params), params),
);

itemRoutes(PRODUCT, NAMED, productsOf, async (c, visit, id) =>
  productPage(visit, await productDetail(c.get('db'), await c.get('caller')(), id)),
);

tileRoute(PROJECTS, ['keyword', 'region'], projectsPage);

itemRoutes(PROJECT, NAMED, projectsOf, projectView);

tileRoute(
  EXPERTS,
  [],
  async (c, visit, params) => {
    // The front shows the first of them alone.
    const first = { ...params, pageIndex: '1' };
    const [cards, statistics] = await Promise.all([
      recommendedExperts(c.get('db'), c.env, first),
      expertStatistics(c.get('db')),
    ]);
    return expertsPage(visit, cards, first, statistics);
  },
  SHARED,
);

tileRoute(
  EXPERT_DIRECTORY,
  ['keyword', 'scope', 'region'],
  async (c, visit, params) => directoryPage(visit, await expertList(c.get('db'), params), params),
  SHARED,
);

itemRoutes(EXPERT, NAMED, expertsOf, async (c, visit, id) =>
  expertPage(visit, await expertDetail(c.get('db'), await c.get('caller')(), id)),
);

edgeRoutes.get('/certificate/:code', async (c) =>
  shellPage(c, await isCertificate(c.get('db'), c.req.param('code') ?? '')),
);

tileRoute(PARKS, ['keyword', 'region'], parksPage);

itemRoutes(PARK, NAMED, parksOf, parkView);

edgeRoutes.get(PROGRAMME, (c) =>
  page(c, PROGRAMME, async (visit) => programmePage(visit, await programmeFront(c.get('db'))), SHARED),
);

tileRoute(
  SELECTED,
  Object.keys(programmePublicCalls.published.query.shape),
  async (c, visit, params) => selectedPage(visit, await selectedList(c.get('db'), params), params),
  SHARED,
);

itemRoutes(
  SELECTED,
  NAMED,
  selectedOf,
  async (c, visit, id) => showcasePage(visit, await showcase(c.get('db'), id)),
  SHARED,
);

itemRoutes(
  PROGRAMME_NEWS,
  [''],
  programmeOf,
  async (c, visit, id) => newsPage(visit, await programmeNews(c.get('db'), id)),
  SHARED,
  ({ lang }) => WORDS[lang].programme.news,
);

tileRoute(
  NEWS,
  Object.keys(newsCalls.list.query.shape),
  async (c, visit, params) => newsListPage(visit, await newsList(c.get('db'), params), params),
  { stamped: true },
);

itemRoutes(NEWS_PAGE, NAMED, newsOf, async (c, visit, id) => newsDetailPage(visit, await newsDetail(c.get('db'), id)), {
  stamped: true,
});

tileRoute(
  SHOWROOM,
  Object.keys(hallCalls.list.query.shape),
  async (c, visit, params) => showroomPage(visit, await hallList(c.get('db'), params), params),
  SHARED,
);
edgeRoutes.get('/showroom', (c) => c.redirect(SHOWROOM, 301));

itemRoutes(HALL, NAMED, showroomOf, async (c, visit, id) =>
  hallPage(visit, await hallDetail(c.get('db'), await c.get('caller')(), id)),
);

itemRoutes(
  VIDEO,
  [''],
  (visit) => videosOf(visit, 1),
  videoView,
  {},
  ({ lang }) => WORDS[lang].videos.title,
);

edgeRoutes.get('/videoList/:type/:title', (c) => {
  const { type, title } = c.req.param();
  const pageIndex = askedPage(c);
  return page(c, `videos ${JSON.stringify([type, title, pageIndex])}`, async (visit) =>
    VIDEO_TYPES.some((each) => String(each) === type)
      ? videoListView(c, visit, type, title, pageIndex, Number(TILES))
      : gone(visit, videosOf(visit, 1), '/videoList', type, WORDS[visit.lang].videos.title),
  );
});

for (const address of [COCKPIT, `${COCKPIT}/:screen`, `${COCKPIT}/:screen/*`]) {
  edgeRoutes.get(address, (c) => {
    const panel = panelOf(c.req.param('screen'));
    const range = rangeOf(c.req.query('range'));
    const view = async (visit: Visit) => cockpitPage(visit, panel, await cockpit(c.get('db'), visit.region, range));
    return page(c, `${COCKPIT} ${panel ?? ''} ${range}`, view, { shared: true, shellPath: '/cockpit/' });
  });
}

for (const content of CONTENT) {
  tileRoute(content.list, ['type', 'language'], (c, visit, params) => contentsView(c, visit, content, params));
  itemRoutes(
    content.page,
    NAMED,
    (visit) => contentList(visit, content),
    (c, visit, id) => contentView(c, visit, content, id),
  );
}

clinicPages();
coursePages();
meetingPages();

tileRoute(BOOKS, ['keyword', 'type'], booksPage);

itemRoutes(BOOKS, NAMED, booksOf, bookPage);

for (const rest of ['', '/:slug']) {
  edgeRoutes.get(`${THREAD}/:id${rest}`, (c) => {
    const id = c.req.param('id') ?? '';
    const pageIndex = String(askedPage(c));
    return page(c, `${THREAD} ${id} ${pageIndex}`, async (visit) => {
      const found = await unlessAbsent(threadDetail(c.get('db'), await c.get('caller')(), { id, pageIndex }));
      return found ? threadPage(visit, found) : gone(visit, communityOf(visit), THREAD, id);
    });
  });
}

tileRoute(
  DISCUSSIONS,
  Object.keys(commentCalls.discussions.query.shape),
  async (c, visit, params) => communityPage(visit, await discussionList(c.get('db'), params), params),
  SHARED,
);

// Whatever else follows is the same page (core§2), and so is the forum.
for (const address of [COMMUNITY, `${COMMUNITY}/*`, '/forum']) {
  tileRoute(
    address,
    Object.keys(threadCalls.threads.query.shape),
    async (c, visit, params) => threadsPage(visit, await threadList(c.get('db'), params), params),
    SHARED,
  );
}

for (const [path, view] of [
  [SERVICE, servicePage],
  [EVALUATE, evaluatePage],
] as const) {
  edgeRoutes.get(path, (c) => page(c, path, async (visit) => view(visit), SHARED));
}
