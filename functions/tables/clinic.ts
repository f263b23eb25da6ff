import { sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  CLINIC,
  CLINIC_LIMITS,
  CLINIC_MAXIMA,
  MOST_HELD,
  namesLeft,
  SLOT_MINUTES,
  WEEKDAYS,
} from '../../db/contract/clinic.ts';
import { CLINIC_STATES } from '../../db/contract/enums.ts';
import { clinicApplications, clinicCases, clinicDaysOff, clinicHours } from '../../db/schema/clinic.ts';
import { storedAddress, storedFiles } from '../data/files.ts';
import type { Demand, WriteContext } from '../data/hooks.ts';
import type { Row } from '../data/row.ts';
import { allOf, anyOf, living, mine, signedIn, staff } from '../data/rules.ts';
import { closeTables, defineTable, type FileReaders } from '../data/table.ts';
import { type Caller, holds } from '../platform/caller.ts';
import type { Database, Statement } from '../platform/database.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { plainText } from '../platform/plain-text.ts';
import { sha256 } from '../platform/random.ts';
import { wakeClock } from '../platform/schedules.ts';
import { spokenWith } from './booking-language.ts';
import { dueToApplicants, EXPERT_USER, tellClinic } from './clinic-people.ts';
import { nothingHeld, slotEnd } from './clinic-slots.ts';
import { article, edited, editedOpen } from './patterns.ts';
import { versioned } from './versioned.ts';

const editor = staff('content-admin');

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

const givenFiles = z.array(z.object({ name: z.string().max(255), url: z.string().max(500) })).max(CLINIC_MAXIMA.files);

/** The files of an application are uploads of whoever sends it. */
async function takeFiles(row: Row, context: WriteContext): Promise<void> {
  if (isBlank(row.files)) return;
  let given: unknown;
  try {
    given = JSON.parse(String(row.files));
  } catch {
    given = null;
  }
  const { data } = givenFiles.safeParse(given);
  if (!data) throw invalid([{ field: 'files', code: 'invalid_value' }]);
  const files = await storedFiles(
    data.map(({ url }) => ({ field: 'files', address: url })),
    context,
  );
  row.files = JSON.stringify(
    files.map(({ object_key, name, size }, place) => ({
      name: data[place]?.name || name || object_key,
      url: storedAddress(object_key),
      suffix: object_key.slice(object_key.lastIndexOf('.') + 1),
      size: size ?? 0,
    })),
  );
}

/** A text keeps nobody from asking again once the consultation is over or taken back. */
const keyOf = (row: Row, userId: string): string =>
  sha256(
    JSON.stringify([
      userId,
      ...['expert_id', 'scope_id', 'slot_start', ...Object.keys(CLINIC_LIMITS)].map((name) => row[name] ?? null),
    ]),
  );

/** Applications of the person that hold a time to come. */
const held =
  'SELECT count(*) AS n FROM clinic_application WHERE add_user = ?1 AND slot_start > ?2 AND audit_status <> 2 AND is_delete = 0';

async function checkHeld(rows: readonly Row[], { caller, db, at }: WriteContext): Promise<Statement[]> {
  if (editor(caller) || rows.every(({ slot_start }) => isBlank(slot_start))) return [];
  const params = [caller.userId, at];
  const asked = rows.filter(({ slot_start }) => !isBlank(slot_start)).length;
  const now = await db.first<{ n: number }>(held, params);
  if ((now?.n ?? 0) + asked > MOST_HELD) throw new AppError(409, 'clinic_held', { params: { max: MOST_HELD } });
  return [{ sql: `SELECT CASE WHEN (${held}) <= ${MOST_HELD} THEN 1 ELSE json('stale') END`, params }];
}

