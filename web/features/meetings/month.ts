import type { MeetingCard } from '../../../db/contract/meeting-shapes';
import { meetingEnd } from '../../../db/contract/meetings';
import { DAY } from '../../../db/contract/time';
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

/** The month so many after one, `yyyy-MM`. */
export function monthBeside(month: string, by: number): string {
  const [year, number] = partsOf(month);
  return dayText(year, number + by, 1).slice(0, 7);
}

/** The weeks of a month from Monday on, with the days of its neighbours that fill them. */
export function weeksOf(month: string): Day[][] {
  const [year, number] = partsOf(month);
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + WEEK - 1) % WEEK;
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
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
  const days = new Map<string, MeetingCard[]>();
  for (const meeting of meetings) {
    if (meeting.start_time === null) continue;
    const last = formatDay((meetingEnd(meeting) ?? meeting.start_time) - 1);
    for (let at = meeting.start_time; formatDay(at) <= last; at += DAY) {
      const day = formatDay(at);
      if (day.startsWith(month)) days.set(day, [...(days.get(day) ?? []), meeting]);
    }
  }
  return new Map([...days].toSorted(([a], [b]) => a.localeCompare(b)));
}
