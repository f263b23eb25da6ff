import {
  countries as countryTable,
  divisions,
  industries,
  postCodes,
  promotionTypes,
  regions,
  scopes,
  workstations,
} from '../../db/schema/reference.ts';
import { closeTables } from '../data/table.ts';
import type { Database } from '../platform/database.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { edited, editedLiving, loaded } from './patterns.ts';

/** Administrative divisions (core§3). */
export const china = loaded(divisions, 'id', { names: { pid: ['china'] } });

/** Countries (core§3). */
export const countries = loaded(countryTable, 'id', { aliases: ['country'] });

/** Industries (core§3). */
export const industry_v2 = loaded(industries, 'code', { aliases: ['industry'], names: { pid: ['industry_v2'] } });

/** Post codes (core§3). */
export const post_code = loaded(postCodes, 'id');

/** Promotion types (decision 60): organisations and the numbers of results name one by its code, which stays. */
export const promotion_type = edited(promotionTypes, 'id', ['code', 'name', 'name_en'], {
  by: 'admin',
  fixed: ['code'],
  shared: true,
  hooks: {
    required: { code: 'required', name: 'required' },
    maxima: { code: 20, name: 50, name_en: 100 },
  },
});

/** Regions with a front page of their own (core§3). */
export const region = edited(regions, 'id', ['id', 'name', 'en_name', 'logo', 'title', 'title_en', 'center_url'], {
  aliases: ['regions'],
  shared: true,
  lends: { files: ['logo', 'center_url'] },
  hooks: {
    links: ['logo', 'center_url'],
    required: { name: 'required' },
    maxima: { name: 50, en_name: 100, title: 100, title_en: 200 },
  },
});

/** What front pages show first: editors write it by a call of its own, which checks what is named. */
export const features = closeTables(['region_feature']);

/** A place in the tree of fields: a living parent's level, 0 above the tops. */
async function levelAbove(pid: unknown, db: Database): Promise<number> {
  const id = String(pid ?? '0');
  if (id === '0') return 0;
  const parent = await db.first<{ level: number }>('SELECT level FROM scope WHERE id = ? AND is_delete = 0', [id]);
  if (!parent) throw invalid([{ field: 'pid', code: 'unknown_reference' }]);
  return parent.level;
}

/** Fields of technology (core§3). */
export const scope = editedLiving(
  scopes,
  'id',
  ['pid', 'name', 'name_en', 'sort', 'code', 'stage', 'patent_classify_ids', 'patent_classify_names'],
  {
    names: { pid: ['scope'] },
    shared: true,
    // The level follows from the parent; a field with others below it stays.
    hooks: {
      required: { name: 'required' },
      maxima: { name: 100, name_en: 200, code: 50 },
      beforeAdd: async (rows, { db }) => {
        for (const row of rows) row.level = (await levelAbove(row.pid, db)) + 1;
        return undefined;
      },
      // Within its level a field cannot come to stand below itself, and what is below it keeps its own level.
      beforePut: async (rows, changes, { db }) => {
        const moved = rows.filter((row) => 'pid' in changes && row.pid !== changes.pid);
        if (moved.length === 0) return undefined;
        const level = (await levelAbove(changes.pid, db)) + 1;
        if (moved.some((row) => row.level !== level)) throw invalid([{ field: 'pid', code: 'invalid_value' }]);
        return undefined;
      },
      beforeRemove: async (rows, { db }) => {
        const below = await db.first(
          'SELECT 1 FROM scope WHERE is_delete = 0 AND pid IN (SELECT value FROM json_each(?)) LIMIT 1',
          [JSON.stringify(rows.map(({ id }) => id))],
        );
        if (below) throw new AppError(409, 'scope_has_children');
        return undefined;
      },
    },
  },
);

/** Workstations: a public list that staff keep (decision 16). */
export const workstation = edited(workstations, 'id', ['area_code', 'name', 'url', 'platform_url', 'kind'], {
  shared: true,
  lends: { files: ['url', 'platform_url'] },
  // An address may be missing, never be blank of a place.
  hooks: {
    links: ['url', 'platform_url'],
    required: { name: 'required', area_code: 'required' },
    maxima: { name: 100, area_code: 20 },
  },
});