async function applied(rows: Row[], context: WriteContext): Promise<Demand> {
  const { caller, db, at } = context;
  for (const row of rows) {
    if (isBlank(row.expert_id)) {
      if (!isBlank(row.slot_start)) throw invalid([{ field: 'expert_id', code: 'required' }]);
    } else {
      row.slot_end = await slotEnd(
        db,
        String(row.expert_id),
        isBlank(row.slot_start) ? null : Number(row.slot_start),
        at,
      );
    }
    await takeFiles(row, context);
    if (isBlank(row.problem)) continue;
    row.content_key = keyOf(row, caller.userId ?? '');
    // The key decides; whoever sends the same once more hears so, and not that somebody holds the time: it is they.
    const there = await db.first(
      'SELECT 1 FROM clinic_application WHERE content_key = ? AND audit_status <> 2 AND is_delete = 0',
      [row.content_key],
    );
    if (there) throw new AppError(409, 'clinic_applied');
  }
  const ids = rows.map(({ id }) => id);
  return {
    after: [
      ...(await checkHeld(rows, context)),
      tellClinic({ ids, topic: 'clinic_applied', to: ['expert', 'staff'], except: caller.userId, at }),
      ...spokenWith(ids, context),
    ],
  };
}

/** Pending becomes booked, both become revoked, and revoked stays (core§4). */
function changed(rows: readonly Row[], changes: Row, { caller, at, env }: WriteContext): Demand | undefined {
  changes.update_time = at;
  const to = changes.audit_status;
  const moved = to === undefined ? [] : rows.filter(({ audit_status }) => audit_status !== to);
  if (moved.length === 0) return undefined;
  if (moved.some(({ audit_status }) => audit_status === CLINIC.revoked)) throw new AppError(409, 'clinic_revoked');
  if (to === CLINIC.pending) throw invalid([{ field: 'audit_status', code: 'invalid_value' }]);
  const ids = moved.map(({ id }) => id);
  const revoked = to === CLINIC.revoked;
  // Whoever is booked knows with whom and when: a call of its own gives both (decision 308).
  const open = revoked ? undefined : moved.find((row) => isBlank(row.expert_id) || isBlank(row.slot_start));
  if (open) throw invalid([{ field: isBlank(open.expert_id) ? 'expert_id' : 'slot_start', code: 'required' }]);
  const stays: Statement = {
    sql: `SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM clinic_application WHERE id IN (SELECT value FROM json_each(?)) AND audit_status = 2) THEN 1 ELSE json('stale') END`,
    params: [JSON.stringify(ids)],
  };
  // Who revokes an own application knows.
  const others = moved.filter(({ add_user }) => add_user !== caller.userId).map(({ id }) => id);
  return {
    before: revoked ? [] : [stays],
    settled: () => wakeClock(env, Date.now()),
    after: [
      ...(revoked ? [dueToApplicants(others, 'cancelled', at)] : [dueToApplicants(ids, 'booked', at)]),
      tellClinic({
        ...{ ids, at, except: caller.userId },
        ...(revoked
          ? { topic: 'clinic_revoked', to: ['applicant', 'expert', 'staff'] }
          : { topic: 'clinic_booked', to: ['applicant', 'expert'] }),
      }),
    ],
  };
}

/** SQL over an application `a`: whether the caller takes part in it. */
const takesPart = (caller: Caller) =>
  sql`(${holds(caller, 'content-admin') ? 1 : 0} OR a.add_user = ${caller.userId} OR ${caller.userId} = ${sql.raw(EXPERT_USER)})`;

const filesOfApplications: FileReaders = (caller, { name }) =>
  caller.userId === null
    ? null
    : sql`SELECT 1 FROM upload_use f CROSS JOIN clinic_application a ON a.id = f.item_id AND a.is_delete = 0
    WHERE f.object_name = ${name} AND f.table_name = 'clinic_application' AND ${takesPart(caller)}`;

const filesOfMessages: FileReaders = (caller, { name }) =>
  caller.userId === null
    ? null
    : sql`SELECT 1 FROM upload_use f CROSS JOIN clinic_message m ON m.id = f.item_id
    JOIN clinic_application a ON a.id = m.application_id AND a.is_delete = 0
    WHERE f.object_name = ${name} AND f.table_name = 'clinic_message' AND ${takesPart(caller)}`;

