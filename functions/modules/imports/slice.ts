import {
  IMPORT_ROW,
  IMPORT_STATE,
  type ImportReason,
  type ImportRowState,
  importersOf,
} from '../../../db/contract/import-kinds.ts';
import type { FileRow, ImportProblem } from '../../../db/contract/imports.ts';
import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import { AUTHORITIES, type Authority } from '../../../db/contract/limits.ts';
import { type Caller, VISITOR } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError } from '../../platform/errors.ts';
import { Lanes } from '../../platform/lanes.ts';
import { publishItem } from '../items/write/publish.ts';
import { type Converted, MANNERS, RowReader } from './convert.ts';
import { forgetFile, type JobRow, kindOf } from './jobs.ts';
import { readPiece } from './pieces.ts';
import { type Reference, referenceOf } from './reference.ts';
import { identityOf, isTwin, noTwin, twins } from './twins.ts';

const { waiting, running, paused, done } = IMPORT_STATE;

/** Rows of a slice, of which so many are written side by side. */
const SLICE = 20;
const SIDE_BY_SIDE = 4;
/** Between two slices: other work of the database has its turn. */
const PAUSE_MS = 10;
/** Imports that run at the same time; the others wait for their turn, and ask for it again after a while. */
const AT_ONCE = 3;
const TURN_MS = 3000;

/** A path that SQLite cannot read, and names: so a batch says that the import was stopped meanwhile. */
const STOPPED = 'import-stopped';

const ifRunning = (job: string): Statement => ({
  sql: `SELECT CASE WHEN (SELECT state FROM import_job WHERE id = ?) = ${running} THEN 1 ELSE json_extract('{}', '${STOPPED}') END`,
  params: [job],
});
const isStopped = (error: unknown): boolean =>
  error instanceof Error && new RegExp(`path.*'${STOPPED}'`).test(error.message);

/** What became of a row. */
interface Outcome {
  line: number;
  state: ImportRowState;
  name: string;
  itemId: string | null;
  problems: readonly ImportProblem[];
}

/** A row of the slice that is to be made, read. */
interface Due {
  line: number;
  row: Converted;
}

/** How the making of a row ended: what became of it where it was not made, or what broke. */
type End = { outcome: Outcome | null } | { due: Due; error: unknown };

const COUNT = {
  [IMPORT_ROW.made]: 'made_count',
  [IMPORT_ROW.duplicate]: 'duplicate_count',
  [IMPORT_ROW.refused]: 'refused_count',
} as const;

const NAME = 200;

/** Notes what became of rows, and counts those that were not noted before. */
const noted = (job: string, state: ImportRowState, outcomes: readonly Outcome[]): Statement[] =>
  outcomes.length === 0
    ? []
    : [
        {
          sql: `INSERT OR IGNORE INTO import_row (job_id, row_no, state, item_id, name, problems)
                SELECT ?1, value ->> 0, ${state}, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?2)`,
          params: [
            job,
            JSON.stringify(
              outcomes.map(({ line, itemId, name, problems }) => [
                line,
                itemId,
                name.slice(0, NAME),
                problems.length > 0 ? JSON.stringify(problems) : null,
              ]),
            ),
          ],
        },
        {
          sql: `UPDATE import_job SET done_count = done_count + changes(), ${COUNT[state]} = ${COUNT[state]} + changes() WHERE id = ?`,
          params: [job],
        },
      ];

/** A made row, in the batch that makes its item: noted once or not made. */
const notedMade = (job: string, { line, row }: Due, itemId: string): Statement[] => [
  ifRunning(job),
  {
    sql: `INSERT INTO import_row (job_id, row_no, state, item_id, name) VALUES (?, ?, ${IMPORT_ROW.made}, ?, ?)`,
    params: [job, line, itemId, row.name.slice(0, NAME)],
  },
  {
    sql: 'UPDATE import_job SET done_count = done_count + 1, made_count = made_count + 1, update_time = ? WHERE id = ?',
    params: [now(), job],
  },
];

/**
 * Who an import acts as: its user with what entering for others needs, and with the word of an auditor only where it was begun so.
 * @param authority column of the user as it is now
 * @returns null for a user who may no longer import
 */
