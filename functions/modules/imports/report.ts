import type { Lang } from '../../../db/contract/errors.ts';
import { messageOf } from '../../../db/contract/errors.ts';
import { IMPORT_LIMITS, IMPORT_ROW, IMPORT_STATE } from '../../../db/contract/import-kinds.ts';
import { type ImportProblem, type ImportRow, importFields } from '../../../db/contract/imports.ts';
import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import { imports } from '../../../db/contract/words/imports.ts';
import { defineText, grouped, told } from '../../../db/contract/words.ts';
import type { Caller } from '../../platform/caller.ts';
import { csvLine } from '../../platform/csv.ts';
import { csvStream } from '../../platform/csv-stream.ts';
import type { Database } from '../../platform/database.ts';
import { type Page, pageOf } from '../../platform/envelope.ts';
import { type Paging, pagingOf } from '../../platform/paging.ts';
import { type JobRow, kindOf, readJob } from './jobs.ts';

const WORDS = defineText(imports);

type StoredRow = Omit<ImportRow, 'problems'> & { problems: string | null };

const select = (kind: PublishedKind): string => {
  const { noun, key } = PUBLISHED[kind];
  return `SELECT r.row_no, r.state, r.name, r.item_id, i.code, r.problems FROM import_row r LEFT JOIN ${noun} i ON i.${key} = r.item_id`;
};

const shown = ({ problems, ...row }: StoredRow): ImportRow => ({
  ...row,
  problems: problems ? (JSON.parse(problems) as ImportProblem[]) : [],
});

const STATES = new Set<number>(Object.values(IMPORT_ROW));

const COUNTS = {
  [IMPORT_ROW.made]: 'made_count',
  [IMPORT_ROW.duplicate]: 'duplicate_count',
  [IMPORT_ROW.refused]: 'refused_count',
} as const satisfies Record<number, keyof JobRow>;

/**
 * A page of the rows of an import, in the order of the file, of one state where one is named; pages lead to the first thousand, since
 * what precedes a page is skipped row by row.
 * @throws AppError 404
 */
export async function importedRows(
  db: Database,
  caller: Caller,
  query: Paging & { id?: string | undefined; state?: string | undefined },
): Promise<Page<ImportRow>> {
  const job = await readJob(db, caller, query.id ?? '');
  const { current, size, offset } = pagingOf(query);
  const state = STATES.has(Number(query.state)) ? (Number(query.state) as keyof typeof COUNTS) : null;
  const count = state === null ? job.done_count : job[COUNTS[state]];
  const { reached } = IMPORT_LIMITS;
  const limit = Math.min(size, Math.max(0, reached - offset));
  const rows = await db.all<StoredRow>(
    `${select(kindOf(job))} WHERE r.job_id = ? ${state === null ? '' : 'AND r.state = ?'} ORDER BY r.row_no LIMIT ? OFFSET ?`,
    [job.id, ...(state === null ? [] : [state]), limit, Math.min(offset, reached)],
  );
  return pageOf(rows.map(shown), current, size, Math.min(count, reached), count > reached);
}

/** Rows that one step of the report reads. */
const STEP = 500;

/** Rows that were announced and are none of the file, once it is done. */
const missingOf = ({ state, row_count, done_count }: JobRow): number =>
  state === IMPORT_STATE.done ? Math.max(0, row_count - done_count) : 0;

/** The rows of an import, and in the end how many of those that were announced are missing. */
async function* steps(db: Database, job: JobRow): AsyncGenerator<(ImportRow | number)[]> {
  let last = 0;
  for (;;) {
    const rows = await db.all<StoredRow>(
      `${select(kindOf(job))} WHERE r.job_id = ? AND r.row_no > ? ORDER BY r.row_no LIMIT ${STEP}`,
      [job.id, last],
    );
    if (rows.length === 0) break;
    yield rows.map(shown);
    last = rows.at(-1)?.row_no ?? 0;
  }
  const missing = missingOf(job);
  if (missing > 0) yield [missing];
}

/** What is wrong with a row, in words: the field as the form calls it, and why. */
function problemsOf(kind: PublishedKind, lang: Lang): (problems: readonly ImportProblem[]) => string {
  const labels = new Map(importFields(kind).map(({ name, label }) => [name, told(label, lang)]));
  const { colon, between } = WORDS[lang];
  return (problems) =>
    problems
      .map(({ field, code, params }) => {
        const label = labels.get(field);
        return `${label === undefined ? '' : label + colon}${messageOf(code, lang, params)}`;
      })
      .join(between);
}

/**
 * What became of every row so far, and how many of those that were announced never came, as a CSV file that Excel opens with its Chinese intact; rows are read while they are sent.
 * @param lang language of headings, states and problems
 * @throws AppError 404
 */
export async function importReport(
  db: Database,
  caller: Caller,
  id: string,
  lang: Lang,
): Promise<ReadableStream<Uint8Array>> {
  const job = await readJob(db, caller, id);
  const words = WORDS[lang];
  const explain = problemsOf(kindOf(job), lang);
  return csvStream([words.row, words.name, words.state, words.code, words.id, words.problems], steps(db, job), (row) =>
    typeof row === 'number'
      ? csvLine([null, null, words.missing, null, null, words.missingRows(grouped(row), grouped(job.row_count))])
      : csvLine([row.row_no, row.name, words.states[row.state], row.code, row.item_id, explain(row.problems)]),
  );
}
