import { objectKeyOf } from '../../../db/contract/attachments.ts';
import { SUB_TYPE } from '../../../db/contract/enums-results.ts';
import { hasContent } from '../../../db/contract/fields.ts';
import { type ResultSubmission, variantOf } from '../../../db/contract/results.ts';
import { type Caller, holds } from '../../platform/caller.ts';
import { type FieldError, invalid } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';
import { cleanHtml } from '../../platform/sanitize.ts';
import type { Row } from '../../platform/sql.ts';
import type { SnapshotFile, SnapshotScope } from '../publications/snapshot.ts';
import type { Lookups, ScopeRow, UploadedRow } from './lookups.ts';

/** Files that an item already carries, by their address: they may stay whoever uploaded them. */
export type KeptFiles = ReadonlyMap<string, SnapshotFile>;

const suffixOfKey = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** The attachment that an address stands for, or null when it is neither an own upload nor a file of the item. */
function fileAt(address: string, uploads: ReadonlyMap<string, UploadedRow>, kept: KeptFiles): SnapshotFile | null {
  const key = objectKeyOf(address);
  if (!key) return null;
  const path = `/files/${key}`;
  const upload = uploads.get(key);
  if (!upload) return kept.get(path) ?? null;
  return {
    type: 'enclosure',
    file_name: upload.name,
    file_path: path,
    file_suffix: suffixOfKey(key),
    size: upload.size,
  };
}

/**
 * The attachments of a submission, with suffix and size as they were uploaded.
 * @throws AppError 422 at each file that is not the caller's and not the item's
 */
export function filesOf(
  files: NonNullable<ResultSubmission['attachments']>,
  uploads: ReadonlyMap<string, UploadedRow>,
  kept: KeptFiles,
): SnapshotFile[] {
  const errors: FieldError[] = [];
  const found = new Map<string, SnapshotFile>();
  files.forEach((given, index) => {
    const file = fileAt(given.file_path || given.url || '', uploads, kept);
    if (!file) errors.push({ field: `attachments.${index}.file_path`, code: 'upload_missing' });
    else {
      const type = given.type ?? 'enclosure';
      const file_name = given.file_name || given.fileShowName || file.file_name;
      found.set(`${type} ${file.file_path}`, { ...file, type, file_name });
    }
  });
  if (errors.length > 0) throw invalid(errors);
  return [...found.values()];
}

/** Rows of attachment_relation for an item; the order of the form is the order of the times and ids. */
export const attachmentRows = (itemId: string, files: SnapshotFile[], at: number): Row[] =>
  files.map((file) => ({ id: newId(), ...file, item_id: itemId, add_time: at, is_delete: 0 }));

const parentOf = (scope: ScopeRow): string | null => (scope.pid === '0' || scope.pid === '' ? null : scope.pid);

/** Rows of chengguo_scope: the chosen scope and its parent (core§3). */
export const scopeRows = (resultId: string, scopes: ScopeRow[]): Row[] =>
  scopes.map((scope) => ({
    id: newId(),
    chengguo_id: resultId,
    first_scope_id: parentOf(scope),
    second_scope_id: scope.id,
  }));

/** The chosen scopes as a public version keeps them: with their ancestors, nearest first (core§3). */
export const snapshotScopes = (scopes: ScopeRow[]): SnapshotScope[] =>
  scopes.map(({ id, name, name_en, pid, ppid }) => ({
    id,
    name,
    name_en,
    ancestors: [pid, ppid].filter((above): above is string => Boolean(above) && above !== '0'),
  }));

/**
 * Whether everything that a submission names exists.
 * @throws AppError 422 with one complaint a field
 */
