import type { DetailOf } from '../../db/contract/catalog.ts';
import { type Field, factsOf as fieldFacts } from '../../db/contract/form.ts';
import { DEMAND_FORM } from '../../db/contract/form-demands.ts';
import { RESULT_FORM } from '../../db/contract/form-results.ts';
import { PUBLISHED, type PublishedKind } from '../../db/contract/items.ts';
import { labelledIn, told } from '../../db/contract/words.ts';
import { idOfCard } from '../modules/items/public/cards.ts';
import { shownDay } from '../platform/clock.ts';
import { firstParagraph } from '../platform/plain-text.ts';
import { escapeHtml } from './html.ts';
import { publishedList } from './list-page.ts';
import { itemView, paragraphs, section, typedParagraphs } from './pages.ts';
import {
  besides,
  cardItem,
  checkedSite,
  coverPicture,
  detailPath,
  factRows,
  markOf,
  pictureOf,
  siteLink,
} from './parts.ts';
import { tilesUnder } from './tiles.ts';
import { nameIn, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

/** Similar items that stand in a row. */
const SIMILAR = 4;

type Detail = DetailOf<PublishedKind>;

/** Fields of the item, in the page's language. */
function scopesOf(visit: Visit, detail: Detail): string {
  const names = detail.scope.map(({ name, name_en }) => nameIn(visit.lang, name, name_en));
  return names.join(WORDS[visit.lang].catalog.separator);
}

const FORMS = { result: RESULT_FORM, demand: DEMAND_FORM } as const;

/** Names of what was chosen, an amount with its unit, or the text itself. */
function shownValue(visit: Visit, { choices, format }: Field, value: unknown): string {
  const words = WORDS[visit.lang].catalog;
  const texts = (Array.isArray(value) ? value : [value])
    .filter((each) => each !== null && each !== undefined)
    .map(String);
  const names = texts.map((each) => {
    const choice = choices?.find((one) => String(one.value) === each);
    if (choice) return choice[visit.lang];
    return format === 'amount' && /^\d+(\.\d+)?$/.test(each) ? words.amount(each) : each;
  });
  return names.join(words.separator);
}

/** The line of facts under the name, as the page's script draws it. */
function strip(visit: Visit, kind: PublishedKind, detail: Detail): string {
  const facts = fieldFacts(FORMS[kind], true).map(
    ([name, field]) =>
      [
        told(field.onPage ?? field.label, visit.lang),
        shownValue(visit, field, (detail as unknown as Record<string, unknown>)[name]),
      ] as const,
  );
  const place = nameIn(visit.lang, detail.region_name, detail.region_name_en);
  return factRows([...facts, [WORDS[visit.lang].catalog.region, place]]);
}

function linkedItem(visit: Visit, kind: PublishedKind, detail: Detail) {
  const site = checkedSite(detail.org);
  const organization = detail.org_name && {
    '@type': 'Organization',
    name: nameIn(visit.lang, detail.org_name, detail.org_name_en),
    ...(site && { url: site }),
  };
  const place = nameIn(visit.lang, detail.region_name, detail.region_name_en);
  const where = place && { '@type': 'Place', name: place };
  const identifier = detail.code && { identifier: detail.code };
  if (kind === 'demand') {
    return {
      '@type': 'Demand',
      ...identifier,
      availabilityStarts: shownDay(detail.release_time),
      ...(where && { areaServed: where }),
      ...(organization && { seller: organization }),
    };
  }
  return {
    '@type': 'CreativeWork',
    ...identifier,
    inLanguage: 'zh-CN',
    datePublished: shownDay(detail.release_time),
    dateModified: shownDay(detail.update_time),
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
  const origin = [
    nameIn(visit.lang, detail.org_name, detail.org_name_en),
    `${words.published} ${shownDay(detail.release_time)}`,
    detail.code && `${words.code} ${detail.code}`,
  ]
    .filter(Boolean)
    .join(' · ');
  const scopes = scopesOf(visit, detail);
  const others = detail.similar.slice(0, SIMILAR);
  const similar = others.length < 2 ? [] : others.map((card) => cardItem(visit, kind, card, 'h3'));
  const contact =
    detail.contact && 'contacts' in detail.contact
      ? `<p>${escapeHtml([detail.contact.contacts, detail.contact.contacts_tel].filter(Boolean).join(' '))}</p>`
      : '';
  return itemView(visit, {
    list: publishedList(visit, kind),
    name: nameIn(visit.lang, detail.name, detail.name_en),
    path: detailPath(kind, detail, id),
    // A profile of a few words alone says little beside the title in a list of search hits.
    about: [
      nameIn(visit.lang, detail.org_name, detail.org_name_en),
      ...(visit.lang === 'en' ? [scopes, detail.region_name_en] : []),
      visit.lang === 'en' && detail.summary_en ? detail.summary_en : firstParagraph(detail.profile ?? ''),
    ],
    image: detail.cover,
    type: 'article',
    linked: linkedItem(visit, kind, detail),
    lead: `${escapeHtml(origin)}${scopes ? `<br />${labelledIn(visit.lang, words.scope, escapeHtml(scopes))}` : ''}`,
    picture: pictureOf(detail.name, detail.cover, detail.scope),
    body: `<dl class="strip">${strip(visit, kind, detail)}</dl>${besides(
      `${coverPicture(detail.cover)}${visit.lang === 'en' ? section('', typedParagraphs(detail.summary_en)) : ''}${section(own.profile, paragraphs(detail.profile))}${
        organization
          ? section(
              words.orgProfile,
              `<p>${escapeHtml(nameIn(visit.lang, organization.name, organization.name_en))}</p><div class="tags">${markOf(visit, organization)}</div>${paragraphs(organization.profile)}${siteLink(visit, organization)}`,
            )
          : ''
      }${section(
        words.attachments,
        detail.files
          .map((file) => `<p><a href="${escapeHtml(file.file_path)}">${escapeHtml(file.file_name)}</a></p>`)
          .join(''),
      )}`,
      section(words.contact, contact),
    )}${tilesUnder(own.similar, similar)}`,
    call: { path: `/v1/${PUBLISHED[kind].noun}/detail`, params: { id }, result: detail },
  });
}
