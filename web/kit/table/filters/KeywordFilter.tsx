import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useEffect, useState } from 'react';
import kit from '../../../i18n/kit';
import { useText } from '../../i18n';
import { useTableFilter } from '../useTableFilter';

/** A word to search by, kept in the address under `keyword`. */
export function KeywordFilter({ label }: { label: string }) {
  const text = useText(kit);
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
      sx={{ display: 'flex', gap: 1, flex: { xs: '1 1 100%', sm: '1 1 290px' }, maxWidth: { sm: 400 } }}
    >
      <TextField
        fullWidth
        size="small"
        type="search"
        label={label}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <Button type="submit" variant="outlined" sx={{ flexShrink: 0 }}>
        {text.filter.search}
      </Button>
    </Box>
  );
}