const ASKED = ['expert_id', 'scope_id', 'slot_start', 'problem', 'files'] as const;

/** Clinic applications (core§4): users see and revoke their own, staff book them. What is asked stays as it was asked. */
export const clinic_application = defineTable({
  table: clinicApplications,
  key: 'id',
  aliases: ['clinic'],
  read: (caller, t) => allOf(living(t), anyOf(editor(caller), mine(caller, t.addUser))),
  columns: { content_key: () => false },
  create: (caller, row) => signedIn(caller) && (row.audit_status ?? 0) === CLINIC.pending,
  update: (caller, t, given) => {
    const status = given?.audit_status;
    const allowed = status === undefined ? given !== undefined : status === CLINIC.revoked;
    return allOf(living(t), anyOf(editor(caller), allowed && mine(caller, t.addUser)));
  },
  remove: (caller, t) => allOf(living(t), editor(caller)),
  writable: (caller) => (signedIn(caller) ? ['org_name', 'contacts', 'phone', 'remark', 'audit_status', ...ASKED] : []),
  fixed: ASKED,
  names: { add_user: ['user'], expert_id: ['zhuanjia'], scope_id: ['scope'] },
  additions: { hourly: 30, daily: 100, members: true },
  lends: filesOfApplications,
  hooks: {
    required: { org_name: 'organization_name_required', contacts: 'contacts_required', phone: 'phone_required' },
    maxima: { ...CLINIC_LIMITS, files: 20_000 },
    options: { audit_status: CLINIC_STATES },
    duplicate: 'clinic_applied',
    duplicates: { expert_id: 'clinic_slot_taken' },
    beforeAdd: applied,
    beforePut: changed,
    beforeRemove: (rows, { at }) => ({ before: [nothingHeld('id', rows, at)] }),
  },
});

const checkHours = (row: Row): void => {
  const [from, until] = [Number(row.from_minute), Number(row.until_minute)];
  const inDay = Number.isInteger(from) && Number.isInteger(until) && from >= 0 && until <= 24 * 60;
  if (!inDay || until - from < Number(row.slot_minutes ?? 60))
    throw invalid([{ field: 'until_minute', code: 'clinic_hours_short' }]);
};

/** Weekly hours of the clinic's experts: staff keep them. */
export const clinic_hour = edited(
  clinicHours,
  'id',
  ['expert_id', 'weekday', 'from_minute', 'until_minute', 'slot_minutes'],
  {
    read: editor,
    names: { expert_id: ['zhuanjia'] },
    hooks: {
      required: { expert_id: 'required' },
      options: { weekday: WEEKDAYS, slot_minutes: SLOT_MINUTES },
      beforeAdd: (rows) => {
        rows.forEach(checkHours);
        return undefined;
      },
      beforePut: (rows, changes) => {
        for (const row of rows) checkHours({ ...row, ...changes });
        return undefined;
      },
    },
  },
);

const DAY_TEXT = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const day = { passes: (text: string) => DAY_TEXT.test(text), code: 'invalid_value' } as const;

const checkDays = ({ from_day, until_day }: Row): void => {
  if (String(until_day) < String(from_day)) throw invalid([{ field: 'until_day', code: 'invalid_value' }]);
};

/** Days on which they are away. */
export const clinic_day_off = edited(clinicDaysOff, 'id', ['expert_id', 'from_day', 'until_day', 'reason'], {
  read: editor,
  names: { expert_id: ['zhuanjia'] },
  hooks: {
    required: { expert_id: 'required', from_day: 'required', until_day: 'required' },
    maxima: { reason: 100 },
    checks: { from_day: day, until_day: day },
    beforeAdd: (rows) => {
      rows.forEach(checkDays);
      return undefined;
    },
    beforePut: (rows, changes) => {
      for (const row of rows) checkDays({ ...row, ...changes });
      return undefined;
    },
  },
});

