import type { ReactNode } from 'react';
import type { ZodObject, ZodType } from 'zod';
import type { Column, TableName, Where } from '../../../db/contract/tables';
import type { Keys } from '../api';
import type { Option } from '../form/FormChoices';
import type { TableColumn } from '../table';

/** What an input is told of its field. */
export interface InputProps {
  name: string;
  label: string;
  hint: string | undefined;
  required: boolean;
  disabled: boolean;
}

/** How a field is shown, entered and stored, where the kit has no name for it. */
export interface Look<R> {
  cell: (row: R) => ReactNode;
  input: (props: InputProps, row: R | null) => ReactNode;
  /** What the form of a new row begins with. */
  first: unknown;
  /** What the form holds of what is stored, and what is stored of what the form holds. */
  read: (stored: unknown) => unknown;
  write: (entered: unknown) => unknown;
}

type LookName =
  | 'text'
  | 'name'
  | 'address'
  | 'long'
  | 'rich'
  | 'number'
  | 'count'
  | 'day'
  | 'time'
  | 'second'
  | 'switch'
  | 'picture'
  | 'cover'
  | 'choice'
  | 'several';

interface FieldFilter {
  /** Those of the field unless told. */
  options?: readonly Option[];
  /** What stands there before anything is chosen. */
  first?: string;
  /** Column that the table service compares, where the address calls it otherwise. */
  column?: string;
}

/** One field of a noun: its column, its filter, its input and its line among the facts. */
export interface Field<R> extends Pick<TableColumn<R>, 'flex' | 'width' | 'minWidth' | 'role' | 'sortable'> {
  /** Key of the row, of the form, and of the filter in the address. */
  name: string;
  label: string;
  /** Plain text unless told. */
  look?: LookName | Look<R>;
  /** What `choice` and `several` are chosen from. */
  options?: readonly Option[];
  /** Where it stands, if not everywhere. */
  only?: 'table' | 'form' | 'filter';
  /** What the cell says in place of the value. */
  show?: (row: R) => ReactNode;
  /** The text in the reader's language, and smaller below it in the other one (`<name>_en`). */
  both?: boolean;
  /** What it says below it, smaller. */
  below?: (row: R) => ReactNode;
  /** Where the cell leads; nowhere where it is blank. */
  to?: (row: R) => string;
  /** Narrows the list by the options. */
  filter?: true | FieldFilter;
  hint?: string | undefined;
  /** Written once: an existing row shows it locked. */
  fixed?: boolean;
  /** What a switch does, for whoever hears it alone in its row. */
  of?: (name: string) => string;
}

/** Something that can be done with a row: a button, or a link where it leads elsewhere. */
export interface RowAction {
  label: string;
  /** Names the row, for whoever hears the button alone; its label and the row's name unless told. */
  of?: string;
  act?: () => unknown;
  to?: string;
  danger?: boolean;
  look?: 'outlined';
  disabled?: boolean;
}

/** The rows of a table of the table service: which, in which order, where a word is looked for. */
export interface TableRows<T extends TableName = TableName> {
  table: T;
  search: readonly Column<T>[];
  order: readonly (Column<T> | readonly [Column<T>, 'asc' | 'desc'])[];
  where?: Where<T>;
}

/** A noun whose rows people with the authority keep: one list of fields makes its table, its filters and its form. */
export interface Resource<T extends TableName = TableName> extends TableRows<T> {
  fields: readonly Field<StoredRow>[];
  /** Limits of what is written; a field is required where its shape refuses a blank. */
  shape: ZodObject;
  nameOf: (row: StoredRow) => string;
  /** What the list is called. */
  label: string;
  /** Label of the search by a word. */
  keyword: string;
  /** Whether rows may go; in other words than the usual where it is asked in some. */
  removable?: boolean | ((name: string) => string);
  /** What can be done with a row beside; told whether anything was changed. */
  more?: (row: StoredRow, changed: () => void) => readonly RowAction[];
  /** What visitors would see of what is written so far; the row is as it would be stored. */
  preview?: (row: StoredRow) => ReactNode;
  /** Pixels of the form's dialog. */
  width?: number;
  /** Where a stored row and the form differ by more than each field tells. */
  toValues?: (row: StoredRow) => Record<string, unknown>;
  toData?: (values: Record<string, unknown>, row: StoredRow | null) => Record<string, unknown>;
  /** What the server calls a field that the form calls otherwise. */
  fieldName?: (field: string) => string;
  /** Key prefixes of queries that read the rows elsewhere. */
  invalidates?: Keys;
}

/** A row by the table service: its key is `id`. */
export type StoredRow = Record<string, unknown> & { id: string };

const plainLooks = new Set<unknown>([undefined, 'text', 'name', 'address', 'number', 'switch']);

/** Whether the column holds the stored value as it is, so that the server can order by it. */
export const isPlain = <R>({ look, show }: Field<R>): boolean => plainLooks.has(look) && !show;

export const storedOf = (row: object, name: string): unknown => Reflect.get(row, name);

/** What a blank is in a form: of texts and choices, and of files and several choices. */
const BLANKS = ['', []];

const shapeOf = (shape: ZodObject, name: string) => shape.shape[name] as ZodType | undefined;

/** Whether a blank is refused, and how many characters may be written. */
export function limitsOf(shape: ZodObject, name: string): { required: boolean; max: number | undefined } {
  const own = shapeOf(shape, name);
  const max = own && 'maxLength' in own && typeof own.maxLength === 'number' ? own.maxLength : undefined;
  return { required: own !== undefined && !BLANKS.some((blank) => own.safeParse(blank).success), max };
}

/** Whether a blank stays one, and is not read as a zero. */
export const mayStayBlank = (shape: ZodObject, name: string): boolean =>
  shapeOf(shape, name)?.safeParse('').data === '';
