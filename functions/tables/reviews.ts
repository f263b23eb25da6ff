import { reviewTemplates } from '../../db/schema/reviews.ts';
import { allOf, living, staff } from '../data/rules.ts';
import { closeTables } from '../data/table.ts';
import { edited } from './patterns.ts';

/** Texts that opinions start from (core§4): auditors read them by a call of their own. */
export const review_template = edited(reviewTemplates, 'id', ['audit_status', 'text', 'text_en', 'sort'], {
  by: 'admin',
  read: (caller, t) => allOf(staff('admin')(caller), living(t)),
  derived: ['id', 'is_delete'],
});

/** What auditors and publishers say and compare. */
export const reviewing = closeTables(
  'review_comment',
  'approved_version',
  'returned_version',
  'attribution_question',
  'attribution_objection',
);
