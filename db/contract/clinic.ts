import * as z from 'zod';
import { keptFile } from './attachments.ts';
import { page } from './endpoint.ts';
import { choices } from './enums.ts';
import { expertCard } from './experts.ts';
import { filled } from './fields.ts';
import { isTelephone } from './formats.ts';
import { slug } from './items.ts';
import { asked, type Row } from './tables.ts';
import { AHEAD, DAY } from './time.ts';

/** States of an application (core§4). */
export const CLINIC = { pending: 0, booked: 1, revoked: 2 } as const;

/** Addresses of the clinic's pages (core§2). */
export const CLINIC_PAGES = {
  front: '/clinic',
  introduce: '/clinicIntroduce',
  experts: '/clinicExpert',
  cases: '/clinicCase',
  case: '/clinicCaseDetail',
  result: '/clinicResult',
  register: '/clinicRegister',
} as const;

/** Where an expert of the clinic finds the own consultations. */
export const EXPERT_RECORDS = `${CLINIC_PAGES.result}?records=expert`;

/** Longest texts of an application, in characters. */
export const CLINIC_LIMITS = { org_name: 100, contacts: 50, phone: 20, problem: 2000, remark: 500 } as const;

/** Files of an application or a message, and characters of a message and of a summary. */
export const CLINIC_MAXIMA = { files: 10, message: 2000, summary: 2000, rating: 500 } as const;

/** What an applicant gives a consultation that was closed, the best first, and the seconds in which it is given and changed (decision 361). */
export const CLINIC_RATINGS = choices(
  [5, '非常满意', 'Very good'],
  [4, '满意', 'Good'],
  [3, '一般', 'Fair'],
  [2, '不满意', 'Poor'],
  [1, '非常不满意', 'Very poor'],
);
export const RATING_WINDOW = 30 * DAY;

/** Days ahead for which slots are offered, and applications with a time to come that one person holds at most. */
const SLOT_DAYS = 28;
export const MOST_HELD = 3;

/** Days of the week as `clinic_hour` counts them. */
export const WEEKDAYS = choices(
  [1, '周一', 'Monday'],
  [2, '周二', 'Tuesday'],
  [3, '周三', 'Wednesday'],
  [4, '周四', 'Thursday'],
  [5, '周五', 'Friday'],
  [6, '周六', 'Saturday'],
  [7, '周日', 'Sunday'],
);

/** Minutes that a consultation may last. */
export const SLOT_MINUTES = choices(
  [30, '30 分钟', '30 minutes'],
  [45, '45 分钟', '45 minutes'],
  [60, '60 分钟', '60 minutes'],
  [90, '90 分钟', '90 minutes'],
  [120, '120 分钟', '120 minutes'],
);

/** When an expert is there and away, and what is taken: the three lists of `clinic_calendar`. */
export interface Calendar {
  hours: readonly (readonly [weekday: number, from: number, until: number, slot: number])[];
  daysOff: readonly (readonly [from: string, until: string])[];
  taken: readonly (readonly [start: number, end: number])[];
}

/** A time that can be booked, in unix seconds. */
export const slot = z.object({ start: z.number(), end: z.number() });
export type Slot = z.output<typeof slot>;

const dayText = (day: number): string => new Date(day * DAY * 1000).toISOString().slice(0, 10);

/**
 * The slots of an expert that nobody holds, the earliest first.
 * @param now unix seconds; slots begin after it and within `SLOT_DAYS` days
 */
export function freeSlots({ hours, daysOff, taken }: Calendar, now: number): Slot[] {
  const today = Math.floor((now + AHEAD) / DAY);
  const found: Slot[] = [];
  for (let day = today; day < today + SLOT_DAYS; day += 1) {
    const text = dayText(day);
    if (daysOff.some(([from, until]) => from <= text && text <= until)) continue;
    // 1 January 1970 was a Thursday.
    const weekday = ((day + 3) % 7) + 1;
    const ofDay = hours
      .filter((each) => each[0] === weekday)
      .flatMap(([, from, until, length]) => {
        const count = Math.max(0, Math.floor((until - from) / length));
        return Array.from({ length: count }, (_, at): Slot => {
          const start = day * DAY - AHEAD + (from + at * length) * 60;
          return { start, end: start + length * 60 };
        });
      })
      .filter(({ start, end }) => start > now && !taken.some(([begun, ended]) => begun < end && ended > start));
    found.push(...ofDay.sort((a, b) => a.start - b.start));
  }
  return found;
}

