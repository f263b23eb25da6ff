import { CRITERION_NAMES } from '../../../db/contract/programme/criteria.ts';
import { makeDeclaredProject, makeOpinion, makeRecommender } from '../../seed/factories/programme.ts';
import type { Row } from '../../seed/rows.ts';

/** Writes rows of a table past every rule: what other calls would have made. */
export async function put(db: D1Database, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const names = columns.map((name) => `"${name}"`).join(', ');
  const cells = columns.map((name) => `json_extract(value, '$."${name}"')`).join(', ');
  await db
    .prepare(`INSERT INTO "${table}" (${names}) SELECT ${cells} FROM json_each(?)`)
    .bind(JSON.stringify(rows))
    .run();
}

export const ROUND = 'round-published';
const UNIT = 'unit-published';

const expertId = (number: number): string => `expert-published-${number}`;
export const projectId = (number: number): string => `project-published-${number}`;

const grades = (met: number): Row =>
  Object.fromEntries(CRITERION_NAMES.map((name, nth): [string, number] => [name, nth < met ? 1 : 2]));

/** An opinion in which so many criteria are met, the others general. */
export const opinionOf = (project: number, expert: number, met: number): Row =>
  makeOpinion({
    id: `opinion-${project}-${expert}`,
    project_id: projectId(project),
    roc_org: expertId(expert),
    ...grades(met),
  });

/** A closed round: projects with three opinions each of six experts, of whom the first is lenient. */
export async function rankedRound(db: D1Database, projects = 12): Promise<void> {
  const numbers = Array.from({ length: projects }, (_, number) => number);
  await put(db, 'project_round', [
    { id: ROUND, title: '专场推荐', open_time: 1_000, close_time: 2_000, add_time: 1_000, is_delete: 0 },
  ]);
  await put(db, 'project_recommend', [
    makeRecommender({ id: UNIT, org_name: '测试推荐单位' }, 100),
    ...Array.from({ length: 6 }, (_, number) =>
      makeRecommender({ id: expertId(number), org_name: `测试专家${number}`, identify: 3 }, 101 + number),
    ),
  ]);
  await put(
    db,
    'project',
    numbers.map((number) =>
      makeDeclaredProject(
        {
          id: projectId(number),
          name: `测试成果${number}`,
          optimize_name: null,
          optimize_profile: null,
          round_id: ROUND,
          stage: 1,
          orgRec_id: UNIT,
          personRec_id: null,
          last_selected: 0,
          sort_show: 0,
        },
        200 + number,
      ),
    ),
  );
  const opinions = numbers.flatMap((number) =>
    [0, 1, 3].map((step) => {
      const expert = (number + step) % 6;
      return opinionOf(number, expert, Math.min(18, ((number * 5) % 13) + (expert === 0 ? 4 : 0)));
    }),
  );
  await put(db, 'project_rec_opinion', opinions);
}
