import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import words from '../../i18n/form';
import { type FieldProps, useField } from '../../kit/form/useField';
import { useText } from '../../kit/i18n';
import { useDebounced } from '../../kit/layout/useDebounced';

/** Pixels: just below the input. */
const LIST_TOP = 58;
const LIST_HEIGHT = 200;
const HIDE_AFTER_BLUR_MS = 100;

export interface Suggestion {
  id?: string | undefined;
  name: string;
  /** A second line: place, kind. */
  note?: string | undefined;
}

export interface FormOrganizationProps<S extends Suggestion> extends FieldProps {
  source: (word: string) => Promise<S[]>;
  /** Called with the chosen entry, and with null as soon as the text is typed on. */
  onPick?: (picked: S | null) => void;
}

/** A name typed freely, with suggestions; the value is the text. */
export function FormOrganization<S extends Suggestion>(props: FormOrganizationProps<S>) {
  const { name, label, required, hint, source, onPick } = props;
  const text = useText(words);
  const { field, error, disabled } = useField(name, props.disabled);
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [options, setOptions] = useState<S[]>([]);
  const hideTimer = useRef(0);
  const value = String(field.value ?? '');
  const word = useDebounced(value.trim());

  const settled = word === value.trim();

  useEffect(() => {
    let current = true;
    // While typing goes on, the word of before is not asked for again.
    if (!settled) return;
    if (!open || !word) {
      setOptions([]);
      return;
    }
    source(word).then(
      (found) => current && setOptions(found),
      () => current && setOptions([]),
    );
    return () => {
      current = false;
    };
  }, [word, open, settled, source]);

  const pick = (option: S) => {
    field.onChange(option.name);
    onPick?.(option);
    setOpen(false);
    setActive(-1);
  };

  const shown = open && options.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // It closes the list alone; the dialog around it is what the next one closes.
      if (shown) event.stopPropagation();
      setOpen(false);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp' && event.key !== 'Enter') return;
    const option = options[active];
    if (event.key === 'Enter') {
      if (!open || !option) return;
      event.preventDefault();
      pick(option);
      return;
    }
    event.preventDefault();
    setOpen(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setActive((active + step + options.length + (active < 0 && step < 0 ? 1 : 0)) % Math.max(options.length, 1));
  };

  return (
    <Box
      sx={{
        position: 'relative',
        // A dialog would cut the list off at its end: it grows for as long as the list is open.
        '.MuiDialogContent-root &:has([role="listbox"])': { minHeight: LIST_TOP + LIST_HEIGHT },
      }}
    >
      <TextField
        fullWidth
        label={label}
        required={!!required}
        name={field.name}
        value={value}
        inputRef={field.ref}
        disabled={disabled}
        error={!!error}
        helperText={error || hint || ''}
        autoComplete="off"
        onChange={(event) => {
          field.onChange(event.target.value);
          onPick?.(null);
          setActive(-1);
          setOpen(true);
        }}
        onFocus={() => clearTimeout(hideTimer.current)}
        onBlur={() => {
          field.onBlur();
          // A click on an entry takes the focus first and must still count.
          hideTimer.current = window.setTimeout(() => setOpen(false), HIDE_AFTER_BLUR_MS);
        }}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: {
            role: 'combobox',
            'aria-expanded': shown,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': shown && active >= 0 ? `${listId}-${active}` : undefined,
          },
        }}
      />
      {shown ? (
        <Paper
          elevation={6}
          id={listId}
          role="listbox"
          aria-label={text.suggestions}
          sx={{
            position: 'absolute',
            top: LIST_TOP,
            left: 0,
            right: 0,
            zIndex: 10,
            maxHeight: LIST_HEIGHT,
            overflowY: 'auto',
            py: 0.5,
          }}
        >
          {options.map((option, index) => (
            <Box
              key={option.id ?? option.name}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              onMouseDown={(event: MouseEvent) => event.preventDefault()}
              onClick={() => pick(option)}
              sx={{ px: 2, py: 0.75, cursor: 'pointer', '&[aria-selected="true"], &:hover': { bgcolor: 'brand.tint' } }}
            >
              {option.name}
              {option.note ? <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{option.note}</Box> : null}
            </Box>
          ))}
        </Paper>
      ) : null}
    </Box>
  );
}
