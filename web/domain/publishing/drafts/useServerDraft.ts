import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DraftPlace } from '../../../../db/contract/drafts';
import type { AppFormState } from '../../../kit/form';
import { getSession, subscribeSession } from '../../session/session';
import { DraftKeeper, type DraftState } from './keeper';
import { removeKept } from './kept';
import type { Opening } from './opening';

/** Identity numbers stay in the form: neither the device nor the server keeps them in a draft (house 2). */
export const DRAFT_OMIT = ['id_number'] as const;

interface ServerDraftOptions<V extends FieldValues> {
  form: AppFormState<V>;
  /** Of the device's own copy. */
  draftKey: string;
  place: DraftPlace;
  opening: Opening;
  /** A draft's content in the shape of the form. */
  valuesOf: (draft: object) => V;
}

export interface ServerDraftState extends DraftState {
  /** Ends a conflict with what is shown. */
  keepShown: () => void;
  /** Ends a conflict with the other device's draft. */
  useOther: () => void;
  /** Saves what waits, when the dialog closes and the draft stays. */
  save: () => Promise<void>;
  discard: () => Promise<void>;
  /** Submitted: there is no draft any more, and none comes. */
  finish: () => Promise<void>;
}

/** Saves the form's input as the user's draft on the server whenever typing rests. */
export function useServerDraft<V extends FieldValues>(options: ServerDraftOptions<V>): ServerDraftState {
  const { form, draftKey, place, opening, valuesOf } = options;
  const { readOnly } = form;
  const { subscribe, getValues, reset } = form.methods;
  const [keeper] = useState(() => new DraftKeeper(place, draftKey, DRAFT_OMIT, opening));
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState);

  useEffect(() => {
    if (readOnly) return;
    if (opening.pending && !opening.other) keeper.change(getValues());
    const unsubscribe = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) keeper.change(values);
      },
    });
    const save = () => void keeper.save();
    const { leave } = keeper;
    addEventListener('pagehide', leave);
    addEventListener('online', save);
    const heard = subscribeSession(() => {
      if (getSession().user) save();
    });
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('online', save);
      heard();
      document.removeEventListener('visibilitychange', leave);
      unsubscribe();
      save();
    };
  }, [readOnly, opening, keeper, subscribe, getValues]);

  const gone = async (end: () => Promise<void>) => {
    removeKept(draftKey);
    await end();
    // A call that was on its way has marked the draft once more.
    removeKept(draftKey);
  };

  return {
    ...state,
    keepShown: () => keeper.settle(getValues()),
    useOther: () => {
      if (!state.other) return;
      const values = valuesOf(state.other.form);
      reset(values, { keepDefaultValues: true });
      keeper.settle(values);
    },
    save: keeper.save,
    discard: () => gone(() => keeper.discard()),
    finish: () => gone(() => keeper.finish()),
  };
}