function importerOf(job: Pick<JobRow, 'user_id' | 'at_once'>, kind: PublishedKind, authority: string): Caller | null {
  const held = authority.split(',').map((token) => token.trim());
  const holds = (wanted: Authority) => held.includes('admin') || held.includes(wanted);
  const { input, auditor } = PUBLISHED[kind];
  if (!importersOf(kind).some(holds) || (job.at_once === 1 && !holds(auditor))) return null;
  const authorities = AUTHORITIES.filter((each) => each === input || (each === auditor && job.at_once === 1));
  return { ...VISITOR, kind: 'user', userId: job.user_id, authorities: new Set(authorities) };
}

const pause = (id: string, reason: ImportReason): Statement => ({
  sql: `UPDATE import_job SET state = ${paused}, reason = ?, update_time = ? WHERE id = ? AND state IN (${waiting}, ${running})`,
  params: [reason, now(), id],
});

/** An import that broke again and again waits for a person. */
export async function pauseBroken(db: Database, id: string): Promise<void> {
  await db.batch([pause(id, 'failure')]);
}

/** Makes the rows of an import, a slice at a time; it keeps the piece of the file that is at hand, and what its rows are read with. */
export class Slices {
  private readonly env: Env;
  private piece: { no: number; rows: FileRow[]; reference: Reference } | undefined;

  constructor(env: Env) {
    this.env = env;
  }

  /**
   * The next slice of an import, if it is to go on.
   * @param careful after failures: where single rows of the slice break and others do not, those are refused, so that one row stops no
   *   file
   * @returns milliseconds until the next one; null where nothing is to be done
   */
  async next(db: Database, id: string, careful = false): Promise<number | null> {
    const [, jobs = []] = await db.batch<JobRow & { authority: string | null }>([
      {
        sql: `UPDATE import_job SET state = ${running}, update_time = ?2 WHERE id = ?1 AND state = ${waiting}
                AND (SELECT count(*) FROM import_job WHERE state = ${running} AND is_swept = 0) < ${AT_ONCE}`,
        params: [id, now()],
      },
      {
        sql: 'SELECT j.*, u.authority FROM import_job j LEFT JOIN user u ON u.user_id = j.user_id AND u.is_delete = 0 WHERE j.id = ?',
        params: [id],
      },
    ]);
    const [job] = jobs;
    if (job?.state === waiting) return TURN_MS;
    if (job?.state !== running) return null;
    const caller = importerOf(job, kindOf(job), job.authority ?? '');
    if (!caller) {
      await db.batch([pause(id, 'authority')]);
      return null;
    }
    try {
      return await this.slice(db, job, caller, careful);
    } catch (error) {
      // Whoever stopped it was answered that nothing is made any more.
      if (isStopped(error)) return null;
      throw error;
    }
  }

  private async pieceOf(db: Database, job: JobRow): Promise<{ rows: FileRow[]; reference: Reference }> {
    const no = job.next_piece;
    if (this.piece?.no !== no) {
      const rows = await readPiece(db, this.env, job.id, no);
      if (!rows) throw new Error(`a piece is missing`);
      this.piece = { no, rows, reference: await referenceOf(db) };
    }
    return this.piece;
  }

