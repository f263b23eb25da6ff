import type { clinicCalls } from '../../../db/contract/calls/clinic.ts';
import type { ClinicCaseRow } from '../../../db/contract/clinic.ts';
import type { AnswerOf, QueryOf } from '../../../db/contract/endpoint.ts';
import type { Database } from '../../platform/database.ts';
import { pagingOf } from '../../platform/paging.ts';
import { pageTaken, taken } from '../../platform/taken.ts';

const COLUMNS = [
  ...(['id', 'title', 'title_en', 'summary', 'summary_en', 'result', 'result_en'] as const),
  ...(['cover', 'org_name', 'expert_id', 'scope_id', 'add_time'] as const),
];

type Stored = Omit<ClinicCaseRow, 'field'>;
type Field = NonNullable<ClinicCaseRow['field']>;

/**
 * A page of the public cases in the order of the editors; what is counted ends a few pages further on, and `more` says so.
 * @param query `scope` the field of the cases
 */
export async function clinicCases(
  db: Database,
  query: QueryOf<typeof clinicCalls.cases>,
): Promise<AnswerOf<typeof clinicCalls.cases>> {
  const paging = pagingOf(query);
  const scope = query.scope?.trim().slice(0, 40);
  // The fields of what is shown are read as well.
  const most = taken(paging, 2 * paging.size);
  const rows = await db.all<Stored>(
    `SELECT ${COLUMNS.join(', ')} FROM clinic_case WHERE is_open = 1 AND is_delete = 0${scope ? ' AND scope_id = ?3' : ''}
     ORDER BY sort, add_time DESC LIMIT ?1 OFFSET ?2`,
    [most, paging.offset, ...(scope ? [scope] : [])],
  );
  const page = pageTaken(rows, paging, most);
  const ids = new Set(page.records.flatMap(({ scope_id }) => scope_id ?? []));
  const fields = await db.all<Field>(
    'SELECT id, name, name_en FROM scope WHERE id IN (SELECT value FROM json_each(?))',
    [JSON.stringify([...ids])],
  );
  const named = new Map(fields.map((field) => [field.id, field]));
  return { ...page, records: page.records.map((row) => ({ ...row, field: named.get(row.scope_id ?? '') ?? null })) };
}
