import { reviewTemplates } from '../../../db/schema/reviews.ts';
import { edited } from './factories.ts';
import { allOf, living, staff } from './rules.ts';

/** Texts that opinions start from (core§4): auditors read them by a call of their own. */
export const review_template = edited(reviewTemplates, 'id', ['audit_status', 'text', 'text_en', 'sort'], {
  by: 'admin',
  read: (caller, t) => allOf(staff('admin')(caller), living(t)),
  derived: ['id', 'is_delete'],
});
