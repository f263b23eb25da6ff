import { useApiQuery } from '../api';

export interface RegionStep {
  id: string;
  name: string;
}

interface ChinaRow extends RegionStep {
  pid: string;
  level: number;
}

const DAY_MS = 86_400_000;

/** The children of one place, loaded when its column opens; provinces have the parent '0'. */
export function useRegionChildren(pid: string | null) {
  return useApiQuery<{ records: ChinaRow[] }>(
    ['china'],
    '/egg/base/list',
    {
      table: 'china',
      columns: ['id', 'name', 'level', 'pid'],
      where: { pid: pid ?? '' },
      order: [['id', 'asc']],
      pageSize: 100,
    },
    { enabled: pid !== null, staleMs: DAY_MS },
  );
}
