import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Choice } from '../../../db/contract/enums-results';
import words from '../../i18n/form';
import { type FieldProps, Noted, useField } from '../../kit/form';
import { useLang, useText } from '../../kit/i18n';

/** A text that may be one of the usual words: the stored value is the Chinese word, the shown one follows the page. */
export function SuggestField({
  name,
  label,
  hint,
  choices,
}: FieldProps & { choices: readonly Choice<string | number>[] }) {
  const { lang } = useLang();
  const { list } = useText(words);
  const { field, error, disabled } = useField(name);
  const value = String(field.value ?? '');
  const shown = choices.find((choice) => choice.value === value)?.[lang] ?? value;
  return (
    <Noted name={name}>
      <Autocomplete
        {...list}
        freeSolo
        forcePopupIcon
        disabled={disabled}
        options={choices.map((choice) => choice[lang])}
        filterOptions={(options) => options}
        inputValue={shown}
        value={shown}
        onInputChange={(_event, text) => field.onChange(choices.find((choice) => choice[lang] === text)?.value ?? text)}
        onBlur={field.onBlur}
        renderInput={(params) => (
          <TextField
            {...params}
            label={label}
            name={field.name}
            inputRef={field.ref}
            error={!!error}
            helperText={error || hint || ''}
          />
        )}
      />
    </Noted>
  );
}
