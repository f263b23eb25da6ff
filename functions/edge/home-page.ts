import type { ItemCard } from '../../db/contract/cards.ts';
import type { HomePage } from '../../db/contract/home.ts';
import type { PublishedKind } from '../../db/contract/items.ts';
import { keyFigures } from '../../db/contract/key-figures.ts';
import { grouped } from '../../db/contract/words.ts';
import { shownDay } from '../platform/clock.ts';
import { escapeHtml } from './html.ts';
import { newsPath } from './news-pages.ts';
import { cardItem, linkTo, searchForm, topBar } from './parts.ts';
import { tilesUnder } from './tiles.ts';
import { addressOf, nameIn, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

const POPULAR = 5;

const newest = (visit: Visit, kind: PublishedKind, title: string, cards: readonly ItemCard[]): string =>
  tilesUnder(
    title,
    cards.map((card) => cardItem(visit, kind, card, 'h3')),
  );

function figures(visit: Visit, { figures: year }: HomePage): string {
  const entries = keyFigures(visit.lang, year).map(
    ({ title, value, unit, says, to }) =>
      `<a href="${linkTo(visit, to)}"><span>${title}</span><b>${value === null ? '–' : grouped(value)} <i>${unit}</i></b><small>${says}</small></a>`,
  );
  return `<div class="count">${entries.join('')}</div>`;
}

function news(visit: Visit, entries: HomePage['news']): string {
  if (entries.length === 0) return '';
  const rows = entries.map(
    ({ id, title, title_en, release_time }) =>
      `<li><a href="${linkTo(visit, newsPath({ id, title, title_en }))}">${escapeHtml(nameIn(visit.lang, title, title_en))}</a><small>${shownDay(release_time)}</small></li>`,
  );
  return `<section><h2>${WORDS[visit.lang].front.news}</h2><ul>${rows.join('')}</ul></section>`;
}

/**
 * The home page's head and first view (house 10).
 * @param path `/` or the international front door, which is the same page
 */
export function homePage(visit: Visit, path: string, home: HomePage): View {
  const words = WORDS[visit.lang];
  const field = ({ id, name, name_en }: HomePage['fields'][number]) =>
    `<a href="${linkTo(visit, `/results?scope=${encodeURIComponent(id)}`)}">${escapeHtml(nameIn(visit.lang, name, name_en))}</a>`;
  const popular = [...home.fields].sort((a, b) => b.n - a.n).slice(0, POPULAR);
  const site = addressOf(visit, '/', visit.lang);
  const regionTitle = home.region && nameIn(visit.lang, home.region.title ?? '', home.region.title_en);
  const { results, demands, organizations } = home.counters;
  const lead = words.front.heroCount(results, demands, organizations);
  const content = `<div class="e">${topBar(visit)}<main><div class="hero"><div class="wide"><div>${
    regionTitle ? `<div class="of">${escapeHtml(regionTitle)}</div>` : ''
  }<h1>${words.front.heroTitle}</h1><p>${lead}</p>${searchForm(visit, '/cloud', words.front.searchLabel)}<nav aria-label="${words.front.popular}">${popular
    .map(field)
    .join(
      '',
    )}</nav></div><div class="map"></div></div></div><div class="wide"><div data-figures>${figures(visit, home)}</div><div data-later>${newest(visit, 'result', home.featured.result > 0 ? words.front.featuredResults : words.front.newResults, home.results)}${newest(
    visit,
    'demand',
    home.featured.demand > 0 ? words.front.featuredDemands : words.front.newDemands,
    home.demands,
  )}${news(visit, home.news)}</div></div></main></div>`;
  return {
    title: regionTitle || words.platform,
    description: words.front.heroLead,
    path,
    image: '/share/platform.jpg',
    linked: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: words.platform,
        url: site,
        inLanguage: visit.lang === 'en' ? 'en' : 'zh-CN',
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${visit.origin}/cloud?keyword={keyword}` },
          'query-input': 'required name=keyword',
        },
      },
      { '@context': 'https://schema.org', '@type': 'Organization', name: regionTitle || words.platform, url: site },
    ],
    content,
    data: [{ path: '/v1/home', params: { region: visit.region }, result: home }],
  };
}
