import { PUBLISHED, type PublishedKind } from '../../db/contract/items.ts';
import { idOfCard } from '../modules/items/public/cards.ts';
import { GROUPS } from '../modules/items/public/filters.ts';
import type { PublicList } from '../modules/items/public/list.ts';
import { escapeHtml } from './html.ts';
import { cardItem, crumbList, crumbs, detailPath, linkTo, searchForm, topBar } from './parts.ts';
import { addressOf, nameIn, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

/** Parameters of a list page's address; the page's own call names `page` `pageIndex`. */
export const PAGE_PARAMS = ['page', 'keyword', ...GROUPS, 'order'] as const;

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

function pager(visit: Visit, kind: PublishedKind, params: PageParams, list: PublicList): string {
  const words = WORDS[visit.lang];
  const link = (page: number, text: string) =>
    `<a href="${linkTo(visit, pathOf(kind, { ...params, page: page > 1 ? String(page) : '' }))}">${text}</a>`;
  const previous =
    list.current > 1 ? link(Math.min(list.current - 1, Math.max(list.pages, 1)), words.previousPage) : '';
  const next = list.current < list.pages ? link(list.current + 1, words.nextPage) : '';
  return previous || next ? `<p>${previous} ${next}</p>` : '';
}

/** Names of the chosen filters, for the title. */
function chosenNames(visit: Visit, list: PublicList): string[] {
  return GROUPS.flatMap((group) => {
    const chosen = list.facets[group].filter(({ selected }) => selected).at(-1);
    return chosen ? [nameIn(visit.lang, chosen.name, chosen.name_en)] : [];
  });
}

/**
 * A list page's head and first view (house 10).
 * @param params non-empty parameters of the address, as strings
 */
export function listPage(visit: Visit, kind: PublishedKind, params: PageParams, list: PublicList): View {
  const words = WORDS[visit.lang];
  const { title: name, lead, searchLabel } = words[PUBLISHED[kind].pages];
  const chosen = [...(params.keyword ? [params.keyword] : []), ...chosenNames(visit, list)];
  const heading = chosen.length > 0 ? `${chosen.join(' · ')} · ${name}` : name;
  const total = words.catalog.total(`${list.total}${list.more && list.total === 1000 ? '+' : ''}`);
  const records = list.records.map((card) => cardItem(visit, kind, card, 'h2')).join('');
  const fields = list.facets.scope
    .filter(({ selected }) => !selected)
    .map(
      (facet) =>
        `<li><a href="${linkTo(visit, pathOf(kind, { ...params, page: '', scope: facet.id }))}">${escapeHtml(nameIn(visit.lang, facet.name, facet.name_en))}</a></li>`,
    );
  const content = `<div class="e">${topBar(visit)}<main class="wide">${crumbs(visit, [{ label: name }])}<h1>${name}</h1><p class="lead">${lead}</p>${searchForm(
    visit,
    PUBLISHED[kind].list,
    searchLabel,
    params.keyword,
  )}<div class="two"><nav class="card" aria-label="${words.catalog.scope}"><ul>${fields.slice(0, 12).join('')}</ul></nav><div><p class="total">${total}</p>${
    records ? `<ul>${records}</ul>` : `<p>${words.catalog.emptyTitle}</p>`
  }${pager(visit, kind, params, list)}</div></div></main></div>`;
  return {
    title: list.current > 1 ? `${heading} · ${words.page(list.current)}` : heading,
    description: chosen.length > 0 ? `${heading} · ${total}${visit.lang === 'en' ? '. ' : '。'}${lead}` : lead,
    path: pathOf(kind, params),
    unlisted: Boolean(params.keyword) || chosen.length > 1 || list.records.length === 0,
    linked: [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: heading,
        numberOfItems: list.total,
        itemListElement: list.records.map((card, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: card.name,
          url: addressOf(visit, detailPath(kind, idOfCard(card), card.name), visit.lang),
        })),
      },
      crumbList(visit, [{ label: name, path: PUBLISHED[kind].list }]),
    ],
    content,
    data: [{ path: `/v1/${PUBLISHED[kind].noun}/list`, params: callParams(params), result: list }],
  };
}
