import type { Context } from 'hono';
import { ITEMS } from '../../db/contract/items.ts';
import { PARK_TEXTS, type ParkRow, parkOf, parkPage } from '../../db/contract/parks.ts';
import { shownDay } from '../platform/clock.ts';
import type { AppEnv } from '../platform/env.ts';
import { plainText, shortened } from '../platform/plain-text.ts';
import { answered } from './content-pages.ts';
import { itemView, listAt, paragraphs, section } from './pages.ts';
import { besides, coverPicture, pictureOf } from './parts.ts';
import { type Tile, tileList } from './tiles.ts';
import { namedPath, nameIn, nameOf, type Path, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

export const PARKS = '/park';
export const PARK = ITEMS.park.page;
const SUMMARY = 140;

/** Path of a park's page: the Chinese name stands in it, whatever is read. */
export const parkPath = ({ yuanqu_id, name, name_en }: Pick<ParkRow, 'yuanqu_id' | 'name' | 'name_en'>): Path =>
  namedPath(`${PARK}/${yuanqu_id}`, name, name_en);

/** Address and names of the list of parks. */
export const parksOf = listAt(PARKS, (lang) => WORDS[lang].parks);

const aboutOf = ({ lang }: Visit, { profile, profile_en }: Pick<ParkRow, 'profile' | 'profile_en'>): string =>
  plainText(nameIn(lang, profile ?? '', profile_en));

const tileOf = (visit: Visit, park: ParkRow): Tile => ({
  path: parkPath(park),
  name: nameOf(visit, park),
  picture: pictureOf(park.name, park.cover),
  text: shortened(aboutOf(visit, park), SUMMARY),
  foot: [shownDay(park.add_time)],
});

/**
 * The first view of the list of parks.
 * @param params of the address: `keyword`, `region`, `pageIndex`, `pageSize`
 */
export async function parksPage(c: Context<AppEnv>, visit: Visit, params: Record<string, string>): Promise<View> {
  const { keyword = '', region = '', pageIndex, pageSize } = params;
  const { result, ...call } = await answered(c, parkPage(keyword, region, Number(pageIndex), Number(pageSize)));
  return tileList(visit, {
    list: parksOf(visit),
    cards: result,
    tileOf: (park) => tileOf(visit, park),
    call,
    asked: params,
    min: 320,
  });
}

/** The first view of a park; null where there is none. */
export async function parkView(c: Context<AppEnv>, visit: Visit, id: string): Promise<View | null> {
  const call = await answered(c, parkOf(id));
  const [park] = call.result.records;
  if (!park) return null;
  const { lang } = visit;
  const words = WORDS[lang].parks;
  return itemView(visit, {
    list: parksOf(visit),
    name: nameOf(visit, park),
    path: parkPath(park),
    about: [lang === 'zh' && park.address, aboutOf(visit, park)].map((text) => text || ''),
    image: park.cover,
    type: 'article',
    linked: {
      '@type': 'Place',
      ...(park.address && { address: park.address }),
      ...(park.contacts_tel && { telephone: park.contacts_tel }),
      ...(park.name_en && { alternateName: lang === 'en' ? park.name : park.name_en }),
    },
    lead: shownDay(park.add_time),
    body: besides(
      coverPicture(park.cover) +
        PARK_TEXTS.map((name) =>
          section(
            words.texts[name],
            paragraphs(name === 'profile' ? nameIn(lang, park.profile ?? '', park.profile_en) : park[name]),
          ),
        ).join(''),
    ),
    call,
  });
}
