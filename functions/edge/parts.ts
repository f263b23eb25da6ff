import type { ItemCard } from '../../db/contract/cards.ts';
import { coverAddress, type Scoped } from '../../db/contract/covers.ts';
import { FRONT_DOOR_PAGES } from '../../db/contract/front-door.ts';
import { PUBLISHED, type PublishedKind } from '../../db/contract/items.ts';
import { smallPicture } from '../../db/contract/pictures.ts';
import { isWebSite } from '../../db/contract/web-address.ts';
import { idOfCard } from '../modules/items/public/cards.ts';
import { shownDay } from '../platform/clock.ts';
import type { Page } from '../platform/envelope.ts';
import { escapeHtml } from './html.ts';
import { addressOf, namedPath, nameIn, type Path, type Visit } from './view.ts';
import { WORDS } from './words.ts';

/** Fields that a card names. */
const CHIPS = 3;

/** Path of an item's page. */
export const detailPath = (kind: PublishedKind, card: { name: string; name_en?: string | null }, id: string): Path =>
  namedPath(`${PUBLISHED[kind].page}/${id}`, card.name, card.name_en);

/** An internal link's address: other pages keep the language that was asked for. */
export const linkTo = (visit: Visit, path: Path): string => escapeHtml(addressOf({ origin: '' }, path, visit.lang));

/** The strip where the page's header will stand, with the ways that it will offer. */
export function topBar(visit: Visit): string {
  const words = WORDS[visit.lang];
  const link = (path: string, text: string) => `<a href="${linkTo(visit, path)}">${text}</a>`;
  if (visit.abroad) {
    const { name, menu } = words.frontDoor;
    return `<div class="top"><img src="/favicon.svg" alt="" width="36" height="36" /><b>${name}</b>${link(FRONT_DOOR_PAGES.home, menu.home)}${link(FRONT_DOOR_PAGES.selected, menu.selected)}${link(FRONT_DOOR_PAGES.top, menu.top)}</div>`;
  }
  return `<div class="top"><img src="/favicon.svg" alt="" width="36" height="36" /><b>${words.platform}</b>${link('/', words.home)}${link('/results', words.results.title)}${link('/demands', words.demands.title)}</div>`;
}

/** The home page of the door that somebody came in by. */
const homeOf = ({ abroad }: Visit): string => (abroad ? FRONT_DOOR_PAGES.home : '/');

/** Address of the small picture of what has a name: its own, or one that is drawn for its fields. */
export const pictureOf = (name: string, cover: string | null, scope: readonly Scoped[] = []): string =>
  cover ? smallPicture(cover) : coverAddress(name, scope);

/** The large picture of an item, '' where it has none. */
export const coverPicture = (address: string | null): string =>
  address
    ? `<img src="${escapeHtml(address)}" alt="" class="cover" width="674" height="380" fetchpriority="high" />`
    : '';

/** What a page shows, with the place of what stands beside it on wide screens. */
export const besides = (main: string, aside = ''): string =>
  `<div class="two side"><div>${main}</div><aside>${aside}</aside></div>`;

/** Rows of facts, each under what it is called; what is blank is left out, and a mark says which language it is in. */
export const factRows = (
  facts: readonly (readonly [label: string, value: string | null | undefined, mark?: string])[],
): string =>
  facts
    .filter(([, value]) => value)
    .map(([label, value, mark = '']) => `<div><dt>${label}</dt><dd${mark}>${escapeHtml(value ?? '')}</dd></div>`)
    .join('');

/** The way back up; the last entry is the page itself. */
export function crumbs(visit: Visit, entries: { label: string; path?: Path }[]): string {
  const words = WORDS[visit.lang];
  const all = [{ label: words.home, path: homeOf(visit) }, ...entries].map(({ label, path }) =>
    path ? `<a href="${linkTo(visit, path)}">${escapeHtml(label)}</a>` : `<span>${escapeHtml(label)}</span>`,
  );
  return `<nav class="crumbs" aria-label="${words.breadcrumbs}">${all.join(' / ')}</nav>`;
}

/** JSON-LD of the way back up. */
export function crumbList(visit: Visit, entries: { label: string; path: Path }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: WORDS[visit.lang].home, path: homeOf(visit) }, ...entries].map(
      ({ label, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: addressOf(visit, path, visit.lang),
      }),
    ),
  };
}

