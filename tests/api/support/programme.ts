import { makeDeclaredProject, makeOpinion, makeRecommender } from '../../seed/factories/programme.ts';
import type { Row } from '../../seed/rows.ts';

const NOW = () => Math.floor(Date.now() / 1000);
const DAY = 86_400;
let count = 900;

/** Writes rows of the programme straight into a started server's database, for worlds that no call makes. */
export class ProgrammeWorld {
  private readonly db: D1Database;
  /** Ids made from it are the same for equal seeds, so that two databases can be told apart by what differs. */
  private readonly seed: string;
  private made = 0;
  private readonly at: number;

  /** @param at unix seconds from which all times are counted */
  constructor(db: D1Database, seed = '', at = NOW()) {
    this.db = db;
    this.seed = seed;
    this.at = at;
  }

  private id(kind: string): string {
    this.made += 1;
    return this.seed ? `${this.seed}-${kind}-${this.made}` : `test-${kind}-${process.pid}-${++count}`;
  }

  async insert(table: string, row: Row): Promise<Row> {
    const names = Object.keys(row);
    const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
    await this.db
      .prepare(sql)
      .bind(...(Object.values(row) as (string | number | null)[]))
      .run();
    return row;
  }

  /** A round that takes opinions for ten more days, unless told. */
  async round(overrides: Row = {}): Promise<string> {
    const id = this.id('round');
    const { at } = this;
    const times = { open_time: at - 40 * DAY, close_time: at - DAY, opinions_due: at + 10 * DAY };
    await this.insert('project_round', { id, title: `测试批次${id}`, ...times, opinions_needed: 3, ...overrides });
    return id;
  }

  /** A recommender with the demo password and a name of its own. */
  async recommender(identify: 1 | 2 | 3, overrides: Row = {}): Promise<{ id: string; name: string }> {
    const id = this.id('recommender');
    const name = String(overrides.org_name ?? `评审${id}`);
    await this.insert('project_recommend', {
      ...makeRecommender({ identify, org_category: identify === 1 ? 1 : null }, 1),
      ...overrides,
      id,
      org_name: name,
    });
    return { id, name };
  }

  /** A declaration that was handed in, of nobody's choice unless told. */
  async project(overrides: Row = {}): Promise<string> {
    const id = this.id('project');
    const none = { orgRec_id: null, personRec_id: null, last_selected: 0, sort_show: 0 };
    const row = { ...makeDeclaredProject({}, 3), ...none, stage: 1, submit_time: this.at - DAY, ...overrides, id };
    await this.insert('project', row);
    return id;
  }

  async assign(project_id: string, recommender_id: string, state = 1): Promise<void> {
    await this.insert('project_assignment', {
      ...{ id: this.id('assignment'), project_id, recommender_id, state, add_time: this.at },
    });
  }

  async opinion(project_id: string, roc_org: string, overrides: Row = {}): Promise<string> {
    const id = this.id('opinion');
    await this.insert('project_rec_opinion', { ...makeOpinion({}, 2), project_id, roc_org, ...overrides, id });
    return id;
  }

  first = <T>(sql: string, ...params: (string | number)[]): Promise<T | null> =>
    this.db
      .prepare(sql)
      .bind(...params)
      .first<T>();

  run = (sql: string, ...params: (string | number)[]) =>
    this.db
      .prepare(sql)
      .bind(...params)
      .run();
}

/** An opinion as its form sends it. */
export const opinionOf = (project_id: string, overrides: object = {}) => ({
  ...{ project_id, comment: '技术先进，建议推荐。', recommend_type: 2, original: 1, innovate: 2, ...overrides },
});
