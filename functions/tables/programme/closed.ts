import { sql } from 'drizzle-orm';
import { closeTables, type FileReaders } from '../../data/table.ts';
import { VISITOR } from '../../platform/caller.ts';

/** What the programme's own calls alone read and write. */
export const programmeClosed = closeTables([
  'project_assignment',
  'project_conflict',
  'project_opinion_draft',
  'project_ranking',
  'project_round_changes',
  'project_publication',
  'published_choice',
  'project_reminder',
]);

/** Everybody reads the files of what stands in a publication that was not undone. */
const published: FileReaders = (caller, { name }) =>
  caller === VISITOR
    ? sql`SELECT 1 FROM upload_use f JOIN project_publication p ON p.id = substr(f.item_id, 1, instr(f.item_id, '/') - 1)
    WHERE f.object_name = ${name} AND f.table_name = 'published_project' AND p.undo_time IS NULL`
    : null;

export const showcase = closeTables(['published_project'], published);
