import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Fills in what becomes known after a form stands, as who is signed in: where nothing was typed, and as what the form begins with.
 * @param known text of each field; blank for nothing
 */
export function useFilledIn<T extends FieldValues>(
  { getValues, resetField }: UseFormReturn<T>,
  known: Partial<Record<Path<T>, string>>,
): void {
  const told = JSON.stringify(known);
  useEffect(() => {
    for (const [name, text] of Object.entries(JSON.parse(told)) as [Path<T>, PathValue<T, Path<T>>][]) {
      if (text && getValues(name) === '') resetField(name, { defaultValue: text });
    }
  }, [told, getValues, resetField]);
}
