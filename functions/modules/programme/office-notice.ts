import type { NoticeTopic } from '../../../db/contract/notices.ts';
import { now } from '../../platform/clock.ts';
import type { Statement } from '../../platform/database.ts';
import { newId } from '../../platform/random.ts';
import { holdsAuthority } from '../../platform/sql.ts';

/** Staff of the office who are told of one thing. */
const MOST = 50;

/**
 * Tells the programme office what a recommender said of a project, for the batch of it.
 * @param content the reason
 */
export const tellOffice = (
  topic: NoticeTopic,
  projectId: string,
  recommenderId: string,
  content: string,
): Statement => ({
  sql: `INSERT INTO notice (id, user_id, topic, item_type, item_id, params, link, once_key, add_time)
        SELECT ?1 || u.user_id, u.user_id, ?2, NULL, p.id, json_object('name', p.name, 'from', r.org_name, 'content', ?3),
          '/programme/office/assignment', NULL, ?4
        FROM user u JOIN project p ON p.id = ?5 JOIN project_recommend r ON r.id = ?6
        WHERE ${holdsAuthority('u', 'project-admin')} AND u.is_delete = 0 LIMIT ${MOST}`,
  params: [newId(), topic, content, now(), projectId, recommenderId],
});
