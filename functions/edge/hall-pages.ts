import type { HallCard, HallDetail } from '../../db/contract/halls.ts';
import { itemPage } from '../../db/contract/items.ts';
import type { Page } from '../platform/envelope.ts';
import { escapeHtml } from './html.ts';
import { isNarrowed, itemView, type ListOf, listView } from './pages.ts';
import { linkTo } from './parts.ts';
import { addressOf, namedPath, nameIn, type Path, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

/** The documented spelling (core§2). */
export const SHOWROOM = '/showromm';
export const HALL = '/showroom/hall';

/** Path of a hall's page. */
export const hallPath = ({ id, name, name_en }: Pick<HallCard, 'id' | 'name' | 'name_en'>): Path =>
  namedPath(`${HALL}/${id}`, name, name_en);

/** Address and names of the showroom. */
export const showroomOf = ({ lang }: Visit): ListOf => ({
  path: SHOWROOM,
  name: WORDS[lang].halls.title,
  lead: WORDS[lang].halls.lead,
});

const fieldsOf = ({ lang }: Visit, { scope }: Pick<HallCard, 'scope'>): string =>
  scope.map(({ name, name_en }) => nameIn(lang, name, name_en)).join(WORDS[lang].catalog.separator);

const card = (visit: Visit, hall: HallCard): string =>
  `<li><article class="card row"><div><h2><a href="${linkTo(visit, hallPath(hall))}">${escapeHtml(nameIn(visit.lang, hall.name, hall.name_en))}</a></h2><p class="sum">${escapeHtml(nameIn(visit.lang, hall.summary ?? '', hall.summary_en))}</p><small>${WORDS[visit.lang].halls.exhibits} ${hall.exhibits}</small></div></article></li>`;

/** The first view of the showroom. */
export const showroomPage = (visit: Visit, cards: Page<HallCard>, params: Record<string, string>): View =>
  listView(visit, {
    list: showroomOf(visit),
    cards,
    nameOf: ({ name, name_en }) => nameIn(visit.lang, name, name_en),
    pathOf: hallPath,
    cardOf: (hall) => card(visit, hall),
    call: { path: '/v1/hall/list', params },
    unlisted: isNarrowed(params),
  });

/** The first view of a hall. */
export function hallPage(visit: Visit, hall: HallDetail): View {
  const { lang } = visit;
  const name = nameIn(lang, hall.name, hall.name_en);
  const exhibits = hall.exhibits.map(
    (each) =>
      `<li><article class="card"><h3><a href="${linkTo(visit, itemPage(each.item_type, each.item_id, nameIn(lang, each.name, each.name_en)))}">${escapeHtml(nameIn(lang, each.name, each.name_en))}</a></h3>${
        each.org_name ? `<p>${escapeHtml(nameIn(lang, each.org_name, each.org_name_en))}</p>` : ''
      }<p class="sum">${escapeHtml(nameIn(lang, each.note || each.summary, each.note_en || each.summary_en))}</p></article></li>`,
  );
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
    body:
      exhibits.length > 0
        ? `<section><h2>${WORDS[lang].halls.exhibits}</h2><ul class="tiles">${exhibits.join('')}</ul></section>`
        : '',
    call: { path: '/v1/hall/detail', params: { id: hall.id }, result: hall },
  });
}
