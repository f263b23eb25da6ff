import * as z from 'zod';
import { scopeName } from './cards.ts';
import { dateTime, id, text } from './fields.ts';
import { secondsOfShown } from './time.ts';

/** What becomes of a request for a 1:1 meeting. */
const REQUEST_STATES = ['pending', 'accepted', 'declined', 'expired', 'withdrawn', 'cancelled'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Requests that one person may send in a window, whatever the meeting. */
export const REQUEST_LIMIT = { limit: 60, windowSeconds: 3_600 } as const;

/** Largest numbers: tables of a room, slots and members of a meeting. */
export const MATCHMAKING_MAX = { tables: 100, slots: 60, members: 600, scopes: 5 } as const;

/** Path of the page of the 1:1 meetings of a meeting; @param tab of it */
export const matchPath = (meetingId: string, tab = ''): string => `/meetingMatch/${meetingId}${tab && `?tab=${tab}`}`;

const MESSAGE = 300;

/** A time from and until, in unix seconds. */
interface Period {
  start: number;
  end: number;
}

const LINE = /^(\d{4}-\d{2}-\d{2})\s+(\d{1,2}:\d{2})\s*[-–—~至]\s*(\d{1,2}:\d{2})$/;

function periodOf(line: string): Period | null {
  const [, day, from = '', until = ''] = LINE.exec(line.trim()) ?? [];
  const at = (time: string) => secondsOfShown(`${day} ${time.padStart(5, '0')}:00`);
  const period = { start: at(from), end: at(until) };
  return day && period.start < period.end ? period : null;
}

/**
 * The times in which 1:1 meetings are held, in their order.
 * @param written one a line, `yyyy-MM-dd HH:mm-HH:mm` in UTC+8
 * @returns null where a line is none, or two of them overlap
 */
export function readPeriods(written: string): Period[] | null {
  const lines = written.split(/[\n;；]/).filter((line) => line.trim() !== '');
  const periods = lines.map(periodOf).filter((period) => period !== null);
  if (periods.length === 0 || periods.length < lines.length) return null;
  periods.sort((a, b) => a.start - b.start);
  return periods.some(({ start }, at) => start < (periods[at - 1]?.end ?? 0)) ? null : periods;
}

/**
 * The slots that fit into the times.
 * @param slotMinutes length of a slot
 * @param breakMinutes between two slots
 */
export function slotsOf(periods: readonly Period[], slotMinutes: number, breakMinutes: number): Period[] {
  const [long, rest] = [slotMinutes * 60, breakMinutes * 60];
  return periods.flatMap(({ start, end }) =>
    Array.from({ length: Math.max(0, Math.floor((end - start + rest) / (long + rest))) }, (_, at) => {
      const from = start + at * (long + rest);
      return { start: from, end: from + long };
    }),
  );
}

/** Spare tables that keep a day running: 15 in a hundred, and one at least where there are several. */
export const usualSpare = (tables: number): number => (tables < 3 ? 0 : Math.max(1, Math.round(tables * 0.15)));

const whole = (min: number, max: number) =>
  z.coerce
    .number({ error: 'matchmaking_number' })
    .int('matchmaking_number')
    .min(min, 'invalid_value')
    .max(max, 'invalid_value');

const time = dateTime().refine((value) => !!value, 'matchmaking_time_required');

/** POST /v1/matchmaking/settings. Times are texts, `yyyy-MM-dd HH:mm:ss` in UTC+8. */
export const settingsInput = z
  .strictObject({
    meeting_id: id,
    is_open: z.literal([0, 1]),
    tables: whole(1, MATCHMAKING_MAX.tables),
    spare: whole(0, MATCHMAKING_MAX.tables),
    periods: z
      .string()
      .trim()
      .min(1, 'matchmaking_periods')
      .max(600)
      .refine((value) => readPeriods(value) !== null, 'matchmaking_periods'),
    slot_minutes: whole(5, 120),
    break_minutes: whole(0, 60),
    opens: time,
    closes: time,
    request_hours: whole(1, 240),
    max_requests: whole(1, 50),
    max_meetings: z.preprocess((value) => (value === '' ? null : value), whole(1, MATCHMAKING_MAX.slots).nullish()),
  })
  .superRefine((value, context) => {
    const complain = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (value.spare >= value.tables) complain('spare', 'matchmaking_spare');
    if (value.opens && value.closes && value.opens >= value.closes) complain('closes', 'matchmaking_closes');
    const slots = slotsOf(readPeriods(value.periods) ?? [], value.slot_minutes, value.break_minutes).length;
    if (slots === 0 || slots > MATCHMAKING_MAX.slots) complain('periods', 'matchmaking_slots');
  });
export type SettingsInput = z.output<typeof settingsInput>;

/** What a member says of themselves to the others who take part. */
export const profileInput = z.strictObject({
  meeting_id: id,
  name: z.string({ error: 'name_required' }).trim().min(1, 'name_required').max(50, 'too_long'),
  unit: text(100),
  post: text(100),
  offered: text(500),
  wanted: text(500),
  scopes: z
    .array(z.union([z.string(), z.number()]).transform(String))
    .max(MATCHMAKING_MAX.scopes, 'matchmaking_scopes'),
  /** Ids of slots at which the member cannot come. */
  away: z.array(id).max(MATCHMAKING_MAX.slots),
});
export type ProfileInput = z.output<typeof profileInput>;

export const meetingKey = z.strictObject({ meeting_id: id });

/** POST /v1/user/matchmaking/request. */
export const requestInput = z.strictObject({
  meeting_id: id,
  member_id: id,
  message: z
    .string({ error: 'matchmaking_message_required' })
    .trim()
    .min(1, 'matchmaking_message_required')
    .max(MESSAGE, 'too_long'),
  /** Empty for any slot that suits both. */
  slot_id: z.string().max(40).nullish(),
});
export type RequestInput = z.output<typeof requestInput>;

export const answerInput = z.strictObject({
  id,
  accept: z.boolean(),
  /** Of an acceptance: in place of the slot that was asked for. */
  slot_id: z.string().max(40).nullish(),
  /** Of a refusal; the other side reads it. */
  reason: text(200),
});
export type AnswerInput = z.output<typeof answerInput>;

export const requestKey = z.strictObject({ id });

/** Another slot for a 1:1 meeting; `revision` is the one that the caller saw. */
export const moveInput = z.strictObject({ id, slot_id: id, revision: z.number().int() });
export const officeMoveInput = moveInput.extend({
  table_no: z.number().int().min(1).max(MATCHMAKING_MAX.tables).nullish(),
});
export const cancelInput = z.strictObject({ id, reason: text(200) });
export type MoveInput = z.output<typeof officeMoveInput>;

/** A 1:1 meeting that staff make, at a spare table unless one is named. */
export const officeAppointmentInput = z.strictObject({
  meeting_id: id,
  slot_id: id,
  first_member: id,
  second_member: id,
  table_no: z.number().int().min(1).max(MATCHMAKING_MAX.tables).nullish(),
});
export type OfficeAppointmentInput = z.output<typeof officeAppointmentInput>;

export const presenceInput = z.strictObject({ id, member_id: id, present: z.boolean().nullable() });

export const slot = z.object({ id: z.string(), start_time: z.number(), end_time: z.number() });
export type Slot = z.output<typeof slot>;

const settings = z.object({
  is_open: z.number(),
  tables: z.number(),
  spare: z.number(),
  periods: z.string(),
  slot_minutes: z.number(),
  break_minutes: z.number(),
  opens: z.number(),
  closes: z.number(),
  request_hours: z.number(),
  max_requests: z.number(),
  max_meetings: z.number().nullable(),
});
export type Settings = z.output<typeof settings>;

const meeting = z.object({
  id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  address: z.string().nullable(),
  address_en: z.string().nullable(),
  start_time: z.number().nullable(),
  end_time: z.number().nullable(),
});
export type MatchmakingMeeting = z.output<typeof meeting>;

const profile = z.object({
  name: z.string(),
  unit: z.string().nullable(),
  post: z.string().nullable(),
  offered: z.string().nullable(),
  wanted: z.string().nullable(),
  scopes: z.array(scopeName),
});

/** What everybody may know of the 1:1 meetings of a meeting; null where there are none. */
export const matchmakingNotice = z.object({
  open: z.boolean(),
  opens: z.number(),
  closes: z.number(),
});

/** The 1:1 meetings of a meeting as a member finds them. */
export const ownMatchmaking = z.object({
  meeting,
  settings: settings.omit({ tables: true, spare: true, periods: true, break_minutes: true }),
  /** Whether requests are taken now. */
  open: z.boolean(),
  /** Whether the caller has a place at the meeting: nobody else takes part. */
  booked: z.boolean(),
  taking_part: z.boolean(),
  /** The own profile, or what is known for it. */
  profile: profile.extend({ away: z.array(z.string()) }),
  slots: z.array(slot),
  /** Requests that wait: for the caller's answer, and of the caller. */
  received: z.number(),
  sent: z.number(),
  meetings: z.number(),
});
export type OwnMatchmaking = z.output<typeof ownMatchmaking>;

/** Another member: nothing by which they could be reached. */
export const matchmakingMember = profile.extend({
  id: z.string(),
  /** Ids of the slots at which both are free. */
  shared: z.array(z.string()),
  /** Fields that both named. */
  common: z.array(scopeName),
  /** The open request between the two: who asked, and its state. */
  request: z.object({ id: z.string(), mine: z.boolean(), state: z.enum(REQUEST_STATES) }).nullable(),
});
export type MatchmakingMember = z.output<typeof matchmakingMember>;

export const matchmakingRequest = z.object({
  id: z.string(),
  mine: z.boolean(),
  member: profile.omit({ scopes: true }).extend({ id: z.string() }),
  message: z.string().nullable(),
  slot: slot.nullable(),
  state: z.enum(REQUEST_STATES),
  reason: z.string().nullable(),
  expire_time: z.number(),
  add_time: z.number(),
  /** Of one that waits: ids of the slots at which both are free. */
  shared: z.array(z.string()),
});
export type MatchmakingRequest = z.output<typeof matchmakingRequest>;

/** A 1:1 meeting as one of its two members finds it. */
export const plannedMeeting = z.object({
  id: z.string(),
  slot,
  table_no: z.number(),
  revision: z.number(),
  partner: profile.omit({ scopes: true }).extend({
    id: z.string(),
    /** As given at the sign-up. */
    phone: z.string().nullable(),
  }),
  message: z.string().nullable(),
  /** Ids of other slots at which both are free and a table is left. */
  other_slots: z.array(z.string()),
});
export type PlannedMeeting = z.output<typeof plannedMeeting>;

const officePerson = z.object({
  member_id: z.string(),
  name: z.string(),
  unit: z.string().nullable(),
  present: z.number().nullable(),
});

const officeAppointment = z.object({
  id: z.string(),
  slot_id: z.string(),
  table_no: z.number(),
  revision: z.number(),
  /** Whether staff made it. */
  by_staff: z.boolean(),
  people: z.array(officePerson),
});
export type OfficeAppointment = z.output<typeof officeAppointment>;

const officeMember = profile.omit({ scopes: true }).extend({
  id: z.string(),
  away: z.array(z.string()),
  received: z.number(),
  sent: z.number(),
});

/** Everything about the 1:1 meetings of a meeting, for staff; `settings` is null before they are turned on. */
export const officeMatchmaking = z.object({
  meeting,
  settings: settings.nullable(),
  slots: z.array(slot),
  appointments: z.array(officeAppointment),
  members: z.array(officeMember),
  pending: z.number(),
});
export type OfficeMatchmaking = z.output<typeof officeMatchmaking>;

/** What was assigned. */
export const assigned = z.object({ id: z.string(), slot_id: z.string(), table_no: z.number(), revision: z.number() });
export type Assigned = z.output<typeof assigned>;
