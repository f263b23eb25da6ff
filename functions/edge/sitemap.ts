import { BOOKS, bookPath } from '../../db/contract/books.ts';
import { CLINIC_PAGES } from '../../db/contract/clinic.ts';
import { COMMUNITY, DISCUSSIONS } from '../../db/contract/community.ts';
import { CONTENT } from '../../db/contract/content.ts';
import { COURSES, coursePath } from '../../db/contract/courses.ts';
import { EVALUATE } from '../../db/contract/evaluation.ts';
import { FRONT_DOOR_PAGES } from '../../db/contract/front-door.ts';
import { PUBLISHED, type PublishedKind } from '../../db/contract/items.ts';
import { AUDIT } from '../../db/contract/limits.ts';
import { MEETING_TYPES, meetingListPath } from '../../db/contract/meetings.ts';
import { COCKPIT } from '../../db/contract/panels.ts';
import { SERVICE } from '../../db/contract/service-desk.ts';
import { threadPath } from '../../db/contract/threads.ts';
import { VIDEO_TYPES, videoListPath, videoPath } from '../../db/contract/videos.ts';
import { shownHalls } from '../modules/halls/halls.ts';
import { meetingsShown } from '../modules/meetings/public.ts';
import { newestNews } from '../modules/news/published.ts';
import { newestThreads } from '../modules/threads/lists.ts';
import { shownDay } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { shownNow } from '../platform/sql.ts';
import { casePath } from './clinic-pages.ts';
import { contentPath } from './content-pages.ts';
import { EXPERT_DIRECTORY, EXPERTS, expertPath } from './expert-pages.ts';
import { hallPath, SHOWROOM } from './hall-pages.ts';
import { escapeHtml } from './html.ts';
import { meetingPathOf } from './meeting-pages.ts';
import { NEWS, newsPath } from './news-pages.ts';
import { ORGANIZATIONS, organizationPath } from './organization-pages.ts';
import { PARKS, parkPath } from './park-pages.ts';
import { detailPath } from './parts.ts';
import { PRODUCTS, productPath } from './product-pages.ts';
import { PROGRAMME, SELECTED, showcasePath } from './programme-pages.ts';
import { PROJECTS, projectPath } from './project-pages.ts';
import { addressOf, beginsWith, type Path } from './view.ts';
import { WORDS } from './words.ts';

/** Level of the counting tree whose blocks are one sitemap each: at most 1,024 items, two addresses an item. */
const LEVEL = 10;

/** Organisations that the sitemap names: centres first, then the newest. */
const ORGANIZATIONS_LISTED = 2000;

/** What editors wrote of one kind, as far as the sitemap names it: the newest. */
const CONTENT_LISTED = 2000;

/** Products and projects that the sitemap names: the newest. */
const PRODUCTS_LISTED = 2000;

/** Experts and parks that the sitemap names: in the order of the editors. */
const EXPERTS_LISTED = 2000;
const PARKS_LISTED = 2000;

/** News that the sitemap names: the newest. */
const NEWS_LISTED = 1000;

/** Meetings that the sitemap names: the next and the last. */
const MEETINGS_LISTED = 1000;
/** Threads of the community that the sitemap names: the last spoken of. */
const THREADS_LISTED = 2000;

/** Published projects of the programme that the sitemap names: the newest. */
const SELECTED_LISTED = 2000;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Index of the sitemaps: one for the pages, one for each block of items that holds any. */
export async function sitemapIndex(db: Database, origin: string): Promise<string> {
  const blocks = await db.all<{ kind: PublishedKind; block: number }>(
    'SELECT kind, block FROM publication_rank WHERE kind IN (?,?) AND level=? AND live>0 ORDER BY kind DESC, block',
    ['result', 'demand', LEVEL],
  );
  const names = [
    'pages',
    'organizations',
    'products',
    'projects',
    'selected',
    'books',
    'experts',
    'parks',
    'news',
    'meetings',
    'courses',
    'threads',
    'halls',
    'videos',
    'clinic',
    ...CONTENT.map(({ table }) => table),
    ...blocks.map(({ kind, block }) => `${kind}s-${block}`),
  ];
  const entries = names.map((name) => `<sitemap><loc>${escapeHtml(origin)}/sitemaps/${name}.xml</loc></sitemap>`);
  return `${DECLARATION}<sitemapindex xmlns="${SITEMAP}">${entries.join('')}</sitemapindex>`;
}

