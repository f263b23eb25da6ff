import { closeTables } from '../../data/table.ts';

/** What the programme's own calls alone read and write. */
export const programmeClosed = closeTables([
  'project_assignment',
  'project_conflict',
  'project_opinion_draft',
  'project_ranking',
  'project_publication',
  'published_project',
  'project_reminder',
]);
