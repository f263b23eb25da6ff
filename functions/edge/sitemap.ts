import { CERTIFICATES } from '../../db/contract/attendance.ts';
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

/** Rows that a sitemap names at most: the newest, or the first in the order of the editors. */
const MOST = 2000;

/** The same of what grows old soon. */
const MOST_DATED = 1000;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A page, and when it changed last, in unix seconds, where that is known. */
interface Named {
  path: Path;
  modified?: number | undefined;
}

type Pages = (db: Database) => Promise<Named[]>;

interface Bilingual {
  name: string;
  name_en: string | null;
}

/** The pages of the rows that a statement reads; its column `modified`, where it has one, says when each changed. */
const pagesOf =
  <R extends object>(sql: string, pathOf: (row: R) => Path): Pages =>
  async (db) =>
    (await db.all<R & Pick<Named, 'modified'>>(sql)).map((row) => ({ path: pathOf(row), modified: row.modified }));

/** Pages that are no rows. */
const STANDING: readonly Path[] = [
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
  ...(['front', 'introduce', 'experts', 'cases', 'result', 'register'] as const).map((name) => CLINIC_PAGES[name]),
  SERVICE,
  EVALUATE,
  CERTIFICATES,
  ...CONTENT.map(({ list }) => list),
];

/** The sitemaps by their names, in the order of the index; those of blocks of items follow. */
const SITEMAPS: ReadonlyMap<string, Pages> = new Map<string, Pages>([
  ['pages', async () => STANDING.map((path) => ({ path }))],
  [
    'organizations',
    pagesOf<Bilingual & { organization_id: string }>(
      `SELECT organization_id, name, name_en FROM organization INDEXED BY organization_shown
       WHERE is_shown = 1 AND is_delete = 0 AND audit_status = ${AUDIT.approved} ORDER BY type, add_time DESC LIMIT ${MOST}`,
      organizationPath,
    ),
  ],
  [
    'products',
    pagesOf<{ chanpin_id: string; name: string }>(
      `SELECT chanpin_id, name, coalesce(update_time, add_time) AS modified FROM chanpin
       WHERE audit_status = ${AUDIT.approved} AND is_delete = 0 ORDER BY add_time DESC LIMIT ${MOST}`,
      productPath,
    ),
  ],
  [
    'projects',
    pagesOf<{ xiangmu_id: string; name: string }>(
      `SELECT xiangmu_id, name, coalesce(update_time, add_time) AS modified FROM xiangmu
       WHERE audit_status = ${AUDIT.approved} AND is_delete = 0 ORDER BY add_time DESC LIMIT ${MOST}`,
      projectPath,
    ),
  ],
  [
    'selected',
    pagesOf<{ id: string; name: string }>(
      `SELECT c.project_id AS id, c.content ->> 'name' AS name, b.add_time AS modified FROM project_publication b
       JOIN published_project c ON c.publication_id = b.id WHERE b.undo_time IS NULL
       ORDER BY b.add_time DESC, c.sort LIMIT ${MOST}`,
      showcasePath,
    ),
  ],
  [
    'books',
    pagesOf<{ id: string; name: string }>(
      `SELECT id, name FROM book WHERE ${shownNow()} ORDER BY sort, add_time DESC LIMIT ${MOST}`,
      bookPath,
    ),
  ],
  [
    'experts',
    pagesOf<Bilingual & { expert_id: string }>(
      `SELECT expert_id, name, name_en, coalesce(update_time, add_time) AS modified FROM zhuanjia
       WHERE audit_status = ${AUDIT.approved} AND is_delete = 0 ORDER BY sort, add_time DESC LIMIT ${MOST}`,
      expertPath,
    ),
  ],
  [
    'parks',
    pagesOf<Bilingual & { yuanqu_id: string }>(
      `SELECT yuanqu_id, name, name_en, add_time AS modified FROM yuanqu WHERE ${shownNow()}
       ORDER BY sort DESC, add_time DESC LIMIT ${MOST}`,
      parkPath,
    ),
  ],
  [
    'news',
    async (db) => (await newestNews(db, MOST_DATED)).map((row) => ({ path: newsPath(row), modified: row.update_time })),
  ],
  ['meetings', async (db) => (await meetingsShown(db, MOST_DATED)).map((row) => ({ path: meetingPathOf(row) }))],
  [
    'courses',
    pagesOf<{ id: string }>(
      `SELECT id FROM course WHERE ${shownNow()} ORDER BY sort, add_time DESC LIMIT ${MOST}`,
      ({ id }) => coursePath(id),
    ),
  ],
  [
    'threads',
    async (db) => (await newestThreads(db, MOST)).map((row) => ({ path: threadPath(row), modified: row.last_time })),
  ],
  ['halls', async (db) => (await shownHalls(db, MOST)).map((row) => ({ path: hallPath(row) }))],
  [
    'videos',
    pagesOf<{ id: string }>(
      `SELECT id, add_time AS modified FROM video WHERE ${shownNow()} ORDER BY sort, add_time DESC LIMIT ${MOST}`,
      ({ id }) => videoPath(id),
    ),
  ],
  [
    'clinic',
    pagesOf<{ id: string; title: string; title_en: string | null }>(
      `SELECT id, title, title_en, coalesce(update_time, add_time) AS modified FROM clinic_case
       WHERE is_open = 1 AND is_delete = 0 ORDER BY sort, add_time DESC LIMIT ${MOST}`,
      casePath,
    ),
  ],
  ...CONTENT.map((content): [string, Pages] => [
    content.table,
    pagesOf<{ id: string; title: string; title_en: string | null }>(
      `SELECT id, title, title_en, add_time AS modified FROM ${content.table} WHERE ${shownNow()}
       ORDER BY add_time DESC LIMIT ${MOST}`,
      (row) => contentPath(content, row),
    ),
  ]),
]);

