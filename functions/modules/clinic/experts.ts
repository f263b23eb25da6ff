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
import { entriesOf, inOrder, selectOrder } from '../../platform/list-order.ts';
import { numberIn, pagingOf, wordOf } from '../../platform/paging.ts';
import { allOf } from '../../platform/sql.ts';
import { ANSWERS } from '../../tables/clinic-slots.ts';
import { type CardRow, cardOf, ORDER, ORGANIZATION, PUBLIC } from '../experts/cards.ts';

/** Experts of the clinic that a list looks through, and fields that it offers. */
const SEARCHED = 500;
const PARTS = 40;
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

/** Of who cannot log in no time is offered. */
const HOURS = `iif(${ANSWERS}, c.hours, NULL) AS hours`;

const CALENDAR = 'LEFT JOIN clinic_calendar c ON c.expert_id = e.expert_id';

/** What a card of the clinic is made of, whose fields stand in the form that was approved: a row an expert, not one a field. */
const CLINIC_EXPERT = `e.expert_id, e.name, e.name_en, e.qualification, e.qualification_en, e.avatar, e.direction, e.direction_en,
  o.organization_id AS unit, coalesce(o.name, nullif(e.org_name, '')) AS org_name, o.name_en AS org_name_en, e.region_name,
  (SELECT v.form -> '$.scopes' FROM approved_version v WHERE v.item_id = e.expert_id) AS scope, ${HOURS}, c.days_off, c.taken, c.finished`;

type ClinicRow = Omit<CardRow, 'works' | 'scope'> & CalendarRow & { scope: string | null };

function expertOf({ hours, days_off, taken, finished, ...card }: ClinicRow, at: number): ClinicExpert {
  const free = freeSlots(calendarOf({ hours, days_off, taken }), at);
  const { works: _, ...shown } = cardOf({ ...card, scope: card.scope ?? '[]', works: 0 });
  return { ...shown, next: free[0] ?? null, free: free.length, finished: finished ?? 0 };
}

/** The public experts of the clinic that a query leaves, in the order of the editors. */
function found({ keyword, scope }: { keyword?: string | undefined; scope?: string | undefined }): Statement {
  const word = wordOf(keyword);
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
  const { sql: where, params } = allOf(asked);
  return {
    sql: `(SELECT e.* FROM (SELECT * FROM zhuanjia e INDEXED BY zhuanjia_clinic_order WHERE e.is_clinic = 1 AND ${PUBLIC} ORDER BY ${ORDER} LIMIT ${SEARCHED}) e
      WHERE ${where}) e`,
    params,
  };
}

/** How many of some experts there are in each field of technology, which is the first branch of all fields; the fullest first. */
const byField = ({ sql, params }: Statement): Statement => ({
  sql: `SELECT s.id, s.name, s.name_en, count(DISTINCT e.expert_id) AS n FROM ${sql}
    JOIN zhuanjia_scope l ON l.expert_id = e.expert_id JOIN scope s ON s.id = l.first_scope_id AND s.pid = (SELECT r.id FROM scope r WHERE r.level = 1 AND r.is_delete = 0 ORDER BY r.sort, r.id LIMIT 1)
    GROUP BY s.id ORDER BY n DESC, s.id LIMIT ${PARTS}`,
  params,
});

/** Some of the experts in the order of the editors, with what their cards show. */
const cardsOf = ({ sql, params }: Statement): Statement => ({
  sql: `SELECT ${CLINIC_EXPERT} FROM (${sql}) e ${ORGANIZATION} ${CALENDAR}`,
  params,
});

/** The ids of all in the order of the editors, and their fields, both kept by triggers: no row is skipped, however far a page is. */
async function keptOf(db: Database): Promise<{ ids: string[]; fields: ExpertPart[] }> {
  const [order = [], fields = []] = await db.batch<unknown>([
    selectOrder('clinic_expert'),
    { sql: `SELECT counts FROM facet_count WHERE kind = 'clinic' AND grp = 's'`, params: [] },
  ]);
  return {
    ids: entriesOf(order).map(({ id }) => id),
    fields: (fields as { counts: string }[]).flatMap(({ counts }) => JSON.parse(counts) as ExpertPart[]),
  };
}

const keyOf = ({ expert_id }: ClinicRow): string => expert_id;

/** Those of these ids that are public: the condition enters no other index than that of the ids. */
const named = (ids: readonly string[]): Statement =>
  cardsOf({
    sql: `SELECT e.* FROM zhuanjia e WHERE e.expert_id IN (${ids.map(() => '?').join(', ')}) AND iif(e.is_clinic = 1 AND ${PUBLIC}, 1, 0)`,
    params: [...ids],
  });

/** A page of the clinic's experts with the next free time of each, and how many there are in each field. */
export async function clinicExperts(
  db: Database,
  query: QueryOf<typeof clinicCalls.experts>,
): Promise<AnswerOf<typeof clinicCalls.experts>> {
  const { current, size, offset } = pagingOf(query);
  const at = now();
  const page = (rows: readonly unknown[], total: number, scope: ExpertPart[]) => ({
    ...pageOf(
      (rows as ClinicRow[]).map((row) => expertOf(row, at)),
      current,
      size,
      total,
    ),
    facets: { scope },
  });
  const all = found(query);
  if (all.params.length === 0) {
    const { ids, fields } = await keptOf(db);
    const { sql, params } = named(ids.slice(offset, offset + size));
    return page(inOrder(await db.all<ClinicRow>(sql, params), ids, keyOf), ids.length, fields);
  }
  const [rows = [], totals = [], fields = []] = await db.batch<unknown>([
    cardsOf({
      sql: `SELECT e.* FROM ${all.sql} ORDER BY ${ORDER} LIMIT ? OFFSET ?`,
      params: [...all.params, size, offset],
    }),
    { sql: `SELECT count(*) AS total FROM ${all.sql}`, params: all.params },
    byField(found({ keyword: query.keyword })),
  ]);
  return page(rows, numberIn(totals), fields as ExpertPart[]);
}

/** What the entry shows: the first experts, and figures of what can be booked and of what was done. */
export async function clinicFront(db: Database): Promise<ClinicFront> {
  const { ids, fields } = await keptOf(db);
  const [rows = [], calendars = []] = await db.batch<unknown>([
    named(ids.slice(0, FIRST)),
    {
      sql: `SELECT c.hours, c.days_off, c.taken, c.finished FROM zhuanjia e INDEXED BY zhuanjia_clinic ${CALENDAR} WHERE e.is_clinic = 1 AND ${PUBLIC} LIMIT ${SEARCHED}`,
      params: [],
    },
  ]);
  const at = now();
  const every = calendars as CalendarRow[];
  return {
    figures: {
      experts: ids.length,
      fields: fields.length,
      free: every.reduce((sum, each) => sum + freeSlots(calendarOf(each), at).length, 0),
      finished: every.reduce((sum, { finished }) => sum + (finished ?? 0), 0),
    },
    fields,
    experts: inOrder(rows as ClinicRow[], ids, keyOf).map((row) => expertOf(row, at)),
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
    `SELECT e.expert_id, e.name, e.name_en, ${HOURS}, c.days_off, c.taken FROM zhuanjia e ${CALENDAR}
     WHERE e.expert_id = ? AND e.is_clinic = 1 AND ${PUBLIC}`,
    [id],
  );
  if (!row) throw notFound();
  const { expert_id, name, name_en } = row;
  return { expert_id, name, name_en, slots: freeSlots(calendarOf(row), now()) };
}
