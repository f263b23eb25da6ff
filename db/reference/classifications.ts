import { type Cell, cell, type ReferenceTable } from './tables.ts';
import { readTsv } from './tsv.ts';

const TOP_CODES: Readonly<Record<string, string>> = {
  's-101': 'technology',
  's-102': 'form',
  's-103': 'direction',
  's-104': 'scene',
};

/**
 * Scopes: four top groups and two levels below each (core§3).
 * @returns rows of `scope`; ids such as `s-101-02-03` carry the path, `code` is the same path under the top code, and
 *   `patent_classify_names` is the name of the top group, by which the programme finds its domains (back-office§7)
 */
export function scopeTable(): ReferenceTable {
  const lines = readTsv('scopes.tsv');
  const names = new Map(lines.map((r) => [cell(r, 0), cell(r, 1)]));
  const rows = lines.map((r): Cell[] => {
    const id = cell(r, 0);
    const parts = id.split('-');
    const topId = parts.slice(0, 2).join('-');
    const level = parts.length - 1;
    const topCode = TOP_CODES[topId];
    const topName = names.get(topId);
    if (!topCode || !topName) throw new Error(`scopes.tsv: ${id} stands under no top group`);
    const pid = level === 1 ? '0' : parts.slice(0, -1).join('-');
    const sort = level === 1 ? Number(topId.slice(-1)) : Number(parts.at(-1));
    const code = [topCode, ...parts.slice(2)].join('-');
    const category = level === 1 ? ['', ''] : [topId, topName];
    return [id, pid, cell(r, 1), cell(r, 2), sort, level, code, 1, 0, ...category];
  });
  const columns = ['id', 'pid', 'name', 'name_en', 'sort', 'level', 'code', 'stage', 'is_delete'];
  return { table: 'scope', columns: [...columns, 'patent_classify_ids', 'patent_classify_names'], rows };
}

/**
 * Industries of GB/T 4754-2017 with its amendment (core§3).
 * @returns rows of `industry_v2`; depth 1 (a letter) to 4, `pid` is the code one level up, '0' at the top
 */
export function industryTable(): ReferenceTable {
  const rows = readTsv('industries.tsv').map((r): Cell[] => {
    const code = cell(r, 0);
    const depth = Number(cell(r, 2));
    const pid = depth === 1 ? '0' : depth === 2 ? code.slice(0, 1) : code.slice(0, -1);
    return [code, cell(r, 1), Number(cell(r, 3)), depth, pid];
  });
  return { table: 'industry_v2', columns: ['code', 'name', 'is_leaf', 'depth', 'pid'], rows };
}
