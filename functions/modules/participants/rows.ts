import { type BookedKind, SIGN_UPS } from '../../../db/contract/bookings.ts';
import type { participantCalls } from '../../../db/contract/calls/participants.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import {
  PARTICIPANT_STATES,
  type Participant,
  type ParticipantList,
  type ParticipantState,
  type ParticipantsEvent,
} from '../../../db/contract/participants.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { pageOf } from '../../platform/envelope.ts';
import { notFound } from '../../platform/errors.ts';
import { inSteps, numberIn, pagingOf, wordOf } from '../../platform/paging.ts';
import { untold } from '../../tables/booking-messages.ts';

/** What a list or a file of participants is narrowed to. */
export type ParticipantFilters = QueryOf<typeof participantCalls.list>;

/** Columns that the sign-ups of one kind have and the other has not. */
const OWN: Readonly<Record<BookedKind, string>> = {
  meeting: 'u.unit AS org_name, u.post, u.intention, NULL AS sex, NULL AS traffic_type',
  course: 'u.org_name, u.post, NULL AS intention, u.sex, u.traffic_type',
};

const STEP = 200;

/** @throws AppError 404 for what is no kind */
export function kindOf(kind: string | undefined): BookedKind {
  if (kind !== 'meeting' && kind !== 'course') throw notFound();
  return kind;
}

const columnsOf = (kind: BookedKind, messages: string): string =>
  `u.id, u.name, u.phone, ${OWN[kind]}, u.party, u.answers, u.origin, u.add_time, k.state, k.number, k.offer_until, ${messages} AS untold
   FROM booking k JOIN ${SIGN_UPS[kind].table} u ON u.id = k.id`;

/** The condition of the filters; whoever left stands in it, too. */
function conditionOf({ id = '', state, keyword }: ParticipantFilters): Statement {
  const chosen = PARTICIPANT_STATES.find((each) => each === state);
  const word = wordOf(keyword);
  return {
    sql: `k.event_id = ?${chosen ? ' AND k.state = ?' : ''}${word ? ` AND instr(lower(u.name || ' ' || u.phone), ?) > 0` : ''}`,
    params: [id.slice(0, 64), ...(chosen ? [chosen] : []), ...(word ? [word] : [])],
  };
}

/**
 * The meeting or course, cancelled or hidden ones among them.
 * @throws AppError 404 for what there is not
 */
export async function eventOf(db: Database, kind: BookedKind, id: string): Promise<ParticipantsEvent> {
  const row = await db.first<ParticipantsEvent>(
    `SELECT id, name, name_en, start_time, cancel_time, capacity, questions FROM ${kind} WHERE id = ? AND is_delete = 0`,
    [id.slice(0, 64)],
  );
  if (!row) throw notFound();
  return row;
}

/**
 * A page of those who signed up, as they came, with counts of every state.
 * @throws AppError 404 for a meeting or course that there is not
 */
export async function participantsListed(db: Database, query: ParticipantFilters): Promise<ParticipantList> {
  const kind = kindOf(query.kind);
  const event = await eventOf(db, kind, query.id ?? '');
  const { current, size, offset } = pagingOf(query);
  const { sql, params } = conditionOf(query);
  const [rows = [], totals = [], states = []] = await db.batch<unknown>([
    {
      sql: `SELECT ${columnsOf(kind, untold('k.id'))} WHERE ${sql} ORDER BY u.add_time, u.id LIMIT ? OFFSET ?`,
      params: [...params, size, offset],
    },
    {
      sql: `SELECT count(*) AS total FROM booking k JOIN ${SIGN_UPS[kind].table} u ON u.id = k.id WHERE ${sql}`,
      params,
    },
    {
      sql: 'SELECT state, count(*) AS signUps, sum(party) AS people FROM booking WHERE event_id = ? GROUP BY state',
      params: [event.id],
    },
  ]);
  const counted = states as { state: ParticipantState; signUps: number; people: number }[];
  const counts = Object.fromEntries(
    PARTICIPANT_STATES.map((state) => {
      const { signUps = 0, people = 0 } = counted.find((each) => each.state === state) ?? {};
      return [state, { signUps, people }];
    }),
  ) as ParticipantList['counts'];
  return { ...pageOf(rows as Participant[], current, size, numberIn(totals)), event, counts };
}

/**
 * The same rows in steps of a few hundred, none twice however many come meanwhile.
 * @param kind of what they signed up for
 */
export function participantSteps(
  db: Database,
  kind: BookedKind,
  filters: ParticipantFilters,
): AsyncGenerator<Participant[]> {
  const { sql, params } = conditionOf(filters);
  return inSteps<Participant>(STEP, (last) =>
    db.all<Participant>(
      `SELECT ${columnsOf(kind, '0')} WHERE ${sql}${last ? ' AND (u.add_time, u.id) > (?, ?)' : ''}
       ORDER BY u.add_time, u.id LIMIT ${STEP}`,
      [...params, ...(last ? [last.add_time, last.id] : [])],
    ),
  );
}
