import type { StageChange } from '../../../../db/contract/programme/office.ts';
import type { Caller } from '../../../platform/caller.ts';
import { now, shownTime } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { decideOnce } from '../../../platform/decision.ts';
import { AppError, invalid, notFound } from '../../../platform/errors.ts';
import { noticeEntry } from '../../../platform/notices.ts';
import { historyOf, STAGE } from '../../../tables/programme/lifecycle.ts';

const { declared, returned, withdrawn } = STAGE;

/** What each stage may follow. */
const FROM: Readonly<Record<StageChange['stage'], readonly number[]>> = {
  [declared]: [returned, withdrawn],
  [returned]: [declared],
  [withdrawn]: [declared, returned],
};
const ACTIONS = { [declared]: 'restore', [returned]: 'return', [withdrawn]: 'withdraw' } as const;

/**
 * Returns a declaration to its declarant, whatever opinions it has, withdraws it from its round, or takes that back. Its declarant is
 * told, with the reason; what was written about it stays.
 * @throws AppError 404, 409 where it stands elsewhere by now, 422 for a way that there is not
 */
export async function changeStage(
  db: Database,
  caller: Caller,
  { id, from, stage, reason }: StageChange,
): Promise<{ id: string; stage: number }> {
  if (!FROM[stage].includes(from)) throw invalid([{ field: 'stage', code: 'invalid_value' }]);
  const project = await db.first<{ name: string; declarant_user_id: string; stage: number }>(
    'SELECT name, declarant_user_id, stage FROM project WHERE id = ? AND is_delete = 0 AND stage > 0',
    [id],
  );
  if (!project) throw notFound();
  const at = now();
  const why = stage === declared ? null : (reason ?? null);
  const done = await decideOnce(db, {
    guarded: {
      sql: `UPDATE project SET stage = ?, return_reason = ?, version = version + 1, update_date = ?
            WHERE id = ? AND stage = ? AND is_delete = 0`,
      params: [stage, why, shownTime(at), id, from],
    },
    told: [
      noticeEntry({
        userId: project.declarant_user_id,
        topic: 'declaration_stage',
        params: { name: project.name, code: String(stage), opinion: why },
        link: `/programme/declarations/${id}`,
      }),
    ],
    log: [historyOf(id, ACTIONS[stage], caller, { before: from, after: stage, opinion: why })],
  });
  if (!done) throw new AppError(409, 'conflict');
  return { id, stage };
}
