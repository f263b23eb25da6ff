import { showcaseAddress } from '../../db/contract/programme/addresses.ts';
import type {
  NewsDetail,
  ProgrammeFront,
  PublishedCard,
  PublishedDetail,
  PublishedList,
} from '../../db/contract/programme/publication.ts';
import { shownDay } from '../platform/clock.ts';
import { plainText } from '../platform/plain-text.ts';
import { escapeHtml } from './html.ts';
import { itemView, listAt, paragraphs, section, standingView } from './pages.ts';
import { factRows, linkTo } from './parts.ts';
import { type Tile, tile, tileList } from './tiles.ts';
import { nameIn, namesOf, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

export const PROGRAMME = '/programme';
export const SELECTED = '/programme/selected';
export const PROGRAMME_NEWS = '/programme/news';

/** Path of a published project's page. */
export const showcasePath = ({ id, name }: { id: string; name: string }): string => showcaseAddress(id, name);

/** The programme's page, as the way up from all others. */
export const programmeOf = listAt(PROGRAMME, (lang) => ({
  title: WORDS[lang].programme.heading,
  lead: WORDS[lang].programme.lead,
}));

/** Address and names of the catalogue. */
export const selectedOf = listAt(SELECTED, (lang) => ({
  title: WORDS[lang].programme.selected,
  lead: WORDS[lang].programme.selectedLead,
}));

const fieldsOf = (visit: Visit, { fields }: Pick<PublishedCard, 'fields'>): string =>
  namesOf(visit, fields).join(WORDS[visit.lang].catalog.separator);

function tileOf(visit: Visit, project: PublishedCard): Tile {
  const region = nameIn(visit.lang, project.province, project.province_en);
  return {
    path: showcasePath(project),
    name: project.name,
    eyebrow: [nameIn(visit.lang, project.org_name, project.org_name_en), region].filter(Boolean).join(' · '),
    text: project.summary,
    tags: namesOf(visit, project.fields),
    foot: [nameIn(visit.lang, project.round.title, project.round.title_en)],
  };
}

/** The first view of the programme's page. */
export function programmePage(visit: Visit, front: ProgrammeFront): View {
  const words = WORDS[visit.lang].programme;
  const { name, lead } = programmeOf(visit);
  const { round } = front;
  const called = round ? nameIn(visit.lang, round.title, round.title_en) : '';
  const news = [...front.news, ...front.files]
    .map(
      ({ id, title, add_date }) =>
        `<li><a href="${linkTo(visit, `${PROGRAMME_NEWS}/${id}`)}">${escapeHtml(title)}</a> <small>${shownDay(add_date)}</small></li>`,
    )
    .join('');
  const selected = front.selected.map((project) => tile(visit, tileOf(visit, project), 'h3')).join('');
  return standingView(visit, {
    path: PROGRAMME,
    name,
    lead,
    body: `${round ? section(escapeHtml(called), paragraphs(round.guide) || `<p>${escapeHtml(called)}</p>`) : ''}${
      news && section(words.news, `<ul>${news}</ul>`)
    }${
      selected &&
      `<section><h2><a href="${linkTo(visit, SELECTED)}">${words.selected}</a></h2><ul class="tiles">${selected}</ul></section>`
    }`,
    linked: { '@type': 'CollectionPage', inLanguage: visit.lang === 'zh' ? 'zh-CN' : 'en' },
    data: [{ path: '/v1/programme/front', params: {}, result: front }],
  });
}

/**
 * The first view of the catalogue.
 * @param params of the call that the page's script makes for this address
 */
export const selectedPage = (visit: Visit, cards: PublishedList, params: Record<string, string>): View =>
  tileList(visit, {
    list: selectedOf(visit),
    cards,
    tileOf: (project) => tileOf(visit, project),
    call: { path: '/v1/programme/published', params },
  });

/** The first view of a published project. */
export function showcasePage(visit: Visit, project: PublishedDetail): View {
  const words = WORDS[visit.lang].programme;
  const region = nameIn(visit.lang, project.province, project.province_en);
  const fields = fieldsOf(visit, project);
  const facts = [
    [words.field, fields],
    [words.region, region],
    [words.declaredName, project.declared_name],
    [words.declaringUnit, nameIn(visit.lang, project.org_name, project.org_name_en)],
    [words.recommendingUnit, project.unit],
    [words.recommendingPerson, project.person],
    [words.round, nameIn(visit.lang, project.publication.round_title, project.publication.round_title_en)],
    [words.digest, project.publication.sha256],
  ] as const;
  return itemView(visit, {
    list: selectedOf(visit),
    name: project.name,
    path: showcasePath(project),
    about: [
      nameIn(visit.lang, project.org_name, project.org_name_en),
      fields,
      region,
      plainText(project.profile ?? ''),
    ],
    type: 'article',
    linked: {
      '@type': 'CreativeWork',
      inLanguage: 'zh-CN',
      alternateName: project.declared_name,
      datePublished: shownDay(project.publication.add_time),
      ...(fields && { about: fields }),
      creator: { '@type': 'Organization', name: nameIn(visit.lang, project.org_name, project.org_name_en) },
      ...(project.unit && { sponsor: { '@type': 'Organization', name: project.unit } }),
      ...(region && { contentLocation: { '@type': 'Place', name: region } }),
    },
    lead: escapeHtml([nameIn(visit.lang, project.org_name, project.org_name_en), region].filter(Boolean).join(' · ')),
    body: `${section('', `<dl>${factRows(facts)}</dl>`)}${section('', paragraphs(project.profile))}`,
    call: { path: '/v1/programme/published/detail', params: { id: project.id }, result: project },
  });
}

/** The first view of news or a file item. */
export const newsPage = (visit: Visit, news: NewsDetail): View =>
  itemView(visit, {
    list: programmeOf(visit),
    name: news.title,
    path: `${PROGRAMME_NEWS}/${news.id}`,
    about: [plainText(news.profile ?? '')],
    type: 'article',
    linked: {
      '@type': 'NewsArticle',
      headline: news.title,
      datePublished: shownDay(news.add_date),
      inLanguage: 'zh-CN',
    },
    lead: shownDay(news.add_date),
    body: section('', paragraphs(news.profile)),
    call: { path: '/v1/programme/news/detail', params: { id: news.id }, result: news },
  });
