import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import kit from '../../i18n/kit';
import { useText } from '../i18n';
import { textOnly } from '../layout/RichText';
import { FieldFrame } from './FieldFrame';
import { type FieldProps, useField } from './useField';

const RichTextEditor = lazy(() => import('./RichTextEditor'));

export interface FormRichTextProps extends FieldProps {
  /** Characters that are recommended; shown beside the count, never a barrier (ruling 64). */
  recommended?: number;
}

/** The value is HTML, '' when nothing is written. */
export function FormRichText({ name, label, required, hint, disabled: off, recommended }: FormRichTextProps) {
  const text = useText(kit);
  const { field, error, disabled } = useField(name, off);
  const html = String(field.value ?? '');
  const count = [...textOnly(html).replace(/\s+/g, '')].length;
  return (
    <FieldFrame
      label={label}
      required={required}
      error={error}
      hint={recommended ? text.characters(count, recommended) : hint}
      disabled={disabled}
    >
      {({ helpId }) => (
        <Suspense fallback={<Skeleton variant="rounded" height={220} aria-label={text.loadingEditor} />}>
          <RichTextEditor
            label={label}
            helpId={helpId}
            html={html}
            disabled={disabled}
            invalid={!!error}
            required={!!required}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}
