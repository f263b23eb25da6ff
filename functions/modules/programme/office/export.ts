import { labelOf } from '../../../../db/contract/enums.ts';
import {
  DECLARATION_STAGES,
  RECOMMEND_STATES,
  RECOMMEND_TYPES_OPERATOR,
} from '../../../../db/contract/enums-programme.ts';
import type { Lang } from '../../../../db/contract/errors.ts';
import type { Field } from '../../../../db/contract/form.ts';
import { DECLARATION_FORM } from '../../../../db/contract/programme/declaration.ts';
import { operatorType } from '../../../../db/contract/programme/office.ts';
import { programmeTable } from '../../../../db/contract/words/programme-table.ts';
import { told } from '../../../../db/contract/words.ts';
import type { SheetCell } from '../../../../db/contract/workbook.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { shownTime } from '../../../platform/clock.ts';
import { csvLine } from '../../../platform/csv.ts';
import { csvStream } from '../../../platform/csv-stream.ts';
import type { Database } from '../../../platform/database.ts';
import { placeIn } from '../../../platform/place-names.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { xlsxStream } from '../../../platform/xlsx-stream.ts';
import { everyProject, type OfficeFilters, type WholeProject } from './table.ts';

interface Column {
  heading: string;
  cell: (row: WholeProject) => SheetCell;
}

/** A field of the registration sheet as a person reads it. */
function fieldColumn(name: string, field: Field, lang: Lang): Column {
  const heading = told(field.label as [string, string], lang);
  const { choices, look } = field;
  if (name === 'scope') return { heading, cell: (row) => (lang === 'en' && row.scope_name_en) || row.scope_name };
  if (name === 'orgRec_id') return { heading, cell: (row) => row.unit_name };
  if (name === 'personRec_id') return { heading, cell: (row) => row.person_name };
  if (name === 'org_province_name') return { heading, cell: (row) => placeIn(lang, row.org_province_name) };
  if (choices) return { heading, cell: (row) => labelOf(choices, row[name] ?? null, lang) };
  if (look === 'html') return { heading, cell: (row) => plainText(String(row[name] ?? '')) };
  return { heading, cell: (row) => row[name] };
}

/** The columns of an export: where a declaration stands, the registration sheet field by field, what the office chose. */
function columnsOf(lang: Lang): Column[] {
  const text = programmeTable[lang];
  const fields = Object.values(DECLARATION_FORM.groups).flatMap((group) => Object.entries(group) as [string, Field][]);
  return [
    { heading: text.receipt, cell: (row) => row.receipt },
    { heading: text.round, cell: (row) => (lang === 'en' && row.round_title_en) || row.round_title },
    { heading: text.submitted, cell: (row) => (row.submit_time ? shownTime(row.submit_time) : '') },
    { heading: text.stage, cell: (row) => labelOf(DECLARATION_STAGES, row.stage, lang) },
    ...fields.filter(([, { look }]) => look !== 'files').map(([name, field]) => fieldColumn(name, field, lang)),
    { heading: text.recommend_state, cell: (row) => labelOf(RECOMMEND_STATES, row.recommend_state, lang) },
    { heading: text.recommend_date, cell: (row) => row.recommend_date },
    {
      heading: text.report_type,
      cell: (row) => labelOf(RECOMMEND_TYPES_OPERATOR, operatorType(row.report_type), lang),
    },
    { heading: text.selected, cell: (row) => (row.last_selected === 1 ? text.yes : text.no) },
    { heading: text.sort_show, cell: (row) => row.sort_show },
    { heading: text.optimize_name, cell: (row) => row.optimize_name },
  ];
}

/**
 * The declarations that the filters let through, as a file for spreadsheets; they are read while they are sent. Who took names and what is not
 * public of them out of the platform stands in the log (decision 146).
 * @param userId who takes it along
 * @param lang language of headings and labels
 */
export async function projectsFile(
  db: Database,
  userId: string,
  filters: OfficeFilters,
  lang: Lang,
  kind: 'csv' | 'xlsx',
): Promise<ReadableStream<Uint8Array>> {
  const itemId = filters.round?.trim().slice(0, 64) ?? '';
  await db.batch([auditEntry({ userId, action: 'declarations-export', table: 'project', itemId })]);
  const columns = columnsOf(lang);
  const headings = columns.map(({ heading }) => heading);
  const cells = (row: WholeProject): SheetCell[] => columns.map(({ cell }) => cell(row));
  const steps = everyProject(db, filters);
  return kind === 'csv'
    ? csvStream(headings, steps, (row) => csvLine(cells(row)))
    : xlsxStream(programmeTable[lang].name, headings, steps, cells);
}
