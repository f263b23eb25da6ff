import { MOST_SAVED, SAVED_MAXIMA } from '../../db/contract/saved-filters.ts';
import { savedFilters } from '../../db/schema/editing.ts';
import { mine, nobody } from '../data/rules.ts';
import { defineTable } from '../data/table.ts';
import type { Caller } from '../platform/caller.ts';
import { AppError } from '../platform/errors.ts';

const isStaff = (caller: Caller): boolean => caller.authorities.size > 0;

/** Filters of the workplace's lists that staff gave a name: each has their own, on every device. */
export const saved_filter = defineTable({
  table: savedFilters,
  key: 'id',
  read: (caller, t) => mine(caller, t.userId),
  create: isStaff,
  update: nobody,
  remove: (caller, t) => mine(caller, t.userId),
  writable: (caller) => (isStaff(caller) ? ['page', 'name', 'search'] : []),
  names: { user_id: ['user'] },
  hooks: {
    required: { page: 'required', name: 'required', search: 'required' },
    maxima: SAVED_MAXIMA,
    // An address of this site and nothing else.
    checks: { page: { passes: (text) => /^\/[\w/-]*$/.test(text), code: 'invalid_value' } },
    duplicate: 'saved_filter_there',
    beforeAdd: async (rows, { caller, db }) => {
      const there = await db.first<{ n: number }>('SELECT count(*) AS n FROM saved_filter WHERE user_id = ?', [
        caller.userId,
      ]);
      if ((there?.n ?? 0) + rows.length > MOST_SAVED) throw new AppError(409, 'saved_filters_full');
      // Several windows may save at once.
      return {
        after: [
          {
            sql: `SELECT CASE WHEN count(*) <= ${MOST_SAVED} THEN 1 ELSE json('stale') END FROM saved_filter WHERE user_id = ?`,
            params: [caller.userId],
          },
        ],
      };
    },
  },
});
