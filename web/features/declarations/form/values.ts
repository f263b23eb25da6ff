import * as z from 'zod';
import { ownFields } from '../../../../db/contract/form';
import { DECLARATION_FORM, DECLARATION_REQUIRED, missingFields } from '../../../../db/contract/programme/declaration';
import {
  type DeclarationDetail,
  type DeclarationSave,
  type DeclaredFile,
  declarationForm,
} from '../../../../db/contract/programme/declarations';
import { type UploadedFile, uploadedOf } from '../../../../db/contract/uploads';
import type { SheetFile } from '../../../domain/programme/sheet';

export type Kinds = DeclarationDetail['kinds'];
type Stored = string | number | null | undefined;

/** Files of no kind that the round asks for. */
export const OTHER = 'other';

/** What the form holds: the columns of the sheet, and the files by their kind. */
export interface DeclarationValues {
  project: Record<string, string | number>;
  files: Record<string, UploadedFile[]>;
}

const FIELDS = ownFields(DECLARATION_FORM);

/** A stored declaration as its form shows it. */
export function valuesOf(
  row: Readonly<Record<string, Stored>>,
  files: readonly SheetFile[],
  kinds: Kinds,
): DeclarationValues {
  const project = Object.fromEntries(
    FIELDS.map(([name, { choices }]): [string, string | number] => {
      const value = row[name] ?? '';
      return [name, choices && value !== '' ? Number(value) : String(value)];
    }),
  );
  const kindOf = ({ kind }: SheetFile) => (kinds.some(({ id }) => id === kind) ? kind : OTHER);
  const of = (id: string): UploadedFile[] => files.filter((file) => kindOf(file) === id).map(uploadedOf);
  return { project, files: Object.fromEntries([...kinds.map(({ id }) => id), OTHER].map((id) => [id, of(id)])) };
}

/** The files of the form as rows of its catalogue. */
export const filesOf = ({ files }: DeclarationValues): (DeclaredFile & SheetFile)[] =>
  Object.entries(files).flatMap(([id, list]) =>
    list.map(({ fileShowName, url, suffix, size }) => ({
      ...{ file_name: fileShowName, file_path: url, file_suffix: suffix, size: Number(size) || 0 },
      kind: id === OTHER ? null : id,
    })),
  );

/** The columns of the form as they are stored: nothing chosen is nothing. */
export const columnsOf = ({ project }: DeclarationValues): Record<string, string | number | null> =>
  Object.fromEntries(
    FIELDS.filter(([name]) => name !== 'declarant_name').map(([name, { choices }]) => {
      const value = project[name] ?? '';
      return [name, choices && value === '' ? null : value];
    }),
  );

/** What a save sends. */
export const savedForm = (values: DeclarationValues): Pick<DeclarationSave, 'form' | 'attachments'> => ({
  form: columnsOf(values) as DeclarationSave['form'],
  attachments: filesOf(values).map(({ file_name, file_path, kind }) => ({ file_name, file_path, kind })) as never,
});

/** Two forms with the same content. */
export const same = (a: DeclarationValues, b: DeclarationValues): boolean =>
  JSON.stringify(savedForm(a)) === JSON.stringify(savedForm(b));

/** Where the form shows what the server complains about. */
export function fieldNameOf(serverField: string, kinds: Kinds): string {
  const own = serverField.replace(/^form\./, '');
  if (!own.startsWith('attachments')) return `project.${own}`;
  return `files.${kinds.find(({ is_required }) => is_required)?.id ?? OTHER}`;
}

/** One thing that is missing: the field to jump to, and the code of its message. */
export interface Missing {
  field: string;
  code: string;
  params?: { name: string };
}

/** All that is missing before the declaration can be handed in. */
export const missingIn = (values: DeclarationValues, kinds: Kinds): Missing[] => [
  ...missingFields(values.project).map((name) => ({ field: `project.${name}`, code: DECLARATION_REQUIRED[name] })),
  ...kinds
    .filter(({ id, is_required }) => is_required && (values.files[id] ?? []).length === 0)
    .map(({ id, name }) => ({ field: `files.${id}`, code: 'declaration_file_required', params: { name } })),
];

const { shape } = declarationForm;

/** The shape of a form that is handed in, with the files that its round asks for. */
export const submission = (kinds: Kinds) =>
  z
    .object({ project: z.object(shape), files: z.record(z.string(), z.array(z.looseObject({ url: z.string() }))) })
    .superRefine((values, context) => {
      for (const { field, code, params } of missingIn(values as unknown as DeclarationValues, kinds)) {
        context.addIssue({ code: 'custom', path: field.split('.'), message: code, ...(params && { params }) });
      }
    });
