import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { type FieldProps, useField } from './useField';

const DateInput = lazy(() => import('./DateInput'));

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
    <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
      <DateInput
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
    </Suspense>
  );
}
