import { FACET, type FacetLetter, facetToken, placeTokens } from '../../../db/contract/facets.ts';
import { type Column, type Form, isPublic, ownFields } from '../../../db/contract/form.ts';
import { DEMAND_FORM } from '../../../db/contract/form-demands.ts';
import { RESULT_FORM } from '../../../db/contract/form-results.ts';
import type { PublishedKind } from '../../../db/contract/items.ts';
import type { RowOf } from '../../../db/contract/tables.ts';
import { placeInChinese } from '../../platform/place-names.ts';
import { firstParagraph, plainText, shortened } from '../../platform/plain-text.ts';
import type { PublicationInput } from './publication.ts';

const SUMMARY = 140;

/** Of `LANGUAGES`. */
const ENGLISH = 1;

/** A row of chengguo or xuqiu under its wire names, as `SELECT *` gives it. */
export type WorkingRow = Record<string, string | number | null>;

/** A scope that the item carries; `ancestors` holds the ids above it, in any order. */
export interface SnapshotScope {
  id: string;
  name: string;
  name_en: string | null;
  ancestors: string[];
  /** It is no scope any more: forms still show it. */
  gone?: true;
}

export type SnapshotOrganization = RowOf<
  'organization',
  'organization_id' | 'name' | 'name_en' | 'profile' | 'web_site' | 'provinceName' | 'cityName' | 'countyName'
>;

export type SnapshotFile = RowOf<'attachment_relation', 'type' | 'file_name' | 'file_path' | 'file_suffix' | 'size'>;

interface SnapshotParts {
  scopes: SnapshotScope[];
  organization: SnapshotOrganization | null;
  files: SnapshotFile[];
}

const text = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** Numbers of a multi-valued column, whether it holds `1,3` or `[1,3]`. */
const numbersOf = (value: string | number | null | undefined): number[] =>
  [...new Set(text(value).match(/\d+/g) ?? [])].map(Number);

const tokensOf = (letter: FacetLetter, values: (string | number)[]): string[] =>
  values.map((value) => facetToken(letter, String(value))).filter((token) => token !== null);

const living = (scopes: SnapshotScope[]): SnapshotScope[] => scopes.filter(({ gone }) => !gone);

const scopeTokens = (scopes: SnapshotScope[]): string[] =>
  tokensOf(FACET.scope, [...new Set(living(scopes).flatMap(({ id, ancestors }) => [id, ...ancestors]))]);

const numberOf = (value: string | number | null | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);

/** A column as lists show it: choices as their numbers. */
function shown({ look }: Column, value: string | number | null | undefined): unknown {
  if (look === 'multi') return numbersOf(value);
  return look === 'select' || look === 'radio' ? numberOf(value) : (value ?? null);
}

/** What a form makes public in the lists. */
const cardOf = (form: Form, row: WorkingRow): Record<string, unknown> =>
  Object.fromEntries(
    ownFields(form).flatMap(([name, column]) => (column.read === 'card' ? [[name, shown(column, row[name])]] : [])),
  );

/** … and on the page alone. */
const detailOf = (form: Form, row: WorkingRow): Record<string, unknown> =>
  Object.fromEntries(
    ownFields(form).flatMap(([name, column]) =>
      isPublic(column) && column.read !== 'card' ? [[name, row[name] ?? null]] : [],
    ),
  );

/** A detail that says nothing, in the order in which details are made: what a row does not keep is read as this says. */
const blankOf = (form: Form): Record<string, unknown> => ({
  ...detailOf(form, {}),
  profile: '',
  add_time: null,
  scope: [],
  org: null,
  covers: [],
  files: [],
  publisher: null,
});

export const BLANK_DETAIL: Readonly<Record<PublishedKind, Readonly<Record<string, unknown>>>> = {
  result: blankOf(RESULT_FORM),
  demand: blankOf(DEMAND_FORM),
};

const blankCardOf = (form: Form): Record<string, unknown> =>
  Object.fromEntries(
    ownFields(form).flatMap(([name, { read, look }]) =>
      read === 'card' ? [[name, look === 'multi' ? [] : null]] : [],
    ),
  );

/** What cards of a kind alone have, where a row says nothing of it. */
export const BLANK_CARD: Readonly<Record<PublishedKind, Readonly<Record<string, unknown>>>> = {
  result: blankCardOf(RESULT_FORM),
  demand: blankCardOf(DEMAND_FORM),
};

const regionNameOf = (organization: SnapshotOrganization | null): string | null =>
  placeInChinese([organization?.provinceName, organization?.cityName, organization?.countyName]);

/** What a page says of an item's organisation, but for what is checked of it. */
export const organizationShown = (organization: SnapshotOrganization) => ({
  organization_id: organization.organization_id,
  name: organization.name,
  name_en: organization.name_en,
  profile: organization.profile,
  web_site: organization.web_site,
  region_name: regionNameOf(organization),
});

const spaced = (names: string | number | null | undefined): string | null => placeInChinese([text(names)]);

