import Skeleton from '@mui/material/Skeleton';
import { fetched } from '../layout/fetched';
import { type FieldProps, useField } from './useField';

const DateInput = fetched(() => import('./DateInput'));

/** The value is text: 'YYYY-MM-DD', with `time` 'YYYY-MM-DD HH:mm:ss'; '' without one. */
export function FormDate({
  name,
  label,
  required,
  hint,
  disabled: off,
  time = false,
}: FieldProps & { time?: boolean }) {
  const { field, error, disabled } = useField(name, off);
  return (
    <DateInput
      outline={<Skeleton variant="rounded" height={56} />}
      label={label}
      required={!!required}
      help={error || hint || ''}
      invalid={!!error}
      disabled={disabled}
      time={time}
      value={String(field.value ?? '')}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={field.onChange}
    />
  );
}
