import type { ScopeName } from '../../../../db/contract/cards.ts';
import type { PushedItem } from '../../../../db/contract/pushed-items.ts';
import { placeIn } from '../../../platform/place-names.ts';

/** What `shownPushed` reads of an item's public row `p`; all null where the item is not public. */
export const PUSHED_COLUMNS = `p.name, p.cover, p.summary, p.organization_name AS org_name, p.region_name,
  p.card ->> '$.scope' AS scopes`;

/** A row of `PUSHED_COLUMNS` with the item's key. */
export interface PushedRow extends Omit<PushedItem, 'public' | 'scopes'> {
  /** JSON list of names in both languages. */
  scopes: string | null;
}

/** An item as the page of a push shows it, in the reader's language (back-office§2). */
export function shownPushed(row: PushedRow, lang: 'zh' | 'en'): PushedItem {
  const { item_id, name, cover, summary, org_name, region_name } = row;
  const named = JSON.parse(row.scopes ?? '[]') as ScopeName[];
  const scopes = named.map((scope) => (lang === 'en' && scope.name_en) || scope.name);
  return {
    ...{ item_id, public: name !== null, name, cover, summary, org_name },
    ...{ region_name: placeIn(lang, region_name), scopes },
  };
}
