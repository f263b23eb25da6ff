import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useEffect, useState } from 'react';
import { DEAL_SIDES, DEAL_STATES } from '../../../../db/contract/deals';
import words from '../../../i18n/deals';
import { useText } from '../../../shared/i18n';
import { useTableFilter } from '../../../shared/table/useTableFilter';

interface Choice {
  value: string;
  label: string;
}

/** One of few values as buttons; the first one stands for none. */
function Choices({ name, label, options }: { name: string; label: string; options: readonly Choice[] }) {
  const [value, choose] = useTableFilter(name);
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {options.map((option) => {
        const on = option.value === value;
        return (
          <Button
            key={option.value}
            size="small"
            aria-pressed={on}
            variant={on ? 'contained' : 'outlined'}
            onClick={() => choose(option.value)}
            sx={{ minHeight: 36 }}
          >
            {option.label}
          </Button>
        );
      })}
    </Box>
  );
}

/** A word to search by, kept in the address. */
function Keyword() {
  const text = useText(words).all;
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
      sx={{ display: 'flex', gap: 1, flex: '1 1 280px', maxWidth: 420 }}
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

/** Which deals are shown: by side and state; operators search in all of them. */
export function Filters({ all }: { all: boolean }) {
  const text = useText(words);
  const [overdue, setOverdue] = useTableFilter('overdue');
  const states = [
    { value: '', label: text.filters.all },
    { value: 'open', label: text.filters.open },
    ...DEAL_STATES.map((state) => ({ value: state, label: text.states[state] })),
  ];
  const roles = [
    { value: '', label: text.roles.all },
    ...DEAL_SIDES.map((side) => ({ value: side, label: text.roles[side] })),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      {all ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Keyword />
          <Button
            aria-pressed={overdue === '1'}
            variant={overdue === '1' ? 'contained' : 'outlined'}
            onClick={() => setOverdue(overdue === '1' ? '' : '1')}
          >
            {text.all.overdueOnly}
          </Button>
        </Box>
      ) : (
        <Choices name="role" label={text.roles.label} options={roles} />
      )}
      <Choices name="state" label={text.filters.label} options={states} />
    </Box>
  );
}
