import type { Lang } from '../../../db/contract/errors.ts';
import { CRITERIA } from '../../../db/contract/programme/criteria.ts';
import type { PublicationFigures } from '../../../db/contract/programme/publication.ts';
import { type Pair, told } from '../../../db/contract/words.ts';
import { xlsxStream } from '../../platform/xlsx-stream.ts';

const CRITERION_LABELS: Readonly<Record<string, Pair>> = Object.assign(
  {},
  ...Object.values(CRITERIA).map(({ criteria }) => criteria),
);

const BEFORE = [
  ['项目代号', 'Project'],
  ['专家代号', 'Reviewer'],
] as const satisfies readonly Pair[];

const AFTER = [
  ['项目名次', 'Rank of the project'],
  ['名次上限', 'Best rank'],
  ['名次下限', 'Worst rank'],
  ['校正均分', 'Corrected mean'],
  ['原始均分', 'Raw mean'],
  ['标准差', 'Spread'],
  ['意见数', 'Opinions'],
  ['入选名称', 'Selected as'],
] as const satisfies readonly Pair[];

const STEP = 1000;

async function* stepsOf<T>(rows: readonly T[]): AsyncGenerator<T[]> {
  for (let from = 0; from < rows.length; from += STEP) yield rows.slice(from, from + STEP);
}

/** The figures of a publication as a workbook: every opinion, with what was computed of its project. */
export function figuresWorkbook(figures: PublicationFigures, lang: Lang): ReadableStream<Uint8Array> {
  const say = (pair: Pair) => told(pair, lang);
  const names = new Map(figures.selected.map(({ project, content }) => [project, content.name]));
  const ranking = new Map(figures.ranking.map((one) => [one.project, one]));
  const criteria = figures.criteria.map((name) => say(CRITERION_LABELS[name] ?? [name, name]));
  return xlsxStream(
    say(['匿名评审数据', 'Figures without names']),
    [...BEFORE.map(say), ...criteria, ...AFTER.map(say)],
    stepsOf(figures.opinions),
    ([project, reviewer, grades]) => {
      const one = ranking.get(project);
      return [
        ...[project, reviewer, ...[...grades].map(Number)],
        ...[one?.rank, one?.best_rank, one?.worst_rank, one?.corrected, one?.mean, one?.spread, one?.opinions],
        names.get(project),
      ];
    },
  );
}