/** What the form of an application holds; the slot is chosen as `start` in text, blank for none. */
export const clinicForm = z
  .object({
    expert_id: z.string(),
    scope_id: z.string(),
    slot_start: z.string(),
    problem: filled(CLINIC_LIMITS.problem),
    org_name: filled(CLINIC_LIMITS.org_name, 'organization_name_required'),
    contacts: filled(CLINIC_LIMITS.contacts, 'contacts_required'),
    phone: filled(CLINIC_LIMITS.phone, 'phone_required').refine(isTelephone, 'telephone_invalid'),
    files: z.array(z.unknown()).max(CLINIC_MAXIMA.files, 'too_many'),
  })
  .superRefine(({ expert_id, scope_id }, context) => {
    if (!expert_id && !scope_id) context.addIssue({ code: 'custom', path: ['scope_id'], message: 'clinic_choose' });
  });

const id = z.string().min(1).max(64);
const text = z.string().nullable();

/** POST /v1/user/clinic/message. */
export const clinicMessageInput = z
  .strictObject({
    id,
    content: z.string().trim().max(CLINIC_MAXIMA.message, 'too_long'),
    files: z
      .array(z.strictObject({ name: z.string().max(255), url: z.string().trim().min(1).max(500) }))
      .max(CLINIC_MAXIMA.files, 'too_many')
      .optional(),
  })
  .superRefine(({ content, files }, context) => {
    if (!content && !files?.length) context.addIssue({ code: 'custom', path: ['content'], message: 'required' });
  });

/** POST /v1/user/clinic/agree: the applicant lets a case be made of the application, or takes that back. */
export const clinicAgree = z.strictObject({ id, agree: z.boolean() });

/** POST /v1/clinic/book: staff give an expert and a time, or confirm the one that is asked for. */
export const clinicBook = z.strictObject({
  id,
  expert_id: z.string().max(64),
  slot_start: z.number().int().nullable(),
});

/** POST /v1/user/clinic/finish: what the consultation came to. */
export const clinicFinish = z.strictObject({
  id,
  summary: z.string().trim().min(1, 'required').max(CLINIC_MAXIMA.summary, 'too_long'),
});

export const clinicKey = z.strictObject({ id });

/** POST /v1/user/clinic/rating: what the applicant says of a closed consultation. */
export const clinicRating = z.strictObject({
  id,
  rating: z.number().int().min(1, 'clinic_rating_required').max(5, 'clinic_rating_required'),
  content: z.string().trim().max(CLINIC_MAXIMA.rating, 'too_long'),
});

/** Who takes part in an application. */
export const CLINIC_SIDES = ['applicant', 'expert', 'staff'] as const;
export type ClinicSide = (typeof CLINIC_SIDES)[number];

/** An application in a list. */
export const clinicRow = z.object({
  id: z.string(),
  org_name: z.string(),
  contacts: z.string(),
  audit_status: z.number(),
  expert_id: text,
  expert_name: text,
  expert_name_en: text,
  scope_id: text,
  scope_name: text,
  scope_name_en: text,
  slot_start: z.number().nullable(),
  slot_end: z.number().nullable(),
  problem: text,
  finish_time: z.number().nullable(),
  ask_time: z.number().nullable(),
  agree_time: z.number().nullable(),
  decline_time: z.number().nullable(),
  /** 1 to 5, as its applicant rated it once it was closed. */
  rating: z.number().nullable(),
  add_time: z.number(),
  /** Messages and news of it that the caller has not seen. */
  unread: z.number(),
});
export type ClinicRow = z.output<typeof clinicRow>;

const message = z.object({
  id: z.string(),
  side: z.enum(CLINIC_SIDES),
  name: z.string(),
  content: z.string(),
  files: z.array(keptFile),
  add_time: z.number(),
  mine: z.boolean(),
});
export type ClinicMessage = z.output<typeof message>;

/** GET /v1/user/clinic: one application for its applicant, its expert and staff. */
export const clinicDetail = clinicRow.extend({
  phone: z.string(),
  summary: text,
  rating_content: text,
  rating_time: z.number().nullable(),
  files: z.array(keptFile),
  my_side: z.enum(CLINIC_SIDES),
  messages: z.array(message),
  /** Messages that are older than these. */
  earlier: z.number(),
  /** Messages about it that nobody took, or of which nobody knows (decision 264); 0 for all but staff. */
  untold: z.number(),
  /** The case that was made of it: to staff always, to the applicant once it is public. */
  case: z.object({ id: z.string(), title: z.string(), is_open: z.number() }).nullable(),
});
export type ClinicDetail = z.output<typeof clinicDetail>;

