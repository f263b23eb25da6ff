import type { Context } from 'hono';
import {
  CLINIC_PAGES,
  type ClinicCaseRow,
  type ClinicExpert,
  type ClinicFront,
  clinicCaseOf,
} from '../../db/contract/clinic.ts';
import { smallPicture } from '../../db/contract/pictures.ts';
import { labelledIn } from '../../db/contract/words.ts';
import { clinicCases } from '../modules/clinic/cases.ts';
import { shownDay, shownMinute } from '../platform/clock.ts';
import type { AppEnv } from '../platform/env.ts';
import type { Page } from '../platform/envelope.ts';
import { plainText } from '../platform/plain-text.ts';
import { answered } from './content-pages.ts';
import { expertPath } from './expert-pages.ts';
import { escapeHtml } from './html.ts';
import { itemView, listAt, paragraphs, section, standingView } from './pages.ts';
import { linkTo } from './parts.ts';
import { type Tile, tile, tileList } from './tiles.ts';
import { namedPath, nameIn, type Path, type View, type Visit, zoneIn } from './view.ts';
import { WORDS } from './words.ts';

/** Cases on the entry and on the page of results. */
const NEWEST = 4;

/** Path of a case's page. */
export const casePath = ({ id, title, title_en }: Pick<ClinicCaseRow, 'id' | 'title' | 'title_en'>): Path =>
  namedPath(`${CLINIC_PAGES.case}/${id}`, title, title_en);

/** Address and names of the list of cases. */
export const clinicCasesOf = listAt(CLINIC_PAGES.cases, (lang) => ({
  title: WORDS[lang].clinic.cases,
  lead: WORDS[lang].clinic.casesLead,
}));

function expertTile(visit: Visit, expert: ClinicExpert): Tile {
  const { lang } = visit;
  const words = WORDS[lang].clinic;
  const from = [
    nameIn(lang, expert.qualification ?? '', expert.qualification_en),
    nameIn(lang, expert.org_name ?? '', expert.org_name_en),
  ].filter(Boolean);
  const next = expert.next ? words.next(shownMinute(expert.next.start) + zoneIn(visit)) : words.noneFree;
  return {
    path: expertPath(expert),
    name: nameIn(lang, expert.name, expert.name_en),
    portrait: expert.avatar && smallPicture(expert.avatar),
    lines: from,
    text: nameIn(lang, expert.direction ?? '', expert.direction_en),
    foot: [next],
  };
}

function caseTile(visit: Visit, row: ClinicCaseRow): Tile {
  const { lang } = visit;
  const result = nameIn(lang, row.result ?? '', row.result_en);
  return {
    path: casePath(row),
    name: nameIn(lang, row.title, row.title_en),
    text: nameIn(lang, row.summary ?? '', row.summary_en),
    lines: result ? [labelledIn(lang, WORDS[lang].clinic.outcome, result)] : [],
    foot: [row.field ? nameIn(lang, row.field.name, row.field.name_en) : '', shownDay(row.add_time)],
  };
}

const casesIn = (visit: Visit, rows: readonly ClinicCaseRow[]): string =>
  `<ul class="tiles">${rows.map((row) => tile(visit, caseTile(visit, row))).join('')}</ul>`;

/** A page of the clinic that is no list. */
const clinicView = (visit: Visit, it: Omit<Parameters<typeof standingView>[1], 'above'>): View =>
  standingView(visit, {
    ...it,
    above: it.path === CLINIC_PAGES.front ? [] : [{ label: WORDS[visit.lang].clinic.title, path: CLINIC_PAGES.front }],
  });

const stepsOf = (visit: Visit): string => {
  const { how, steps } = WORDS[visit.lang].clinic;
  const all = Object.values(steps).map(({ name, says }) => `<li><b>${name}</b> ${says}</li>`);
  return section(how, `<ol>${all.join('')}</ol>`);
};

/** The newest cases, with the call by which the page's script asks for them. */
async function newest(c: Context<AppEnv>) {
  const params = { pageSize: String(NEWEST) };
  const result = await clinicCases(c.get('db'), params);
  return { rows: result.records, call: { path: '/v1/clinic/cases', params, result } };
}

