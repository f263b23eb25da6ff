import { objectKeyOf } from '../../../db/contract/attachments.ts';
import { hasContent } from '../../../db/contract/fields.ts';
import { PUBLISHED } from '../../../db/contract/items.ts';
import type { OrganizationGiven, Submitted } from '../../../db/contract/publishing.ts';
import { type FieldError, invalid } from '../../platform/errors.ts';
import { type PlaceValues, unknownPlaces } from '../../platform/places.ts';
import { cleanHtml } from '../../platform/sanitize.ts';
import type { Row } from '../../platform/sql.ts';
import type { Given, Lookups, Manner } from './manner.ts';

/** The groups of a submission whose places and countries must be known. */
export function placesOf<S extends Submitted>({ kind }: Manner<S>, input: S): PlaceValues[] {
  const groups = input as unknown as { [group: string]: PlaceValues['row'] | null | undefined };
  const tables = { [kind]: PUBLISHED[kind].noun, organization: 'organization', promotion: 'organization' };
  return Object.entries(tables).map(([group, table]) => ({ table, row: groups[group] ?? {}, prefix: `${group}.` }));
}

/**
 * Whether everything that a submission names exists, and its profile still says something once it is clean.
 * @throws AppError 422 with one complaint a field
 */
export function checkReferences<S extends Submitted>(manner: Manner<S>, given: Given<S>): void {
  const { input, found, before } = given;
  const cover = manner.cover(input);
  const errors: FieldError[] = [];
  if (found.scopes.length < new Set(input.scopes).size) errors.push({ field: 'scopes', code: 'unknown_reference' });
  if (cover && cover !== before?.cover && !found.uploads.has(objectKeyOf(cover) ?? '')) {
    errors.push({ field: `${manner.kind}.cover`, code: 'upload_missing' });
  }
  if (!hasContent(cleanHtml(manner.profile(input) ?? '')))
    errors.push({ field: `${manner.kind}.profile`, code: manner.noProfile });
  errors.push(...unknownPlaces(placesOf(manner, input), found.places), ...manner.missing(given));
  if (errors.length > 0) throw invalid(errors);
}

/** The address of a cover as it is stored. */
export function coverOf(cover: string | null | undefined): string | null {
  const key = objectKeyOf(cover ?? '');
  return key ? `/files/${key}` : cover || null;
}

/** Values of a form for columns of the same names; an empty one empties its column. */
export function valuesAsGiven<V extends object>(values: V, columns: readonly (keyof V & string)[]): Row {
  return Object.fromEntries(
    columns.map((column) => {
      const value = values[column] as Row[string] | undefined;
      return [column, value === '' ? null : (value ?? null)];
    }),
  );
}

const PLACE = [
  ['province', 'provinceName'],
  ['city', 'cityName'],
  ['county', 'countyName'],
] as const;

/**
 * An organisation as a submission names it, with the names that the codes of its place stand for.
 * @param places rows of the known places
 */
export function withPlaceNames<G extends OrganizationGiven>(given: G, places: Lookups['places']): G {
  const names = new Map((places as { known: string; name: string }[]).map(({ known, name }) => [known, name]));
  return { ...given, ...Object.fromEntries(PLACE.map(([id, name]) => [name, names.get(given[id] ?? '') ?? null])) };
}

/** Columns of a place as an organisation keeps them. */
export const organizationPlace = (region: Lookups['region']): Row =>
  Object.fromEntries(
    PLACE.flatMap(([id, name], level) => {
      const place = region[level];
      return place ? [[id, place.id] as const, [name, place.name] as const] : [];
    }),
  );
