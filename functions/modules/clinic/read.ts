import type { clinicCalls } from '../../../db/contract/calls/clinic.ts';
import type { ClinicDetail, ClinicMessage, ClinicRow } from '../../../db/contract/clinic.ts';
import type { AnswerOf, QueryOf } from '../../../db/contract/endpoint.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import type { Database, Statement } from '../../platform/database.ts';
import type { Page } from '../../platform/envelope.ts';
import { shownName } from '../../platform/masked-account.ts';
import {
  countedPage,
  countedPart,
  numberIn,
  type Paging,
  pagingOf,
  selectTotal,
  wholeOf,
  wordOf,
} from '../../platform/paging.ts';
import { untold } from '../../tables/booking-messages.ts';
import { type ApplicationRecord, applicationFor, selectApplications } from './record.ts';

type Files = ClinicDetail['files'];

const filesOf = (stored: string | null): Files => JSON.parse(stored || '[]') as Files;

const rowOf = ({
  add_user: _,
  is_expert: _e,
  phone: _p,
  summary: _s,
  files: _f,
  rating_content: _r,
  rating_time: _t,
  ...row
}: ApplicationRecord): ClinicRow => row;

async function list(db: Database, userId: string, where: Statement, query: Paging): Promise<Page<ClinicRow>> {
  const { current, size, offset } = pagingOf(query);
  const [rows = [], totals = []] = await db.batch<unknown>([
    selectApplications(userId, {
      sql: `${where.sql} ORDER BY a.add_time DESC, a.id DESC LIMIT ? OFFSET ?`,
      params: [...where.params, ...countedPart(size, offset)],
    }),
    selectTotal(`FROM clinic_application a WHERE a.is_delete = 0 AND ${where.sql}`, where.params),
  ]);
  return countedPage((rows as ApplicationRecord[]).map(rowOf), current, size, totals);
}

/** Applications of the caller, or with the role `expert` those that are put to the caller's own expert of the clinic. */
export function ownApplications(
  db: Database,
  caller: Caller,
  query: QueryOf<typeof clinicCalls.own>,
): Promise<AnswerOf<typeof clinicCalls.own>> {
  const userId = userIdOf(caller);
  const where =
    query.role === 'expert'
      ? `a.expert_id IN (SELECT x.expert_id FROM zhuanjia x WHERE x.add_user = ? AND x.is_self = 1 AND x.is_clinic = 1 AND x.is_delete = 0)`
      : 'a.add_user = ?';
  return list(db, userId, { sql: where, params: [userId] }, query);
}

/** Conditions of the queue by what waits. */
const STATES: ReadonlyMap<string, string> = new Map([
  ['waiting', 'a.audit_status = 0'],
  ['booked', 'a.audit_status = 1 AND a.finish_time IS NULL'],
  ['finished', 'a.audit_status = 1 AND a.finish_time IS NOT NULL'],
  ['revoked', 'a.audit_status = 2'],
]);

/** All applications, for staff. */
export function allApplications(
  db: Database,
  userId: string,
  query: QueryOf<typeof clinicCalls.queue>,
): Promise<AnswerOf<typeof clinicCalls.queue>> {
  const word = wordOf(query.keyword);
  const texts = ['org_name', 'contacts', 'problem'];
  const named = `(${texts.map((name) => `instr(lower(coalesce(a.${name}, '')), ?) > 0`).join(' OR ')})`;
  const where = [STATES.get(query.state ?? '') ?? '1', ...(word ? [named] : [])].join(' AND ');
  return list(db, userId, { sql: where, params: word ? texts.map(() => word) : [] }, query);
}

const MESSAGES = { fallback: 100, max: 1000 } as const;

interface MessageRow extends Omit<ClinicMessage, 'files' | 'mine'> {
  files: string;
  add_user: string;
}

/** The name that the applicant wrote into this application. */
const ASKED_AS =
  '(SELECT a.contacts FROM clinic_application a WHERE a.id = m.application_id AND a.add_user = m.add_user)';

/**
 * One application with its newest messages, for applicant, expert and staff.
 * @throws AppError 404 for everybody else
 */
export async function applicationDetail(
  db: Database,
  caller: Caller,
  { id = '', messages }: QueryOf<typeof clinicCalls.detail>,
): Promise<ClinicDetail> {
  const { row, side } = await applicationFor(db, caller, id);
  const [said = [], counts = [], cases = [], messagesLeft = []] = await db.batch<unknown>([
    {
      sql: `SELECT m.id, m.side, ${shownName('u', ASKED_AS)} AS name, m.content, m.files, m.add_time, m.add_user
            FROM clinic_message m LEFT JOIN user u ON u.user_id = m.add_user WHERE m.application_id = ?
            ORDER BY m.add_time DESC, m.id DESC LIMIT ?`,
      params: [id, wholeOf(messages, MESSAGES.fallback, MESSAGES.max)],
    },
    { sql: 'SELECT count(*) AS n FROM clinic_message WHERE application_id = ?', params: [id] },
    { sql: 'SELECT id, title, is_open FROM clinic_case WHERE application_id = ? AND is_delete = 0', params: [id] },
    ...(side === 'staff' ? [{ sql: `SELECT ${untold('?')} AS n`, params: [id] }] : []),
  ]);
  const found = cases[0] as ClinicDetail['case'] | undefined;
  return {
    ...rowOf(row),
    phone: row.phone,
    summary: row.summary,
    rating_content: row.rating_content,
    rating_time: row.rating_time,
    files: filesOf(row.files),
    my_side: side,
    messages: (said as MessageRow[])
      .reverse()
      .map(({ add_user, files, ...each }) => ({ ...each, files: filesOf(files), mine: add_user === caller.userId })),
    earlier: Math.max(0, (counts[0] as { n: number }).n - said.length),
    untold: numberIn(messagesLeft),
    case: found && (side === 'staff' || found.is_open === 1) ? found : null,
  };
}
