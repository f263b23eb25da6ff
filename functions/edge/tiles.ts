import type { Page } from '../platform/envelope.ts';
import { escapeHtml } from './html.ts';
import { isNarrowed, type ListDescription, type ListOf, listView } from './pages.ts';
import { linkTo, pager, searchForm, totalOf } from './parts.ts';
import { type Path, pathIn, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

/** A card among others, as the page's script draws it (web/kit/layout/InfoCard.tsx). What is blank is left out. */
export interface Tile {
  path: Path;
  name: string;
  /** Address of the picture above the text. */
  picture?: string | null | undefined;
  /** Address of the round portrait beside the name. */
  portrait?: string | null | undefined;
  /** Small line above the name. */
  eyebrow?: string | undefined;
  /** Lines under the name. */
  lines?: readonly string[];
  text?: string | undefined;
  tags?: readonly string[];
  foot?: readonly string[];
}

const line = (tag: string, text: string, look = ''): string =>
  text ? `<${tag}${look}>${escapeHtml(text)}</${tag}>` : '';

/**
 * A card as an entry of a list.
 * @param level of its heading
 */
export function tile(visit: Visit, it: Tile, level: 'h2' | 'h3' = 'h2'): string {
  const { lines = [], tags = [], foot = [] } = it;
  const picture = it.picture
    ? `<img src="${escapeHtml(it.picture)}" alt="" width="320" height="180" loading="lazy" />`
    : '';
  const portrait = it.portrait
    ? `<img src="${escapeHtml(it.portrait)}" alt="" width="64" height="64" loading="lazy" />`
    : '';
  const head = `${line('small', it.eyebrow ?? '')}<${level}><a href="${linkTo(visit, it.path)}">${escapeHtml(it.name)}</a></${level}>${lines.map((text) => line('small', text)).join('')}`;
  const said = tags.filter(Boolean).map((tag) => line('span', tag));
  const last = foot.filter(Boolean).map((text) => line('span', text));
  return `<li><article class="card tile">${picture}<div>${portrait ? `<div class="by">${portrait}<div>${head}</div></div>` : head}${line('p', it.text ?? '', ' class="sum"')}${
    said.length > 0 ? `<div class="tags">${said.join('')}</div>` : ''
  }${last.length > 0 ? `<small class="foot">${last.join('')}</small>` : ''}</div></article></li>`;
}

/** Cards under a title of their own; nothing where there are none. */
export const tilesUnder = (title: string, cards: readonly string[]): string =>
  cards.length > 0 ? `<section><h2>${title}</h2><ul class="tiles">${cards.join('')}</ul></section>` : '';

interface TileList<C> extends Omit<ListDescription<C>, 'nameOf' | 'pathOf' | 'cardOf' | 'around' | 'unlisted'> {
  tileOf: (card: C) => Tile;
  /** What the address asks for, by the names that it has there; the same as its call unless told. */
  asked?: Record<string, string>;
  /** Has a search of its own; every one of these lists but the halls. */
  searched?: boolean;
  /** Pixels that a tile needs at least. */
  min?: number;
}

/** The rows of a list beside the place of its filters, under how many there are. */
export const besideFilters = (visit: Visit, cards: Page<unknown>, rows: string): string =>
  `<div class="two"><div class="card"></div><div><p class="total">${totalOf(visit, cards)}</p>${rows}</div></div>`;

/** What an address asks for beside the page and the words that are searched for. */
const chosenIn = (asked: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(asked).filter(([name]) => name !== 'keyword' && !name.startsWith('page')));

/** The search of a list, within what else is chosen. */
export const listSearch = (visit: Visit, { path, name }: ListOf, asked: Record<string, string>): string =>
  searchForm(
    visit,
    pathIn(visit.lang, path),
    `${WORDS[visit.lang].front.search} · ${name}`,
    asked.keyword,
    chosenIn(asked),
  );

/** A list of tiles: its search, the place of its filters, how many there are, the tiles and the other pages. */
export function tileList<C>(visit: Visit, it: TileList<C>): View {
  const { list, cards, asked = it.call.params, above = '', searched = true, min = 280 } = it;
  const columns = `<ul style="grid-template-columns:repeat(auto-fill,minmax(min(100%,${min}px),1fr))">`;
  const pathAt = (page: string) => {
    const query = new URLSearchParams({
      ...(asked.keyword && { keyword: asked.keyword }),
      ...chosenIn(asked),
      ...(page && { page }),
    }).toString();
    return pathIn(visit.lang, list.path) + (query ? `?${query}` : '');
  };
  return listView(visit, {
    ...it,
    nameOf: (card) => it.tileOf(card).name,
    pathOf: (card) => it.tileOf(card).path,
    cardOf: (card) => tile(visit, it.tileOf(card)),
    unlisted: isNarrowed(asked),
    above: above + (searched ? listSearch(visit, list, asked) : ''),
    around: (entries) => besideFilters(visit, cards, entries.replace('<ul>', columns) + pager(visit, cards, pathAt)),
  });
}
