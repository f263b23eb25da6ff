import { importCalls } from '../../../db/contract/calls/imports.ts';
import { missingFields } from '../../../db/contract/imports.ts';
import { csvFile } from '../../platform/csv-stream.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { RowReader } from './convert.ts';
import {
  beginImport,
  cancelImport,
  checkImporter,
  jobDetail,
  jobList,
  pauseImport,
  resumeImport,
  startImport,
  takePiece,
} from './jobs.ts';
import { referenceOf } from './reference.ts';
import { importedRows, importReport } from './report.ts';

/** Results and demands from files (decisions 293 to 295). */
export const importRoutes = createRouter();

serve(importRoutes, importCalls.check, async ({ db, caller, body: { kind, headings, rows } }) => {
  checkImporter(caller, kind);
  const reader = new RowReader(kind, headings, await referenceOf(db));
  return {
    columns: reader.columns.map((column) => column?.name ?? null),
    missing: missingFields(kind, reader.columns).map(({ name }) => name),
    rows: rows.map(({ line, cells }) => ({ line, problems: reader.read(cells).problems })),
  };
});
serve(importRoutes, importCalls.start, ({ db, caller, body, key }) => startImport(db, caller, body, key));
serve(importRoutes, importCalls.piece, ({ db, env, caller, body }) => takePiece(db, env, caller, body));
serve(importRoutes, importCalls.begin, ({ db, env, caller, body }) => beginImport(db, env, caller, body));
serve(importRoutes, importCalls.list, ({ db, caller, query }) => jobList(db, caller, query));
serve(importRoutes, importCalls.detail, ({ db, caller, query }) => jobDetail(db, caller, query.id ?? ''));
serve(importRoutes, importCalls.rows, ({ db, caller, query }) => importedRows(db, caller, query));
serve(importRoutes, importCalls.pause, ({ db, caller, body }) => pauseImport(db, caller, body.id));
serve(importRoutes, importCalls.resume, ({ db, env, caller, body }) => resumeImport(db, env, caller, body.id));
serve(importRoutes, importCalls.cancel, ({ db, env, caller, body }) => cancelImport(db, env, caller, body.id));
serve(importRoutes, importCalls.report, async ({ c, db, caller, lang, query }) =>
  csvFile(c, 'import-report', await importReport(db, caller, query.id ?? '', lang)),
);
