import { type Region, useRegion } from '../../domain/region';
import { useAllRegions } from '../../domain/region/useAllRegions';

interface Choice extends Omit<Region, 'code'> {
  id: string;
}

/** The regions that the site can be shown for, and the one that it is. */
export function useRegions() {
  const { region, setRegion } = useRegion();
  const rows = useAllRegions();
  const choose = ({ id, ...details }: Choice) => setRegion({ code: id, ...details });
  return { regions: rows.data ?? [], region, choose };
}
