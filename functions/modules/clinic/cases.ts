import type { clinicCalls } from '../../../db/contract/calls/clinic.ts';
import type { ClinicCaseRow } from '../../../db/contract/clinic.ts';
import type { AnswerOf, QueryOf } from '../../../db/contract/endpoint.ts';
import type { Database, RowOf } from '../../platform/database.ts';
import { orderedPage } from '../../platform/list-order.ts';
import { pagingOf } from '../../platform/paging.ts';

const COLUMNS = [
  ...(['id', 'title', 'title_en', 'summary', 'summary_en', 'result', 'result_en'] as const),
  ...(['cover', 'org_name', 'expert_id', 'scope_id', 'add_time'] as const),
];

type Stored = Omit<ClinicCaseRow, 'field'>;
type Field = NonNullable<ClinicCaseRow['field']>;

/** What the order of the cases says of each (`db/derived/listOrders.ts`). */
type Entry = RowOf<'clinic_case', 'id' | 'scope_id'>;

/**
 * A page of the public cases in the order of the editors.
 * @param query `scope` the field of the cases
 */
export async function clinicCases(
  db: Database,
  query: QueryOf<typeof clinicCalls.cases>,
): Promise<AnswerOf<typeof clinicCalls.cases>> {
  const scope = query.scope?.trim();
  const page = await orderedPage<Entry, Stored>(db, 'clinic_case', pagingOf(query), {
    chosen: (entries) => entries.filter(({ scope_id }) => !scope || scope_id === scope),
    columns: COLUMNS.map((column) => `r.${column}`).join(', '),
    shown: 'r.is_open = 1 AND r.is_delete = 0',
  });
  const ids = new Set(page.records.flatMap(({ scope_id }) => scope_id ?? []));
  const fields = await db.all<Field>(
    'SELECT id, name, name_en FROM scope WHERE id IN (SELECT value FROM json_each(?))',
    [JSON.stringify([...ids])],
  );
  const named = new Map(fields.map((field) => [field.id, field]));
  return { ...page, records: page.records.map((row) => ({ ...row, field: named.get(row.scope_id ?? '') ?? null })) };
}