/**
 * The text that the search finds besides the name: profile, what is written in English, and of demands the details and keywords.
 * @param values the working row, or the detail of a snapshot
 */
export function searchedBody(values: Readonly<Record<string, unknown>>): string {
  return [values.profile, values.detail_desc, values.keyword, values.name_en, values.summary_en]
    .filter((part): part is string => typeof part === 'string')
    .map(plainText)
    .join(' ');
}

interface Special {
  regionName: string | null;
  card: Record<string, unknown>;
  facets: string[];
  detail: Record<string, unknown>;
}

function build(key: string, row: WorkingRow, parts: SnapshotParts, special: Special, at?: number): PublicationInput {
  const { organization, files } = parts;
  const scopes = living(parts.scopes);
  const profile = text(row.profile);
  const releaseTime = Number(row.release_time ?? at ?? row.update_time ?? row.add_time ?? 0);
  const updateTime = Number(row.update_time ?? releaseTime);
  const named = scopes.map(({ id, name, name_en }) => ({ id, name, name_en }));
  const regionName = special.regionName ?? regionNameOf(organization);
  return {
    itemId: text(row[key]),
    code: row.code === null || row.code === undefined ? null : text(row.code),
    name: text(row.name),
    cover: text(row.cover) || null,
    summary: shortened(firstParagraph(profile), SUMMARY),
    organizationId: organization?.organization_id ?? null,
    organizationName: organization?.name ?? (text(row.org_name) || null),
    regionName,
    card: { ...special.card, scope: named, org_name_en: organization?.name_en ?? null },
    facets: [
      '*',
      ...scopeTokens(scopes),
      ...special.facets,
      ...tokensOf(FACET.language, text(row.name_en) ? [ENGLISH] : []),
    ],
    detail: {
      ...special.detail,
      profile,
      add_time: row.add_time ?? null,
      scope: named,
      org: organization && organizationShown(organization),
      covers: files.filter(({ type }) => type === 'covers').map(({ file_path }) => file_path),
      files: files
        .filter(({ type }) => type === 'enclosure')
        .map(({ file_name, file_path, file_suffix, size }) => ({ file_name, file_path, file_suffix, size })),
      // Shown to signed-in readers only; `detail.ts` takes it out of every other answer (decision 68).
      publisher:
        Number(row.is_open ?? 0) === 1
          ? null
          : { contacts: row.contacts ?? null, contacts_tel: row.contacts_tel ?? null },
    },
    body: searchedBody(row),
    releaseTime,
    updateTime,
  };
}

/**
 * The public version of a result (core§2 result detail, core§3).
 * @param row wire columns of chengguo; @param at release time in unix seconds when the row has none yet
 */
function resultSnapshot(row: WorkingRow, parts: SnapshotParts, at?: number): PublicationInput {
  const cooperation = numbersOf(row.cooperation);
  const process = numberOf(row.process);
  const regions = text(row.region_id).split(',').filter(Boolean);
  const special = {
    regionName: spaced(row.region_name),
    card: cardOf(RESULT_FORM, row),
    facets: [
      ...new Set(regions.flatMap(placeTokens)),
      ...tokensOf(FACET.maturity, process === null ? [] : [process]),
      ...tokensOf(FACET.cooperation, cooperation),
      ...tokensOf(FACET.type, row.sub_type ? [row.sub_type] : []),
    ],
    detail: detailOf(RESULT_FORM, row),
  };
  return build('chengguo_id', row, parts, special, at);
}

/**
 * The public version of a demand (core§2 demand detail, core§3).
 * @param row wire columns of xuqiu; @param at release time in unix seconds when the row has none yet
 */
function demandSnapshot(row: WorkingRow, parts: SnapshotParts, at?: number): PublicationInput {
  const mode = numberOf(row.cooperation_mode);
  const places = [row.org_province, row.org_city, row.org_county].map(text).filter(Boolean);
  const names = [row.org_province_name, row.org_city_name, row.org_county_name].map(text).filter(Boolean);
  const special = {
    regionName: names.join(' ') || null,
    card: cardOf(DEMAND_FORM, row),
    facets: [
      ...new Set(places.flatMap(placeTokens)),
      ...tokensOf(FACET.cooperation, mode === null ? [] : [mode]),
      ...tokensOf(FACET.type, row.type ? [row.type] : []),
    ],
    // What is partly open says what is open; otherwise the words are nobody's business (decision 68).
    detail: {
      ...detailOf(DEMAND_FORM, row),
      is_open_info: Number(row.is_open ?? 0) === 3 ? (row.is_open_info ?? null) : null,
    },
  };
  return build('xuqiu_id', row, parts, special, at);
}

/**
 * The public version of an item of a kind.
 * @param at release time in unix seconds when the row has none yet
 */
export const snapshotOf = (
  kind: PublishedKind,
  row: WorkingRow,
  parts: SnapshotParts,
  at?: number,
): PublicationInput => (kind === 'result' ? resultSnapshot(row, parts, at) : demandSnapshot(row, parts, at));