function urls(origin: string, pages: { path: Path; modified?: number }[]): string {
  const visit = { origin };
  const entries = pages.flatMap(({ path, modified }) => {
    const zh = escapeHtml(addressOf(visit, path, 'zh'));
    const en = escapeHtml(addressOf(visit, path, 'en'));
    const alternates = `<xhtml:link rel="alternate" hreflang="zh-CN" href="${zh}"/><xhtml:link rel="alternate" hreflang="en" href="${en}"/><xhtml:link rel="alternate" hreflang="x-default" href="${beginsWith(path) === 'en' ? en : zh}"/>`;
    const changed = modified === undefined ? '' : `<lastmod>${shownDay(modified)}</lastmod>`;
    return [zh, en].map((loc) => `<url><loc>${loc}</loc>${changed}${alternates}</url>`);
  });
  return `${DECLARATION}<urlset xmlns="${SITEMAP}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
}

/** The sitemap of rows: where each has its page, and when that changed last, where that is known. */
function listed<R extends object>(
  origin: string,
  rows: readonly R[],
  pathOf: (row: R) => Path,
  modifiedOf: (row: R & { modified?: number }) => number | undefined = ({ modified }) => modified,
): string {
  return urls(
    origin,
    rows.map((row) => {
      const modified = modifiedOf(row);
      return { path: pathOf(row), ...(modified !== undefined && { modified }) };
    }),
  );
}

interface Named {
  name: string;
  name_en: string | null;
}

interface ItemRow extends Named {
  item_id: string;
  update_time: number;
}

/**
 * One sitemap: `pages`, `organizations`, `products`, `projects`, `selected`, `books`, `news`, a table that editors write, or the items of a block such as `results-0`.
 * @returns null when there is none of that name
 */
export async function sitemap(db: Database, origin: string, name: string): Promise<string | null> {
  if (name === 'pages')
    return urls(
      origin,
      [
        '/',
        '/results',
        '/demands',
        ORGANIZATIONS,
        PRODUCTS,
        PROJECTS,
        EXPERTS,
        EXPERT_DIRECTORY,
        PARKS,
        '/projects',
        PROGRAMME,
        SELECTED,
        NEWS,
        COURSES,
        meetingListPath(),
        ...MEETING_TYPES.map((type) => meetingListPath(type)),
        COCKPIT,
        SHOWROOM,
        ...VIDEO_TYPES.map((type) => ({
          zh: videoListPath(type, WORDS.zh.videos.types[type]),
          en: videoListPath(type, WORDS.en.videos.types[type]),
        })),
        FRONT_DOOR_PAGES.front,
        FRONT_DOOR_PAGES.home,
        FRONT_DOOR_PAGES.selected,
        FRONT_DOOR_PAGES.top,
        BOOKS,
        COMMUNITY,
        DISCUSSIONS,
        ...(['front', 'introduce', 'experts', 'cases', 'result', 'register'] as const).map(
          (name) => CLINIC_PAGES[name],
        ),
        SERVICE,
        EVALUATE,
        ...CONTENT.map(({ list }) => list),
      ].map((path) => ({ path })),
    );
  if (name === 'organizations') {
    const rows = await db.all<Named & { organization_id: string }>(
      `SELECT organization_id, name, name_en FROM organization INDEXED BY organization_shown
       WHERE is_shown = 1 AND is_delete = 0 AND audit_status = ${AUDIT.approved} ORDER BY type, add_time DESC LIMIT ${ORGANIZATIONS_LISTED}`,
    );
    return listed(origin, rows, organizationPath);
  }
  if (name === 'products') {
    const rows = await db.all<{ chanpin_id: string; name: string; modified: number }>(
      `SELECT chanpin_id, name, coalesce(update_time, add_time) AS modified FROM chanpin
       WHERE audit_status = ${AUDIT.approved} AND is_delete = 0 ORDER BY add_time DESC LIMIT ${PRODUCTS_LISTED}`,
    );
    return listed(origin, rows, productPath);
  }
  if (name === 'projects') {
    const rows = await db.all<{ xiangmu_id: string; name: string; modified: number }>(
      `SELECT xiangmu_id, name, coalesce(update_time, add_time) AS modified FROM xiangmu
       WHERE audit_status = ${AUDIT.approved} AND is_delete = 0 ORDER BY add_time DESC LIMIT ${PRODUCTS_LISTED}`,
    );
    return listed(origin, rows, projectPath);
  }
  if (name === 'experts') {
    const rows = await db.all<Named & { expert_id: string; modified: number }>(
      `SELECT expert_id, name, name_en, coalesce(update_time, add_time) AS modified FROM zhuanjia
       WHERE audit_status = ${AUDIT.approved} AND is_delete = 0 ORDER BY sort, add_time DESC LIMIT ${EXPERTS_LISTED}`,
    );
    return listed(origin, rows, expertPath);
  }
  if (name === 'parks') {
    const rows = await db.all<Named & { yuanqu_id: string; modified: number }>(
      `SELECT yuanqu_id, name, name_en, add_time AS modified FROM yuanqu WHERE ${shownNow()}
       ORDER BY sort DESC, add_time DESC LIMIT ${PARKS_LISTED}`,
    );
    return listed(origin, rows, parkPath);
  }
  if (name === 'selected') {
    const rows = await db.all<{ id: string; name: string; modified: number }>(
      `SELECT c.project_id AS id, c.content ->> 'name' AS name, b.add_time AS modified FROM project_publication b
       JOIN published_project c ON c.publication_id = b.id WHERE b.undo_time IS NULL
       ORDER BY b.add_time DESC, c.sort LIMIT ${SELECTED_LISTED}`,
    );
    return listed(origin, rows, showcasePath);
  }
  if (name === 'courses') {
    const rows = await db.all<{ id: string }>(
      `SELECT id FROM course WHERE ${shownNow()} ORDER BY sort, add_time DESC LIMIT ${CONTENT_LISTED}`,
    );
    return listed(origin, rows, ({ id }) => coursePath(id));
  }
  if (name === 'books') {
    const rows = await db.all<{ id: string; name: string }>(
      `SELECT id, name FROM book WHERE ${shownNow()} ORDER BY sort, add_time DESC LIMIT ${CONTENT_LISTED}`,
    );
    return listed(origin, rows, bookPath);
  }
  if (name === 'halls') {
    const rows = await shownHalls(db, CONTENT_LISTED);
    return listed(origin, rows, hallPath);
  }
  if (name === 'videos') {
    const rows = await db.all<{ id: string; modified: number }>(
      `SELECT id, add_time AS modified FROM video WHERE ${shownNow()} ORDER BY sort, add_time DESC LIMIT ${CONTENT_LISTED}`,
    );
    return listed(origin, rows, (row) => videoPath(row.id));
  }
  if (name === 'threads') {
    const threads = await newestThreads(db, THREADS_LISTED);
    return listed(origin, threads, threadPath, ({ last_time }) => last_time);
  }
  if (name === 'clinic') {
    const rows = await db.all<{ id: string; title: string; title_en: string | null; modified: number }>(
      `SELECT id, title, title_en, coalesce(update_time, add_time) AS modified FROM clinic_case
       WHERE is_open = 1 AND is_delete = 0 ORDER BY sort, add_time DESC LIMIT ${CONTENT_LISTED}`,
    );
    return listed(origin, rows, casePath);
  }
  if (name === 'news') {
    const rows = await newestNews(db, NEWS_LISTED);
    return listed(origin, rows, newsPath, ({ update_time }) => update_time);
  }
  if (name === 'meetings') {
    const rows = await meetingsShown(db, MEETINGS_LISTED);
    return listed(origin, rows, meetingPathOf);
  }
  const content = CONTENT.find(({ table }) => table === name);
  if (content) {
    const rows = await db.all<{ id: string; title: string; title_en: string | null; modified: number }>(
      `SELECT id, title, title_en, add_time AS modified FROM ${content.table} WHERE ${shownNow()}
       ORDER BY add_time DESC LIMIT ${CONTENT_LISTED}`,
    );
    return listed(origin, rows, (row) => contentPath(content, row));
  }
  const match = /^(result|demand)s-(\d{1,7})$/.exec(name);
  if (!match) return null;
  const kind = match[1] as PublishedKind;
  const first = Number(match[2]) * 2 ** LEVEL;
  const rows = await db.all<ItemRow>(
    `SELECT item_id, name, card ->> '$.name_en' AS name_en, update_time FROM ${PUBLISHED[kind].publication} WHERE release_no>=? AND release_no<? ORDER BY release_no`,
    [first, first + 2 ** LEVEL],
  );
  if (rows.length === 0) return null;
  return listed(
    origin,
    rows,
    (row) => detailPath(kind, row, row.item_id),
    ({ update_time }) => update_time,
  );
}

/** What crawlers may read: the public pages and the calls that these make. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /web/egg/',
    'Disallow: /web/v1/user/',
    'Disallow: /dev/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
