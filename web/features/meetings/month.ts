import type { MeetingCard } from '../../../db/contract/meeting-shapes';
import { meetingEnd } from '../../../db/contract/meetings';
import { formatDay } from '../../kit/layout/format';

export interface Day {
  /** `yyyy-MM-dd` */
  day: string;
  /** Whether it belongs to the month. */
  inside: boolean;
}

const WEEK = 7;

const dayText = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const partsOf = (month: string): [number, number] => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [year, number];
};

const lengthOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The month so many after one, `yyyy-MM`. */
export function monthBeside(month: string, by: number): string {
  const [year, number] = partsOf(month);
  return dayText(year, number + by, 1).slice(0, 7);
}

/** The weeks of a month from Monday on, with the days of its neighbours that fill them. */
export function weeksOf(month: string): Day[][] {
  const [year, number] = partsOf(month);
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + WEEK - 1) % WEEK;
  const length = lengthOf(year, number);
  const weeks = Math.ceil((before + length) / WEEK);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: WEEK }, (_day, place) => {
      const day = week * WEEK + place - before + 1;
      return { day: dayText(year, number, day), inside: day >= 1 && day <= length };
    }),
  );
}

/** Meetings by the days of the month on which they are held, in order. */
export function daysOf(month: string, meetings: readonly MeetingCard[]): Map<string, MeetingCard[]> {
  const [year, number] = partsOf(month);
  const spans = meetings.flatMap((meeting) => {
    const { start_time: start } = meeting;
    return start === null
      ? []
      : [{ meeting, first: formatDay(start), last: formatDay(Math.max(start, (meetingEnd(meeting) ?? start) - 1)) }];
  });
  const days = Array.from({ length: lengthOf(year, number) }, (_day, place): [string, MeetingCard[]] => {
    const day = dayText(year, number, place + 1);
    return [day, spans.flatMap(({ meeting, first, last }) => (first <= day && day <= last ? [meeting] : []))];
  });
  return new Map(days.filter(([, held]) => held.length > 0));
}