  private async slice(db: Database, job: JobRow, caller: Caller, careful: boolean): Promise<number | null> {
    const { id, next_row: from } = job;
    const kind = kindOf(job);
    const { rows: all, reference } = await this.pieceOf(db, job);
    const rows = all.slice(from, from + SLICE);
    const reader = new RowReader(kind, JSON.parse(job.headings) as string[], reference);
    const read = rows.map(({ line, cells }) => ({ line, row: reader.read(cells) }));
    const [before = [], found = []] = await db.batch<unknown>([
      {
        sql: 'SELECT row_no FROM import_row WHERE job_id = ? AND row_no IN (SELECT value FROM json_each(?))',
        params: [id, JSON.stringify(rows.map(({ line }) => line))],
      },
      twins(
        kind,
        read.map(({ row }) => row),
      ),
    ]);
    const finished = new Set((before as { row_no: number }[]).map(({ row_no }) => row_no));
    const there = new Map((found as { place: number; id: string }[]).map((twin) => [twin.place, twin.id]));
    const outcomes: Outcome[] = [];
    const first: Due[] = [];
    const later: Due[] = [];
    const seen = new Set<string>();
    for (const [place, due] of read.entries()) {
      if (finished.has(due.line)) continue;
      const twin = there.get(place);
      const { name, problems, input } = due.row;
      if (!input) outcomes.push({ line: due.line, state: IMPORT_ROW.refused, name, itemId: null, problems });
      else if (twin !== undefined) outcomes.push(duplicate(due, twin));
      else {
        // What an earlier row of the slice may make is looked for once that is done.
        const identity = identityOf(due.row);
        (seen.has(identity) ? later : first).push(due);
        seen.add(identity);
      }
    }
    const ends = [
      ...(await this.makeAll(db, job, caller, first, SIDE_BY_SIDE)),
      ...(await this.makeAll(db, job, caller, later, 1)),
    ];
    const broken = ends.filter((end) => 'error' in end);
    const stopped = broken.find(({ error }) => isStopped(error));
    // Where nothing works at all, it is not the rows.
    if (broken[0] && (stopped || !careful || broken.length === rows.length)) throw (stopped ?? broken[0]).error;
    outcomes.push(...ends.flatMap((end) => ('error' in end ? [brokenRow(end.due)] : (end.outcome ?? []))));
    return this.close(db, job, outcomes, from + rows.length, all.length);
  }

  /** Makes rows, a few side by side; a row that breaks keeps none of the others from being finished first. */
  private async makeAll(
    db: Database,
    job: JobRow,
    caller: Caller,
    rows: readonly Due[],
    count: number,
  ): Promise<End[]> {
    const lanes = new Lanes(count);
    return Promise.all(
      rows.map(async (due): Promise<End> => {
        try {
          return { outcome: await lanes.run(() => this.make(db, job, caller, due)) };
        } catch (error) {
          return { due, error };
        }
      }),
    );
  }

  /** @returns what became of a row that was not made */
  private async make(db: Database, job: JobRow, caller: Caller, due: Due): Promise<Outcome | null> {
    const { line, row } = due;
    const kind = kindOf(job);
    if (!row.input) return null;
    try {
      await publishItem(db, this.env, caller, MANNERS[kind], row.input, `import:${job.id}:${line}`, {
        imported: true,
        follows: (id) => [noTwin(kind, row, id), ...notedMade(job.id, due, id)],
      });
      return null;
    } catch (error) {
      if (isTwin(error)) {
        const [twin] = await db.batch<{ id: string }>([twins(kind, [row])]);
        if (twin?.[0]) return duplicate(due, twin[0].id);
      }
      if (!(error instanceof AppError) || error.status !== 422) throw error;
      return { line, state: IMPORT_ROW.refused, name: row.name, itemId: null, problems: error.fields };
    }
  }

  /** Notes what was not made, and where it goes on: at the next row, the next piece, or nowhere. */
  private async close(
    db: Database,
    job: JobRow,
    outcomes: readonly Outcome[],
    row: number,
    ofPiece: number,
  ): Promise<number | null> {
    const { id, pieces } = job;
    const isOver = row >= ofPiece;
    const piece = isOver ? job.next_piece + 1 : job.next_piece;
    const ended = piece > pieces;
    const at = now();
    await db.batch([
      ifRunning(id),
      ...([IMPORT_ROW.duplicate, IMPORT_ROW.refused] as const).flatMap((state) =>
        noted(
          id,
          state,
          outcomes.filter((outcome) => outcome.state === state),
        ),
      ),
      {
        sql: `UPDATE import_job SET next_piece = ?, next_row = ?, update_time = ?, state = ?, end_time = ? WHERE id = ?`,
        params: [piece, isOver ? 0 : row, at, ended ? done : running, ended ? at : null, id],
      },
    ]);
    if (!ended) return PAUSE_MS;
    await forgetFile(db, this.env, id);
    return null;
  }
}

const duplicate = ({ line, row }: Due, itemId: string): Outcome => ({
  ...{ line, state: IMPORT_ROW.duplicate, name: row.name, itemId, problems: [] },
});

/** A row that nobody knows what is wrong with; its failure is kept where failures are. */
const brokenRow = ({ line, row }: Due): Outcome => ({
  ...{ line, state: IMPORT_ROW.refused, name: row.name, itemId: null },
  problems: [{ field: '', code: 'server_exception' }],
});
