import type { NewsCard, NewsDetail } from '../../db/contract/news.ts';
import { smallPicture } from '../../db/contract/pictures.ts';
import { shownDay } from '../platform/clock.ts';
import type { Page } from '../platform/envelope.ts';
import { plainText } from '../platform/plain-text.ts';
import { rss } from './feed.ts';
import { escapeHtml } from './html.ts';
import { itemView, listAt, paragraphs, section } from './pages.ts';
import { coverPicture, linkTo } from './parts.ts';
import { type Tile, tile, tileList, tilesUnder } from './tiles.ts';
import { addressOf, langOf, namedPath, nameIn, type Path, titleOf, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

export const NEWS = '/news';
export const NEWS_PAGE = '/newsDetail';
const NEWS_FEED = '/news/feed.xml';

/** Path of the page of news: its Chinese name stands in it, whatever is read. */
export const newsPath = ({ id, title, title_en }: Pick<NewsCard, 'id' | 'title' | 'title_en'>): Path =>
  namedPath(`${NEWS_PAGE}/${id}`, title, title_en);

/** Address and names of the list. */
export const newsOf = listAt(NEWS, (lang) => WORDS[lang].news);

const summaryOf = ({ lang }: Visit, { summary, summary_en }: NewsCard): string => nameIn(lang, summary, summary_en);

const typeOf = ({ lang }: Visit, { type }: Pick<NewsCard, 'type'>): string =>
  (WORDS[lang].news.types as Record<number, string>)[type] ?? '';

/** @param media whether pictures are shown: the list does, what stands beside an article does not */
const tileOf = (visit: Visit, row: NewsCard, media: boolean): Tile => ({
  path: newsPath(row),
  name: titleOf(visit, row),
  picture: media && row.cover ? smallPicture(row.cover) : null,
  text: summaryOf(visit, row),
  tags: [typeOf(visit, row)],
  foot: [nameIn(visit.lang, row.source ?? '', row.source_en), shownDay(row.release_time)],
});

const feedOf = ({ lang }: Visit): NonNullable<View['feed']> => ({
  path: NEWS_FEED,
  title: `${WORDS[lang].news.title} · ${WORDS[lang].platform}`,
});

/**
 * The first view of the list of news.
 * @param params of the call that the page's script makes for this address
 */
export const newsListPage = (visit: Visit, cards: Page<NewsCard>, params: Record<string, string>): View => ({
  ...tileList(visit, {
    list: newsOf(visit),
    cards,
    tileOf: (row) => tileOf(visit, row, true),
    call: { path: '/v1/news/list', params },
  }),
  feed: feedOf(visit),
});

/** The first view of one of the news. */
export function newsDetailPage(visit: Visit, row: NewsDetail): View {
  const { lang } = visit;
  const words = WORDS[lang].news;
  const name = titleOf(visit, row);
  const source = nameIn(lang, row.source ?? '', row.source_en);
  const text = nameIn(lang, row.content, row.content_en);
  const link = (label: string, to: NewsDetail['next']) =>
    to ? `<p>${label}: <a href="${linkTo(visit, newsPath(to))}">${escapeHtml(titleOf(visit, to))}</a></p>` : '';
  const others = row.others.map((other) => tile(visit, tileOf(visit, other, false), 'h3'));
  const platform = { '@type': 'Organization', name: WORDS[lang].platform, url: addressOf(visit, '/', lang) };
  const view = itemView(visit, {
    list: newsOf(visit),
    name,
    path: newsPath(row),
    about: [summaryOf(visit, row) || plainText(text ?? '')],
    image: row.cover,
    type: 'article',
    linked: {
      '@type': 'NewsArticle',
      headline: name,
      datePublished: new Date(row.release_time * 1000).toISOString(),
      dateModified: new Date(Math.max(row.update_time, row.release_time) * 1000).toISOString(),
      inLanguage: lang === 'en' && row.content_en ? 'en' : 'zh-CN',
      articleSection: typeOf(visit, row),
      author: source ? { '@type': 'Organization', name: source } : platform,
      publisher: platform,
      mainEntityOfPage: addressOf(visit, newsPath(row), lang),
    },
    lead: escapeHtml([typeOf(visit, row), source, shownDay(row.release_time)].filter(Boolean).join(' · ')),
    body: `<div${langOf(visit, row.content_en)}>${coverPicture(row.cover)}${section('', paragraphs(text))}</div>${link(words.previous, row.previous)}${link(words.next, row.next)}${tilesUnder(words.others, others)}`,
    call: { path: '/v1/news/detail', params: { id: row.id }, result: row },
  });
  return { ...view, feed: feedOf(visit) };
}

/**
 * The feed of the newest news (RSS 2.0), in the visitor's language.
 * @param rows the newest first
 */
export const newsFeed = (visit: Visit, rows: readonly (NewsCard & { update_time: number })[]): string =>
  rss(
    visit,
    {
      ...feedOf(visit),
      list: NEWS,
      lead: WORDS[visit.lang].news.lead,
      changed: Math.max(0, ...rows.map(({ update_time }) => update_time)),
    },
    rows.map((row) => ({
      id: row.id,
      path: newsPath(row),
      title: titleOf(visit, row),
      added: row.release_time,
      category: typeOf(visit, row),
      summary: summaryOf(visit, row),
    })),
  );
