import { type Counted, NONE, type OfficeFigures, type Progress } from '../../../../db/contract/programme/office.ts';
import type { Database, RowOf } from '../../../platform/database.ts';
import { STAGE } from '../../../tables/programme/lifecycle.ts';
import { roundOf } from './table.ts';

/** Rounds whose totals stand beside each other. */
const ROUNDS = 20;

interface Group
  extends RowOf<
    'project',
    'scope' | 'org_province_name' | 'industrial' | 'stage' | 'recommend_state' | 'last_selected'
  > {
  number: number;
}

const STANDING_STAGES = [STAGE.declared, STAGE.returned].join(', ');
const blank = (value: string): Counted => ({ value, declared: 0, recommended: 0, selected: 0 });

function add(to: Counted, { recommend_state, last_selected, number }: Group): void {
  to.declared += number;
  if (recommend_state === 1) to.recommended += number;
  if (last_selected === 1) to.selected += number;
}

/** The groups brought together by one of their values, the largest first. */
function by(groups: readonly Group[], keyOf: (group: Group) => string): Counted[] {
  const found = new Map<string, Counted>();
  for (const group of groups) {
    const value = keyOf(group);
    const into = found.get(value) ?? blank(value);
    found.set(value, into);
    add(into, group);
  }
  return [...found.values()].sort((a, b) => b.declared - a.declared || (a.value < b.value ? -1 : 1));
}

type Scope = RowOf<'scope', 'id' | 'pid' | 'level' | 'name' | 'name_en'>;

/** Fields below the second level count as the one above them, as the table finds them. */
const SECOND = 2;

/**
 * How many were declared, recommended and selected in a round, by field, province and kind of unit, and in the last rounds. Read from
 * an index alone.
 * @param asked id of a round, `none`, or nothing for the one that calls mean
 */
export async function officeFigures(db: Database, asked: string | undefined): Promise<OfficeFigures> {
  const id = await roundOf(db, asked);
  const [groups = [], rounds = [], titles = [], scopes = []] = await db.batch<unknown>([
    {
      sql: `SELECT scope, org_province_name, industrial, stage, recommend_state, last_selected, count(*) AS number FROM project
            WHERE round_id IS nullif(?, '') AND is_delete = 0 AND stage IN (${STANDING_STAGES}, ${STAGE.withdrawn})
            GROUP BY stage, recommend_state, last_selected, org_province_name, industrial, scope`,
      params: [id],
    },
    {
      sql: `SELECT r.id AS value, r.title, r.title_en, count(p.id) AS declared, coalesce(sum(p.recommend_state = 1), 0) AS recommended,
              coalesce(sum(p.last_selected), 0) AS selected
            FROM (SELECT id, title, title_en, open_time FROM project_round WHERE is_delete = 0 ORDER BY open_time DESC LIMIT ${ROUNDS}) r
            LEFT JOIN project p ON p.round_id = r.id AND p.is_delete = 0 AND p.stage IN (${STANDING_STAGES})
            GROUP BY r.id ORDER BY r.open_time DESC`,
      params: [],
    },
    { sql: 'SELECT id, title, title_en, opinions_due FROM project_round WHERE id = ? AND is_delete = 0', params: [id] },
    { sql: 'SELECT id, pid, level, name, name_en FROM scope', params: [] },
  ]);
  const all = groups as Group[];
  const standing = all.filter(({ stage }) => stage !== STAGE.withdrawn);
  const known = new Map((scopes as Scope[]).map((scope) => [scope.id, scope]));
  const fieldOf = ({ scope }: Group): string => {
    const found = scope ? known.get(scope) : undefined;
    return (found && found.level > SECOND ? found.pid : scope) || NONE;
  };
  const at = (stage: number) =>
    all.filter((group) => group.stage === stage).reduce((sum, { number }) => sum + number, 0);
  return {
    round: (titles[0] as OfficeFigures['round']) ?? null,
    total: by(standing, () => id || NONE)[0] ?? blank(id || NONE),
    returned: at(STAGE.returned),
    withdrawn: at(STAGE.withdrawn),
    scope: by(standing, fieldOf).map((row) => {
      const { name = null, name_en = null } = known.get(row.value) ?? {};
      return { ...row, name, name_en };
    }),
    province: by(standing, ({ org_province_name }) => org_province_name || NONE),
    industrial: by(standing, ({ industrial }) => String(industrial ?? 0)),
    rounds: rounds as OfficeFigures['rounds'],
  };
}

/**
 * How far each recommender is with what it was given in a round: units and persons by the declarations that chose them, experts by
 * those that the office gave them. Who is furthest behind comes first.
 * @param asked as in `officeFigures`
 */
export async function recommenderProgress(db: Database, asked: string | undefined): Promise<Progress[]> {
  const round = await roundOf(db, asked);
  const standing = `p.round_id IS nullif(?1, '') AND p.is_delete = 0 AND p.stage IN (${STANDING_STAGES})`;
  return db.all<Progress>(
    `WITH given(recommender, project) AS (
       SELECT p.orgRec_id, p.id FROM project p WHERE ${standing}
       UNION SELECT p.personRec_id, p.id FROM project p WHERE ${standing}
       UNION SELECT a.recommender_id, p.id FROM project p JOIN project_assignment a ON a.project_id = p.id AND a.state = 1 WHERE ${standing})
     SELECT r.id AS recommender_id, r.org_name AS name, r.identify, count(*) AS assigned, count(o.id) AS written,
       count(*) - count(o.id) AS due
     FROM given g JOIN project_recommend r ON r.id = g.recommender
     LEFT JOIN project_rec_opinion o ON o.project_id = g.project AND o.roc_org = g.recommender AND o.is_delete = 0
     GROUP BY r.id ORDER BY due DESC, assigned DESC, r.id LIMIT 500`,
    [round],
  );
}
