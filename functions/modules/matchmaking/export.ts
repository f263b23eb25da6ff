import type { Lang } from '../../../db/contract/errors.ts';
import { matchmakingTable } from '../../../db/contract/words/matchmaking.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { shownMinute, shownTime } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { xlsxStream } from '../../platform/xlsx-stream.ts';
import { officePlan } from './office.ts';

/**
 * All 1:1 meetings of a meeting as a workbook, a row for each person at each of them. That names left the platform stands in the log (decision 146).
 * @param userId who takes it along
 * @throws AppError 404 for an unknown meeting
 */
export async function planFile(
  db: Database,
  userId: string,
  meetingId: string,
  lang: Lang,
): Promise<ReadableStream<Uint8Array>> {
  const text = matchmakingTable[lang];
  const { slots, appointments } = await officePlan(db, meetingId);
  await db.batch([auditEntry({ userId, action: 'participants-export', table: 'meeting', itemId: meetingId })]);
  const times = new Map(slots.map((slot) => [slot.id, slot]));
  const rows = appointments.flatMap(({ slot_id, table_no, people, by_staff }) =>
    people.map((person) => {
      const slot = times.get(slot_id);
      const other = people.find((each) => each !== person);
      return [
        shownMinute(slot?.start_time ?? 0),
        shownTime(slot?.end_time ?? 0).slice(11, 16),
        table_no,
        person.name,
        person.unit ?? '',
        other?.name ?? '',
        other?.unit ?? '',
        by_staff ? text.byStaff : text.byRequest,
        person.present === null ? '' : person.present === 1 ? text.came : text.missing,
      ];
    }),
  );
  const headings = [
    text.start,
    text.end,
    text.table,
    text.name,
    text.unit,
    text.partner,
    text.partnerUnit,
    text.origin,
    text.presence,
  ];
  const steps = (async function* () {
    yield rows;
  })();
  return xlsxStream(text.sheet, headings, steps, (row) => row);
}
