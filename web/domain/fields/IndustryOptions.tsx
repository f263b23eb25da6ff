import { DAY_MS } from '../../../db/contract/time';
import industryNames from '../../i18n/industries';
import { useRows } from '../../kit/api';
import { useText } from '../../kit/i18n';

const useIndustries = () =>
  useRows(
    ['industry_v2'],
    { table: 'industry_v2', columns: ['code', 'name'], where: { depth: 1 }, order: [['code', 'asc']], pageSize: 100 },
    { staleMs: DAY_MS },
  );

/** How a section of industry reads in the page's language, by its code. */
export function useIndustryName(): (code: string) => string {
  const named: Readonly<Record<string, string>> = useText(industryNames);
  const rows = useIndustries().data?.records ?? [];
  return (code) => named[code] ?? rows.find((row) => row.code === code)?.name ?? '';
}

/** The sections of industry, as options of a select. */
export function IndustryOptions() {
  const named = useText(industryNames);
  const query = useIndustries();
  return (query.data?.records ?? []).map(({ code, name }) => (
    <option key={code} value={code}>
      {named[code] ?? name}
    </option>
  ));
}
