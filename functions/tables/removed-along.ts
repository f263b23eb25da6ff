import type { Row } from '../data/row.ts';
import type { Statement } from '../platform/database.ts';

/** A table whose rows go, and the column that names what they were written about. */
type Held = readonly [table: string, column: string];

const FILES: Held = ['attachment_relation', 'item_id'];
const VERSIONS: Held = ['content_version', 'item_id'];
/** What a review keeps of an item: how it looked when it was decided, and what was said about it. */
const REVIEWED: readonly Held[] = [
  FILES,
  ['approved_version', 'item_id'],
  ['returned_version', 'item_id'],
  ['review_comment', 'item_id'],
];

/**
 * Rows that hold names, numbers, words and files of people and mean nothing without the row that they were written about: what is
 * removed for good takes them with it (decisions 307, 323). A mark of deletion leaves them, since the row may come back.
 */
const HELD = {
  meeting: [
    ['matchmaking_seat', 'meeting_id'],
    ['matchmaking_appointment', 'meeting_id'],
    ['matchmaking_request', 'meeting_id'],
    ['matchmaking_member', 'meeting_id'],
    ['meeting_user', 'meeting_id'],
    ['attendance_scan', 'event_id'],
    FILES,
  ],
  course: [
    ['course_application', 'course_id'],
    ['course_certificate', 'course_id'],
    ['course_learner', 'course_id'],
    ['course_progress', 'course_id'],
    ['course_user', 'course_id'],
    ['attendance_scan', 'event_id'],
    ['course_chapter', 'course_id'],
    ['course_material', 'course_id'],
    FILES,
  ],
  yuanqu: [['yuanqu_intention', 'yuanqu_id'], FILES, VERSIONS],
  innovate: [FILES, VERSIONS],
  clinic_case: [FILES, VERSIONS],
  hall: [['hall_exhibit', 'hall_id'], VERSIONS],
  video: [VERSIONS],
  book: [VERSIONS],
  star: [VERSIONS],
  news: [FILES],
  project: [
    ['project_contacts', 'project_item_id'],
    ['project_opinion_draft', 'project_id'],
    ['project_assignment', 'project_id'],
    ['project_conflict', 'project_id'],
    ['review_comment', 'item_id'],
    FILES,
  ],
  project_news: [FILES],
  project_round: [['project_round_file', 'round_id'], FILES],
  organization: [
    ['organization_invitation', 'organization_id'],
    ['organization_proposal', 'organization_id'],
    ['organization_verification', 'organization_id'],
  ],
  chengguo: REVIEWED,
  xuqiu: REVIEWED,
  chanpin: REVIEWED,
  xiangmu: REVIEWED,
  zhuanjia: [...REVIEWED, ['zhuanjia_work', 'expert_id']],
} as const satisfies Record<string, readonly Held[]>;

export type Holding = keyof typeof HELD;

/** Keys of tables whose key is not called `id`. */
const KEYS: { readonly [T in Holding]?: string } = {
  yuanqu: 'yuanqu_id',
  organization: 'organization_id',
  chengguo: 'chengguo_id',
  xuqiu: 'xuqiu_id',
  chanpin: 'chanpin_id',
  xiangmu: 'xiangmu_id',
  zhuanjia: 'expert_id',
};

/**
 * Takes away what people wrote about rows that go, for the batch of the removal; their files are swept some days later.
 * @param rows the rows as they are
 * @param verb nothing follows a `del`, which marks alone
 */
export function removedAlong(table: Holding, rows: readonly Row[], verb: 'del' | 'remove'): Statement[] {
  if (verb !== 'remove') return [];
  const ids = JSON.stringify(rows.map((row) => row[KEYS[table] ?? 'id']));
  return HELD[table].map(([held, column]) => ({
    // Versions of all tables stand in one, found by the table's name.
    sql: `DELETE FROM ${held} WHERE ${held === VERSIONS[0] ? `table_name = '${table}' AND ` : ''}${column} IN (SELECT value FROM json_each(?))`,
    params: [ids],
  }));
}
