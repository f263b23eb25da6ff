import Box from '@mui/material/Box';
import { DAY_MS } from '../../../../db/contract/time';
import { SelectFilter } from '../../../domain/catalog/SelectFilter';
import { ScopeOptions } from '../../../domain/fields';
import industryNames from '../../../i18n/industries';
import words from '../../../i18n/organizations';
import { useApiQuery } from '../../../kit/api';
import { pickName, useLang, useText } from '../../../kit/i18n';

export const filterNames = ['type', 'scope', 'industry', 'region'] as const;

interface Named {
  id: string;
  pid: string;
  name: string;
  name_en?: string | null;
}

interface FiltersProps {
  chosen: Record<string, string>;
  onChange: (values: Record<string, string>) => void;
}

function useTable<R>(table: string, columns: string[], where: object, order: string): R[] {
  const query = useApiQuery<{ records: R[] }>(
    [table],
    '/egg/base/list',
    { table, columns, where, order: [[order, 'asc']], pageSize: 100 },
    { staleMs: DAY_MS },
  );
  return query.data?.records ?? [];
}

/** Kind, field, industry and place; each choice is taken at once. */
export function Filters({ chosen, onChange }: FiltersProps) {
  const text = useText(words);
  return (
    <Box
      component="section"
      aria-label={text.list.filters}
      sx={{
        display: 'grid',
        gap: 1.5,
        mt: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      <SelectFilter label={text.list.kind} value={chosen.type} onChange={(type) => onChange({ type })}>
        {Object.entries(text.types).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectFilter>
      <ScopeChoice value={chosen.scope} onChange={(scope) => onChange({ scope })} />
      <IndustryChoice value={chosen.industry} onChange={(industry) => onChange({ industry })} />
      <RegionChoice value={chosen.region ?? ''} onChange={(region) => onChange({ region })} />
    </Box>
  );
}

interface ValueProps {
  value: string | undefined;
  onChange: (value: string) => void;
}

function ScopeChoice(props: ValueProps) {
  const text = useText(words).list;
  return (
    <SelectFilter label={text.scope} {...props}>
      <ScopeOptions />
    </SelectFilter>
  );
}

function IndustryChoice(props: ValueProps) {
  const text = useText(words).list;
  const named = useText(industryNames);
  const rows = useTable<{ code: string; name: string }>('industry_v2', ['code', 'name'], { depth: 1 }, 'code');
  return (
    <SelectFilter label={text.industry} {...props}>
      {rows.map((row) => (
        <option key={row.code} value={row.code}>
          {named[row.code] ?? row.name}
        </option>
      ))}
    </SelectFilter>
  );
}

const provinceOf = (code: string): string => (code ? `${code.slice(0, 2)}0000` : '');

/** Provinces; below the chosen one its cities. */
function RegionChoice({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const text = useText(words).list;
  const province = provinceOf(value);
  const { lang } = useLang();
  const columns = ['id', 'name', 'name_en', 'pid'];
  const provinces = useTable<Named>('china', columns, { pid: '0' }, 'id');
  const cities = useTable<Named>('china', columns, { pid: province || '-' }, 'id');
  return (
    <SelectFilter label={text.region} value={value} onChange={onChange}>
      {provinces.map((row) => [
        <option key={row.id} value={row.id}>
          {pickName(lang, row.name, row.name_en)}
        </option>,
        ...(row.id === province ? cities : []).map((city) => (
          <option key={city.id} value={city.id}>
            {`　${pickName(lang, city.name, city.name_en)}`}
          </option>
        )),
      ])}
    </SelectFilter>
  );
}
