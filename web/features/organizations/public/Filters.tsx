import Box from '@mui/material/Box';
import { RegionFilter } from '../../../domain/catalog/RegionFilter';
import { SelectFilter } from '../../../domain/catalog/SelectFilter';
import { IndustryOptions, ScopeOptions } from '../../../domain/fields';
import words from '../../../i18n/organizations';
import { useText } from '../../../kit/i18n';

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
      <RegionFilter label={text.list.region} value={chosen.region ?? ''} onChange={(region) => onChange({ region })} />
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
