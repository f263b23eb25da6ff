import englishNames from '../../db/reference/place-names.json' with { type: 'json' };

const english: Readonly<Record<string, string | undefined>> = englishNames;

/** Entries of the registry that hold the counties of no city: they are no places. */
const SILENT = /^(?:县|省直辖县级行政区划|自治区直辖县级行政区划)$/;

/**
 * A place for English pages, the smallest part first (core§3): "Zhengding County, Shijiazhuang, Hebei".
 * @param path Chinese names from the province down, parted by blanks or commas; a name that is not known stays as it is
 * @returns null where no part is known
 */
export function placeInEnglish(path: string | null | undefined): string | null {
  const names = (path ?? '').split(/[\s,]+/).filter(Boolean);
  if (!names.some((name) => english[name] !== undefined)) return null;
  return names
    .filter((name, index) => name !== names[index - 1] && !SILENT.test(name))
    .reverse()
    .map((name) => english[name] ?? name)
    .join(', ');
}

/**
 * A place in Chinese, from the province down, parted by blanks: a province that is a city is named once.
 * @param names of its levels, or all in one text with commas or blanks between them
 * @returns null without any
 */
export function placeInChinese(names: readonly (string | null | undefined)[]): string | null {
  const all = names.flatMap((name) => (name ?? '').split(/[\s,]+/)).filter(Boolean);
  return all.filter((name, index) => name !== all[index - 1] && !SILENT.test(name)).join(' ') || null;
}

/** Columns of an organisation that name its region. */
export type RegionColumns = Record<'provinceName' | 'cityName' | 'countyName', string | null>;

/** The region of an organisation as answers name it. */
export function regionNamed({ provinceName, cityName, countyName }: RegionColumns) {
  const region = placeInChinese([provinceName, cityName, countyName]);
  return { region_name: region, region_name_en: placeInEnglish(region) };
}

/** A place in the language of the page; Chinese names where English ones are not known. */
export const placeIn = (lang: 'zh' | 'en', path: string | null): string | null =>
  (lang === 'en' && placeInEnglish(path)) || path;
