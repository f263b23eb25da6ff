import { type ControllerRenderProps, type FieldValues, useController } from 'react-hook-form';
import { useLang } from '../i18n';
import { packedText } from './issues';
import { useFormLocked } from './lock';

/** What every field takes. */
export interface FieldProps {
  name: string;
  label: string;
  required?: boolean;
  /** Standing help below the input; an error takes its place. */
  hint?: string | undefined;
  disabled?: boolean;
}

interface Field {
  field: ControllerRenderProps<FieldValues, string>;
  error: string;
  disabled: boolean;
}

/** Binds one input to the form around it. */
export function useField(name: string, disabled = false): Field {
  const { lang } = useLang();
  const locked = useFormLocked();
  const { field, fieldState } = useController({ name });
  const found = fieldState.error;
  // A list or an object keeps an error of one of its parts below itself.
  const message = found?.message ?? firstMessage(found);
  return { field, error: message ? packedText(lang, message) : '', disabled: disabled || locked };
}

function firstMessage(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  for (const [key, part] of Object.entries(error)) {
    if (key === 'ref') continue;
    if (key === 'message' && typeof part === 'string') return part;
    const inner = firstMessage(part);
    if (inner) return inner;
  }
  return '';
}
