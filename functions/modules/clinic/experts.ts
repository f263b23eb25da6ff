import type { clinicCalls } from '../../../db/contract/calls/clinic.ts';
import {
  type Calendar,
  type ClinicExpert,
  type ClinicFront,
  freeSlots,
  type Slot,
} from '../../../db/contract/clinic.ts';
import type { AnswerOf, QueryOf } from '../../../db/contract/endpoint.ts';
import type { ExpertPart } from '../../../db/contract/experts.ts';
import { now } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { pageOf } from '../../platform/envelope.ts';
import { notFound } from '../../platform/errors.ts';
import { pagingOf } from '../../platform/paging.ts';
import { CARD, type CardRow, cardOf, ORDER, ORGANIZATION, PUBLIC } from '../experts/cards.ts';

/** Experts of the clinic that a list looks through, and fields that it offers. */
const SEARCHED = 500;
const PARTS = 40;
const KEYWORD = 100;
/** Experts on the entry. */
const FIRST = 6;

interface CalendarRow {
  hours: string | null;
  days_off: string | null;
  taken: string | null;
  finished: number | null;
}

const calendarOf = ({ hours, days_off, taken }: Pick<CalendarRow, 'hours' | 'days_off' | 'taken'>): Calendar => ({
  hours: JSON.parse(hours ?? '[]') as Calendar['hours'],
  daysOff: JSON.parse(days_off ?? '[]') as Calendar['daysOff'],
  taken: JSON.parse(taken ?? '[]') as Calendar['taken'],
});

const CLINIC_EXPERT = `${CARD}, c.hours, c.days_off, c.taken, c.finished`;
const CALENDAR = 'LEFT JOIN clinic_calendar c ON c.expert_id = e.expert_id';

function expertOf({ hours, days_off, taken, finished, ...card }: CardRow & CalendarRow, at: number): ClinicExpert {
  const free = freeSlots(calendarOf({ hours, days_off, taken }), at);
  return { ...cardOf(card), next: free[0] ?? null, free: free.length, finished: finished ?? 0 };
}

/** The public experts of the clinic that a query leaves, in the order of the editors. */
function found({ keyword, scope }: { keyword?: string | undefined; scope?: string | undefined }): Statement {
  const word = keyword?.trim().slice(0, KEYWORD).toLowerCase();
  const texts = ['name', 'name_en', 'direction', 'direction_en', 'org_name'];
  const asked: Statement[] = [
    ...(word
      ? [
          {
            sql: `(${texts.map((name) => `instr(lower(coalesce(e.${name}, '')), ?) > 0`).join(' OR ')})`,
            params: texts.map(() => word),
          },
        ]
      : []),
    ...(scope
      ? [
          {
            sql: `EXISTS (SELECT 1 FROM zhuanjia_scope l WHERE l.expert_id = e.expert_id AND ? IN (l.first_scope_id, l.second_scope_id))`,
            params: [scope.slice(0, 40)],
          },
        ]
      : []),
  ];
  return {
    sql: `(SELECT e.* FROM (SELECT * FROM zhuanjia e WHERE e.is_clinic = 1 AND ${PUBLIC} ORDER BY e.sort, e.add_time LIMIT ${SEARCHED}) e
      WHERE ${['1', ...asked.map(({ sql }) => sql)].join(' AND ')}) e`,
    params: asked.flatMap(({ params }) => params),
  };
}

/** How many of some experts there are in each field of technology, which is the first branch of all fields; the fullest first. */
const byField = ({ sql, params }: Statement): Statement => ({
  sql: `SELECT s.id, s.name, s.name_en, count(DISTINCT e.expert_id) AS n FROM ${sql}
    JOIN zhuanjia_scope l ON l.expert_id = e.expert_id JOIN scope s ON s.id = l.first_scope_id AND s.pid = (SELECT r.id FROM scope r WHERE r.level = 1 AND r.is_delete = 0 ORDER BY r.sort, r.id LIMIT 1)
    GROUP BY s.id ORDER BY n DESC, s.id LIMIT ${PARTS}`,
  params,
});

/** A page of the clinic's experts with the next free time of each, and how many there are in each field. */
export async function clinicExperts(
  db: Database,
  query: QueryOf<typeof clinicCalls.experts>,
): Promise<AnswerOf<typeof clinicCalls.experts>> {
  const { current, size, offset } = pagingOf(query);
  const all = found(query);
  const [rows = [], totals = [], fields = []] = await db.batch<unknown>([
    {
      sql: `SELECT ${CLINIC_EXPERT} FROM ${all.sql} ${ORGANIZATION} ${CALENDAR} ORDER BY ${ORDER} LIMIT ? OFFSET ?`,
      params: [...all.params, size, offset],
    },
    { sql: `SELECT count(*) AS total FROM ${all.sql}`, params: all.params },
    byField(found({ keyword: query.keyword })),
  ]);
  const at = now();
  const experts = (rows as (CardRow & CalendarRow)[]).map((row) => expertOf(row, at));
  return {
    ...pageOf(experts, current, size, (totals[0] as { total: number }).total),
    facets: { scope: fields as ExpertPart[] },
  };
}

/** What the entry shows: the first experts, and figures of what can be booked and of what was done. */
export async function clinicFront(db: Database): Promise<ClinicFront> {
  const all = found({});
  const [rows = [], calendars = [], fields = []] = await db.batch<unknown>([
    {
      sql: `SELECT ${CLINIC_EXPERT} FROM ${all.sql} ${ORGANIZATION} ${CALENDAR} ORDER BY ${ORDER} LIMIT ${FIRST}`,
      params: all.params,
    },
    { sql: `SELECT c.hours, c.days_off, c.taken, c.finished FROM ${all.sql} ${CALENDAR}`, params: all.params },
    byField(all),
  ]);
  const at = now();
  const every = calendars as CalendarRow[];
  return {
    figures: {
      experts: every.length,
      fields: fields.length,
      free: every.reduce((sum, each) => sum + freeSlots(calendarOf(each), at).length, 0),
      finished: every.reduce((sum, { finished }) => sum + (finished ?? 0), 0),
    },
    fields: fields as ExpertPart[],
    experts: (rows as (CardRow & CalendarRow)[]).map((row) => expertOf(row, at)),
  };
}

/**
 * The free times of one expert.
 * @throws AppError 404 for who is no public expert of the clinic
 */
export async function clinicSlots(
  db: Database,
  id: string,
): Promise<{ expert_id: string; name: string; name_en: string | null; slots: Slot[] }> {
  const row = await db.first<CalendarRow & { expert_id: string; name: string; name_en: string | null }>(
    `SELECT e.expert_id, e.name, e.name_en, c.hours, c.days_off, c.taken FROM zhuanjia e ${CALENDAR}
     WHERE e.expert_id = ? AND e.is_clinic = 1 AND ${PUBLIC}`,
    [id],
  );
  if (!row) throw notFound();
  const { expert_id, name, name_en } = row;
  return { expert_id, name, name_en, slots: freeSlots(calendarOf(row), now()) };
}
