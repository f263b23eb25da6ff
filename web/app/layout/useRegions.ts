import { REGION_COLUMNS, type Region, useRegion } from '../../domain/region';
import { useRows } from '../../kit/api';

interface Choice extends Omit<Region, 'code'> {
  id: string;
}

/** The regions that the site can be shown for, and the one that it is. */
export function useRegions() {
  const { region, setRegion } = useRegion();
  const rows = useRows(['regions'], { table: 'region', columns: REGION_COLUMNS, pageSize: 100 });
  const choose = ({ id, ...details }: Choice) => setRegion({ code: id, ...details });
  return { regions: rows.data?.records ?? [], region, choose };
}