/** The items of a block such as `results-0`; null for what is no name of one, and for one without items. */
async function block(db: Database, name: string): Promise<Named[] | null> {
  const [, kind, number] = /^(result|demand)s-(\d{1,7})$/.exec(name) ?? [];
  if (!kind) return null;
  const first = Number(number) * 2 ** LEVEL;
  const rows = await db.all<Bilingual & { item_id: string; update_time: number }>(
    `SELECT item_id, name, card ->> '$.name_en' AS name_en, update_time FROM ${PUBLISHED[kind as PublishedKind].publication}
     WHERE release_no>=? AND release_no<? ORDER BY release_no`,
    [first, first + 2 ** LEVEL],
  );
  if (rows.length === 0) return null;
  return rows.map((row) => ({ path: detailPath(kind as PublishedKind, row, row.item_id), modified: row.update_time }));
}

/** Index of the sitemaps: those that have a name, and one for each block of items that holds any. */
export async function sitemapIndex(db: Database, origin: string): Promise<string> {
  const blocks = await db.all<{ kind: PublishedKind; block: number }>(
    'SELECT kind, block FROM publication_rank WHERE kind IN (?,?) AND level=? AND live>0 ORDER BY kind DESC, block',
    ['result', 'demand', LEVEL],
  );
  const names = [...SITEMAPS.keys(), ...blocks.map(({ kind, block }) => `${kind}s-${block}`)];
  const entries = names.map((name) => `<sitemap><loc>${escapeHtml(origin)}/sitemaps/${name}.xml</loc></sitemap>`);
  return `${DECLARATION}<sitemapindex xmlns="${SITEMAP}">${entries.join('')}</sitemapindex>`;
}

function urls(origin: string, pages: readonly Named[]): string {
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

/**
 * One sitemap: of the index, or the items of a block such as `results-0`.
 * @returns null when there is none of that name
 */
export async function sitemap(db: Database, origin: string, name: string): Promise<string | null> {
  const pages = await (SITEMAPS.get(name)?.(db) ?? block(db, name));
  return pages && urls(origin, pages);
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
