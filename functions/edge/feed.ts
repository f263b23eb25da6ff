import { element, escapeHtml } from './html.ts';
import { addressOf, type Path, type Visit } from './view.ts';

/** One entry of a feed; times are unix seconds. */
interface FeedEntry {
  id: string;
  path: Path;
  title: string;
  added: number;
  category?: string;
  summary: string;
}

interface Feed {
  /** Address of the feed itself, and of the list that it tells of. */
  path: string;
  list: string;
  title: string;
  lead: string;
  /** When something in it changed last, in unix seconds. */
  changed?: number;
}

const moment = (seconds: number): string => new Date(seconds * 1000).toUTCString();

/** A feed (RSS 2.0) in the visitor's language. */
export function rss(
  visit: Visit,
  { path, list, title, lead, changed = 0 }: Feed,
  entries: readonly FeedEntry[],
): string {
  const { lang } = visit;
  const items = entries.map(
    (entry) =>
      `<item>${[
        element('title', entry.title),
        element('link', addressOf(visit, entry.path, lang)),
        `<guid isPermaLink="false">${escapeHtml(entry.id)}</guid>`,
        element('pubDate', moment(entry.added)),
        ...(entry.category === undefined ? [] : [element('category', entry.category)]),
        element('description', entry.summary),
      ].join('')}</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${[
    element('title', title),
    element('link', addressOf(visit, list, lang)),
    element('description', lead),
    element('language', lang === 'en' ? 'en' : 'zh-CN'),
    ...(changed > 0 ? [element('lastBuildDate', moment(changed))] : []),
    `<atom:link href="${escapeHtml(addressOf(visit, path, lang))}" rel="self" type="application/rss+xml" />`,
  ].join('')}${items.join('')}</channel></rss>`;
}
