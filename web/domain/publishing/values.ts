import type { AttachedFile, OrganizationValues, RegionStep, StoredForm } from './types';

type Stored = string | number | null | undefined;

export function emptyOrganization(): OrganizationValues {
  return {
    name: '',
    org_type: '',
    web_site: '',
    address: '',
    social_credit_code: '',
    legal_person_name: '',
    estiblish_time: '',
  };
}

/** The parts of a stored text with commas. */
export const listOf = (stored: Stored): string[] =>
  String(stored ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Takes the stored value of each field in the shape that the form's empty value shows. */
export function fill<T extends object>(empty: T, stored: Record<string, Stored> | null): T {
  const filled = Object.entries(empty).map(([name, blank]) => {
    const value = stored?.[name];
    if (Array.isArray(blank)) return [name, listOf(value).map(Number)];
    if (value === null || value === undefined) return [name, blank];
    return [name, value];
  });
  return Object.fromEntries(filled) as T;
}

/** A stored choice as inputs compare it. */
export const chosen = (value: number | string): number | '' => (value === '' ? '' : Number(value));

/** A stored region, ids and names each from the province down. */
export const regionOf = (ids: readonly string[], names: readonly string[]): RegionStep[] =>
  ids.map((id, level) => ({ id, name: names[level] ?? id }));

/** The files that the wizard shows; those of other types belong to other forms (ATT-010). */
export const filesOf = (stored: StoredForm['attachments']): AttachedFile[] =>
  stored.flatMap((file): AttachedFile[] => {
    if (file.type !== 'enclosure' && file.type !== 'covers') return [];
    const { file_name, file_path, file_suffix, size, type } = file;
    return [{ fileShowName: file_name, url: file_path, suffix: file_suffix ?? '', size, type }];
  });
