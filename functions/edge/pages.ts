import type { Lang } from '../../db/contract/errors.ts';
import type { Page } from '../platform/envelope.ts';
import { plainText, shortened } from '../platform/plain-text.ts';
import { escapeHtml } from './html.ts';
import { crumbList, crumbs, linkTo, topBar } from './parts.ts';
import { addressOf, type Path, pathIn, pictureAddress, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

const DESCRIBED = 150;

/** The list that a noun's pages belong to: its address and its names. */
export interface ListOf {
  path: Path;
  name: string;
  lead: string;
}

/**
 * What tells the list at an address its names.
 * @param wordsOf the words of the list in a language
 */
export const listAt =
  (path: Path, wordsOf: (lang: Lang) => { title: string; lead: string }) =>
  ({ lang }: Visit): ListOf => {
    const { title, lead } = wordsOf(lang);
    return { path, name: title, lead };
  };

/** The list of a noun as one visit sees it. */
export interface ListDescription<C> {
  list: ListOf;
  cards: Page<C>;
  nameOf: (card: C) => string;
  pathOf: (card: C) => Path;
  /** One card as a list entry. */
  cardOf: (card: C) => string;
  /** The call that the page's script makes first. */
  call: { path: string; params: Record<string, string> };
  /** Path and query of the page, where more than the number of the page is told in it. */
  path?: Path;
  /** What is chosen and the name, for the title. */
  heading?: string;
  title?: string;
  description?: string;
  unlisted: boolean;
  /** Between the lead and the cards. */
  above?: string;
  /** Puts the cards into their place. */
  around?: (cards: string) => string;
}

/** Whether the parameters of a call say more than which page is asked for. */
export const isNarrowed = (params: Record<string, string>): boolean =>
  Object.keys(params).some((name) => !name.startsWith('page'));

/** A list page's head and first view (house 10). */
export function listView<C>(visit: Visit, it: ListDescription<C>): View {
  const { list, cards, heading = list.name, above = '', around = (inner) => inner } = it;
  // The first picture is in the first view; where a browser has to choose, it comes before the scripts.
  const entries = cards.records.map(it.cardOf).join('').replace('loading="lazy"', 'fetchpriority="high"');
  return {
    title: it.title ?? heading,
    description: it.description ?? list.lead,
    path: it.path ?? (cards.current > 1 ? `${pathIn(visit.lang, list.path)}?page=${cards.current}` : list.path),
    // Search engines list the whole, not what somebody narrowed it to.
    unlisted: it.unlisted || cards.records.length === 0,
    linked: [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: heading,
        numberOfItems: cards.total,
        itemListElement: cards.records.map((card, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: it.nameOf(card),
          url: addressOf(visit, it.pathOf(card), visit.lang),
        })),
      },
      crumbList(visit, [{ label: list.name, path: list.path }]),
    ],
    content: `<div class="e">${topBar(visit)}<main class="wide">${crumbs(visit, [{ label: list.name }])}<h1>${list.name}</h1><p class="lead">${list.lead}</p>${above}${around(
      entries ? `<ul>${entries}</ul>` : `<p>${WORDS[visit.lang].catalog.emptyTitle}</p>`,
    )}</main></div>`,
    data: [{ ...it.call, result: cards }],
  };
}

/** One thing's page as one visit sees it. */
interface ItemDescription {
  list: ListOf;
  name: string;
  path: Path;
  /** What its description is made of beside the name; what is blank is left out. */
  about: readonly (string | null | undefined)[];
  image?: string | null;
  type?: View['type'];
  unlisted?: boolean;
  /** Its structured data beside name, description, address and picture. */
  linked: { '@type': string } & Record<string, unknown>;
  /** Address of the small picture beside its name. */
  picture?: string;
  /** HTML under its name, and of the rest. */
  lead: string;
  body: string;
  call: View['data'][number];
}

/** An item page's head and first view (house 10); its canonical address carries the item's name. */
export function itemView(visit: Visit, it: ItemDescription): View {
  const { list, name, path, image } = it;
  const description = shortened([name, ...it.about].filter(Boolean).join(' · '), DESCRIBED);
  const { '@type': type, ...linked } = it.linked;
  return {
    title: name,
    description,
    path,
    ...(it.type && { type: it.type }),
    ...(image !== undefined && { image }),
    unlisted: it.unlisted === true,
    linked: [
      {
        '@context': 'https://schema.org',
        '@type': type,
        name,
        description,
        url: addressOf(visit, path, visit.lang),
        ...(image && { image: pictureAddress(visit, image) }),
        ...linked,
      },
      crumbList(visit, [
        { label: list.name, path: list.path },
        { label: name, path },
      ]),
    ],
    content: `<div class="e">${topBar(visit)}<main class="wide">${crumbs(visit, [{ label: list.name, path: list.path }, { label: name }])}<div class="head">${it.picture ? `<img src="${escapeHtml(it.picture)}" alt="" width="184" height="104" />` : ''}<div><h1>${escapeHtml(name)}</h1><p class="lead">${it.lead}</p></div></div>${it.body}</main></div>`,
    data: [it.call],
  };
}

/** A page that is neither a list nor one of its things. */
interface StandingDescription {
  path: string;
  name: string;
  lead: string;
  /** Pages above it, beside the home page. */
  above?: readonly { label: string; path: Path }[];
  /** HTML under its lead. */
  body?: string;
  /** Its structured data beside name, description and address. */
  linked?: object;
  data?: View['data'];
  unlisted?: boolean;
}

/** The head and first view of a page whose words stand in the code. */
export function standingView(visit: Visit, it: StandingDescription): View {
  const { path, name, lead, above = [], body = '', data = [], unlisted = false } = it;
  return {
    title: name,
    description: lead,
    path,
    unlisted,
    linked: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name,
        description: lead,
        url: addressOf(visit, path, visit.lang),
        ...it.linked,
      },
      crumbList(visit, [...above, { label: name, path }]),
    ],
    content: `<div class="e">${topBar(visit)}<main class="wide">${crumbs(visit, [...above, { label: name }])}<h1>${escapeHtml(name)}</h1><p class="lead">${escapeHtml(lead)}</p>${body}</main></div>`,
    data,
  };
}

/** The page of what does not exist or is not public; its script says so as well. */
export function goneView(visit: Visit, list: ListOf, path: Path, title = list.name): View {
  const words = WORDS[visit.lang].catalog;
  return {
    title,
    description: words.goneHint,
    path,
    status: 404,
    linked: [],
    content: `<div class="e">${topBar(visit)}<main class="wide">${crumbs(visit, [{ label: list.name, path: list.path }])}<h1>${title}</h1><p class="lead">${words.goneHint}</p><p><a href="${linkTo(visit, list.path)}">${words.backToList}</a></p></main></div>`,
    data: [],
  };
}

/** A text of its own under a title; nothing where there is none. */
export const section = (title: string, body: string): string =>
  body ? `<section class="card text">${title && `<h2>${title}</h2>`}${body}</section>` : '';

/** Rich text as escaped paragraphs: the first view needs the words, and the page itself renders the rest sanitised. */
export function paragraphs(html: unknown): string {
  if (typeof html !== 'string') return '';
  return html
    .split(/<\/(?:p|div|li|h[1-6]|tr|blockquote)>|<br\b[^>]*>/i)
    .map(plainText)
    .filter(Boolean)
    .map((text) => `<p>${escapeHtml(text)}</p>`)
    .join('');
}

/** The same of text that was typed into a plain field: every character is itself. */
export const typedParagraphs = (text: string | null): string =>
  (text ?? '')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
