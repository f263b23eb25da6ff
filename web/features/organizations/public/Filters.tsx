import Box from '@mui/material/Box';
import { SelectFilter } from '../../../domain/catalog/SelectFilter';
import { IndustryOptions, ScopeOptions } from '../../../domain/fields';
import { useRegionChildren } from '../../../domain/fields/regions';
import words from '../../../i18n/organizations';
import { pickName, useLang, useText } from '../../../kit/i18n';

export const filterNames = ['type', 'scope', 'industry', 'region'] as const;

interface FiltersProps {
  chosen: Record<string, string>;
  onChange: (values: Record<string, string>) => void;
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
  return (
    <SelectFilter label={text.industry} {...props}>
      <IndustryOptions />
    </SelectFilter>
  );
}

const provinceOf = (code: string): string => (code ? `${code.slice(0, 2)}0000` : '');

/** Provinces; below the chosen one its cities. */
function RegionChoice({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const text = useText(words).list;
  const province = provinceOf(value);
  const { lang } = useLang();
  const provinces = useRegionChildren('0').data?.records ?? [];
  const cities = useRegionChildren(province || null).data?.records ?? [];
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
