import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import words from '../../i18n/pushPickers';
import { useText } from '../../kit/i18n';
import { DEBOUNCE_MS } from '../../kit/layout/useDebounced';
import { ScopeOptions } from '../fields';
import { IndustryOptions } from '../fields/IndustryOptions';

interface Picked {
  keyword: string;
  scope: string;
  industry: string;
}

export const NOTHING_PICKED: Picked = { keyword: '', scope: '', industry: '' };

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

export function Choice({ label, value, onChange, children }: ChoiceProps) {
  const text = useText(words);
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 0, flex: '1 1 120px' }}
    >
      <option value="">{text.any}</option>
      {children}
    </TextField>
  );
}

interface PickFiltersProps {
  label: string;
  value: Picked;
  onChange: (value: Picked) => void;
  /** Further filters of the list. */
  children?: ReactNode;
}

/** Word, field and industry of a picker; each is taken at once, the word when typing rests. */
export function PickFilters({ label, value, onChange, children }: PickFiltersProps) {
  const text = useText(words);
  const [word, setWord] = useState(value.keyword);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => setWord(value.keyword), [value.keyword]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (next: string) => {
    setWord(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange({ ...value, keyword: next.trim() }), DEBOUNCE_MS);
  };
  return (
    <Box
      role="search"
      aria-label={label}
      // Columns of one width, so that what finds no room in a line begins below the first, and is no wider.
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(100px, 1fr))',
        columnGap: 1,
        rowGap: 1.5,
        my: 1.5,
      }}
    >
      <TextField
        size="small"
        type="search"
        label={label}
        value={word}
        onChange={(event) => type(event.target.value)}
        sx={{ gridColumn: { xs: '1 / -1', sm: 'span 2' } }}
      />
      <Choice label={text.scope} value={value.scope} onChange={(scope) => onChange({ ...value, scope })}>
        <ScopeOptions />
      </Choice>
      <Choice label={text.industry} value={value.industry} onChange={(industry) => onChange({ ...value, industry })}>
        <IndustryOptions />
      </Choice>
      {children}
    </Box>
  );
}
