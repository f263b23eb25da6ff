import type { Lang } from '../../../db/contract/errors.ts';
import { CRITERIA } from '../../../db/contract/programme/criteria.ts';
import type { PublicationFigures } from '../../../db/contract/programme/publication.ts';
import { type Pair, told } from '../../../db/contract/words.ts';
import { workbook } from '../../platform/workbook.ts';

const CRITERION_LABELS: Readonly<Record<string, Pair>> = Object.assign(
  {},
  ...Object.values(CRITERIA).map(({ criteria }) => criteria),
);

const RANKING = [
  ['项目代号', 'Project'],
  ['名次', 'Rank'],
  ['名次上限', 'Best rank'],
  ['名次下限', 'Worst rank'],
  ['校正均分', 'Corrected mean'],
  ['原始均分', 'Raw mean'],
  ['标准差', 'Spread'],
  ['标准误', 'Standard error'],
  ['意见数', 'Opinions'],
  ['入选名称', 'Selected as'],
] as const satisfies readonly Pair[];

const OPINIONS = [
  ['项目代号', 'Project'],
  ['专家代号', 'Reviewer'],
] as const satisfies readonly Pair[];

/** The figures of a publication as a workbook: the ranking, and every opinion from which it is computed. */
export function figuresWorkbook(figures: PublicationFigures, lang: Lang): Uint8Array<ArrayBuffer> {
  const say = (pair: Pair) => told(pair, lang);
  const names = new Map(figures.selected.map(({ project, content }) => [project, content.name]));
  const ranking = figures.ranking.map((one) => [
    one.project,
    one.rank,
    one.best_rank,
    one.worst_rank,
    one.corrected,
    one.mean,
    one.spread,
    one.error,
    one.opinions,
    names.get(one.project) ?? null,
  ]);
  const criteria = figures.criteria.map((name) => say(CRITERION_LABELS[name] ?? [name, name]));
  const opinions = figures.opinions.map(([project, reviewer, grades]) => [
    project,
    reviewer,
    ...[...grades].map(Number),
  ]);
  return workbook([
    { name: say(['名次', 'Ranking']), rows: [RANKING.map(say), ...ranking] },
    { name: say(['评审意见', 'Opinions']), rows: [[...OPINIONS.map(say), ...criteria], ...opinions] },
  ]);
}
