import { isAuthorityList } from '../../../db/contract/work-groups.ts';
import type { Database } from '../../platform/database.ts';
import { AppError, invalid } from '../../platform/errors.ts';
import type { TableHooks } from '../hooks.ts';

/** A place in the tree of fields: a living parent's level, 0 above the tops. */
async function levelAbove(pid: unknown, db: Database): Promise<number> {
  const id = String(pid ?? '0');
  if (id === '0') return 0;
  const parent = await db.first<{ level: number }>('SELECT level FROM scope WHERE id = ? AND is_delete = 0', [id]);
  if (!parent) throw invalid([{ field: 'pid', code: 'unknown_reference' }]);
  return parent.level;
}

/** Field of technology (core§3): its level follows from its parent; one with fields below it stays. */
export const scope: TableHooks = {
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
};

/** Way of promotion (decision 60): its code goes into the numbers of results. */
export const promotionType: TableHooks = {
  required: { code: 'required', name: 'required' },
  maxima: { code: 20, name: 50, name_en: 100 },
};

/** Region with a front page (core§1). */
export const region: TableHooks = {
  links: ['logo', 'center_url'],
  required: { name: 'required' },
  maxima: { name: 50, en_name: 100, title: 100, title_en: 200 },
};

/** County workstation (core§1): an address may be missing, never be blank of a place. */
export const workstation: TableHooks = {
  links: ['url', 'platform_url'],
  required: { name: 'required', area_code: 'required' },
  maxima: { name: 100, area_code: 20 },
};

function isLabels(value: unknown): boolean {
  try {
    const labels: unknown = JSON.parse(String(value));
    if (typeof labels !== 'object' || labels === null || Array.isArray(labels)) return false;
    return Object.values(labels).every((label) => typeof label === 'string');
  } catch {
    return false;
  }
}

function checkKeynotes(value: unknown): void {
  const blank = value === undefined || value === null || value === '';
  if (!blank && !isLabels(value)) throw invalid([{ field: 'keynotes', code: 'invalid_value' }]);
}

/** Message template (back-office§7): `keynotes` names the labels of a message as JSON. */
export const pushTemplate: TableHooks = {
  required: { template_id: 'required', name: 'required' },
  maxima: { template_id: 100, name: 100, keynotes: 2000 },
  beforeAdd: (rows) => {
    for (const { keynotes } of rows) checkKeynotes(keynotes);
    return undefined;
  },
  beforePut: (_, { keynotes }) => {
    checkKeynotes(keynotes);
    return undefined;
  },
};

function checkAuthorities(value: unknown): void {
  const blank = value === undefined || value === null || value === '';
  if (!blank && !isAuthorityList(String(value))) throw invalid([{ field: 'authorities', code: 'invalid_value' }]);
}

/** Group of staff (core§6): it names authorities that exist. */
export const workGroup: TableHooks = {
  required: { name: 'required' },
  maxima: { name: 50, name_en: 100, authorities: 200 },
  beforeAdd: (rows) => {
    for (const { authorities } of rows) checkAuthorities(authorities);
    return undefined;
  },
  beforePut: (_, { authorities }) => {
    checkAuthorities(authorities);
    return undefined;
  },
};
