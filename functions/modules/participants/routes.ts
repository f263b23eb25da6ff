import { participantCalls } from '../../../db/contract/calls/participants.ts';
import { csvLine } from '../../platform/csv.ts';
import { csvFile, csvStream } from '../../platform/csv-stream.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { xlsxFile, xlsxStream } from '../../platform/xlsx-stream.ts';
import { addWalkIn, cancelParticipant, giveSeat, moveParticipant, tellParticipant } from './change.ts';
import { participantSheet } from './file.ts';
import { participantsListed } from './rows.ts';

/** Who signed up for a meeting or a course, for staff. */
export const participantRoutes = createRouter();

serve(participantRoutes, participantCalls.list, ({ db, query }) => participantsListed(db, query));
serve(participantRoutes, participantCalls.csv, async ({ c, db, userId, lang, query }) => {
  const { headings, steps, cells } = await participantSheet(db, userId, query, lang);
  return csvFile(
    c,
    'participants',
    csvStream(headings, steps, (row) => csvLine(cells(row))),
  );
});
serve(participantRoutes, participantCalls.workbook, async ({ c, db, userId, lang, query }) => {
  const { headings, steps, cells } = await participantSheet(db, userId, query, lang);
  return xlsxFile(c, 'participants', xlsxStream(lang === 'en' ? 'Participants' : '参加人员', headings, steps, cells));
});
serve(participantRoutes, participantCalls.add, (given) => addWalkIn(given, given.body));
serve(participantRoutes, participantCalls.cancel, (given) => cancelParticipant(given, given.body.kind, given.body.id));
serve(participantRoutes, participantCalls.tell, (given) => tellParticipant(given, given.body.kind, given.body.id));
serve(participantRoutes, participantCalls.seat, (given) =>
  giveSeat(given, given.body.kind, given.body.id, given.body.over),
);
serve(participantRoutes, participantCalls.move, (given) => moveParticipant(given, given.body));
