import { type FieldValues, get, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import type { StoredForm } from '../../../../db/contract/working-items';
import { openDialog } from '../../../kit/dialogs';
import type { WizardValues } from '../types';
import { differences, type FieldFactsByName } from './differences';

interface MergeOptions<V extends FieldValues, S> {
  read: (id: string) => Promise<S>;
  id: string | undefined;
  methods: UseFormReturn<V>;
  /** What the form was opened with. */
  first: V;
  fields: FieldFactsByName;
  fromStored: (form: S) => V;
  /** What saving upon a version means for its state; null where it stays as it is. */
  noteOf: (stored: S) => string | null;
}

/**
 * Shows the stored version beside the form's values and puts what was chosen into the form, upon the stored version.
 * @returns the call; its answer is whether the form may be saved now
 */
export function useMerge<V extends WizardValues & FieldValues, S extends StoredForm>(
  options: MergeOptions<V, S>,
): () => Promise<boolean> {
  const { read, id, methods, first, fields, fromStored, noteOf } = options;
  return async () => {
    const stored = await read(id ?? '').catch(() => null);
    if (!stored) return false;
    const mine = methods.getValues();
    const theirs = fromStored(stored);
    const base = first.version === mine.version ? first : null;
    const found = differences(fields, mine, theirs, base);
    const { audit_opinion: opinion } = stored;
    const sides = await openDialog('mergeVersions', { differences: found, opinion, note: noteOf(stored) });
    if (!sides) return false;
    const set = (name: string, value: unknown) =>
      methods.setValue(name as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true });
    for (const { name } of found) if (sides[name] === 'theirs') set(name, get(theirs, name));
    // Facts that no field shows belong to the organisation that was chosen.
    if (sides['organization.name'] === 'theirs') {
      for (const name of Object.keys(theirs.organization).map((own) => `organization.${own}`)) {
        if (!(name in fields)) set(name, get(theirs, name));
      }
    }
    set('version', stored.version);
    return true;
  };
}