/** The first view of the entry. */
export async function clinicPage(c: Context<AppEnv>, visit: Visit, front: ClinicFront): Promise<View> {
  const words = WORDS[visit.lang].clinic;
  const { rows, call } = await newest(c);
  const links = (['introduce', 'experts', 'cases', 'result', 'register'] as const).map(
    (name) => `<li><a href="${linkTo(visit, CLINIC_PAGES[name])}">${words[name]}</a></li>`,
  );
  const figures = Object.entries(front.figures).map(
    ([name, value]) => `<li>${words.figures[name as keyof ClinicFront['figures']]}<b>${value}</b></li>`,
  );
  return clinicView(visit, {
    path: CLINIC_PAGES.front,
    name: words.title,
    lead: words.lead,
    body: [
      `<ul class="ways">${links.join('')}</ul><ul class="count">${figures.join('')}</ul>`,
      stepsOf(visit),
      `<section><h2>${words.experts}</h2><ul class="tiles">${front.experts.map((expert) => tile(visit, expertTile(visit, expert))).join('')}</ul></section>`,
      `<section><h2>${words.newest}</h2>${casesIn(visit, rows)}</section>`,
    ].join(''),
    linked: {
      mainEntity: { '@type': 'Service', name: words.title, description: words.lead, serviceType: words.what },
    },
    data: [{ path: '/v1/clinic', params: {}, result: front }, call],
  });
}

/** The first view of the introduction. */
export function introducePage(visit: Visit): View {
  const words = WORDS[visit.lang].clinic;
  const told = (['what', 'whom', 'privacy'] as const).map((name) =>
    section(words[name], `<p>${words[`${name}Text`]}</p>`),
  );
  return clinicView(visit, {
    path: CLINIC_PAGES.introduce,
    name: words.introduce,
    lead: words.introduceLead,
    body: told.join('') + stepsOf(visit),
    linked: { '@type': 'AboutPage' },
  });
}

/** The first view of the form of an application. */
export const registerPage = (visit: Visit): View => {
  const words = WORDS[visit.lang].clinic;
  return clinicView(visit, {
    path: CLINIC_PAGES.register,
    name: words.register,
    lead: words.registerLead,
    body: stepsOf(visit),
  });
};

/** The first view of what came of it: one's own application is read by the page's script alone. */
export async function resultPage(c: Context<AppEnv>, visit: Visit): Promise<View> {
  const words = WORDS[visit.lang].clinic;
  const { rows, call } = await newest(c);
  return clinicView(visit, {
    path: CLINIC_PAGES.result,
    name: words.result,
    lead: words.resultLead,
    body: casesIn(visit, rows),
    data: [call],
  });
}

/** The first view of the clinic's experts, with the call as the page's script makes it. */
export const clinicExpertsPage = (visit: Visit, cards: Page<ClinicExpert>, params: Record<string, string>): View =>
  tileList(visit, {
    list: {
      path: CLINIC_PAGES.experts,
      name: WORDS[visit.lang].clinic.experts,
      lead: WORDS[visit.lang].clinic.expertsLead,
    },
    cards,
    tileOf: (expert) => expertTile(visit, expert),
    call: { path: '/v1/clinic/experts', params },
  });

/** The first view of the list of cases. */
export async function clinicCasesPage(c: Context<AppEnv>, visit: Visit, params: Record<string, string>): Promise<View> {
  return tileList(visit, {
    list: clinicCasesOf(visit),
    cards: await clinicCases(c.get('db'), params),
    tileOf: (row) => caseTile(visit, row),
    call: { path: '/v1/clinic/cases', params },
    searched: false,
  });
}

/** The first view of a case; null where none is public. */
export async function clinicCaseView(c: Context<AppEnv>, visit: Visit, id: string): Promise<View | null> {
  const call = await answered(c, clinicCaseOf(id));
  const [row] = call.result.records;
  if (!row) return null;
  const { lang } = visit;
  const words = WORDS[lang].clinic;
  const result = nameIn(lang, row.result ?? '', row.result_en);
  const field = row.field ? nameIn(lang, row.field.name, row.field.name_en) : '';
  const content = nameIn(lang, row.content ?? '', row.content_en);
  return itemView(visit, {
    list: clinicCasesOf(visit),
    name: nameIn(lang, row.title, row.title_en),
    path: casePath(row),
    about: [nameIn(lang, row.summary ?? '', row.summary_en), plainText(content)],
    image: row.cover,
    type: 'article',
    linked: {
      '@type': 'Article',
      headline: nameIn(lang, row.title, row.title_en),
      datePublished: shownDay(row.add_time),
      inLanguage: lang === 'en' && row.content_en ? 'en' : 'zh-CN',
      ...(field && { about: field }),
    },
    lead: escapeHtml([field, shownDay(row.add_time)].filter(Boolean).join(' · ')),
    body: `${section('', paragraphs(content))}${section(words.outcome, result && `<p>${escapeHtml(result)}</p>`)}`,
    call,
  });
}
