import type { PublishedFacts } from '../../../../db/contract/items.ts';
import { placeInEnglish } from '../../../platform/place-names.ts';

/** A scope as cards and details show it. */
export interface ScopeName {
  id: string;
  name: string;
  name_en: string | null;
}

/** One entry of a public list; `chengguo_id` or `xuqiu_id` stands first. */
export interface Card {
  chengguo_id?: string;
  xuqiu_id?: string;
  code: string | null;
  name: string;
  cover: string | null;
  summary: string;
  /** Organisation id, and its name. */
  unit: string | null;
  org_name: string | null;
  region_name: string | null;
  region_name_en: string | null;
  release_time: number;
  scope: ScopeName[];
  /** Results: maturity 1 to 9, cooperation numbers, publisher's kind. */
  process?: number | null;
  cooperation?: number[];
  sub_type?: number | null;
  /** Demands. */
  type?: number | null;
  cooperation_mode?: number | null;
  investment_amount?: string | null;
}

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
  special: Partial<Card>,
];

/**
 * Cards from the JSON that the list statements answer.
 * @param json list of the card columns in the order of `listSql.ts`
 */
export function cardsOf({ key }: PublishedFacts, json: string): Card[] {
  return (JSON.parse(json) as CardRow[]).map(
    ([id, code, name, cover, summary, unit, organization, region, released, special]) => ({
      [key]: id,
      code,
      name,
      cover,
      summary,
      unit,
      org_name: organization,
      region_name: region,
      region_name_en: placeInEnglish(region),
      release_time: released,
      scope: [],
      ...special,
    }),
  );
}
