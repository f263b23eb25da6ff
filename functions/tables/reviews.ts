import { sql } from 'drizzle-orm';
import { ITEMS, REVIEWED } from '../../db/contract/items.ts';
import { reviewTemplates } from '../../db/schema/reviews.ts';
import { Source } from '../data/source.ts';
import { closeTables, type FileReaders } from '../data/table.ts';
import { staffOnly } from './patterns.ts';

/** Texts that opinions start from (core§4): auditors read them by a call of their own. */
export const review_template = staffOnly(reviewTemplates, 'id', ['audit_status', 'text', 'text_en', 'sort'], {
  by: 'admin',
});

/** What an item looked like when it was approved or returned last: for whoever edits or reviews the item. */
const ofVersions: FileReaders = (caller, { name }) => {
  if (caller.userId === null) return null;
  const items = Object.values(REVIEWED).flatMap((kind) => {
    const source = new Source(ITEMS[kind].noun, caller, 'x');
    const rule = source.facts.policy.update(caller, source.table, {});
    if (rule === false) return [];
    const key = source.ref(source.facts.key.name);
    return [sql`EXISTS (SELECT 1 FROM ${source.from} WHERE ${key} = f.item_id AND ${rule === true ? sql`1` : rule})`];
  });
  return sql`SELECT 1 FROM upload_use f
    WHERE f.object_name = ${name} AND f.table_name IN ('approved_version', 'returned_version')
      AND (${sql.join([sql`0`, ...items], sql` OR `)})`;
};

/** What auditors and publishers say and compare. */
export const reviewing = closeTables(['review_comment', 'attribution_question', 'attribution_objection']);
export const versions = closeTables(['approved_version', 'returned_version'], ofVersions);

/** Names of bodies in the object store: no call reads them. */
export const bodies = closeTables(['body_due']);
