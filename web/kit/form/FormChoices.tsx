import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import words from '../../i18n/form';
import { useText } from '../i18n';
import { FieldFrame } from './FieldFrame';
import { type FieldProps, useField } from './useField';

export interface Option<V extends string | number = string | number> {
  value: V;
  label: string;
  disabled?: boolean;
}

interface OptionFieldProps extends FieldProps {
  options: readonly Option[];
}

/** One value of few; the stored value keeps the option's type (number or text). */
export function FormSelect({ name, label, required, hint, options, disabled: off }: OptionFieldProps) {
  const text = useText(words);
  const { field, error, disabled } = useField(name, off);
  return (
    <TextField
      select
      fullWidth
      label={label}
      required={!!required}
      name={field.name}
      value={field.value ?? ''}
      inputRef={field.ref}
      disabled={disabled}
      error={!!error}
      helperText={error || hint || ''}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(event.target.value)}
    >
      {required ? null : <MenuItem value="">{text.choose}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value} disabled={!!option.disabled}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Any number of few; the value is a list in the order of the options. */
export function FormMulti({ name, label, required, hint, options, disabled: off }: OptionFieldProps) {
  const { field, error, disabled } = useField(name, off);
  const chosen = (Array.isArray(field.value) ? field.value : []) as (string | number)[];
  const toggle = (value: string | number, on: boolean) =>
    field.onChange(
      options.map((option) => option.value).filter((each) => (each === value ? on : chosen.includes(each))),
    );
  return (
    <FieldFrame label={label} required={required} error={error} hint={hint} disabled={disabled}>
      {() => (
        <FormGroup row sx={{ columnGap: 1 }}>
          {options.map((option, index) => (
            <FormControlLabel
              key={option.value}
              disabled={disabled || !!option.disabled}
              label={option.label}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.includes(option.value)}
                  onChange={(event) => toggle(option.value, event.target.checked)}
                  onBlur={field.onBlur}
                  slotProps={index === 0 ? { input: { ref: field.ref } } : {}}
                />
              }
            />
          ))}
        </FormGroup>
      )}
    </FieldFrame>
  );
}

export function FormRadio({ name, label, required, hint, options, disabled: off }: OptionFieldProps) {
  const { field, error, disabled } = useField(name, off);
  return (
    <FieldFrame label={label} required={required} error={error} hint={hint} disabled={disabled}>
      {({ labelId }) => (
        <RadioGroup
          row
          name={field.name}
          aria-labelledby={labelId}
          value={field.value ?? ''}
          onBlur={field.onBlur}
          onChange={(event) =>
            field.onChange(options.find((option) => String(option.value) === event.target.value)?.value)
          }
        >
          {options.map((option, index) => (
            <FormControlLabel
              key={option.value}
              value={option.value}
              label={option.label}
              disabled={disabled || !!option.disabled}
              control={<Radio size="small" slotProps={index === 0 ? { input: { ref: field.ref } } : {}} />}
            />
          ))}
        </RadioGroup>
      )}
    </FieldFrame>
  );
}

/** A tick, as `true` and `false`. */
export function FormTick({ name, label, disabled: fixed }: FieldProps) {
  const { field, disabled } = useField(name, fixed);
  return (
    <FormControlLabel
      label={label}
      disabled={disabled}
      control={
        <Checkbox
          size="small"
          name={field.name}
          checked={field.value === true}
          onChange={(event) => field.onChange(event.target.checked)}
        />
      }
    />
  );
}

/** On and off as `true`/`false`, or as the two values given. */
export function FormSwitch({
  name,
  label,
  hint,
  on = true,
  off = false,
  disabled: fixed,
}: FieldProps & { on?: unknown; off?: unknown }) {
  const { field, error, disabled } = useField(name, fixed);
  return (
    <div>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Switch
            checked={field.value === on}
            onChange={(event) => field.onChange(event.target.checked ? on : off)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref } }}
          />
        }
      />
      <FormHelperText error={!!error}>{error || hint || ''}</FormHelperText>
    </div>
  );
}
