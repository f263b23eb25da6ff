import { demoId, type Row, type TableRows } from '../rows.ts';
import { courseId, courseStart, meetingId, meetingStart, signUpId } from './events.ts';
import { accountId } from './users.ts';

const EDITOR = accountId(13);

/** Code of the certificate of the first demo member. */
export const DEMO_CERTIFICATE = '2026C0RSE0000001';

interface Came {
  kind: 'course' | 'meeting';
  /** Number of the demo course or meeting. */
  event: number;
  person: number;
  /** Minutes after the beginning, once for each scan. */
  after: readonly number[];
  certificate?: string;
}

const CAME: readonly Came[] = [
  { kind: 'course', event: 1, person: 1, after: [-12], certificate: DEMO_CERTIFICATE },
  { kind: 'course', event: 2, person: 2, after: [-5, 3] },
  { kind: 'meeting', event: 3, person: 3, after: [-20] },
];

/**
 * Who came to demo courses and meetings that are over: one twice at the door, one with a certificate.
 * @param now unix seconds of the load
 */
export function demoAttendance(now: number): TableRows[] {
  const rows = CAME.flatMap(({ kind, event, person, after, certificate }, number) => {
    const event_id = kind === 'course' ? courseId(event) : meetingId(event);
    const start = kind === 'course' ? courseStart(event, now) : meetingStart(event, now);
    const of = { kind, event_id, signup_id: signUpId(kind, person) };
    const scans = after.map((minutes, at): Row => {
      const scan_time = start + minutes * 60;
      return {
        ...of,
        id: demoId('attendance_scan', number * 10 + at, scan_time),
        way: at === 0 ? 'code' : 'search',
        device: `东门${at + 1}号`,
        scan_time,
        state: 'counted',
        user_id: EDITOR,
        add_time: scan_time,
      };
    });
    const [first] = scans;
    // The trigger counts the scans, which are written after it.
    const came: Row = {
      ...of,
      scan_id: first?.id ?? '',
      arrive_time: first?.scan_time ?? 0,
      device: first?.device ?? '',
      scans: 0,
      certificate: certificate ?? null,
      certificate_time: certificate ? start + 86_400 : null,
      certificate_user: certificate ? EDITOR : null,
    };
    return [{ came, scans }];
  });
  return [
    { table: 'attendance', rows: rows.map(({ came }) => came) },
    { table: 'attendance_scan', rows: rows.flatMap(({ scans }) => scans) },
  ];
}
