import type { ScopeName } from '../../../../db/contract/cards.ts';
import type { PushedItem } from '../../../../db/contract/pushed-items.ts';
import { placeIn } from '../../../platform/place-names.ts';

/** What `shownPushed` reads of an item's public row `p`; all null where the item is not public. */
export const PUSHED_COLUMNS = `p.name, p.cover, p.summary, p.organization_name AS org_name, p.region_name,
  p.card ->> '$.name_en' AS name_en, p.card ->> '$.summary_en' AS summary_en, p.card ->> '$.org_name_en' AS org_name_en, p.card ->> '$.scope' AS scopes`;

/** A row of `PUSHED_COLUMNS` with the item's key. */
export interface PushedRow extends Omit<PushedItem, 'public' | 'scopes'> {
  name_en: string | null;
  summary_en: string | null;
  org_name_en: string | null;
  /** JSON list of names in both languages. */
  scopes: string | null;
}

/** An item as the page of a push shows it, in the reader's language (back-office§2). */
export function shownPushed(row: PushedRow, lang: 'zh' | 'en'): PushedItem {
  const { item_id, cover, region_name } = row;
  const read = <T extends string | null>(text: T, english: string | null) => (lang === 'en' && english) || text;
  const named = JSON.parse(row.scopes ?? '[]') as ScopeName[];
  const scopes = named.map((scope) => (lang === 'en' && scope.name_en) || scope.name);
  return {
    ...{ item_id, public: row.name !== null, cover },
    name: read(row.name, row.name_en),
    summary: read(row.summary, row.summary_en),
    org_name: read(row.org_name, row.org_name_en),
    ...{ region_name: placeIn(lang, region_name), scopes },
  };
}
