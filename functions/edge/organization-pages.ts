import type { OrganizationCard, OrganizationDetail } from '../../db/contract/organizations.ts';
import type { Page } from '../platform/envelope.ts';
import { escapeHtml } from './html.ts';
import { itemView, listAt, paragraphs, section, typedParagraphs } from './pages.ts';
import { checkedSite, markOf, siteLink } from './parts.ts';
import { type Tile, tileList } from './tiles.ts';
import { namedPath, nameIn, namesOf, type Path, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

export const ORGANIZATIONS = '/organization';
export const ORGANIZATION = '/organizationDetail';

type Named = Pick<OrganizationCard, 'organization_id' | 'name' | 'name_en'>;

/** Path of an organisation's page. */
export const organizationPath = ({ organization_id, name, name_en }: Named): Path =>
  namedPath(`${ORGANIZATION}/${organization_id}`, name, name_en);

const fieldsOf = (visit: Visit, { scope }: Pick<OrganizationCard, 'scope'>): string =>
  namesOf(visit, scope).join(WORDS[visit.lang].catalog.separator);

/** Address and names of the list of organisations. */
export const organizationsOf = listAt(ORGANIZATIONS, (lang) => WORDS[lang].organizations.list);

const tileOf = (visit: Visit, card: OrganizationCard): Tile => ({
  path: organizationPath(card),
  name: nameIn(visit.lang, card.name, card.name_en),
  lines: [nameIn(visit.lang, card.region_name ?? '', card.region_name_en)],
  text: nameIn(visit.lang, card.summary, card.summary_en),
  tags: [WORDS[visit.lang].catalog.mark[card.verified ? 'verified' : 'unverified']],
});

/**
 * The first view of the list of organisations.
 * @param params of the call that the page's script makes for this address
 */
export const organizationsPage = (visit: Visit, cards: Page<OrganizationCard>, params: Record<string, string>): View =>
  tileList(visit, {
    list: organizationsOf(visit),
    cards,
    tileOf: (card) => tileOf(visit, card),
    call: { path: '/v1/organization/list', params },
  });

/**
 * The first view of an organisation.
 * @param id of the address: its own, or that of one merged into it
 */
export function organizationPage(visit: Visit, id: string, item: OrganizationDetail): View {
  const place = nameIn(visit.lang, item.region_name, item.region_name_en);
  const fields = fieldsOf(visit, item);
  const site = checkedSite(item);
  return itemView(visit, {
    list: organizationsOf(visit),
    name: nameIn(visit.lang, item.name, item.name_en),
    path: organizationPath(item),
    about: [place, fields, nameIn(visit.lang, item.summary, item.summary_en)],
    unlisted: !item.listed,
    linked: { '@type': 'Organization', ...(site && { sameAs: site }), ...(place && { address: place }) },
    lead: escapeHtml([place, fields].filter(Boolean).join(' · ')),
    body: `<div class="tags">${markOf(visit, item)}</div>${siteLink(visit, item)}${section(
      WORDS[visit.lang].organizations.detail.profile,
      visit.lang === 'en' && item.profile_en ? typedParagraphs(item.profile_en) : paragraphs(item.profile),
    )}`,
    call: { path: '/v1/organization/detail', params: { id }, result: item },
  });
}
