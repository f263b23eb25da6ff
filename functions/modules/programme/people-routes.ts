import { programmePeopleCalls } from '../../../db/contract/calls/programme-people.ts';
import { HOUR } from '../../../db/contract/time.ts';
import { csvFile, csvStream } from '../../platform/csv-stream.ts';
import { invalid } from '../../platform/errors.ts';
import { createRouter } from '../../platform/openapi.ts';
import { addressOf, takeAttempt } from '../../platform/rate-limit.ts';
import { serve } from '../../platform/serve.ts';
import { xlsxFile, xlsxStream } from '../../platform/xlsx-stream.ts';
import {
  applicationFile,
  applicationOf,
  applicationPage,
  applicationSheet,
  handleApplication,
  noteExport,
} from './applications.ts';
import { writeNews } from './news.ts';
import { accountOf, checkImport, importRecommenders } from './recommenders.ts';

/** Recommenders and cooperation applications of the programme, for its office. */
export const programmePeopleRoutes = createRouter();

serve(programmePeopleRoutes, programmePeopleCalls.checkImport, ({ db, body, lang }) => checkImport(db, body, lang));
serve(programmePeopleRoutes, programmePeopleCalls.import, ({ db, userId, body }) =>
  importRecommenders(db, userId, body),
);
serve(programmePeopleRoutes, programmePeopleCalls.account, async ({ db, env, userId, query }) => {
  // Phones are not to be tried one after the other.
  if (!query.user_id) {
    await takeAttempt(env, [{ name: 'recommender-account', key: userId, limit: 200, windowSeconds: HOUR }]);
  }
  return accountOf(db, query);
});
serve(programmePeopleRoutes, programmePeopleCalls.news, ({ c, db, env, caller, body }) =>
  writeNews({ db, env, caller, address: addressOf(c.req.raw) }, body),
);
serve(programmePeopleRoutes, programmePeopleCalls.applications, ({ db, query }) => applicationPage(db, query));
serve(programmePeopleRoutes, programmePeopleCalls.application, ({ db, query: { id } }) => {
  if (!id) throw invalid([{ field: 'id', code: 'required' }]);
  return applicationOf(db, id);
});
serve(programmePeopleRoutes, programmePeopleCalls.handle, ({ c, db, env, caller, body }) =>
  handleApplication({ db, env, caller, address: addressOf(c.req.raw) }, body),
);
serve(programmePeopleRoutes, programmePeopleCalls.applicationsFile, async ({ c, db, userId, lang, query }) => {
  await noteExport(db, userId);
  const { headings, steps, lineOf } = applicationFile(db, query, lang);
  return csvFile(c, 'cooperation', csvStream(headings, steps, lineOf));
});
serve(programmePeopleRoutes, programmePeopleCalls.applicationsWorkbook, async ({ c, db, userId, lang, query }) => {
  await noteExport(db, userId);
  const { name, rows } = await applicationSheet(db, query, lang);
  const [headings = [], ...lines] = rows;
  const steps = (async function* () {
    yield lines;
  })();
  return xlsxFile(
    c,
    'cooperation',
    xlsxStream(name, headings.map(String), steps, (line) => line),
  );
});