export function checkReferences(input: ResultSubmission, found: Lookups, keptCover: string | null): void {
  const errors: FieldError[] = [];
  const { cover } = input.result;
  const domestic = variantOf(input) === 'domestic';
  if (found.scopes.length < new Set(input.scopes).size) errors.push({ field: 'scopes', code: 'unknown_reference' });
  if (domestic && found.region.length === 0) errors.push({ field: 'result.region_id', code: 'unknown_reference' });
  if (cover && cover !== keptCover && !found.uploads.has(objectKeyOf(cover) ?? '')) {
    errors.push({ field: 'result.cover', code: 'upload_missing' });
  }
  if (input.promotion?.promotion_type && found.promotionCode === undefined) {
    errors.push({ field: 'promotion.promotion_type', code: 'unknown_reference' });
  }
  if (errors.length > 0) throw invalid(errors);
}

function coverOf(cover: string | null | undefined): string | null {
  const key = objectKeyOf(cover ?? '');
  return key ? `/files/${key}` : cover || null;
}

/** Rich text that still shows something once it is clean. */
function profileOf(html: string): string {
  const clean = cleanHtml(html);
  if (!hasContent(clean)) throw invalid([{ field: 'result.profile', code: 'result_profile_required' }]);
  return clean;
}

const AS_GIVEN = [
  'contacts_wechat',
  'intellectual_property',
  'intellectual_property_code',
  'ownership',
  'process',
  'cooperation',
  'investment',
  'investment_use',
  'implementation_conditions',
  'term',
  'ranges',
  'secrecy',
  'extension_mode',
  'complete_time',
  'industry_id',
  'director',
] as const;

/** Columns that only staff fills in (core§6); for everybody else they stay as they are. */
function staffColumns(caller: Caller, { level, conversion_type }: ResultSubmission['result']): Row {
  if (!holds(caller, 'cg-input', 'cg-auditor')) return {};
  return { ...(level !== null && level !== undefined && { level }), conversion_type: conversion_type ?? null };
}

/** The columns of chengguo that a submission decides (core§3), but for the identity number; the server's own are not among them (ruling 22). */
export function resultColumns(caller: Caller, input: ResultSubmission, found: Lookups): Row {
  const { result } = input;
  const overseas = variantOf(input) === 'overseas';
  const organization = result.sub_type === SUB_TYPE.organization ? input.organization : null;
  const given = Object.fromEntries(
    AS_GIVEN.map((column) => [column, result[column] === '' ? null : (result[column] ?? null)]),
  );
  return {
    ...given,
    ...staffColumns(caller, result),
    name: result.name ?? '',
    profile: profileOf(result.profile ?? ''),
    cover: coverOf(result.cover),
    scope: found.scopes.map((scope) => scope.id).join(','),
    sub_type: result.sub_type,
    org_name: organization?.name || null,
    contacts: result.contacts || organization?.contacts || null,
    contacts_tel: result.contacts_tel || organization?.contacts_tel || null,
    contacts_email: result.contacts_email || organization?.contacts_email || null,
    contacts_addr: result.contacts_addr || organization?.address || null,
    region_id: overseas ? null : found.region.map((place) => place.id).join(','),
    region_name: overseas ? null : found.region.map((place) => place.name).join(','),
    org_country: overseas ? (result.org_country ?? null) : null,
    is_open: result.is_open ?? 0,
  };
}

const PLACE = [
  ['province', 'provinceName'],
  ['city', 'cityName'],
  ['county', 'countyName'],
] as const;

/** What a new organisation takes over from the publication that names it. */
export function organizationDefaults({ result }: ResultSubmission, region: Lookups['region']): Row {
  const places = PLACE.flatMap(([id, name], level) => {
    const place = region[level];
    return place ? [[id, place.id] as const, [name, place.name] as const] : [];
  });
  return {
    ...Object.fromEntries(places),
    director: result.director || null,
    contacts: result.contacts || null,
    contacts_tel: result.contacts_tel || null,
    contacts_email: result.contacts_email || null,
    wechat: result.contacts_wechat || null,
    address: result.contacts_addr || null,
    country: result.org_country || null,
  };
}
