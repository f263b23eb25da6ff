import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FormEvent, useEffect, useState } from 'react';
import { AUDIT } from '../../../db/contract/limits';
import { LISTING_STATES } from '../../../db/contract/listings';
import kit from '../../i18n/kit';
import words from '../../i18n/releases';
import { useText } from '../../shared/i18n';
import { useTableFilter } from '../../shared/table/useTableFilter';

/** The audit states as a row of switches; the chosen one stands in the address. */
function StateFilter() {
  const text = useText(words);
  const states = useText(kit).status;
  const [value, setValue] = useTableFilter('audit_status');
  const entries = [
    { state: '', label: text.all },
    ...Object.values(AUDIT).map((state) => ({ state: String(state), label: states[state] ?? '' })),
  ];
  return (
    <Box role="group" aria-label={text.filter} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {entries.map(({ state, label }) => {
        const on = state === value;
        return (
          <Button
            key={state}
            size="small"
            aria-pressed={on}
            variant={on ? 'contained' : 'outlined'}
            onClick={() => setValue(state)}
            sx={{ minHeight: 36 }}
          >
            {label}
          </Button>
        );
      })}
    </Box>
  );
}

function ListingFilter() {
  const text = useText(words);
  const [value, setValue] = useTableFilter('listing');
  const known = LISTING_STATES.find((state) => state === value) ?? '';
  return (
    <TextField
      select
      size="small"
      label={text.listing}
      value={known}
      onChange={(event) => setValue(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ width: { xs: '100%', sm: 170 } }}
    >
      {(['', ...LISTING_STATES] as const).map((state) => (
        <MenuItem key={state} value={state}>
          {text.listings[state]}
        </MenuItem>
      ))}
    </TextField>
  );
}

function KeywordFilter() {
  const text = useText(words);
  const [value, setValue] = useTableFilter('keyword');
  const [word, setWord] = useState(value);
  // The address may change by other means: back, a cleared filter.
  useEffect(() => setWord(value), [value]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setValue(word.trim());
  };
  return (
    <Box
      component="form"
      role="search"
      onSubmit={submit}
      sx={{ display: 'flex', gap: 1, flex: { xs: '1 1 100%', sm: '0 1 320px' } }}
    >
      <TextField
        fullWidth
        size="small"
        type="search"
        label={text.keyword}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <Button type="submit" variant="outlined" sx={{ flexShrink: 0 }}>
        {text.search}
      </Button>
    </Box>
  );
}

/** State, listing and word; each stands in the address. */
export function Filters() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <StateFilter />
      <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
      <ListingFilter />
      <KeywordFilter />
    </Box>
  );
}
