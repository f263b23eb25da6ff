import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import words from '../../../i18n/administration';
import { useField } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { randomId } from '../../../kit/layout/format';
import { ChevronDownIcon, PlusIcon, TrashIcon } from '../../../kit/layout/icons';

const without = <T,>(list: readonly T[], at: number): T[] => list.filter((_, place) => place !== at);

/** The list with the entry at one place moved by one. */
function moved<T>(list: readonly T[], at: number, by: 1 | -1): T[] {
  const next = [...list];
  const [entry] = next.splice(at, 1);
  if (entry !== undefined) next.splice(at + by, 0, entry);
  return next;
}

interface OrderProps {
  at: number;
  count: number;
  onMove: (by: 1 | -1) => void;
}

function Order({ at, count, onMove }: OrderProps) {
  const text = useText(words).settings;
  return (
    <>
      <IconButton size="small" aria-label={text.up(at + 1)} disabled={at === 0} onClick={() => onMove(-1)}>
        <ChevronDownIcon sx={{ transform: 'rotate(180deg)' }} />
      </IconButton>
      <IconButton size="small" aria-label={text.down(at + 1)} disabled={at === count - 1} onClick={() => onMove(1)}>
        <ChevronDownIcon />
      </IconButton>
    </>
  );
}

/** A list of short texts, each on a line of its own. */
export function TextsField({ name }: { name: string }) {
  const text = useText(words).settings;
  const { field, error, disabled } = useField(name, false);
  const list = (Array.isArray(field.value) ? field.value : []) as string[];
  // An entry keeps its input wherever it is moved to.
  const [keys, setKeys] = useState(() => list.map(() => randomId()));
  const change = (entries: string[], keysOf: string[]) => {
    setKeys(keysOf);
    field.onChange(entries);
  };
  return (
    <Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {list.map((entry, at) => (
          <Box component="li" key={keys[at]} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <TextField
              fullWidth
              size="small"
              value={entry}
              disabled={disabled}
              error={!!error}
              onChange={(event) =>
                field.onChange(list.map((each, place) => (place === at ? event.target.value : each)))
              }
              slotProps={{ htmlInput: { 'aria-label': text.entry(at + 1), maxLength: 50 } }}
            />
            <Order at={at} count={list.length} onMove={(by) => change(moved(list, at, by), moved(keys, at, by))} />
            <IconButton
              size="small"
              aria-label={text.remove(at + 1)}
              onClick={() => change(without(list, at), without(keys, at))}
            >
              <TrashIcon />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Button
        size="small"
        startIcon={<PlusIcon />}
        sx={{ mt: 1 }}
        onClick={() => change([...list, ''], [...keys, randomId()])}
      >
        {text.addEntry}
      </Button>
      {error ? <FormHelperText error>{error}</FormHelperText> : null}
    </Box>
  );
}

type Database = Record<'id' | 'name' | 'name_en' | 'to', string>;

/** The project databases: names and the list that each opens; their number is fixed. */
export function DatabasesField({ name }: { name: string }) {
  const text = useText(words).settings;
  const { field, error } = useField(name, false);
  const list = (Array.isArray(field.value) ? field.value : []) as Database[];
  const change = (at: number, key: keyof Database, value: string) =>
    field.onChange(list.map((each, place) => (place === at ? { ...each, [key]: value } : each)));
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {list.map((entry, at) => (
        <Box
          component="li"
          key={entry.id}
          aria-label={text.entry(at + 1)}
          sx={{ display: 'flex', gap: 1, pb: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          <Box sx={{ flex: 1, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {(['name', 'name_en', 'to'] as const).map((key) => (
              <TextField
                key={key}
                size="small"
                label={text.database[key]}
                value={entry[key]}
                onChange={(event) => change(at, key, event.target.value)}
                sx={key === 'to' ? { gridColumn: '1 / -1' } : undefined}
              />
            ))}
          </Box>
          <Box sx={{ display: 'flex', flexDirection: 'column' }}>
            <Order at={at} count={list.length} onMove={(by) => field.onChange(moved(list, at, by))} />
          </Box>
        </Box>
      ))}
      {error ? <FormHelperText error>{error}</FormHelperText> : null}
    </Box>
  );
}
