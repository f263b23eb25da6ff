import { DAY_MS } from '../../../db/contract/time';
import industryNames from '../../i18n/industries';
import { useRows } from '../../kit/api';
import { useText } from '../../kit/i18n';

/** The sections of industry, as options of a select. */
export function IndustryOptions() {
  const named = useText(industryNames);
  const query = useRows(
    ['industry_v2'],
    { table: 'industry_v2', columns: ['code', 'name'], where: { depth: 1 }, order: [['code', 'asc']], pageSize: 100 },
    { staleMs: DAY_MS },
  );
  return (query.data?.records ?? []).map(({ code, name }) => (
    <option key={code} value={code}>
      {named[code] ?? name}
    </option>
  ));
}
