import type { CardOf, ItemCard } from '../../../../db/contract/cards.ts';
import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import { placeInEnglish } from '../../../platform/place-names.ts';
import { BLANK_CARD } from '../../../tables/items/snapshot.ts';

type CardRow = [
  id: string,
  code: string | null,
  name: string,
  cover: string | null,
  summary: string,
  unit: string | null,
  organization: string | null,
  region: string | null,
  released: number,
  special: object,
];

type Common = Pick<
  ItemCard,
  Exclude<keyof ItemCard, 'scope' | 'region_name_en' | 'name_en' | 'summary_en' | 'org_name_en'>
>;

/**
 * The card of a publication.
 * @param special what cards of its kind alone hold, as it was written with the publication
 */
export const cardOf = <K extends PublishedKind>(kind: K, id: string, common: Common, special: object): CardOf<K> =>
  ({
    [PUBLISHED[kind].key]: id,
    ...common,
    region_name_en: placeInEnglish(common.region_name),
    scope: [],
    name_en: null,
    org_name_en: null,
    summary_en: null,
    ...BLANK_CARD[kind],
    ...special,
  }) as object as CardOf<K>;

/** Id of the item that a card is of. */
export const idOfCard = (card: { chengguo_id: string } | { xuqiu_id: string }): string =>
  'chengguo_id' in card ? card.chengguo_id : card.xuqiu_id;

/**
 * Cards from the JSON that the list statements answer.
 * @param json list of the card columns in the order of `listSql.ts`
 */
export function cardsOf<K extends PublishedKind>(kind: K, json: string): CardOf<K>[] {
  return (JSON.parse(json) as CardRow[]).map(
    ([id, code, name, cover, summary, unit, org_name, region_name, release_time, special]) =>
      cardOf(kind, id, { code, name, cover, summary, unit, org_name, region_name, release_time }, special),
  );
}