/** What is told of whoever asked; none of it may stand in a public case (decision 155). */
interface Asker {
  org_name: string;
  contacts: string;
  phone: string;
  name: string | null;
  tel: string | null;
  account: string | null;
  expert: string | null;
  agreed: number;
}

const TOLD = [
  ...(['title', 'title_en', 'summary', 'summary_en', 'content', 'content_en'] as const),
  ...(['result', 'result_en'] as const),
];

/**
 * A case of an application is open only while its applicant agrees, and names neither the organisation nor a person or number.
 * @throws AppError 409 without the applicant's word, 422 at each text that still names somebody
 */
async function checkAnonymous(row: Row, db: Database): Promise<void> {
  const asker = await db.first<Asker>(
    `SELECT a.org_name, a.contacts, a.phone, u.name, u.tel, u.account, (SELECT x.name FROM zhuanjia x WHERE x.expert_id = ?2) AS expert,
       (a.agree_time IS NOT NULL AND a.audit_status <> 2 AND a.is_delete = 0) AS agreed
     FROM clinic_application a LEFT JOIN user u ON u.user_id = a.add_user WHERE a.id = ?1`,
    [row.application_id, row.expert_id ?? null],
  );
  if (!asker?.agreed) throw new AppError(409, 'clinic_not_agreed');
  const { agreed: _, expert, ...told } = asker;
  const left = TOLD.map((field) => ({
    field,
    names: namesLeft([plainText(String(row[field] ?? ''))], Object.values(told)),
  }));
  // Whoever the case names as its organisation or expert took part, or is taken for one who did.
  const named = { org_name: row.org_name, expert_id: expert };
  const columns = Object.entries(named).map(([field, name]) => ({ field, names: isBlank(name) ? [] : [String(name)] }));
  const complaints = [...left, ...columns].filter(({ names }) => names.length > 0);
  if (complaints.length > 0) {
    throw invalid(
      complaints.map(({ field, names }) => ({ field, code: 'clinic_names_left', params: { names: names.join('、') } })),
    );
  }
}

/** The same in the transaction of the write: the word may be taken back meanwhile. */
const stillAgreed = (applicationId: unknown): Statement => ({
  sql: `SELECT CASE WHEN EXISTS (SELECT 1 FROM clinic_application WHERE id = ? AND agree_time IS NOT NULL AND audit_status <> 2 AND is_delete = 0)
    THEN 1 ELSE json('stale') END`,
  params: [applicationId],
});

/** Clinic cases (core§2). */
export const clinic_case = editedOpen(
  clinicCases,
  'id',
  [
    ...(['title', 'title_en', 'summary', 'summary_en', 'content', 'content_en', 'result', 'result_en'] as const),
    ...(['cover', 'org_name', 'expert_id', 'scope_id', 'sort', 'is_open'] as const),
  ],
  {
    columns: { application_id: editor },
    names: { expert_id: ['zhuanjia'], scope_id: ['scope'], application_id: ['clinic_application'] },
    item: 'filed',
    lends: { files: ['summary', 'content', 'content_en', 'cover'] },
    hooks: versioned('clinic_case', {
      ...article(['content', 'content_en'], ['cover']),
      required: { title: 'required' },
      maxima: {
        title: 100,
        title_en: 200,
        summary: 500,
        summary_en: 1000,
        result: 500,
        result_en: 1000,
        org_name: 100,
      },
      beforePut: async (rows, changes, { db, at }) => {
        changes.update_time = at;
        const opened = rows
          .map((row) => ({ ...row, ...changes }))
          .filter((row) => row.application_id && row.is_open === 1);
        for (const row of opened) await checkAnonymous(row, db);
        return { before: opened.map((row) => stillAgreed(row.application_id)) };
      },
    }),
  },
);

/** Kept by triggers, and read by calls of their own. */
export const calendars = closeTables(['clinic_calendar']);
export const messages = closeTables(['clinic_message'], filesOfMessages);
