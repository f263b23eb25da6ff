import { DEVICE_MAXIMUM, type DoorKind, doorKind } from '../../../db/contract/attendance.ts';
import { attendanceCalls, doorCalls } from '../../../db/contract/calls/attendance.ts';
import { csvFile } from '../../platform/csv-stream.ts';
import { notFound } from '../../platform/errors.ts';
import { createRouter } from '../../platform/openapi.ts';
import { addressOf } from '../../platform/rate-limit.ts';
import { serve } from '../../platform/serve.ts';
import { xlsxFile } from '../../platform/xlsx-stream.ts';
import { certificateOf, certify, namedCertificate, offerCertificates } from './certificates.ts';
import { doorEvents } from './events.ts';
import { attendanceFile } from './export.ts';
import { attendanceList, sealedList } from './list.ts';
import { heldCode, ownCode } from './own.ts';
import { storeScans, undoArrival } from './scans.ts';

const FILE = 'attendance';

interface Asked {
  kind?: string | undefined;
  id?: string | undefined;
}

/** @throws AppError 404 for a kind that there is not */
const named = ({ kind, id = '' }: Asked): { kind: DoorKind; id: string } => {
  const found = doorKind.safeParse(kind).data;
  if (!found) throw notFound();
  return { kind: found, id };
};

/** Who comes to meetings and courses, as staff at the door write it down, and the certificates of it. */
export const attendanceRoutes = createRouter();

serve(attendanceRoutes, doorCalls.events, ({ db }) => doorEvents(db));
serve(attendanceRoutes, doorCalls.list, ({ c, db, env, userId, query }) => {
  c.header('Cache-Control', 'private, no-store');
  const device = (query.device ?? '').trim().slice(0, DEVICE_MAXIMUM);
  return sealedList(db, env, userId, { ...named(query), device });
});
serve(attendanceRoutes, doorCalls.scans, ({ db, env, userId, body }) => storeScans(db, env, userId, body));
serve(attendanceRoutes, doorCalls.undo, ({ db, userId, body }) => undoArrival(db, userId, body));
serve(attendanceRoutes, doorCalls.attendance, ({ db, query }) => {
  const { kind, id } = named(query);
  return attendanceList(db, kind, id);
});
serve(attendanceRoutes, doorCalls.csv, async ({ c, db, userId, lang, query }) => {
  const { kind, id } = named(query);
  return csvFile(c, FILE, await attendanceFile(db, kind, id, userId, lang, 'csv'));
});
serve(attendanceRoutes, doorCalls.xlsx, async ({ c, db, userId, lang, query }) => {
  const { kind, id } = named(query);
  return xlsxFile(c, FILE, await attendanceFile(db, kind, id, userId, lang, 'xlsx'));
});
serve(attendanceRoutes, doorCalls.offer, ({ db, userId, body }) => offerCertificates(db, userId, body));
serve(attendanceRoutes, doorCalls.certify, ({ db, userId, body }) => certify(db, userId, body.kind, body.id));

serve(attendanceRoutes, attendanceCalls.code, ({ db, env, userId, query }) => {
  const { kind, id } = named(query);
  return ownCode(db, env, userId, kind, id);
});
serve(attendanceRoutes, attendanceCalls.held, ({ db, env, query }) => heldCode(db, env, query.manage ?? ''));
serve(attendanceRoutes, attendanceCalls.certificate, async ({ c, db, env, query }) =>
  certificateOf(db, env, await c.get('caller')(), query.code ?? '', addressOf(c.req.raw)),
);
serve(attendanceRoutes, attendanceCalls.named, ({ c, db, env, body }) =>
  namedCertificate(db, env, body, addressOf(c.req.raw)),
);
