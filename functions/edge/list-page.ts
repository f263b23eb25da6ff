import type { ListOf as CardsOf } from '../../db/contract/catalog.ts';
import { FILTERS, NARROWED_BY, PUBLISHED, type PublishedKind } from '../../db/contract/items.ts';
import { idOfCard } from '../modules/items/public/cards.ts';
import { escapeHtml } from './html.ts';
import { type ListOf, listView } from './pages.ts';
import { cardItem, detailPath, linkTo, pager, searchForm, totalOf } from './parts.ts';
import { nameIn, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

/** Parameters of a list page's address; the page's own call names `page` `pageIndex`. */
export const PAGE_PARAMS = ['page', 'keyword', ...NARROWED_BY, 'order'] as const;

/** The non-empty parameters of a list page's address. */
export type PageParams = Partial<Record<(typeof PAGE_PARAMS)[number], string>>;

/** The parameters of the call that the page's script makes for this address. */
export function callParams({ page, ...rest }: PageParams): Record<string, string> {
  return { ...(page && { pageIndex: page }), ...rest };
}

function pathOf(kind: PublishedKind, params: PageParams): string {
  const query = new URLSearchParams(
    PAGE_PARAMS.flatMap((name) => (params[name] ? [[name, params[name]]] : [])),
  ).toString();
  return PUBLISHED[kind].list + (query ? `?${query}` : '');
}

/** Names of the chosen filters, for the title. */
function chosenNames(visit: Visit, list: CardsOf<PublishedKind>): string[] {
  return FILTERS.flatMap((group) => {
    const chosen = list.facets[group].filter(({ selected }) => selected).at(-1);
    return chosen ? [nameIn(visit.lang, chosen.name, chosen.name_en)] : [];
  });
}

/** Address and names of the list of a published kind. */
export function publishedList(visit: Visit, kind: PublishedKind): ListOf {
  const { list: path, pages } = PUBLISHED[kind];
  const { title: name, lead } = WORDS[visit.lang][pages];
  return { path, name, lead };
}

/**
 * The first view of the list of a published kind.
 * @param params non-empty parameters of the address, as strings
 */
export function listPage(visit: Visit, kind: PublishedKind, params: PageParams, cards: CardsOf<PublishedKind>): View {
  const words = WORDS[visit.lang];
  const list = publishedList(visit, kind);
  const chosen = [...(params.keyword ? [params.keyword] : []), ...chosenNames(visit, cards)];
  const heading = [...chosen, list.name].join(' · ');
  const total = totalOf(visit, cards);
  const fields = cards.facets.scope
    .filter(({ selected }) => !selected)
    .map(
      (facet) =>
        `<li><a href="${linkTo(visit, pathOf(kind, { ...params, page: '', scope: facet.id }))}">${escapeHtml(nameIn(visit.lang, facet.name, facet.name_en))}</a></li>`,
    );
  return listView(visit, {
    list,
    cards,
    nameOf: ({ name, name_en }) => nameIn(visit.lang, name, name_en),
    pathOf: (card) => detailPath(kind, card, idOfCard(card)),
    cardOf: (card) => cardItem(visit, kind, card, 'h2'),
    call: { path: `/v1/${PUBLISHED[kind].noun}/list`, params: callParams(params) },
    path: pathOf(kind, params),
    heading,
    title: cards.current > 1 ? `${heading} · ${words.page(cards.current)}` : heading,
    ...(chosen.length > 0 && { description: `${heading} · ${total}${visit.lang === 'en' ? '. ' : '。'}${list.lead}` }),
    unlisted: Boolean(params.keyword || params.from || params.to) || chosen.length > 1,
    above: searchForm(visit, PUBLISHED[kind].list, words[PUBLISHED[kind].pages].searchLabel, params.keyword),
    around: (entries) =>
      `<div class="two"><nav class="card" aria-label="${words.catalog.scope}"><ul>${fields.slice(0, 12).join('')}</ul></nav><div><p class="total">${total}</p>${entries}${pager(visit, cards, (page) => pathOf(kind, { ...params, page }))}</div></div>`,
  });
}
