import type { PublisherRelation } from '../../../db/contract/attribution.ts';
import { relation } from '../items/lists/attribution.ts';
import { REVIEWS, type ReviewFacts } from '../items/lists/review-facts.ts';

/** The kinds of items that may stand in an organisation's name. */
export const ATTRIBUTED = REVIEWS;

/** What every answer about an item in an organisation's name says of it. */
export interface AttributedRow {
  item_type: number;
  item_id: string;
  name: string;
  name_en: string | null;
  publisher_name: string;
  relation: PublisherRelation;
  audit_status: number;
  is_public: number;
}

/** Columns of `AttributedRow`, over the working row `c` and its publisher `w`. */
export const attributedColumns = (facts: ReviewFacts): string =>
  `${facts.itemType} AS item_type, c.${facts.key} AS item_id, c.name, c.name_en,
   coalesce(nullif(w.name, ''), nullif(w.nickname, ''), '') AS publisher_name, ${relation(facts)} AS relation,
   c.audit_status, ${facts.isPublic} AS is_public`;

/** Where an organisation's administrators find what stands in its name. */
export const ownList = (organizationId: string): string => `/memberOrg?id=${organizationId}#publications`;
