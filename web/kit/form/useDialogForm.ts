import type { FieldValues } from 'react-hook-form';
import type { output, ZodType } from 'zod';
import { type Keys, reread } from '../api';
import { toast } from '../toast';
import { type AppForm, type AppFormOptions, useAppForm } from './useAppForm';

export interface DialogFormOptions<T extends FieldValues, S extends ZodType>
  extends Omit<AppFormOptions<T, S>, 'onSubmit'> {
  /** Saves; what it throws is told at its field, and the dialog stays. */
  save: (values: T & output<S>) => Promise<unknown>;
  /** Said once it is saved. */
  done?: string;
  /** Key prefixes of the queries that read what was saved. */
  invalidates?: Keys;
  close: (saved: true) => void;
}

/** The form of a dialog: once it is saved it says so, what shows it is read anew, and the dialog closes with true. */
export function useDialogForm<T extends FieldValues, S extends ZodType = ZodType>(
  options: DialogFormOptions<T, S>,
): AppForm<T> {
  const { save, done, invalidates = [], close, ...form } = options;
  return useAppForm<T, S>({
    ...form,
    onSubmit: async (values) => {
      await save(values);
      if (done) toast.success(done);
      await reread(invalidates);
      close(true);
    },
  });
}
