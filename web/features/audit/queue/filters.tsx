import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FormEvent, useEffect, useState } from 'react';
import { AUDIT } from '../../../../db/contract/limits';
import words from '../../../i18n/audit';
import kit from '../../../i18n/kit';
import { useRegionChildren } from '../../../shared/form/regions';
import { useScopes } from '../../../shared/form/scopes';
import { pickName, useLang, useText } from '../../../shared/i18n';
import { useTableFilter } from '../../../shared/table/useTableFilter';

export const PENDING = String(AUDIT.pending);

interface ChoiceProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** One of few values, kept in the address. */
function Choice({ name, label, options }: ChoiceProps) {
  const text = useText(words).queue;
  const [value, setValue] = useTableFilter(name);
  const known = options.some((option) => option.value === value);
  return (
    <TextField
      select
      size="small"
      label={label}
      value={known ? value : ''}
      onChange={(event) => setValue(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 140, flex: { xs: '1 1 130px', sm: '0 0 auto' } }}
    >
      <MenuItem value="">{text.any}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Keyword() {
  const text = useText(words).queue;
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

/** The audit states as a row of switches; those under review when the address names none. */
function States() {
  const text = useText(words).queue;
  const { status } = useText(kit);
  const [chosen, setChosen] = useTableFilter('audit_status');
  const value = chosen || PENDING;
  return (
    <Box role="group" aria-label={text.filter} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flexBasis: '100%' }}>
      {Object.values(AUDIT).map((state) => {
        const on = String(state) === value;
        return (
          <Button
            key={state}
            size="small"
            aria-pressed={on}
            variant={on ? 'contained' : 'outlined'}
            onClick={() => setChosen(String(state) === PENDING ? '' : String(state))}
            sx={{ minHeight: 36 }}
          >
            {status[state]}
          </Button>
        );
      })}
    </Box>
  );
}

/** What narrows the queue. */
export function QueueFilters() {
  const text = useText(words).queue;
  const { lang } = useLang();
  const provinces = useRegionChildren('0').data?.records ?? [];
  const scopes = useScopes().data ?? [];
  const fields = scopes.flatMap((top) => top.children);
  return (
    <>
      <States />
      <Keyword />
      <Choice
        name="region"
        label={text.region}
        options={provinces.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Choice
        name="scope"
        label={text.scope}
        options={fields.map(({ id, name, name_en }) => ({ value: id, label: pickName(lang, name, name_en) }))}
      />
      <Choice
        name="age"
        label={text.age}
        options={Object.entries(text.ages).map(([value, label]) => ({ value, label }))}
      />
    </>
  );
}
