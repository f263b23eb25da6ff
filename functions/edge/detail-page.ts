import { PUBLISHED, type PublishedKind } from '../../db/contract/items.ts';
import { idOfCard } from '../modules/items/public/cards.ts';
import type { Detail } from '../modules/items/public/detail.ts';
import { plainText, shortened } from '../platform/plain-text.ts';
import { escapeHtml } from './html.ts';
import { cardItem, checkedSite, crumbList, crumbs, detailPath, linkTo, markOf, siteLink, topBar } from './parts.ts';
import { addressOf, dayOf, nameIn, pictureAddress, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

interface Organization {
  name: string;
  profile: string | null;
  web_site: string | null;
  verified?: boolean;
}

interface File {
  file_name: string;
  file_path: string;
}

/** Rich text as escaped paragraphs: the first view needs the words, and the page itself renders the rest sanitised. */
function paragraphs(html: unknown): string {
  if (typeof html !== 'string') return '';
  return html
    .split(/<\/(?:p|div|li|h[1-6]|tr|blockquote)>|<br\b[^>]*>/i)
    .map(plainText)
    .filter(Boolean)
    .map((text) => `<p>${escapeHtml(text)}</p>`)
    .join('');
}

/** Fields of the item, in the page's language. */
function scopesOf(visit: Visit, detail: Detail): string {
  const names = detail.scope.map(({ name, name_en }) => nameIn(visit.lang, name, name_en));
  return names.join(WORDS[visit.lang].catalog.separator);
}

function factsOf(visit: Visit, detail: Detail): string {
  const words = WORDS[visit.lang].catalog;
  const facts: [string, string | null][] = [
    [WORDS[visit.lang].publishedBy, detail.org_name],
    [words.scope, scopesOf(visit, detail)],
    [words.region, nameIn(visit.lang, detail.region_name, detail.region_name_en)],
    [words.code, detail.code],
    [words.releaseTime, dayOf(detail.release_time)],
  ];
  return facts
    .filter(([, value]) => value)
    .map(([label, value]) => `<div><dt>${label}</dt><dd>${escapeHtml(value ?? '')}</dd></div>`)
    .join('');
}

function linkedItem(visit: Visit, kind: PublishedKind, detail: Detail, path: string, description: string): object {
  const site = checkedSite(detail.org as Organization | null);
  const organization = detail.org_name
    ? {
        '@type': 'Organization',
        name: detail.org_name,
        ...(site && { url: site }),
      }
    : undefined;
  const place = nameIn(visit.lang, detail.region_name, detail.region_name_en);
  const where = place && { '@type': 'Place', name: place };
  return {
    '@context': 'https://schema.org',
    '@type': kind === 'result' ? 'CreativeWork' : 'Demand',
    name: detail.name,
    description,
    url: addressOf(visit, path, visit.lang),
    ...(detail.code && { identifier: detail.code }),
    ...(detail.cover && { image: pictureAddress(visit, detail.cover) }),
    ...(kind === 'result'
      ? {
          inLanguage: 'zh-CN',
          datePublished: dayOf(detail.release_time),
          dateModified: dayOf(detail.update_time),
          keywords: detail.scope.map(({ name, name_en }) => nameIn(visit.lang, name, name_en)).join(', '),
          ...(where && { locationCreated: where }),
          ...(organization && { author: organization, publisher: organization }),
        }
      : {
          availabilityStarts: dayOf(detail.release_time),
          ...(where && { areaServed: where }),
          ...(organization && { seller: organization }),
        }),
  };
}

/** A detail page's head and first view (house 10); its canonical address carries the item's name. */
export function detailPage(visit: Visit, kind: PublishedKind, detail: Detail): View {
  const words = WORDS[visit.lang].catalog;
  const own = WORDS[visit.lang][PUBLISHED[kind].pages];
  const id = idOfCard(detail);
  const path = detailPath(kind, id, detail.name);
  const text = plainText(String(detail.profile ?? ''));
  // A profile of a few words alone says little beside the title in a list of search hits.
  // The text itself is Chinese: for English readers its fields and its place come first.
  const inEnglish = visit.lang === 'en' ? [scopesOf(visit, detail), detail.region_name_en] : [];
  const description = shortened([detail.name, detail.org_name, ...inEnglish, text].filter(Boolean).join(' · '), 150);
  const organization = detail.org as Organization | null;
  const files = (detail.files ?? []) as File[];
  const section = (title: string, body: string) =>
    body ? `<section class="card text"><h2>${title}</h2>${body}</section>` : '';
  const place = nameIn(visit.lang, detail.region_name, detail.region_name_en);
  const origin = [detail.org_name, place, dayOf(detail.release_time)].filter(Boolean).join(' · ');
  const scopes = scopesOf(visit, detail);
  const similar = detail.similar.map((card) => cardItem(visit, kind, card, 'h3')).join('');
  const content = `<div class="e">${topBar(visit)}<main class="wide">${crumbs(visit, [
    { label: own.title, path: PUBLISHED[kind].list },
    { label: detail.name },
  ])}<h1>${escapeHtml(detail.name)}</h1><p class="lead">${escapeHtml(origin)}${scopes ? `<br />${words.scope}: ${escapeHtml(scopes)}` : ''}</p><div class="two side"><div>${
    detail.cover ? `<img src="${escapeHtml(detail.cover)}" alt="" class="cover" width="674" height="380" />` : ''
  }${section(own.profile, paragraphs(detail.profile))}${
    organization
      ? section(
          words.orgProfile,
          `<p>${escapeHtml(organization.name)}</p><div class="tags">${markOf(visit, organization)}</div>${paragraphs(organization.profile)}${siteLink(visit, organization)}`,
        )
      : ''
  }${section(
    words.attachments,
    files.map((file) => `<p><a href="${escapeHtml(file.file_path)}">${escapeHtml(file.file_name)}</a></p>`).join(''),
  )}</div><aside><section class="card"><h2>${words.keyFacts}</h2><dl>${factsOf(visit, detail)}</dl></section>${section(
    words.contact,
    detail.contact && 'contacts' in detail.contact
      ? `<p>${escapeHtml([detail.contact.contacts, detail.contact.contacts_tel].filter(Boolean).join(' '))}</p>`
      : '',
  )}</aside></div>${similar ? `<section><h2>${own.similar}</h2><ul class="tiles">${similar}</ul></section>` : ''}</main></div>`;
  return {
    title: detail.name,
    description,
    path,
    image: detail.cover,
    type: 'article',
    linked: [
      linkedItem(visit, kind, detail, path, description),
      crumbList(visit, [
        { label: own.title, path: PUBLISHED[kind].list },
        { label: detail.name, path },
      ]),
    ],
    content,
    data: [{ path: `/v1/${PUBLISHED[kind].noun}/detail`, params: { id }, result: detail }],
  };
}

/** The page of an item that does not exist or is not public. */
export function gonePage(visit: Visit, kind: PublishedKind, path: string): View {
  const words = WORDS[visit.lang].catalog;
  const { title: listName } = WORDS[visit.lang][PUBLISHED[kind].pages];
  return {
    title: words.gone,
    description: words.goneHint,
    path,
    status: 404,
    linked: [],
    content: `<div class="e">${topBar(visit)}<main class="wide">${crumbs(visit, [{ label: listName, path: PUBLISHED[kind].list }])}<h1>${words.gone}</h1><p class="lead">${words.goneHint}</p><p><a href="${linkTo(visit, PUBLISHED[kind].list)}">${words.backToList}</a></p></main></div>`,
    data: [],
  };
}
