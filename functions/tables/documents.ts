import { sql } from 'drizzle-orm';
import { DOCUMENT_MAXIMA } from '../../db/contract/documents.ts';
import { cheeses, markdowns } from '../../db/schema/community.ts';
import { allOf, anyOf, equalsId, living, mine, noRows, signedIn } from '../data/rules.ts';
import { defineTable, FORMS } from '../data/table.ts';

/** Articles that users write for themselves (core§3). */
export const cheese = defineTable({
  table: cheeses,
  key: 'id',
  read: (caller, t) => allOf(living(t), mine(caller, t.addUser)),
  create: signedIn,
  update: (caller, t) => allOf(living(t), mine(caller, t.addUser)),
  remove: (caller, t) => allOf(living(t), mine(caller, t.addUser)),
  writable: (caller) => (signedIn(caller) ? ['title', 'profile'] : []),
  names: { add_user: ['user'] },
  additions: FORMS,
  hooks: {
    html: ['profile'],
    required: { title: 'required', profile: 'required' },
    maxima: { title: DOCUMENT_MAXIMA.title },
  },
});

/**
 * Markdown documents (core§2): their owner's. One that its owner opened is read by whoever names it exactly, as its link does:
 * no list brings those of others together.
 */
export const markdown = defineTable({
  table: markdowns,
  key: 'id',
  read: (caller, t, given) =>
    allOf(
      living(t),
      anyOf(
        mine(caller, t.addUser),
        typeof given?.id === 'string' && allOf(equalsId(t.id, given.id), sql`${t.isOpen} = 1`),
        noRows,
      ),
    ),
  create: signedIn,
  update: (caller, t) => allOf(living(t), mine(caller, t.addUser)),
  remove: (caller, t) => allOf(living(t), mine(caller, t.addUser)),
  writable: (caller) => (signedIn(caller) ? ['title', 'content', 'is_open'] : []),
  names: { add_user: ['user'] },
  additions: FORMS,
  lends: { texts: ['content'], owner: 'add_user', byOwner: true },
  hooks: {
    required: { title: 'required' },
    maxima: { title: DOCUMENT_MAXIMA.title, content: DOCUMENT_MAXIMA.markdown },
    options: { is_open: [{ value: 0 }, { value: 1 }] },
    fill: (row) => {
      row.version = 1;
    },
    // Whoever saves names the version that was read: of two that save at once the later one is told.
    beforePut: (rows, changes) => {
      if (rows.length === 1) changes.version = Number(rows[0]?.version ?? 0) + 1;
      return undefined;
    },
  },
});
