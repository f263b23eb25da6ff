import * as z from 'zod';

/** What people come to. */
export const DOOR_KINDS = ['meeting', 'course'] as const;
export type DoorKind = (typeof DOOR_KINDS)[number];
export const doorKind = z.enum(DOOR_KINDS);

/** Where staff check in who comes to an event. */
export const doorPath = (kind: (typeof DOOR_KINDS)[number], id: string): string => `/content/door/${kind}/${id}`;

/** Scans that one call takes. */
export const SCANS_AT_ONCE = 100;

/** Longest name of a phone. */
export const DEVICE_MAXIMUM = 20;

/** What a door code begins with. */
const MARK = 'TT';
const LETTERS: Readonly<Record<DoorKind, string>> = { meeting: 'M', course: 'C' };
/** Characters of the signature. */
const SIGNATURE = 52;

/** What is signed in a door code: capitals and figures alone, which hand scanners type alike on every keyboard. */
export const doorSubject = (kind: DoorKind, signupId: string): string => `${MARK}${LETTERS[kind]}${signupId}`;

/** A text as codes are compared. */
export const readDoorCode = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/**
 * The parts of a door code (decision 166).
 * @param text as it was read
 * @returns null for what is none; whether it is signed is not known yet
 */
export function doorCodeParts(text: string): { kind: DoorKind; signup: string; signature: string } | null {
  const code = readDoorCode(text);
  const found = new RegExp(`^${MARK}([MC])([0-9A-Z]{8,40})([0-9A-Z]{${SIGNATURE}})$`).exec(code);
  const [, letter, signup, signature] = found ?? [];
  if (!letter || !signup || !signature) return null;
  return { kind: letter === LETTERS.meeting ? 'meeting' : 'course', signup, signature };
}

/** One scan of a sign-up that counts. */
export const arrival = z.object({ time: z.number(), device: z.string() });
export type Arrival = z.output<typeof arrival>;

/** What is known at the door of a sign-up: booked ones may come in. */
const DOOR_STATES = ['booked', 'waiting', 'cancelled'] as const;
export type DoorState = (typeof DOOR_STATES)[number];

/** One sign-up of the list that a phone takes along; of cancelled ones nothing but what tells them from unknown codes. */
export interface DoorRecord {
  id: string;
  name: string;
  unit: string;
  /** Last digits of the phone number. */
  tail: string;
  party: number;
  state: DoorState;
  /** Digest of its code: knowing it makes no code. */
  mark: string;
  scans: Arrival[];
}

/** What a door list tells of its event. */
export const doorEvent = z.object({
  kind: doorKind,
  id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  start_time: z.number().nullable(),
  end_time: z.number().nullable(),
  /** 1: those who came get a certificate. */
  certificate: z.number(),
});
export type DoorEvent = z.output<typeof doorEvent>;

/** Sign-ups with a seat, and those of them who came. */
export const doorCounts = z.object({ arrived: z.number(), expected: z.number() });
export type DoorCounts = z.output<typeof doorCounts>;

/** The list that a phone takes along (decision 168). */
export const doorList = z.object({
  event: doorEvent,
  counts: doorCounts,
  /** AES-256-GCM in base64: twelve bytes of nonce, then JSON of `DoorRecord[]` with its tag. */
  sealed: z.string(),
  /** The key in base64: for the memory of the tab, never for its storage beside the list. */
  key: z.string(),
  /** Unix seconds: now, and when the list is to be taken away. */
  time: z.number(),
  until: z.number(),
});
export type DoorList = z.output<typeof doorList>;

const device = z.string().trim().min(1, 'required').max(DEVICE_MAXIMUM, 'too_long');

const doorScan = z.strictObject({
  /** Made by the phone; the same scan sent again has the same. */
  id: z.string().regex(/^[0-9A-Za-z_-]{16,40}$/, 'invalid_value'),
  /** A code that was read, or a sign-up that was chosen by its name. */
  code: z.string().max(300).optional(),
  signup: z.string().max(64).optional(),
  /** Unix seconds. */
  time: z.number().int().min(0),
});

export const doorScans = z.strictObject({
  kind: doorKind,
  id: z.string().max(64),
  device,
  scans: z.array(doorScan).min(1).max(SCANS_AT_ONCE),
});

const VERDICTS = ['arrived', 'again', 'waiting', 'cancelled', 'other', 'unknown', 'undone'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What became of a scan. */
export const doorVerdict = z.object({
  id: z.string(),
  verdict: z.enum(VERDICTS),
  /** Null where the code names no sign-up of this event. */
  signup: z.string().nullable(),
  name: z.string().nullable(),
  /** Every scan of the sign-up that counts, the earliest first. */
  scans: z.array(arrival),
});
export type DoorVerdict = z.output<typeof doorVerdict>;

/** What somebody shows at the door, null without a seat, and the certificate once there is one. */
export const shownCode = z.object({ code: z.string().nullable(), certificate: z.string().nullable() });

export const doorUndo = z.strictObject({ kind: doorKind, id: z.string().max(64), signup: z.string().max(64) });

/** One line of the attendance list. */
export const attendanceRow = z.object({
  id: z.string(),
  name: z.string(),
  unit: z.string().nullable(),
  post: z.string().nullable(),
  phone: z.string(),
  party: z.number(),
  state: z.enum(DOOR_STATES),
  scans: z.array(arrival),
  certificate: z.string().nullable(),
});
export type AttendanceRow = z.output<typeof attendanceRow>;

/** An event on the list of doors. */
export const doorEventRow = doorEvent.extend(doorCounts.shape);

/** A code is written in groups of four. */
export const shownCertificate = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** Path of the page on which the number of a certificate is typed. */
export const CERTIFICATES = '/certificate';

/** Path of the page of a certificate. */
export const certificatePath = (code: string): string => `${CERTIFICATES}/${code}`;

/**
 * A code of a certificate as it is stored, whatever was typed between its characters and in whichever width; letters that no code
 * has are read as the figures that they are taken for.
 */
export const readCertificate = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** What is typed to check a certificate. */
export const certificateNumber = z.object({
  code: z.string().refine((text) => /^[0-9A-TV-Z]{16}$/.test(readCertificate(text)), 'certificate_number'),
});

/** A certificate as somebody who has its code reads it. */
export const certificate = z.object({
  code: z.string(),
  /** Whole for the person and staff; for everybody else its first character. */
  name: z.string(),
  whole: z.boolean(),
  kind: doorKind,
  event_name: z.string(),
  event_name_en: z.string().nullable(),
  org_name: z.string().nullable(),
  start_time: z.number().nullable(),
  end_time: z.number().nullable(),
  class_hours: z.number().nullable(),
  /** 1: of the chapters of a course, which its holder finished; nobody came to a place. */
  online: z.number(),
  /** Unix seconds. */
  add_time: z.number(),
});
export type Certificate = z.output<typeof certificate>;

export const certificateName = z.strictObject({
  code: z.string().max(40),
  name: z.string().trim().min(1, 'required').max(50, 'too_long'),
});
