import type { Field } from '../../../db/contract/form';
import type { DECLARATION_FORM } from '../../../db/contract/programme/declaration';
import type { Row } from '../../../db/contract/tables';

/** The ten sections of the registration sheet (back-office§2, dialog 1). */
export type SheetSection = keyof (typeof DECLARATION_FORM)['groups'] & string;

/** A declaration as the sheet shows it: a column that its reader may not see is missing, and so is its line. */
export type SheetRow = Partial<Omit<Row<'project'>, 'pending_form'>>;

/** A file of the attachment catalogue; `kind` is a row of `project_round_file`, empty: none of those that the round asks for. */
export type SheetFile = Pick<Row<'attachment_relation'>, 'file_name' | 'file_path' | 'file_suffix' | 'size' | 'kind'>;

/** The line of the applicant's number, which no column holds. */
export const PHONE = 'phone';

interface SheetLine {
  name: string;
  field: Field;
  wide: boolean;
}

/** The lines of a section, two beside each other: one that would stand alone takes the whole line. */
export function linesOf(
  section: SheetSection,
  fields: Readonly<Record<string, Field>>,
  row: SheetRow,
  phone: boolean,
): SheetLine[] {
  const shown = Object.entries(fields).filter(([name, { look }]) => look !== 'files' && name in row);
  const [last] = shown.slice(-1);
  if (section === 'applicant' && phone && last) shown.push([PHONE, last[1]]);
  let left = true;
  return shown.map(([name, field], at) => {
    const wide = field.wide === true || (left && (at === shown.length - 1 || shown[at + 1]?.[1].wide === true));
    left = wide || !left;
    return { name, field, wide };
  });
}