/** One card as a list entry. */
export function cardItem(visit: Visit, kind: PublishedKind, card: ItemCard, level: 'h2' | 'h3'): string {
  const words = WORDS[visit.lang];
  const origin = [
    nameIn(visit.lang, card.org_name, card.org_name_en),
    nameIn(visit.lang, card.region_name, card.region_name_en),
  ]
    .filter(Boolean)
    .join(' · ');
  const tags = card.scope
    .slice(0, CHIPS)
    .map(({ name, name_en }) => `<span>${escapeHtml(nameIn(visit.lang, name, name_en))}</span>`)
    .join('');
  const link = linkTo(visit, detailPath(kind, card, idOfCard(card)));
  const code = card.code ? ` · ${escapeHtml(card.code)}` : '';
  const own = pictureOf(card.name, card.cover, card.scope);
  const cover = `<img src="${escapeHtml(own)}" alt="" width="320" height="180" loading="lazy" />`;
  return [
    `<li><article class="card ${level === 'h2' ? 'row' : 'tile'}">${cover}<div><${level}><a href="${link}">${escapeHtml(nameIn(visit.lang, card.name, card.name_en))}</a></${level}>`,
    origin && `<p>${escapeHtml(origin)}</p>`,
    `</div><div><p class="sum">${escapeHtml(nameIn(visit.lang, card.summary, card.summary_en))}</p><div class="tags">${tags}</div>`,
    `<small>${words.catalog.published} ${shownDay(card.release_time)}${code}</small></div></article></li>`,
  ].join('');
}

/** Whether staff checked who an organisation is. */
export const markOf = (visit: Visit, { verified }: { verified?: boolean | undefined }): string => {
  const words = WORDS[visit.lang].catalog.mark;
  return `<span>${verified ? words.verified : words.unverified}</span>`;
};

/** The web site of an organisation for search engines: only of one that was checked, and only an address of the web. */
export const checkedSite = (
  organization: { verified?: boolean | undefined; web_site?: unknown } | null,
): string | null => (organization?.verified && isWebSite(organization.web_site) ? organization.web_site : null);

/**
 * The web site of an organisation as a link: whoever was not checked gives no weight to where it leads.
 */
export function siteLink(visit: Visit, organization: { verified?: boolean | undefined; web_site?: unknown }): string {
  const { web_site: site, verified } = organization;
  if (!isWebSite(site)) return '';
  const rel = verified ? 'noopener' : 'nofollow ugc noopener';
  return `<p><a href="${escapeHtml(site)}" rel="${rel}">${WORDS[visit.lang].catalog.webSite}</a></p>`;
}

/** Where one is in a list, and how many rows it has. */
type Place = Pick<Page<unknown>, 'current' | 'pages' | 'total' | 'more'>;

/** How many rows a list has, in words; more than are counted are said to be more. */
export const totalOf = (visit: Visit, { total, more }: Place): string =>
  WORDS[visit.lang].catalog.total(`${total}${more ? '+' : ''}`);

/**
 * The ways to the pages beside the one that is shown.
 * @param pathAt path and query of a page by its number, '' for the first
 */
export function pager(visit: Visit, { current, pages }: Place, pathAt: (page: string) => string): string {
  const words = WORDS[visit.lang];
  const link = (page: number, text: string) =>
    `<a href="${linkTo(visit, pathAt(page > 1 ? String(page) : ''))}">${text}</a>`;
  const previous = current > 1 ? link(Math.min(current - 1, Math.max(pages, 1)), words.previousPage) : '';
  const next = current < pages ? link(current + 1, words.nextPage) : '';
  return previous || next ? `<p>${previous} ${next}</p>` : '';
}

/**
 * The search form that works before the page's script is there.
 * @param label says what is searched
 * @param more what it is narrowed to, by the names of the address
 */
export function searchForm(
  visit: Visit,
  action: string,
  label: string,
  keyword = '',
  more: Readonly<Record<string, string>> = {},
): string {
  const fixed = { ...more, ...(visit.lang === 'en' && { lang: 'en' }) };
  const lang = Object.entries(fixed)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}" />`)
    .join('');
  return `<form role="search" method="get" action="${action}"><input type="search" name="keyword" aria-label="${label}" value="${escapeHtml(keyword)}" maxlength="200" />${lang}<button type="submit">${WORDS[visit.lang].front.search}</button></form>`;
}
