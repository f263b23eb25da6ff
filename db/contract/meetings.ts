import { slug } from './items.ts';
import type { MeetingCard, MeetingDetail } from './meeting-shapes.ts';

/** Types of meetings (core§2). */
export const MEETING_TYPES = [1, 2] as const;

/** Whether the type of an address is one. */
export const isMeetingType = (type: string): boolean => MEETING_TYPES.some((each) => String(each) === type);

/** Which meetings a list shows: those that are not over yet, those that are, or all. */
export const MEETING_TIMES = ['upcoming', 'past', 'all'] as const;
export type MeetingTime = (typeof MEETING_TIMES)[number];

export const MEETING_ORDERS = ['soonest', 'latest'] as const;
export type MeetingOrder = (typeof MEETING_ORDERS)[number];

/** What a list is sorted by where nobody chose: what comes next first, of what is over the last first. */
export const usualOrder = (when: MeetingTime): MeetingOrder => (when === 'upcoming' ? 'soonest' : 'latest');

/** A month as addresses write it, `yyyy-MM`; null for what is none. */
export const monthNamed = (text: string | null | undefined): string | null =>
  /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(text?.trim() ?? '') ? (text?.trim() ?? null) : null;

/** Meetings of one month that are shown. */
export const MONTH_MEETINGS = 100;

/** Where a meeting is in time. */
const MEETING_STAGES = ['cancelled', 'upcoming', 'running', 'past'] as const;
export type MeetingStage = (typeof MEETING_STAGES)[number];

/** Seconds that a meeting lasts of which nobody said how long. */
const USUAL_LENGTH = 3 * 3600;

/** Second at which a meeting is over; null where it has no time yet. */
export const meetingEnd = ({ start_time, end_time }: Pick<MeetingCard, 'start_time' | 'end_time'>): number | null =>
  end_time ?? (start_time === null ? null : start_time + USUAL_LENGTH);

/**
 * Whether a meeting is called off, still to come, going on or over.
 * @param now unix seconds
 */
export function meetingStage(
  meeting: Pick<MeetingCard, 'start_time' | 'end_time' | 'cancel_time'>,
  now: number,
): MeetingStage {
  if (meeting.cancel_time !== null) return 'cancelled';
  if (meeting.start_time === null || meeting.start_time > now) return 'upcoming';
  return (meetingEnd(meeting) ?? 0) > now ? 'running' : 'past';
}

/** Whether one can sign up now, and why not where one cannot. */
const SIGN_UP_STATES = ['open', 'early', 'late', 'over', 'cancelled'] as const;
type SignUpState = (typeof SIGN_UP_STATES)[number];

/** @param now unix seconds */
export function signUpState(
  meeting: Pick<MeetingDetail, 'start_time' | 'end_time' | 'cancel_time' | 'sign_from' | 'sign_until'>,
  now: number,
): SignUpState {
  const stage = meetingStage(meeting, now);
  if (stage === 'cancelled') return 'cancelled';
  if (stage === 'past') return 'over';
  if (meeting.sign_from !== null && meeting.sign_from > now) return 'early';
  if (meeting.sign_until !== null && meeting.sign_until <= now) return 'late';
  return 'open';
}

export const MEETING_LIST = '/meetingList';
export const MEETING = '/meetingDetail';

/** Path of the list of a type; without one of all (core§2). */
export const meetingListPath = (type?: number | string): string => (type ? `${MEETING_LIST}/${type}` : MEETING_LIST);

/** Path of a meeting's page. */
export const meetingPath = (id: string, name?: string): string => `${MEETING}/${id}${name ? `/${slug(name)}` : ''}`;
