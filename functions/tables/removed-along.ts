import type { Row } from '../data/row.ts';
import type { Statement } from '../platform/database.ts';

/**
 * Rows that hold names, numbers and words of people and mean nothing without the row that they were written about: what is removed
 * for good takes them with it (decision 307). A mark of deletion leaves them, since the row may come back.
 */
const HELD = {
  meeting: [
    ['matchmaking_seat', 'meeting_id'],
    ['matchmaking_appointment', 'meeting_id'],
    ['matchmaking_request', 'meeting_id'],
    ['matchmaking_member', 'meeting_id'],
    ['meeting_user', 'meeting_id'],
    ['attendance_scan', 'event_id'],
  ],
  course: [
    ['course_application', 'course_id'],
    ['course_learner', 'course_id'],
    ['course_progress', 'course_id'],
    ['course_user', 'course_id'],
    ['attendance_scan', 'event_id'],
  ],
  yuanqu: [['yuanqu_intention', 'yuanqu_id']],
  project: [['project_contacts', 'project_item_id']],
  organization: [
    ['organization_invitation', 'organization_id'],
    ['organization_proposal', 'organization_id'],
    ['organization_verification', 'organization_id'],
  ],
} as const;

const KEYS = {
  meeting: 'id',
  course: 'id',
  yuanqu: 'yuanqu_id',
  project: 'id',
  organization: 'organization_id',
} as const;

/**
 * Takes away what people wrote about rows that go, for the batch of the removal.
 * @param rows the rows as they are
 * @param verb nothing follows a `del`, which marks alone
 */
export function removedAlong(table: keyof typeof HELD, rows: readonly Row[], verb: 'del' | 'remove'): Statement[] {
  if (verb !== 'remove') return [];
  const ids = JSON.stringify(rows.map((row) => row[KEYS[table]]));
  return HELD[table].map(([held, column]) => ({
    sql: `DELETE FROM ${held} WHERE ${column} IN (SELECT value FROM json_each(?))`,
    params: [ids],
  }));
}
