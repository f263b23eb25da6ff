import { candidatesFor, publishedSource } from '../../functions/modules/matching/candidates.ts';
import type { TopicModel } from '../../functions/modules/matching/model.ts';
import { askingOf, byScore, readTexts, scored, withNeighbours } from '../../functions/modules/matching/score.ts';
import type { Database } from '../../functions/platform/database.ts';

/**
 * How well results fit a demand, each as the match would score the pair, whether or not its lists bring it.
 * @param ids of public results; others are left out
 */
export async function pairsOf(
  db: Database,
  model: TopicModel,
  id: string,
  ids: readonly string[],
): Promise<{ id: string; score: number }[]> {
  const demand = await publishedSource(db, model, 'demand', id);
  if (!demand) throw new Error(`no demand ${id}`);
  const alone = askingOf(model, demand);
  const near = await candidatesFor(db, model, 'demand', demand, undefined);
  const asking = withNeighbours(alone, readTexts(model, alone, near));
  const results = await Promise.all(ids.map((each) => publishedSource(db, model, 'result', each)));
  return readTexts(
    model,
    asking,
    results.filter((result) => result !== null),
  )
    .map((each) => scored('demand', demand, asking, each))
    .sort(byScore)
    .map(({ candidate, score, exact }) => ({ id: candidate.id, score: score + exact / 10 }));
}
