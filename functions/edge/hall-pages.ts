import type { HallCard, HallDetail } from '../../db/contract/halls.ts';
import { itemPage } from '../../db/contract/items.ts';
import type { Page } from '../platform/envelope.ts';
import { escapeHtml } from './html.ts';
import { itemView, listAt } from './pages.ts';
import { pictureOf } from './parts.ts';
import { type Tile, tile, tileList, tilesUnder } from './tiles.ts';
import { addressOf, namedPath, nameIn, type Path, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

/** The documented spelling (core§2). */
export const SHOWROOM = '/showromm';
export const HALL = '/showroom/hall';

/** Path of a hall's page. */
export const hallPath = ({ id, name, name_en }: Pick<HallCard, 'id' | 'name' | 'name_en'>): Path =>
  namedPath(`${HALL}/${id}`, name, name_en);

/** Address and names of the showroom. */
export const showroomOf = listAt(SHOWROOM, (lang) => WORDS[lang].halls);

const fieldsOf = ({ lang }: Visit, { scope }: Pick<HallCard, 'scope'>): string =>
  scope.map(({ name, name_en }) => nameIn(lang, name, name_en)).join(WORDS[lang].catalog.separator);

const tileOf = (visit: Visit, hall: HallCard): Tile => ({
  path: hallPath(hall),
  name: nameIn(visit.lang, hall.name, hall.name_en),
  picture: pictureOf(hall.name, hall.cover, hall.scope),
  text: nameIn(visit.lang, hall.summary ?? '', hall.summary_en),
  tags: hall.scope.map(({ name, name_en }) => nameIn(visit.lang, name, name_en)),
  foot: [`${WORDS[visit.lang].halls.exhibits} ${hall.exhibits}`],
});

/** The first view of the showroom. */
export const showroomPage = (visit: Visit, cards: Page<HallCard>, params: Record<string, string>): View =>
  tileList(visit, {
    list: showroomOf(visit),
    cards,
    tileOf: (hall) => tileOf(visit, hall),
    call: { path: '/v1/hall/list', params },
    searched: false,
    min: 320,
  });

/** The first view of a hall. */
export function hallPage(visit: Visit, hall: HallDetail): View {
  const { lang } = visit;
  const name = nameIn(lang, hall.name, hall.name_en);
  const exhibits = hall.exhibits.map((each) =>
    tile(
      visit,
      {
        path: itemPage(each.item_type, each.item_id, nameIn(lang, each.name, each.name_en)),
        name: nameIn(lang, each.name, each.name_en),
        picture: pictureOf(each.name, each.cover, hall.scope),
        eyebrow: nameIn(lang, each.org_name ?? '', each.org_name_en),
        text: nameIn(lang, each.note || each.summary, each.note_en || each.summary_en),
      },
      'h3',
    ),
  );
  const panorama = hall.panorama
    ? `<section><h2>${WORDS[lang].halls.panorama}</h2><div class="wideview"><img src="${escapeHtml(hall.panorama)}" alt="" fetchpriority="high" /></div></section>`
    : '';
  return itemView(visit, {
    list: showroomOf(visit),
    name,
    path: hallPath(hall),
    about: [nameIn(lang, hall.summary ?? '', hall.summary_en), fieldsOf(visit, hall)],
    image: hall.cover,
    unlisted: !hall.shown,
    linked: {
      '@type': 'CollectionPage',
      hasPart: hall.exhibits.map((each) => ({
        '@type': 'CreativeWork',
        name: nameIn(lang, each.name, each.name_en),
        url: addressOf(visit, itemPage(each.item_type, each.item_id, nameIn(lang, each.name, each.name_en)), lang),
      })),
    },
    lead: escapeHtml(
      [nameIn(lang, hall.summary ?? '', hall.summary_en), fieldsOf(visit, hall)].filter(Boolean).join(' · '),
    ),
    body: `${panorama}${tilesUnder(WORDS[lang].halls.exhibits, exhibits)}`,
    call: { path: '/v1/hall/detail', params: { id: hall.id }, result: hall },
  });
}
