import { shownName } from '../../platform/masked-account.ts';
import { relation } from '../items/lists/attribution.ts';
import { REVIEWS, type ReviewFacts } from '../items/lists/review-facts.ts';

/** The kinds of items that may stand in an organisation's name. */
export const ATTRIBUTED = REVIEWS;

/** Columns of what every answer about an item in an organisation's name says of it, over the working row `c` and its publisher `w`. */
export const attributedColumns = (facts: ReviewFacts): string =>
  `${facts.itemType} AS item_type, c.${facts.key} AS item_id, c.name, c.name_en,
   ${shownName('w')} AS publisher_name, ${relation(facts)} AS relation,
   c.audit_status, ${facts.isPublic} AS is_public`;
