import { MOST } from '../../../db/contract/matching.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { type Judged, judgedPairs, judgementsOf } from './judgements.ts';
import type { TopicModel } from './model.ts';
import { type Judgement, LEAST_JUDGEMENTS, triedWeights } from './weights.ts';

/** Items whose judgements are read at once. */
const SLICE = 8;
/** Trials that staff can look back on. */
const KEPT_TRIALS = 60;

/** Learns the weights of a match from what members did, a slice at a time. */
export class WeightsLearning {
  private left: Judged[] | undefined;
  private readonly judgements: Judgement[] = [];

  /**
   * Reads the judgements about some more items, and at the end learns from them and tries what was learned.
   * @param version of the weights that may come of it; @param at unix seconds
   * @returns whether there is more to do
   */
  async slice(db: Database, model: TopicModel, version: string, at: number): Promise<boolean> {
    if (!this.left) {
      const all = await judgedPairs(db);
      const count = all.reduce((sum, { verdicts }) => sum + verdicts.length, 0);
      this.left = count < LEAST_JUDGEMENTS ? [] : all;
    }
    // What failed is read again: it is taken off when it was read.
    const next = this.left.slice(0, SLICE);
    const read: Judgement[] = [];
    for (const judged of next) read.push(...(await judgementsOf(db, model, judged)));
    this.judgements.push(...read);
    this.left = this.left.slice(next.length);
    if (this.left.length > 0) return true;
    const tried = triedWeights(this.judgements, model.most ?? MOST);
    if (tried) await db.batch(settled(version, at, tried));
    return false;
  }
}

/** A trial as a row, which takes the place of the weights in force where it did better. */
function settled(
  version: string,
  at: number,
  { weights, trial }: NonNullable<ReturnType<typeof triedWeights>>,
): Statement[] {
  return [
    ...(trial.taken ? [{ sql: 'UPDATE match_weights SET current = 0 WHERE current = 1', params: [] }] : []),
    {
      sql: 'INSERT INTO match_weights(version, current, weights, figures, add_time) VALUES (?, ?, ?, ?, ?)',
      params: [version, trial.taken ? 1 : 0, JSON.stringify(weights), JSON.stringify(trial), at],
    },
    {
      sql: `DELETE FROM match_weights WHERE current = 0 AND version IN (
        SELECT version FROM match_weights ORDER BY version DESC LIMIT 50 OFFSET ${KEPT_TRIALS})`,
      params: [],
    },
  ];
}
