import { eq } from 'drizzle-orm';
import { EXHIBITED, HALL_MAXIMA } from '../../db/contract/halls.ts';
import { hallExhibits, halls } from '../../db/schema/halls.ts';
import { allOf, exists, staff } from '../data/rules.ts';
import { article, CAPTION_HOOKS, edited, editedBetween, SHOWN, shownRows } from './patterns.ts';
import { checkItems, publicItemOf } from './public-items.ts';
import { versioned } from './versioned.ts';

const editor = staff('content-admin');

/** Halls of the showroom (core§1). */
export const hall = editedBetween(
  halls,
  'id',
  [
    ...(['name', 'name_en', 'summary', 'summary_en', 'scope', 'cover', 'video', 'panorama', 'sort'] as const),
    ...(['captions', 'captions_en'] as const),
    ...SHOWN,
  ],
  {
    names: { scope: ['scope'] },
    lends: { files: ['cover', 'video', 'panorama'] },
    hooks: versioned('hall', {
      ...article([], ['cover', 'video', 'panorama']),
      required: { name: 'required' },
      maxima: { ...HALL_MAXIMA, ...CAPTION_HOOKS.maxima },
      checks: CAPTION_HOOKS.checks,
      options: { is_open: [{ value: 0 }, { value: 1 }] },
    }),
  },
);

/** What stands in a hall: read with it; what is not public now is no exhibit, and cannot become one. */
export const hall_exhibit = edited(hallExhibits, 'id', ['hall_id', 'item_type', 'item_id', 'note', 'note_en', 'sort'], {
  read: (caller, t) =>
    editor(caller) ||
    allOf(
      exists(halls, (row) => allOf(eq(row.id, t.hallId), shownRows(row))),
      publicItemOf(t),
    ),
  fixed: ['hall_id', 'item_type', 'item_id'],
  hooks: {
    duplicate: 'exhibit_there',
    maxima: { note: 300, note_en: 600 },
    options: { item_type: EXHIBITED.map((value) => ({ value })) },
    beforeAdd: (rows, context) => checkItems(rows, context),
  },
});
