import type { ExpertCard, ExpertDetail, ExpertStatistics, RecommendedExpert } from '../../db/contract/experts.ts';
import { ITEMS } from '../../db/contract/items.ts';
import { smallPicture } from '../../db/contract/pictures.ts';
import type { Page } from '../platform/envelope.ts';
import { plainText } from '../platform/plain-text.ts';
import { escapeHtml } from './html.ts';
import { itemView, listAt, listView, paragraphs, section } from './pages.ts';
import { besides } from './parts.ts';
import { type Tile, tile, tileList } from './tiles.ts';
import { namedPath, nameIn, nameOf, namesOf, type Path, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

export const EXPERTS = '/expert';
export const EXPERT_DIRECTORY = '/expertMore';
export const EXPERT = ITEMS.expert.page;

/** Path of an expert's page: the Chinese name stands in it, whatever is read. */
export const expertPath = ({ expert_id, name, name_en }: Pick<ExpertCard, 'expert_id' | 'name' | 'name_en'>): Path =>
  namedPath(`${EXPERT}/${expert_id}`, name, name_en);

/** Address and names of the front of the experts. */
export const expertsOf = listAt(EXPERTS, (lang) => WORDS[lang].experts);

const directoryOf = listAt(EXPERT_DIRECTORY, (lang) => ({
  title: WORDS[lang].experts.directory,
  lead: WORDS[lang].experts.directoryLead,
}));

const titleOf = ({ lang }: Visit, card: Pick<ExpertCard, 'qualification' | 'qualification_en'>): string =>
  nameIn(lang, card.qualification ?? '', card.qualification_en);
const organizationOf = ({ lang }: Visit, card: Pick<ExpertCard, 'org_name' | 'org_name_en'>): string =>
  nameIn(lang, card.org_name ?? '', card.org_name_en);
const placeOf = ({ lang }: Visit, card: Pick<ExpertCard, 'region_name' | 'region_name_en'>): string =>
  nameIn(lang, card.region_name ?? '', card.region_name_en);

const tileOf = (visit: Visit, expert: ExpertCard): Tile => ({
  path: expertPath(expert),
  name: nameOf(visit, expert),
  portrait: expert.avatar && smallPicture(expert.avatar),
  lines: [titleOf(visit, expert), organizationOf(visit, expert)],
  text: nameIn(visit.lang, expert.direction ?? '', expert.direction_en),
  tags: namesOf(visit, expert.scope).slice(0, 2),
  foot: [placeOf(visit, expert)],
});

/**
 * The first view of the front of the experts.
 * @param params of the call that the page's script makes for this address
 * @param statistics stand above the cards, which would move if they came later
 */
export function expertsPage(
  visit: Visit,
  cards: Page<RecommendedExpert>,
  params: Record<string, string>,
  statistics: ExpertStatistics,
): View {
  const view = listView<RecommendedExpert>(visit, {
    list: expertsOf(visit),
    cards,
    nameOf: (expert) => nameOf(visit, expert),
    pathOf: expertPath,
    cardOf: (expert) => tile(visit, tileOf(visit, expert)),
    call: { path: '/zaicu/recommend/list', params },
    unlisted: false,
  });
  return {
    ...view,
    data: [...view.data, { path: '/v1/zhuanjia/default/statistics', params: {}, result: statistics }],
  };
}

/** The same of the directory. */
export const directoryPage = (visit: Visit, cards: Page<ExpertCard>, params: Record<string, string>): View =>
  tileList(visit, {
    list: directoryOf(visit),
    cards,
    tileOf: (expert) => tileOf(visit, expert),
    call: { path: '/v1/zhuanjia/list', params },
  });

const portraitOf = ({ avatar }: ExpertDetail): string =>
  avatar
    ? `<img src="${escapeHtml(smallPicture(avatar))}" alt="" width="160" height="160" fetchpriority="high" />`
    : '';

/** The first view of an expert. */
export function expertPage(visit: Visit, expert: ExpertDetail): View {
  const { lang } = visit;
  const words = WORDS[lang].experts;
  const title = titleOf(visit, expert);
  const fields = namesOf(visit, expert.scope);
  const profile = nameIn(lang, expert.profile ?? '', expert.profile_en);
  const direction = nameIn(lang, expert.direction ?? '', expert.direction_en);
  const works = expert.work.map((work) => `<li>${escapeHtml(nameIn(lang, work.title, work.title_en))}</li>`).join('');
  return itemView(visit, {
    list: expertsOf(visit),
    name: nameOf(visit, expert),
    path: expertPath(expert),
    about: [title, organizationOf(visit, expert), fields.join(WORDS[lang].catalog.separator), plainText(profile)],
    image: expert.avatar,
    unlisted: !expert.listed,
    linked: {
      '@type': 'Person',
      ...(title && { jobTitle: title }),
      ...(expert.org_name && { worksFor: { '@type': 'Organization', name: organizationOf(visit, expert) } }),
      ...(fields.length > 0 && { knowsAbout: fields }),
      ...(expert.name_en && { alternateName: lang === 'en' ? expert.name : expert.name_en }),
    },
    lead: escapeHtml([title, fields.join(WORDS[lang].catalog.separator)].filter(Boolean).join(' · ')),
    body: besides(
      [
        section(
          words.profile,
          profile && `<div class="who">${portraitOf(expert)}<div>${paragraphs(profile)}</div></div>`,
        ),
        section(words.direction, direction && `<p>${escapeHtml(direction)}</p>`),
        section(words.works, works && `<ul>${works}</ul>`),
      ].join(''),
    ),
    call: { path: '/v1/zhuanjia/detail', params: { expert_id: expert.expert_id }, result: expert },
  });
}
