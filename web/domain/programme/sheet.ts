import type { Field } from '../../../db/contract/form';
import type { DECLARATION_FORM } from '../../../db/contract/programme/declaration';
import type { Row } from '../../../db/contract/tables';

/** The ten sections of the registration sheet (back-office§2, dialog 1). */
export type SheetSection = keyof (typeof DECLARATION_FORM)['groups'] & string;

/** A declaration as the sheet shows it: a column that its reader may not see is missing, and so is its line. */
export type SheetRow = Partial<Omit<Row<'project'>, 'pending_form'>>;

/** A file of the attachment catalogue; `kind` is a row of `project_round_file`, empty: none of those that the round asks for. */
export type SheetFile = Pick<Row<'attachment_relation'>, 'file_name' | 'file_path' | 'file_suffix' | 'size' | 'kind'>;

/** A field's line on the sheet: all of them but the files, which have a list of their own. */
export const hasLine = ({ look }: Field): boolean => look !== 'files';
