import { DAY_MS } from '../../../db/contract/time';
import { useRows } from '../../kit/api';
import { pickName, useLang } from '../../kit/i18n';

export interface RegionStep {
  id: string;
  name: string;
}

/** The children of one place, loaded when its column opens; provinces have the parent '0'. */
export function useRegionChildren(pid: string | null) {
  return useRows(
    ['china'],
    {
      table: 'china',
      columns: ['id', 'name', 'name_en', 'level', 'pid'],
      where: { pid: pid ?? '' },
      order: [['id', 'asc']],
      pageSize: 100,
    },
    { enabled: pid !== null, staleMs: DAY_MS },
  );
}

/**
 * How a path reads in the page's language. Values keep the Chinese names, which the server stores; the English ones are
 * asked for where they are shown.
 */
export function useStepNames(path: readonly RegionStep[]): string[] {
  const { lang } = useLang();
  const ids = path.map(({ id }) => id);
  const query = useRows(
    ['china'],
    { table: 'china', columns: ['id', 'name', 'name_en'], where: { id: { in: ids } } },
    { enabled: lang === 'en' && ids.length > 0, staleMs: DAY_MS, silent: true },
  );
  const rows = query.data?.records ?? [];
  return path.map(({ id, name }) => pickName(lang, name, rows.find((row) => row.id === id)?.name_en));
}

/** The digits that the codes of all places within a place begin with. */
const prefixOf = (code: string): string => code.replace(/(?:00)+$/, '');

const PAGE = 100;

/**
 * Whether a chosen place has a workstation: one of its own, or of a wider or a narrower place.
 * @returns undefined while nothing is chosen or known
 */
export function useHasWorkstation(path: readonly RegionStep[]): boolean | undefined {
  const code = path.at(-1)?.id ?? '';
  const prefix = prefixOf(code);
  const ids = path.map(({ id }) => id);
  const query = useRows(
    ['workstations'],
    {
      table: 'workstation',
      columns: ['area_code', 'url'],
      where: { or: [{ area_code: { in: ids } }, { area_code: { like: prefix } }] },
      pageSize: PAGE,
    },
    { enabled: code !== '', staleMs: DAY_MS, silent: true },
  );
  return query.data?.records.some(
    ({ area_code, url }) => !!url && (ids.includes(area_code) || area_code.startsWith(prefix)),
  );
}
