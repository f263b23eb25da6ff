import {
  answersOf,
  BOOKING_STATES,
  type BookedKind,
  type BookingQuestion,
  questionsOf,
  SIGN_UP_ORIGINS,
} from '../../../db/contract/bookings.ts';
import { GENDERS, labelOf } from '../../../db/contract/enums.ts';
import type { Lang } from '../../../db/contract/errors.ts';
import type { Participant } from '../../../db/contract/participants.ts';
import { participants } from '../../../db/contract/words/participants.ts';
import { defineText } from '../../../db/contract/words.ts';
import type { SheetCell } from '../../../db/contract/workbook.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { shownTime } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { eventOf, kindOf, type ParticipantFilters, participantSteps } from './rows.ts';

const WORDS = defineText(participants);

const FIELDS = {
  meeting: ['name', 'phone', 'org_name', 'post', 'intention'],
  course: ['name', 'phone', 'org_name', 'post', 'sex', 'traffic_type'],
} as const satisfies Record<BookedKind, readonly (keyof Participant)[]>;

const STANDING = ['party', 'state', 'number', 'origin', 'add_time'] as const;

type Column = (typeof FIELDS)[BookedKind][number] | (typeof STANDING)[number];

function cellOf(row: Participant, column: Column, lang: Lang): SheetCell {
  const words = WORDS[lang];
  switch (column) {
    case 'sex':
      return row.sex === null ? '' : labelOf(GENDERS, row.sex, lang);
    case 'traffic_type':
      return (words.travel as Record<number, string>)[row.traffic_type ?? -1] ?? '';
    case 'state':
      return labelOf(BOOKING_STATES, row.state, lang);
    case 'origin':
      return labelOf(SIGN_UP_ORIGINS, row.origin, lang);
    case 'add_time':
      return shownTime(row.add_time);
    default:
      return row[column];
  }
}

function answerCell(row: Participant, { key }: BookingQuestion, lang: Lang): string {
  const answer = answersOf(row.answers)[key];
  return answer === true ? WORDS[lang].yes : typeof answer === 'string' ? answer : '';
}

/**
 * What a file of participants is made of: a name, headings with the own questions behind the others, and rows in steps. That
 * names and phones left the platform stands in the log.
 * @param lang language of the headings and states
 * @throws AppError 404 for a meeting or course that there is not
 */
export async function participantSheet(
  db: Database,
  userId: string,
  filters: ParticipantFilters,
  lang: Lang,
): Promise<{ headings: string[]; steps: AsyncGenerator<Participant[]>; cells: (row: Participant) => SheetCell[] }> {
  const kind = kindOf(filters.kind);
  const event = await eventOf(db, kind, filters.id ?? '');
  await db.batch([auditEntry({ userId, action: 'participants-export', table: kind, itemId: event.id })]);
  const columns: Column[] = [...FIELDS[kind], ...STANDING];
  const questions = questionsOf(event.questions);
  const words = WORDS[lang];
  return {
    headings: [
      ...columns.map((column) => words[column]),
      ...questions.map(({ label, label_en }) => (lang === 'en' && label_en ? label_en : label)),
    ],
    steps: participantSteps(db, kind, filters),
    cells: (row) => [
      ...columns.map((column) => cellOf(row, column, lang)),
      ...questions.map((question) => answerCell(row, question, lang)),
    ],
  };
}
