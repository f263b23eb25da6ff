import type { Context } from 'hono';
import { ITEMS, slug } from '../../db/contract/items.ts';
import { type ProjectCard, projectOf, projectPage, scopesOf } from '../../db/contract/projects.ts';
import { shownDay } from '../platform/clock.ts';
import type { AppEnv } from '../platform/env.ts';
import { placeInChinese, placeInEnglish } from '../platform/place-names.ts';
import { firstParagraph } from '../platform/plain-text.ts';
import { answered } from './content-pages.ts';
import { escapeHtml } from './html.ts';
import { itemView, listAt, paragraphs, section, typedParagraphs } from './pages.ts';
import { pictureOf } from './parts.ts';
import { type Tile, tileList } from './tiles.ts';
import { nameIn, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

export const PROJECTS = '/projects';
export const PROJECT = ITEMS.project.page;

type Named = Pick<ProjectCard, 'xiangmu_id' | 'name'>;

/** Path of a project's page. */
export const projectPath = ({ xiangmu_id, name }: Named): string => `${PROJECT}/${xiangmu_id}/${slug(name)}`;

/** Address and names of the list of projects. */
export const projectsOf = listAt(PROJECTS, (lang) => WORDS[lang].projects);

const placeOf = (visit: Visit, { region_name }: ProjectCard): string =>
  nameIn(visit.lang, placeInChinese([region_name]) ?? '', placeInEnglish(region_name));

const unitOf = ({ lang }: Visit, { org_name, organization }: ProjectCard): string =>
  nameIn(lang, org_name ?? '', org_name && organization?.name_en);

const originOf = (visit: Visit, project: ProjectCard): string =>
  [unitOf(visit, project), placeOf(visit, project)].filter(Boolean).join(' · ');

const tileOf = (visit: Visit, project: ProjectCard): Tile => ({
  path: projectPath(project),
  name: nameIn(visit.lang, project.name, project.name_en),
  picture: pictureOf(project.name, project.cover, scopesOf(project)),
  eyebrow: originOf(visit, project),
  foot: [shownDay(project.release_time ?? project.add_time)],
});

/**
 * The first view of the list of projects.
 * @param params of the address: `keyword`, `region`, `pageIndex`, `pageSize`
 */
export async function projectsPage(c: Context<AppEnv>, visit: Visit, params: Record<string, string>): Promise<View> {
  const { pageIndex, pageSize, ...chosen } = params;
  const { result, ...call } = await answered(c, projectPage(chosen, Number(pageIndex), Number(pageSize)));
  return tileList(visit, {
    list: projectsOf(visit),
    cards: result,
    tileOf: (project) => tileOf(visit, project),
    call,
    asked: params,
    min: 320,
  });
}

/** The first view of a project; null where there is none that the caller may read. */
export async function projectView(c: Context<AppEnv>, visit: Visit, id: string): Promise<View | null> {
  const call = await answered(c, projectOf(id));
  const [project] = call.result.records;
  if (!project) return null;
  const place = placeOf(visit, project);
  return itemView(visit, {
    list: projectsOf(visit),
    name: nameIn(visit.lang, project.name, project.name_en),
    path: projectPath(project),
    about: [
      unitOf(visit, project),
      place,
      nameIn(visit.lang, firstParagraph(project.profile ?? ''), project.summary_en),
    ],
    image: project.cover,
    picture: pictureOf(project.name, project.cover, scopesOf(project)),
    type: 'article',
    linked: {
      '@type': 'Project',
      ...(project.org_name && { parentOrganization: { '@type': 'Organization', name: unitOf(visit, project) } }),
      ...(project.name_en && { alternateName: visit.lang === 'en' ? project.name : project.name_en }),
      ...(place && { location: { '@type': 'Place', name: place } }),
    },
    lead: escapeHtml(originOf(visit, project)),
    body: section(
      WORDS[visit.lang].projects.profile,
      visit.lang === 'en' && project.summary_en ? typedParagraphs(project.summary_en) : paragraphs(project.profile),
    ),
    call,
  });
}
