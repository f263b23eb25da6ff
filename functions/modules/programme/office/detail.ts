import { CRITERION_NAMES } from '../../../../db/contract/programme/criteria.ts';
import type { OfficeDetail, OfficeEvent, OfficeOpinion } from '../../../../db/contract/programme/office.ts';
import type { Database } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { countsOpinion } from '../../../tables/programme/reach.ts';

const EVENTS = 200;
const OPINIONS = 100;
const FILES = 100;

type StoredOpinion = Omit<OfficeOpinion, 'counts' | 'grades'> & { counts: number } & Record<string, number>;
type Project = OfficeDetail['project'];

function opinionOf(row: StoredOpinion): OfficeOpinion {
  const { id, recommender_id, recommender, identify, recommend_type, comment, add_date, update_date } = row;
  return {
    ...{ id, recommender_id, recommender, identify, recommend_type, comment, add_date, update_date },
    counts: row.counts === 1,
    grades: Object.fromEntries(CRITERION_NAMES.map((name) => [name, row[name] ?? 0])),
  };
}

/**
 * A declaration with its files, all opinions about it and what happened to it, newest first (back-office§2, dialog 8).
 * @throws AppError 404 for what was never handed in
 */
export async function officeDetail(db: Database, id: string): Promise<OfficeDetail> {
  const of = [id];
  const [projects = [], files = [], users = [], scopes = [], rounds = [], opinions = [], history = []] =
    await db.batch<unknown>([
      { sql: 'SELECT * FROM project WHERE id = ? AND is_delete = 0 AND stage > 0', params: of },
      {
        sql: `SELECT file_name, file_path, file_suffix, size, kind FROM attachment_relation
              WHERE item_id = ? AND is_delete = 0 ORDER BY add_time, id LIMIT ${FILES}`,
        params: of,
      },
      {
        sql: `SELECT u.account, u.name, u.nickname, u.tel FROM project p JOIN user u ON u.user_id = p.declarant_user_id
              WHERE p.id = ?`,
        params: of,
      },
      { sql: 'SELECT s.name, s.name_en FROM project p JOIN scope s ON s.id = p.scope WHERE p.id = ?', params: of },
      {
        sql: `SELECT r.id, r.title, r.title_en, r.opinions_needed FROM project p JOIN project_round r ON r.id = p.round_id
              WHERE p.id = ?`,
        params: of,
      },
      {
        sql: `SELECT o.*, o.roc_org AS recommender_id, r.org_name AS recommender, r.identify, ${countsOpinion('o')} AS counts
              FROM project_rec_opinion o LEFT JOIN project_recommend r ON r.id = o.roc_org
              WHERE o.project_id = ? AND o.is_delete = 0 ORDER BY r.identify, o.add_date, o.id LIMIT ${OPINIONS}`,
        params: of,
      },
      {
        sql: `SELECT l.id, l.add_time AS time, l.action, l."before", l."after", l.opinion,
                coalesce(nullif(u.name, ''), u.nickname, u.account, r.org_name) AS who
              FROM audit_log l LEFT JOIN user u ON u.user_id = l.user_id LEFT JOIN project_recommend r ON r.id = l.user_id
              WHERE l.table_name = 'project' AND l.item_id = ? ORDER BY l.add_time DESC, l.id DESC LIMIT ${EVENTS}`,
        params: of,
      },
    ]);
  if (!projects[0]) throw notFound();
  const { pending_form: _, submission_key: __, ...project } = projects[0] as Project;
  return {
    project,
    files: files as OfficeDetail['files'],
    user: (users[0] as OfficeDetail['user']) ?? null,
    scope: (scopes[0] as OfficeDetail['scope']) ?? null,
    round: (rounds[0] as OfficeDetail['round']) ?? null,
    opinions: (opinions as StoredOpinion[]).map(opinionOf),
    history: history as OfficeEvent[],
  };
}
