import { useRef } from 'react';
import type { Keys } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { toast } from '../../../kit/toast';
import { openMerge, type SideByField } from './openMerge';

interface MergedSaveOptions<V extends object, S> {
  /** What is edited, as it was when its form was opened; none for something new. */
  begun: S | null;
  valuesOf: (stored: S) => V;
  /** How the fields of a version read. */
  sides: (values: V) => SideByField;
  /** Saves the values upon a state; answers what somebody else saved meanwhile, where they were faster. */
  write: (values: V, base: S | null) => Promise<S | null>;
  /** Key prefixes of queries that read it. */
  invalidates: Keys;
  /** Said once it is saved. */
  done: string;
  onMerged: (values: V) => void;
  onSaved: () => void;
}

/** Saves a form; what somebody else saved meanwhile is shown beside the own values, field by field. */
export function useMergedSave<V extends object, S>(options: MergedSaveOptions<V, S>) {
  const { begun, valuesOf, sides, write, invalidates, done, onMerged, onSaved } = options;
  const asking = useRef(false);

  /** Puts mine upon theirs as is chosen, and saves that; the form goes on as it is where nothing is chosen. */
  const merge = async (mine: V, theirs: S, base: S) => {
    // One question at a time.
    if (asking.current) return;
    asking.current = true;
    const other = valuesOf(theirs);
    const chosen = await openMerge(sides(mine), sides(other), sides(valuesOf(base)));
    asking.current = false;
    if (!chosen) return;
    const taken = Object.fromEntries(Object.entries(other).filter(([field]) => chosen[field] === 'theirs'));
    const values = { ...mine, ...taken };
    onMerged(values);
    save.mutate({ values, base: theirs });
  };

  const save = useApiMutation(
    async ({ values, base }: { values: V; base: S | null }) => ({ values, base, theirs: await write(values, base) }),
    {
      invalidates,
      onSuccess: ({ values, base, theirs }) => {
        if (base && theirs) {
          void merge(values, theirs, base);
          return;
        }
        toast.success(done);
        onSaved();
      },
    },
  );

  return { isPending: save.isPending, save: (values: V) => save.mutate({ values, base: begun }) };
}
