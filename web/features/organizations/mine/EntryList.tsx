import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { ENTRIES } from '../../../../db/contract/organization-edits';
import words from '../../../i18n/organizationProfile';
import { FieldFrame, useField } from '../../../kit/form';
import { useText } from '../../../kit/i18n';

/** A line of a list while it is edited; the key stays with it when others go. */
export interface Entry {
  key: number;
  parts: string[];
}

let made = 0;

export const entry = (parts: string[]): Entry => {
  made += 1;
  return { key: made, parts };
};

interface EntryListProps {
  name: string;
  label: string;
  /** What the parts of an entry are called; the first one names it. */
  parts: readonly string[];
  hint: string;
}

/** A list of entries with a few parts each: people, equipment. */
export function EntryList({ name, label, parts, hint }: EntryListProps) {
  const text = useText(words);
  const { field, error, disabled } = useField(name);
  const fresh = useRef<number | null>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const entries = (field.value ?? []) as Entry[];
  const add = () => {
    const next = entry(parts.map(() => ''));
    fresh.current = next.key;
    field.onChange([...entries, next]);
  };
  const change = (key: number, place: number, value: string) =>
    field.onChange(
      entries.map((each) =>
        each.key === key
          ? { ...each, parts: parts.map((_, at) => (at === place ? value : (each.parts[at] ?? ''))) }
          : each,
      ),
    );
  const remove = (key: number) => {
    field.onChange(entries.filter((each) => each.key !== key));
    adding.current?.focus();
  };
  return (
    <FieldFrame label={label} error={error} hint={hint} disabled={disabled}>
      {({ helpId }) => (
        <Box>
          <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {entries.map((each, row) => (
              <Box
                key={each.key}
                component="li"
                sx={{
                  display: 'grid',
                  gap: 1.5,
                  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${parts.length}, minmax(0, 1fr)) auto` },
                  alignItems: 'center',
                  py: { xs: 2, sm: 1.25 },
                  '& + &': { borderTopStyle: 'solid', borderTopWidth: { xs: 1, sm: 0 }, borderTopColor: 'divider' },
                }}
              >
                {parts.map((part, place) => (
                  <TextField
                    key={part}
                    size="small"
                    label={part}
                    value={each.parts[place] ?? ''}
                    disabled={disabled}
                    autoFocus={place === 0 && fresh.current === each.key}
                    slotProps={{
                      htmlInput: { maxLength: ENTRIES.part, 'aria-label': text.partOf(part, label, row + 1) },
                    }}
                    onChange={(event) => change(each.key, place, event.target.value)}
                    onBlur={field.onBlur}
                  />
                ))}
                <Button
                  size="small"
                  disabled={disabled}
                  sx={{ color: 'error.main', justifySelf: 'start' }}
                  aria-label={text.removeEntry(each.parts[0] ?? '', label, row + 1)}
                  onClick={() => remove(each.key)}
                >
                  {text.remove}
                </Button>
              </Box>
            ))}
          </Box>
          <Button
            ref={adding}
            size="small"
            variant="outlined"
            sx={{ mt: 0.5 }}
            disabled={disabled || entries.length >= ENTRIES.count}
            aria-describedby={helpId}
            onClick={add}
          >
            {text.addTo(label)}
          </Button>
        </Box>
      )}
    </FieldFrame>
  );
}
