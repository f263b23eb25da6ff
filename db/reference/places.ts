import englishNames from './place-names.json' with { type: 'json' };
import { type Cell, cell, type ReferenceTable } from './tables.ts';
import { readTsv } from './tsv.ts';

/**
 * Administrative divisions of China, provinces first within each branch (core§3, reference data).
 * @returns rows of `china`: 6-digit code as text, name, level 1 to 3, parent code ('0' for provinces), English name
 */
export function chinaTable(): ReferenceTable {
  const english: Readonly<Record<string, string | undefined>> = englishNames;
  const rows = readTsv('china.tsv').map((r): Cell[] => {
    const name = cell(r, 1);
    return [cell(r, 0), name, Number(cell(r, 2)), cell(r, 3), english[name] ?? null];
  });
  return { table: 'china', columns: ['id', 'name', 'level', 'pid', 'name_en'], rows, filledLater: 'name_en' };
}

/**
 * Post codes by the names of province, city and county (core§3), as the demand code asks for them (core§9).
 * @returns rows of `post_code`; where a county stands directly under a province, city repeats the province's name
 */
export function postCodeTable(): ReferenceTable {
  const names = new Map(readTsv('china.tsv').map((r) => [cell(r, 0), cell(r, 1)]));
  const rows = readTsv('post_codes.tsv').map((r): Cell[] => {
    const cityCode = cell(r, 0);
    const province = names.get(`${cityCode.slice(0, 2)}0000`);
    const city = names.get(cityCode);
    if (!province || !city) throw new Error(`post_codes.tsv: no place has the code ${cityCode}`);
    return [province, city, cell(r, 1), cell(r, 2)];
  });
  return { table: 'post_code', columns: ['province', 'city', 'area', 'post_code'], rows };
}

/** Countries and territories of ISO 3166-1 with Chinese and English names; all on level 1 (core§3). */
export function countriesTable(): ReferenceTable {
  const rows = readTsv('countries.tsv').map((r): Cell[] => [cell(r, 0), cell(r, 1), cell(r, 2), 1]);
  return { table: 'countries', columns: ['id', 'cn_name', 'en_name', 'level'], rows };
}

/**
 * Regions that have a front page of their own: the province, its capital, the 17 counties and districts of the capital,
 * and the other prefecture cities (core§1, core§9).
 * @returns rows of `region`; `title` is what the header shows, `center_url` is filled for the counties of the capital only
 */
export function regionTable(): ReferenceTable {
  const columns = ['id', 'name', 'en_name', 'logo', 'title', 'title_en', 'center_url'];
  return { table: 'region', columns, rows: readTsv('regions.tsv') };
}

/**
 * County workstations and county platforms of the capital, region 130100 (core§1, core§3). Its 17 counties and districts are the
 * ones outside the city proper; `china` holds all 22 divisions of the state's list, so that an address in one of the five
 * districts of the city (长安, 桥西, 新华, 裕华, 井陉矿区) can be given.
 * @returns 17 rows of `workstation`; an empty address means that the workstation is not established yet (core§8)
 */
export function workstationTable(): ReferenceTable {
  const rows = readTsv('workstations.tsv').map((r): Cell[] => [`ws-${cell(r, 0)}`, ...r]);
  return { table: 'workstation', columns: ['id', 'area_code', 'name', 'url', 'platform_url', 'kind'], rows };
}
