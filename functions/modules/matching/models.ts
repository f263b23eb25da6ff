import { MOST, type Weights } from '../../../db/contract/matching.ts';
import type { MatchingState } from '../../../db/contract/matching-models.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import type { Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { notFound } from '../../platform/errors.ts';
import { FIRST_MODEL, forgetModel, modelKey } from './kept-model.ts';
import type { Trial } from './lessons.ts';
import type { WeightsTrial } from './weights.ts';

/** Trials of weights that are shown, the newest. */
const SHOWN = 60;

interface Row {
  version: string;
  current: number;
  figures: string;
  add_time: number;
}

interface ModelFigures {
  texts: number;
  fields: number;
  trial: Trial;
  before: Trial;
  taken: boolean;
}

/** Versions that stand for what an installation begins with. */
const BEGINNING = { model: FIRST_MODEL, weights: 'default' } as const;
const TABLES = { model: 'topic_model', weights: 'match_weights' } as const;

/** Which models and weights there are, which are in force, how well each did, and how much members told. */
export async function matchingState(db: Database, env: Pick<Env, 'TRAINER'>): Promise<MatchingState> {
  const [models = [], weights = [], uses = [], busy] = await Promise.all([
    db.all<Row>('SELECT version, current, figures, add_time FROM topic_model ORDER BY version DESC LIMIT 50'),
    db.all<Row & { weights: string }>(
      `SELECT version, current, weights, figures, add_time FROM match_weights ORDER BY version DESC LIMIT ${SHOWN}`,
    ),
    db.all<{ shown: number; opened: number; dismissed: number }>(
      `SELECT count(*) AS shown, count(open_time) AS opened, (SELECT count(*) FROM (SELECT 1 FROM match_dismissal LIMIT 10000)) AS dismissed
        FROM (SELECT open_time FROM match_use ORDER BY add_time DESC LIMIT 10000)`,
    ),
    env.TRAINER.getByName('topics')
      .busy()
      .catch(() => false),
  ]);
  const inForce = weights.find(({ current }) => current === 1);
  return {
    busy,
    uses: uses[0] ?? { shown: 0, opened: 0, dismissed: 0 },
    models: [
      ...models.map(({ figures, ...row }) => {
        const { texts, fields, trial, before, taken } = JSON.parse(figures) as ModelFigures;
        return { ...row, texts, fields, taken, agreement: trial.agreement, sure: trial.sure, before: before.agreement };
      }),
      {
        ...{ version: FIRST_MODEL, current: models.some(({ current }) => current === 1) ? 0 : 1, add_time: 0 },
        ...{ texts: 0, fields: 0, taken: true, agreement: null, sure: null, before: null },
      },
    ],
    weights: inForce ? (JSON.parse(inForce.weights) as Weights) : MOST,
    defaults: MOST,
    trials: [
      ...weights.map(({ figures, weights: own, ...row }) => ({
        ...row,
        ...(JSON.parse(figures) as WeightsTrial),
        weights: JSON.parse(own) as Weights,
      })),
      {
        ...{ version: BEGINNING.weights, current: inForce ? 0 : 1, add_time: 0, weights: MOST },
        ...{ judgements: 0, heldOut: 0, agreement: null, before: null, taken: true },
      },
    ],
  };
}

/**
 * Puts a kept model, or kept weights, into force: the way back from what did worse than its trial promised. Items are read anew by
 * the schedule.
 * @param what which of the two; @param version of one that is kept, or what an installation begins with
 * @throws AppError 404 for a version that is not kept any more
 */
export async function putInForce(
  db: Database,
  env: Pick<Env, 'FILES'>,
  userId: string,
  { what, version }: { what: keyof typeof TABLES; version: string },
): Promise<{ changed: number }> {
  const table = TABLES[what];
  const before = await db.first<{ version: string }>(`SELECT version FROM ${table} WHERE current = 1`);
  const former = before?.version ?? BEGINNING[what];
  if (former === version) return { changed: 0 };
  const isBeginning = version === BEGINNING[what];
  const known = isBeginning || (await db.first(`SELECT 1 FROM ${table} WHERE version = ?`, [version])) !== null;
  const kept = what === 'weights' || (await env.FILES.head(modelKey(version))) !== null;
  if (!known || !kept) throw notFound();
  await db.batch([
    { sql: `UPDATE ${table} SET current = CASE version WHEN ? THEN 1 ELSE 0 END`, params: [version] },
    auditEntry({ userId, action: 'matching-model', table, itemId: version, before: former, after: version }),
  ]);
  forgetModel();
  return { changed: 1 };
}
