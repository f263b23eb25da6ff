import { pickName, useLang } from '../../kit/i18n';
import { useRegionChildren } from '../fields/regions';
import { provinceOf } from './places';
import { SelectFilter } from './SelectFilter';

interface RegionFilterProps {
  label: string;
  titled?: boolean;
  value: string;
  onChange: (value: string) => void;
}

const cityOf = (code: string): string => (/^\d{4}00$/.test(code) && /0000$/.test(code) ? '' : `${code.slice(0, 4)}00`);

/** Provinces; below the chosen one its cities, and below a chosen city its counties. */
export function RegionFilter({ label, titled = false, value, onChange }: RegionFilterProps) {
  const { lang } = useLang();
  const province = provinceOf(value);
  const city = value ? cityOf(value) : '';
  const provinces = useRegionChildren('0').data?.records ?? [];
  const cities = useRegionChildren(province || null).data?.records ?? [];
  const counties = useRegionChildren(city || null).data?.records ?? [];
  const option = (depth: number) => (row: { id: string; name: string; name_en: string | null }) => (
    <option key={row.id} value={row.id}>
      {`${'　'.repeat(depth)}${pickName(lang, row.name, row.name_en)}`}
    </option>
  );
  return (
    <SelectFilter label={label} titled={titled} value={value} onChange={onChange}>
      {provinces.flatMap((row) => [
        option(0)(row),
        ...(row.id === province ? cities : []).flatMap((below) => [
          option(1)(below),
          ...(below.id === city ? counties : []).map(option(2)),
        ]),
      ])}
    </SelectFilter>
  );
}
