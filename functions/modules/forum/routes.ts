import { forumCalls } from '../../../db/contract/calls/forum.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import { GENDERS, labelOf } from '../../../db/contract/enums.ts';
import type { Lang } from '../../../db/contract/errors.ts';
import { FORUM_STATES, forumWords } from '../../../db/contract/forum.ts';
import type { Row } from '../../../db/contract/tables.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { shownTime } from '../../platform/clock.ts';
import { csvLine } from '../../platform/csv.ts';
import { csvFile, csvStream } from '../../platform/csv-stream.ts';
import type { Database } from '../../platform/database.ts';
import { createRouter } from '../../platform/openapi.ts';
import { inSteps } from '../../platform/paging.ts';
import { serve } from '../../platform/serve.ts';
import { xlsxFile, xlsxStream } from '../../platform/xlsx-stream.ts';

/** Intents to cooperate with the forum as files, for content editors (core§2, back-office§2). */
export const forumRoutes = createRouter();

type Intent = Pick<
  Row<'forum_cooperation'>,
  'id' | 'name' | 'sex' | 'org_name' | 'phone' | 'remarks' | 'state' | 'add_time'
>;

const STEP = 500;
const COLUMNS = ['add_time', 'name', 'sex', 'org_name', 'phone', 'remarks', 'state'] as const;

/** Rows in steps, newest first, none twice however many come meanwhile. */
const stepsOf = (db: Database, { keyword, state }: QueryOf<typeof forumCalls.file>): AsyncGenerator<Intent[]> =>
  inSteps<Intent>(STEP, (last) =>
    db.all<Intent>(
      `SELECT id, ${COLUMNS.join(', ')} FROM forum_cooperation WHERE is_delete = 0
         AND (?1 IS NULL OR instr(name, ?1) > 0 OR instr(org_name, ?1) > 0 OR instr(phone, ?1) > 0)
         AND (?2 IS NULL OR state = ?2) AND (?3 IS NULL OR (add_time, id) < (?3, ?4))
       ORDER BY add_time DESC, id DESC LIMIT ${STEP}`,
      [keyword || null, state ? Number(state) : null, last?.add_time ?? null, last?.id ?? null],
    ),
  );

const headingsOf = (lang: Lang) => COLUMNS.map((name) => forumWords[lang][name]);

function cellsOf(row: Intent, lang: Lang) {
  return [
    ...[
      row.add_time === null ? '' : shownTime(row.add_time),
      row.name,
      labelOf(GENDERS, row.sex, lang),
      row.org_name,
      row.phone,
      row.remarks,
    ],
    labelOf(FORUM_STATES, row.state, lang),
  ];
}

/** Who took phones out of the platform stands in the log. */
const noteExport = (db: Database, userId: string) =>
  db.batch([auditEntry({ userId, action: 'cooperation-export', table: 'forum_cooperation', itemId: '' })]);

serve(forumRoutes, forumCalls.file, async ({ c, db, userId, lang, query }) => {
  await noteExport(db, userId);
  return csvFile(
    c,
    'forum-cooperation',
    csvStream(headingsOf(lang), stepsOf(db, query), (row) => csvLine(cellsOf(row, lang))),
  );
});
serve(forumRoutes, forumCalls.workbook, async ({ c, db, userId, lang, query }) => {
  await noteExport(db, userId);
  return xlsxFile(
    c,
    'forum-cooperation',
    xlsxStream(forumWords[lang].sheet, headingsOf(lang), stepsOf(db, query), (row) => cellsOf(row, lang)),
  );
});
