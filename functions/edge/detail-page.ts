import type { DetailOf } from '../../db/contract/catalog.ts';
import { PUBLISHED, type PublishedKind } from '../../db/contract/items.ts';
import { idOfCard } from '../modules/items/public/cards.ts';
import { plainText } from '../platform/plain-text.ts';
import { escapeHtml } from './html.ts';
import { publishedList } from './list-page.ts';
import { itemView, paragraphs, section } from './pages.ts';
import { cardItem, checkedSite, detailPath, markOf, siteLink } from './parts.ts';
import { dayOf, nameIn, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

type Detail = DetailOf<PublishedKind>;

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

function linkedItem(visit: Visit, kind: PublishedKind, detail: Detail) {
  const site = checkedSite(detail.org);
  const organization = detail.org_name && {
    '@type': 'Organization',
    name: detail.org_name,
    ...(site && { url: site }),
  };
  const place = nameIn(visit.lang, detail.region_name, detail.region_name_en);
  const where = place && { '@type': 'Place', name: place };
  const identifier = detail.code && { identifier: detail.code };
  if (kind === 'demand') {
    return {
      '@type': 'Demand',
      ...identifier,
      availabilityStarts: dayOf(detail.release_time),
      ...(where && { areaServed: where }),
      ...(organization && { seller: organization }),
    };
  }
  return {
    '@type': 'CreativeWork',
    ...identifier,
    inLanguage: 'zh-CN',
    datePublished: dayOf(detail.release_time),
    dateModified: dayOf(detail.update_time),
    keywords: detail.scope.map(({ name, name_en }) => nameIn(visit.lang, name, name_en)).join(', '),
    ...(where && { locationCreated: where }),
    ...(organization && { author: organization, publisher: organization }),
  };
}

/** The first view of an item of a published kind. */
export function detailPage(visit: Visit, kind: PublishedKind, detail: Detail): View {
  const words = WORDS[visit.lang].catalog;
  const own = WORDS[visit.lang][PUBLISHED[kind].pages];
  const id = idOfCard(detail);
  const organization = detail.org;
  const place = nameIn(visit.lang, detail.region_name, detail.region_name_en);
  const origin = [detail.org_name, place, dayOf(detail.release_time)].filter(Boolean).join(' · ');
  const scopes = scopesOf(visit, detail);
  const similar = detail.similar.map((card) => cardItem(visit, kind, card, 'h3')).join('');
  const contact =
    detail.contact && 'contacts' in detail.contact
      ? `<p>${escapeHtml([detail.contact.contacts, detail.contact.contacts_tel].filter(Boolean).join(' '))}</p>`
      : '';
  return itemView(visit, {
    list: publishedList(visit, kind),
    name: detail.name,
    path: detailPath(kind, id, detail.name),
    // A profile of a few words alone says little beside the title in a list of search hits.
    // The text itself is Chinese: for English readers its fields and its place come first.
    about: [
      detail.org_name,
      ...(visit.lang === 'en' ? [scopes, detail.region_name_en] : []),
      plainText(detail.profile ?? ''),
    ],
    image: detail.cover,
    type: 'article',
    linked: linkedItem(visit, kind, detail),
    lead: `${escapeHtml(origin)}${scopes ? `<br />${words.scope}: ${escapeHtml(scopes)}` : ''}`,
    body: `<div class="two side"><div>${
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
      detail.files
        .map((file) => `<p><a href="${escapeHtml(file.file_path)}">${escapeHtml(file.file_name)}</a></p>`)
        .join(''),
    )}</div><aside><section class="card"><h2>${words.keyFacts}</h2><dl>${factsOf(visit, detail)}</dl></section>${section(
      words.contact,
      contact,
    )}</aside></div>${similar ? `<section><h2>${own.similar}</h2><ul class="tiles">${similar}</ul></section>` : ''}`,
    call: { path: `/v1/${PUBLISHED[kind].noun}/detail`, params: { id }, result: detail },
  });
}
