import { slug } from '../../db/contract/items.ts';
import type { OrganizationCard, OrganizationDetail } from '../../db/contract/organizations.ts';
import type { Page } from '../platform/envelope.ts';
import { plainText, shortened } from '../platform/plain-text.ts';
import { escapeHtml } from './html.ts';
import { checkedSite, crumbList, crumbs, linkTo, markOf, siteLink, topBar } from './parts.ts';
import { addressOf, nameIn, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

export const ORGANIZATIONS = '/organization';
export const ORGANIZATION = '/organizationDetail';

type Named = Pick<OrganizationCard, 'organization_id' | 'name'>;

/** Path of an organisation's page. */
export const organizationPath = ({ organization_id, name }: Named): string =>
  `${ORGANIZATION}/${organization_id}/${slug(name)}`;

const fieldsOf = (visit: Visit, { scope }: Pick<OrganizationCard, 'scope'>): string =>
  scope.map(({ name, name_en }) => nameIn(visit.lang, name, name_en)).join(WORDS[visit.lang].catalog.separator);

/**
 * Head and first view of the list of organisations.
 * @param params of the call that the page's script makes for this address
 */
export function organizationsPage(visit: Visit, list: Page<OrganizationCard>, params: Record<string, string>): View {
  const words = WORDS[visit.lang].organizations;
  const cards = list.records.map((card) => {
    const place = nameIn(visit.lang, card.region_name, card.region_name_en);
    return `<li><article class="card row"><div><h2><a href="${linkTo(visit, organizationPath(card))}">${escapeHtml(card.name)}</a></h2>${
      place ? `<p>${escapeHtml(place)}</p>` : ''
    }<p class="sum">${escapeHtml(card.summary)}</p><div class="tags">${markOf(visit, card)}</div></div></article></li>`;
  });
  return {
    title: words.list.title,
    description: words.list.lead,
    path: ORGANIZATIONS + (list.current > 1 ? `?page=${list.current}` : ''),
    // Search engines list the whole, not what somebody narrowed it to.
    unlisted: Object.keys(params).some((name) => !name.startsWith('page')) || list.records.length === 0,
    linked: [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: words.list.title,
        numberOfItems: list.total,
        itemListElement: list.records.map((card, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: card.name,
          url: addressOf(visit, organizationPath(card), visit.lang),
        })),
      },
      crumbList(visit, [{ label: words.list.title, path: ORGANIZATIONS }]),
    ],
    content: `<div class="e">${topBar(visit)}<main class="wide">${crumbs(visit, [{ label: words.list.title }])}<h1>${words.list.title}</h1><p class="lead">${words.list.lead}</p><ul>${cards.join('')}</ul></main></div>`,
    data: [{ path: '/v1/organization/list', params, result: list }],
  };
}

/**
 * Head and first view of an organisation's page.
 * @param id of the address: its own, or that of one merged into it
 */
export function organizationPage(visit: Visit, id: string, item: OrganizationDetail): View {
  const words = WORDS[visit.lang].organizations;
  const path = organizationPath(item);
  const place = nameIn(visit.lang, item.region_name, item.region_name_en);
  const fields = fieldsOf(visit, item);
  const description = shortened([item.name, place, fields, item.summary].filter(Boolean).join(' · '), 150);
  const way = [
    { label: words.list.title, path: ORGANIZATIONS },
    { label: item.name, path },
  ];
  const lead = [place, fields].filter(Boolean).join(' · ');
  const profile = plainText(item.profile ?? '');
  const site = checkedSite(item);
  return {
    title: item.name,
    description,
    path,
    unlisted: !item.listed,
    linked: [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: item.name,
        description,
        url: addressOf(visit, path, visit.lang),
        ...(site && { sameAs: site }),
        ...(place && { address: place }),
      },
      crumbList(visit, way),
    ],
    content: `<div class="e">${topBar(visit)}<main class="wide">${crumbs(visit, [{ label: words.list.title, path: ORGANIZATIONS }, { label: item.name }])}<h1>${escapeHtml(item.name)}</h1><p class="lead">${escapeHtml(lead)}</p><div class="tags">${markOf(visit, item)}</div>${siteLink(visit, item)}${
      profile
        ? `<section class="card text"><h2>${words.detail.profile}</h2><p>${escapeHtml(profile)}</p></section>`
        : ''
    }</main></div>`,
    data: [{ path: '/v1/organization/detail', params: { id }, result: item }],
  };
}

/** The page of an organisation that does not exist or is not public: its script says so. */
export function noOrganizationPage(visit: Visit, id: string): View {
  const words = WORDS[visit.lang].organizations;
  const list = { label: words.list.title, path: ORGANIZATIONS };
  return {
    title: words.list.title,
    description: words.detail.gone,
    path: `${ORGANIZATION}/${encodeURIComponent(id)}`,
    status: 404,
    unlisted: true,
    linked: [],
    content: `<div class="e">${topBar(visit)}<main class="wide">${crumbs(visit, [list])}<h1>${words.list.title}</h1><p class="lead">${words.detail.gone}</p></main></div>`,
    data: [],
  };
}
