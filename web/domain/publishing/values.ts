import {
  type Column,
  type Form,
  isPublic,
  type Own,
  type OwnName,
  ownFields,
  ownNames,
  type PublicValues,
} from '../../../db/contract/form';
import { ORGANIZATION } from '../../../db/contract/form-parts';
import { uploadedOf } from '../../../db/contract/uploads';
import type { StoredForm } from '../../../db/contract/working-items';
import type { AttachedFile, OrganizationValues, RegionStep } from './types';

type Stored = string | number | null | undefined;

/** What a form holds of an item: several choices as a list, one as a number, a place as the way to it, all else as text. */
export type ValuesOf<F extends Form> = {
  [K in OwnName<F>]: Own<F>[K] extends { look: 'multi' }
    ? number[]
    : Own<F>[K] extends { look: 'select' | 'radio' }
      ? number | ''
      : Own<F>[K] extends { look: 'place' }
        ? RegionStep[]
        : string;
};

/** Nothing, in the shape of each part's fields. */
export const emptyOrganization = (): OrganizationValues =>
  Object.fromEntries(Object.keys(ORGANIZATION).map((name) => [name, ''])) as unknown as OrganizationValues;

const blankOf = ({ look, first }: Column): unknown => (look === 'multi' || look === 'place' ? [] : (first ?? ''));

/** An item of which nothing is typed yet. */
export const emptyItem = <F extends Form>(form: F): ValuesOf<F> =>
  Object.fromEntries(ownFields(form).map(([name, column]) => [name, blankOf(column)])) as ValuesOf<F>;

function shown(column: Column, value: Stored): unknown {
  if (column.look === 'multi') return listOf(value).map(Number);
  if (column.look === 'place' || value === null || value === undefined) return blankOf(column);
  return (column.look === 'select' || column.look === 'radio') && value !== '' ? Number(value) : String(value);
}

/** A stored item as its form shows it; where it is stands in several columns, which the form itself puts together. */
export const storedItem = <F extends Form>(form: F, stored: Record<string, Stored>): ValuesOf<F> =>
  Object.fromEntries(ownFields(form).map(([name, column]) => [name, shown(column, stored[name])])) as ValuesOf<F>;

/** What is typed as the public page would have it. */
export const publicItem = <F extends Form>(form: F, values: ValuesOf<F>): PublicValues<F> =>
  Object.fromEntries(
    ownNames(form, isPublic).map((name) => [name, values[name] === '' ? null : values[name]]),
  ) as PublicValues<F>;

/** The parts of a stored text with commas. */
export const listOf = (stored: Stored): string[] =>
  String(stored ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The stored texts of a form, or of a part of one, in the shape that its empty values show. */
export const fill = <T extends object>(empty: T, stored: object | null): T =>
  Object.fromEntries(
    Object.entries(empty).map(([name, blank]) => [name, (stored && Reflect.get(stored, name)) ?? blank]),
  ) as T;

/** A stored region, ids and names each from the province down. */
export const regionOf = (ids: readonly string[], names: readonly string[]): RegionStep[] =>
  ids.map((id, level) => ({ id, name: names[level] ?? id }));

/** The files that the wizard shows; those of other types belong to other forms (ATT-010). */
export const filesOf = (stored: StoredForm['attachments']): AttachedFile[] =>
  stored.flatMap((file): AttachedFile[] => {
    if (file.type !== 'enclosure' && file.type !== 'covers') return [];
    return [{ ...uploadedOf(file), type: file.type }];
  });
