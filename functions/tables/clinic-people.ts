import { CLINIC_PAGES } from '../../db/contract/clinic.ts';
import type { NoticeParams, NoticeTopic } from '../../db/contract/notices.ts';
import type { Statement } from '../platform/database.ts';
import { holdsAuthority } from '../platform/sql.ts';

/** SQL: the account of the expert of an application `a`; whom editors took off the clinic reads nothing more (decision 154). */
export const EXPERT_USER = `(SELECT x.add_user FROM zhuanjia x WHERE x.expert_id = a.expert_id AND x.is_self = 1 AND x.is_clinic = 1 AND x.is_delete = 0)`;

/** Where staff work on an application. */
export const staffPath = (id: string): string => `/content/clinic/${id}`;

/** Some applications `a`: by their ids, or by a condition with one `?` for its value. */
type Applications = readonly unknown[] | { where: string; value: string };

/** @param place of the value among those of the statement, such as `?4` */
const chosen = (of: Applications, place: string): { where: string; value: string } =>
  'where' in of
    ? { where: of.where.replaceAll('?', place), value: of.value }
    : { where: `a.id IN (SELECT value FROM json_each(${place}))`, value: JSON.stringify(of) };

/** Where staff find all applications. */
export const STAFF_LIST = '/content/clinic';

interface Told {
  ids: Applications;
  topic: NoticeTopic;
  to: readonly ('applicant' | 'expert' | 'staff')[];
  /** Whoever did it needs not be told. */
  except: string | null;
  /** Unix seconds. */
  at: number;
  params?: NoticeParams;
  /** Where all of them read on, in place of the application. */
  link?: string;
}

/**
 * The statement that tells those who take part in some applications what happened; its link is the page on which each of them reads
 * it. `params.name` is the applicant's organisation.
 */
export function tellClinic({ ids, topic, to, except, at, params = {}, link }: Told): Statement {
  const people = [
    ...(to.includes('applicant') ? ['SELECT a.add_user'] : []),
    ...(to.includes('expert') ? [`SELECT ${EXPERT_USER}`] : []),
    ...(to.includes('staff')
      ? [`SELECT u.user_id FROM user u WHERE u.is_delete = 0 AND ${holdsAuthority('u', 'content-admin')}`]
      : []),
  ];
  const { where, value } = chosen(ids, '?4');
  return {
    sql: `INSERT OR IGNORE INTO notice (id, user_id, topic, item_id, params, link, add_time)
SELECT upper(hex(randomblob(13))), w.user_id, ?1, a.id, json_patch(?2, json_object('name', a.org_name)),
  coalesce(?6, CASE WHEN w.user_id = a.add_user OR w.user_id = ${EXPERT_USER} THEN '${CLINIC_PAGES.result}?id=' ELSE '/content/clinic/' END || a.id), ?3
FROM clinic_application a JOIN user w ON w.is_delete = 0 AND w.user_id IN (${people.join(' UNION ALL ')})
WHERE ${where} AND w.user_id IS NOT ?5`,
    params: [topic, JSON.stringify(params), at, value, except, link ?? null],
  };
}

/**
 * What becomes due to be told to applicants by short message, beside the notice: the same time of the same application once
 * (decision 174), and each change of what was booked.
 */
export function dueToApplicants(ids: Applications, topic: 'booked' | 'changed' | 'cancelled', at: number): Statement {
  const { where, value } = chosen(ids, '?1');
  return {
    sql: `INSERT INTO booking_message (id, booking_id, topic, due_time)
SELECT a.id || ':${topic}:' || ${topic === 'changed' ? 'a.update_time' : 'a.slot_start'}, a.id, '${topic}', ?2 FROM clinic_application a
WHERE ${where} AND a.slot_start > ?2 ON CONFLICT DO NOTHING`,
    params: [value, at],
  };
}
