import Button from '@mui/material/Button';
import { useCallback } from 'react';
import words from '../../i18n/form';
import { openDialog } from '../dialogs/open';
import { useText } from '../i18n';
import { fetched } from '../layout/fetched';
import { LoadingState } from '../layout/LoadingState';
import { textOnly } from '../layout/richTextElements';
import { FieldFrame } from './FieldFrame';
import { type FieldProps, useField } from './useField';

const RichTextEditor = fetched(() => import('./RichTextEditor'));

interface FormRichTextProps extends Omit<FieldProps, 'hint'> {
  /** A text, or one made of the number of characters written so far. */
  hint?: string | ((count: number) => string);
}

/** The value is HTML, '' when nothing is written. */
export function FormRichText({ name, label, required, hint, disabled: off }: FormRichTextProps) {
  const text = useText(words);
  const { field, error, disabled } = useField(name, off);
  const html = String(field.value ?? '');
  const { ref } = field;
  // The editor comes later than its place: it is looked for when it shall take the focus.
  const focused = useCallback(
    (place: HTMLElement | null) =>
      ref(place && { focus: () => place.querySelector<HTMLElement>('[role="textbox"]')?.focus() }),
    [ref],
  );
  const count = [...textOnly(html).replace(/\s+/g, '')].length;
  const enlarge = async () => {
    const written = await openDialog('editor', { label, html });
    if (written !== undefined) field.onChange(written);
  };
  return (
    <FieldFrame
      label={label}
      required={required}
      error={error}
      hint={typeof hint === 'function' ? hint(count) : hint}
      disabled={disabled}
    >
      {({ helpId }) => (
        <div ref={focused}>
          <Button
            size="small"
            aria-label={text.largeOf(label)}
            disabled={disabled}
            onClick={() => void enlarge()}
            sx={{ display: 'flex', ml: 'auto', mb: 0.5 }}
          >
            {text.large}
          </Button>
          <RichTextEditor
            outline={<LoadingState kind="block" />}
            label={label}
            helpId={helpId}
            html={html}
            disabled={disabled}
            invalid={!!error}
            required={!!required}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        </div>
      )}
    </FieldFrame>
  );
}
