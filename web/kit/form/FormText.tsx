import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import words from '../../i18n/form';
import { useText } from '../i18n';
import { type FieldProps, useField } from './useField';

export interface FormTextProps extends FieldProps {
  /** Checked by the schema; here it feeds the counter. Longer input is shown as too long, never cut. */
  maxLength?: number;
  rows?: number;
  counter?: boolean;
  type?: 'text' | 'password' | 'email' | 'tel' | 'number' | 'url';
  inputMode?: 'numeric';
  placeholder?: string;
  /** Where a dialog begins with it. */
  autoFocus?: boolean;
  autoComplete?: string;
  suffix?: ReactNode;
}

export function FormText(props: FormTextProps) {
  const {
    name,
    label,
    required,
    hint,
    maxLength,
    rows,
    counter,
    type = 'text',
    inputMode,
    placeholder,
    autoComplete = 'off',
    suffix,
    autoFocus = false,
  } = props;
  const text = useText(words);
  const { field, error, disabled } = useField(name, props.disabled);
  const value = String(field.value ?? '');
  const length = [...value].length;
  const showCounter = maxLength !== undefined && (counter ?? (!!rows || length > maxLength * 0.8));
  const help = error || hint || '';
  return (
    <TextField
      fullWidth
      label={label}
      required={!!required}
      name={field.name}
      autoFocus={autoFocus}
      value={value}
      inputRef={field.ref}
      disabled={disabled}
      error={!!error}
      type={type === 'number' ? 'text' : type}
      placeholder={placeholder ?? ''}
      autoComplete={autoComplete}
      multiline={!!rows}
      {...(rows ? { minRows: rows, maxRows: rows * 2 } : {})}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(event.target.value)}
      helperText={
        <span style={{ display: 'flex', gap: 8 }}>
          <span style={{ flex: 1 }}>{help}</span>
          {showCounter ? <span>{text.charactersOf(length, maxLength)}</span> : null}
        </span>
      }
      slotProps={{
        htmlInput: { inputMode: type === 'number' ? 'decimal' : inputMode, 'aria-required': !!required },
        input: suffix ? { endAdornment: <span style={{ whiteSpace: 'nowrap' }}>{suffix}</span> } : {},
        // Why an input is locked must be readable too.
        formHelperText: { component: 'div', sx: { '&.Mui-disabled': { color: 'text.secondary' } } },
      }}
    />
  );
}
