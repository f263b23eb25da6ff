import type { AttendanceRow, DoorKind } from '../../../db/contract/attendance.ts';
import type { Lang } from '../../../db/contract/errors.ts';
import { attendanceWords } from '../../../db/contract/words/attendance.ts';
import type { SheetCell } from '../../../db/contract/workbook.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { shownTime } from '../../platform/clock.ts';
import { csvLine } from '../../platform/csv.ts';
import { csvStream } from '../../platform/csv-stream.ts';
import type { Database } from '../../platform/database.ts';
import { xlsxStream } from '../../platform/xlsx-stream.ts';
import { attendanceList } from './list.ts';

/**
 * The attendance list as a file for spreadsheets.
 * That names and phones left the platform stands in the log (decision 146).
 * @param userId who takes it along
 * @param lang language of headings and labels
 * @throws AppError 404 for an event that is not there
 */
export async function attendanceFile(
  db: Database,
  kind: DoorKind,
  id: string,
  userId: string,
  lang: Lang,
  file: 'csv' | 'xlsx',
): Promise<ReadableStream<Uint8Array>> {
  const text = attendanceWords[lang];
  const { records } = await attendanceList(db, kind, id);
  await db.batch([auditEntry({ userId, action: 'participants-export', table: kind, itemId: id })]);
  const headings = [
    ...[text.number, text.name, text.unit, text.post, text.phone, text.party],
    ...[text.state, text.arrived, text.device, text.scans, text.certificate],
  ];
  const cells = (row: AttendanceRow & { number: number }): SheetCell[] => [
    ...[row.number, row.name, row.unit, row.post, row.phone, row.party],
    text.states[row.state],
    row.scans[0] ? shownTime(row.scans[0].time) : '',
    row.scans[0]?.device ?? '',
    row.scans.map(({ time, device }) => `${shownTime(time)} ${device}`).join('; '),
    row.certificate,
  ];
  async function* steps() {
    yield records.map((row, at) => ({ ...row, number: at + 1 }));
  }
  return file === 'csv'
    ? csvStream(headings, steps(), (row) => csvLine(cells(row)))
    : xlsxStream(text.list, headings, steps(), cells);
}
