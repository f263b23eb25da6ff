import { SEES_OTHERS, SHOWS_APPLICANT } from '../../../db/contract/enums-programme.ts';
import { ROUND_LIMITS, roundTimeErrors } from '../../../db/contract/programme/rounds.ts';
import { projectRoundFiles, projectRounds } from '../../../db/schema/programme-rounds.ts';
import type { Demand, WriteContext } from '../../data/hooks.ts';
import type { Row } from '../../data/row.ts';
import { AppError, invalid } from '../../platform/errors.ts';
import { edited, editedLiving } from '../patterns.ts';
import { removedAlong } from '../removed-along.ts';
import { office } from './reach.ts';

const DECLARED = 'SELECT 1 FROM project WHERE round_id IN (SELECT value FROM json_each(?)) AND is_delete = 0';

function checkTimes(row: Row): void {
  const errors = roundTimeErrors(row);
  if (errors.length > 0) throw invalid(errors);
}

/** A round with declarations stays: they would belong to none. */
async function checkUnused(rows: Row[], { db }: WriteContext, verb: 'del' | 'remove'): Promise<Demand> {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  if (await db.first(`${DECLARED} LIMIT 1`, [ids])) throw new AppError(409, 'round_in_use');
  // One that was started meanwhile is found by the batch.
  const unused = { sql: `SELECT CASE WHEN EXISTS (${DECLARED}) THEN json('stale') END`, params: [ids] };
  return { before: [unused], after: removedAlong('project_round', rows, verb) };
}

/** Rounds of the programme: the office keeps them, everybody reads when declarations are taken (decision 111). */
export const project_round = editedLiving(
  projectRounds,
  'id',
  [
    ...(['title', 'title_en', 'guide', 'open_time', 'close_time', 'opinions_needed', 'opinions_due'] as const),
    ...(['sees_others', 'shows_applicant'] as const),
  ],
  {
    by: 'project-admin',
    columns: {
      opinions_needed: office,
      sees_others: office,
      shows_applicant: office,
      add_user: office,
    },
    names: { add_user: ['user'] },
    item: 'filed',
    lends: { files: ['guide'] },
    hooks: {
      html: ['guide'],
      required: { title: 'required', open_time: 'required', close_time: 'required' },
      maxima: { title: ROUND_LIMITS.title, title_en: ROUND_LIMITS.title },
      options: { sees_others: SEES_OTHERS, shows_applicant: SHOWS_APPLICANT },
      checks: {
        opinions_needed: {
          passes: (text) => Number(text) >= 1 && Number(text) <= ROUND_LIMITS.opinions,
          code: 'invalid_value',
        },
      },
      beforeAdd: (rows) => {
        for (const row of rows) checkTimes(row);
        return undefined;
      },
      beforePut: (rows, changes) => {
        for (const row of rows) checkTimes({ ...row, ...changes });
        changes.version = Math.max(...rows.map(({ version }) => Number(version))) + 1;
        return undefined;
      },
      beforeRemove: checkUnused,
    },
  },
);

/** What the attachments of a declaration must hold. */
export const project_round_file = edited(projectRoundFiles, 'id', ['round_id', 'name', 'is_required', 'sort'], {
  by: 'project-admin',
  fixed: ['round_id'],
  names: { round_id: ['project_round'] },
  hooks: {
    parent: 'round_id',
    required: { round_id: 'required', name: 'required' },
    maxima: { name: ROUND_LIMITS.kind },
  },
});