/** An expert of the clinic with the next free time. */
export const clinicExpert = expertCard.omit({ works: true }).extend({
  next: slot.nullable(),
  /** Free slots of the coming `SLOT_DAYS` days. */
  free: z.number(),
  finished: z.number(),
});
export type ClinicExpert = z.output<typeof clinicExpert>;

const part = z.object({ id: z.string(), name: z.string(), name_en: text, n: z.number() });

/** GET /v1/clinic/experts. */
export const clinicExperts = z.object({
  records: z.array(clinicExpert),
  current: z.number(),
  pages: z.number(),
  total: z.number(),
  more: z.boolean().optional(),
  facets: z.object({ scope: z.array(part) }),
});

/** GET /v1/clinic: what the entry shows. */
export const clinicFront = z.object({
  figures: z.object({ experts: z.number(), fields: z.number(), free: z.number(), finished: z.number() }),
  fields: z.array(part),
  experts: z.array(clinicExpert),
});
export type ClinicFront = z.output<typeof clinicFront>;

/** GET /v1/clinic/slots. */
export const clinicSlots = z.object({
  expert_id: z.string(),
  name: z.string(),
  name_en: text,
  slots: z.array(slot),
});

const CASE_COLUMNS = [
  ...(['id', 'title', 'title_en', 'summary', 'summary_en', 'result', 'result_en'] as const),
  ...(['cover', 'org_name', 'expert_id', 'scope_id', 'add_time'] as const),
] as const;
const BESIDE = [
  { table: 'zhuanjia', on: { expert_id: 'expert_id' }, columns: ['expert_id', 'name', 'name_en'], as: 'expert' },
  { table: 'scope', on: { scope_id: 'id' }, columns: ['id', 'name', 'name_en'], as: 'field' },
] as const;

/** A case in a list. */
export const clinicCase = z.object({
  id: z.string(),
  title: z.string(),
  title_en: text,
  summary: text,
  summary_en: text,
  result: text,
  result_en: text,
  cover: text,
  org_name: text,
  expert_id: text,
  scope_id: text,
  add_time: z.number(),
  field: z.object({ id: z.string(), name: z.string(), name_en: text }).nullable(),
});
export type ClinicCaseRow = z.output<typeof clinicCase>;

/** GET /v1/clinic/cases. */
export const clinicCases = page(clinicCase);

/** The parameters of the table service's list for one public case; the answer is a page of one row or none. */
export const clinicCaseOf = (id: string) =>
  asked({
    table: 'clinic_case',
    columns: [...CASE_COLUMNS, 'content', 'content_en'],
    where: { id, is_open: 1 },
    leftJoin: BESIDE,
    pageSize: 1,
  });

/** A case with all that its page shows. */
export type ClinicCaseWhole = ClinicCaseRow &
  Pick<Row<'clinic_case'>, 'content' | 'content_en'> & {
    expert: { expert_id: string; name: string; name_en: string | null } | null;
  };

/** What editors write of a case. */
export const clinicCaseInput = z.object({
  title: filled(100),
  title_en: z.string().trim().max(200, 'too_long'),
  scope_id: z.string(),
  org_name: z.string().trim().max(100, 'too_long'),
  summary: z.string().trim().max(500, 'too_long'),
  summary_en: z.string().trim().max(1000, 'too_long'),
  content: z.string(),
  content_en: z.string(),
  result: z.string().trim().max(500, 'too_long'),
  result_en: z.string().trim().max(1000, 'too_long'),
  cover: z.string(),
  is_open: z.literal([0, 1]),
});

/** Path of a case's page, without its name. */
export const clinicCasePath = (caseId: string, title?: string): string =>
  [CLINIC_PAGES.case, caseId, ...(title ? [slug(title)] : [])].join('/');

/** Path of an application's own page: where its notices lead. */
export const applicationPath = (applicationId: string): string => `${CLINIC_PAGES.result}?id=${applicationId}`;

const plain = (value: string): string => value.toLowerCase().replace(/[\s\-–—·.,，。、()（）/]+/g, '');

/**
 * Names and numbers of an application that a text still holds, however they are spaced.
 * @param texts without marks of HTML
 * @param told what must not be read there; what is shorter than two characters says nothing
 */
export function namesLeft(texts: readonly string[], told: readonly (string | null | undefined)[]): string[] {
  const whole = texts.map(plain);
  return told.filter((name): name is string => {
    const bare = plain(name ?? '');
    return bare.length > 1 && whole.some((each) => each.includes(bare));
  });
}
