import { programmeOfficeCalls, programmeRoundCalls } from '../../../../db/contract/calls/programme-office.ts';
import { now } from '../../../platform/clock.ts';
import { csvFile } from '../../../platform/csv-stream.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { addressOf } from '../../../platform/rate-limit.ts';
import { serve } from '../../../platform/serve.ts';
import { xlsxFile } from '../../../platform/xlsx-stream.ts';
import { serveForAll } from '../../items/public/answer.ts';
import { officeDetail } from './detail.ts';
import { projectsFile } from './export.ts';
import { officeFigures, recommenderProgress } from './figures.ts';
import { addRound, changeRound, openRoundAt } from './rounds.ts';
import { changeStage } from './stage.ts';
import { officeProjects } from './table.ts';

const FILE = 'declarations';

/** What the programme office keeps, and the round that everybody reads. */
export const programmeOfficeRoutes = createRouter();

serveForAll(programmeOfficeRoutes, programmeRoundCalls.open, ({ db }) => openRoundAt(db, now()));
serve(programmeOfficeRoutes, programmeRoundCalls.add, ({ c, db, env, caller, body }) =>
  addRound({ db, env, caller, address: addressOf(c.req.raw) }, body),
);
serve(programmeOfficeRoutes, programmeRoundCalls.change, ({ c, db, env, caller, body }) =>
  changeRound({ db, env, caller, address: addressOf(c.req.raw) }, body),
);
serve(programmeOfficeRoutes, programmeOfficeCalls.list, ({ db, query }) => officeProjects(db, query));
serve(programmeOfficeRoutes, programmeOfficeCalls.csv, async ({ c, db, userId, lang, query }) =>
  csvFile(c, FILE, await projectsFile(db, userId, query, lang, 'csv')),
);
serve(programmeOfficeRoutes, programmeOfficeCalls.xlsx, async ({ c, db, userId, lang, query }) =>
  xlsxFile(c, FILE, await projectsFile(db, userId, query, lang, 'xlsx')),
);
serve(programmeOfficeRoutes, programmeOfficeCalls.detail, ({ db, query }) => officeDetail(db, query.id ?? ''));
serve(programmeOfficeRoutes, programmeOfficeCalls.stage, ({ db, caller, body }) => changeStage(db, caller, body));
serve(programmeOfficeRoutes, programmeOfficeCalls.figures, ({ db, query }) => officeFigures(db, query.round));
serve(programmeOfficeRoutes, programmeOfficeCalls.progress, ({ db, query }) => recommenderProgress(db, query.round));
