import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Path } from 'react-hook-form';
import type { DeclarationDetail } from '../../../../db/contract/programme/declarations';
import { readMark, removeKept } from '../../../domain/publishing/drafts/kept';
import words from '../../../i18n/programmeDeclarations';
import { ApiError, api } from '../../../kit/api';
import { confirm } from '../../../kit/dialogs';
import { type AppFormState, readDraft, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';
import { Autosave, keptKey, type SaveState, valuesIn } from './autosave';
import { type DeclarationValues, fieldNameOf, same, submission } from './values';

export interface Submitted {
  receipt: string;
}

interface DeclarationFormState {
  form: AppFormState<DeclarationValues>;
  save: SaveState;
  restored: boolean;
  submit: () => Promise<void>;
  /** Goes to a field and gives it the focus. */
  show: (field: string) => void;
  keepMine: () => void;
  useOther: () => void;
  saveNow: () => Promise<void>;
}

/** What the device kept of a form that the server does not have; `other` where the server's was changed since. */
function opening(detail: DeclarationDetail) {
  const key = keptKey(detail.id);
  const kept = readDraft<DeclarationValues>(key);
  const stored = valuesIn(detail);
  if (!kept?.project || !kept.files || same(kept as DeclarationValues, stored)) {
    removeKept(key);
    return { draft: null, other: null };
  }
  const upon = readMark(key)?.version ?? 0;
  return {
    draft: kept as DeclarationValues,
    other: upon === detail.version ? null : { values: stored, version: detail.version },
  };
}

/** The form of a declaration: saved whenever typing rests, handed in as a whole. */
export function useDeclarationForm(
  detail: DeclarationDetail,
  onSubmitted: (answer: Submitted) => void,
): DeclarationFormState {
  const { id, kinds } = detail;
  const text = useText(words);
  const [begin] = useState(() => opening(detail));
  const [keeper] = useState(() => new Autosave(detail, begin.other));
  const save = useSyncExternalStore(keeper.subscribe, keeper.getState);
  const schema = useMemo(() => submission(kinds), [kinds]);

  const form = useAppForm<DeclarationValues>({
    schema,
    defaultValues: useMemo(() => valuesIn(detail), [detail]),
    draftKey: keptKey(id),
    draft: begin.draft,
    fieldName: (field) => fieldNameOf(field, kinds),
    onSubmit: async () => {
      await keeper.save();
      if (!keeper.settled) {
        const { other, why } = keeper.state;
        toast.warning(other ? text.save.conflict : text.save.unsaved[why]);
        throw new ApiError(0, '');
      }
      const answer = await api.post('/v1/programme/declaration/submit', { id, version: keeper.version });
      keeper.finish();
      onSubmitted(answer);
    },
  });
  const { methods } = form;
  const { subscribe, getValues, reset, setError, setFocus } = methods;

  useEffect(() => {
    const disconnect = keeper.connect({
      // What the server has is no unsaved change any more, whatever was typed on the way there.
      onSaved: (values) =>
        reset(values, { keepValues: true, keepErrors: true, keepTouched: true, keepIsSubmitted: true }),
      onRefused: (error) => {
        for (const { field, msg } of error.errors) {
          setError(fieldNameOf(field, kinds) as Path<DeclarationValues>, { type: 'server', message: msg });
        }
      },
    });
    if (begin.draft && !begin.other) keeper.change(getValues());
    const unsubscribe = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty, type }) => {
        if (isDirty || type === 'change') keeper.change(values as DeclarationValues);
      },
    });
    const saveNow = () => void keeper.save();
    addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
      unsubscribe();
      saveNow();
      disconnect();
    };
  }, [keeper, begin, kinds, subscribe, getValues, reset, setError]);

  return {
    form: { ...form, draftRestored: false },
    save,
    restored: begin.draft !== null,
    submit: async () => {
      if (!(await form.uploads.ready())) return;
      if (await form.methods.trigger()) {
        const { submitTitle: title, submitText, submit: confirmLabel } = text.form;
        if (!(await confirm({ title, text: submitText, confirmLabel }))) return;
      }
      await form.submit();
    },
    show: (field) => {
      setFocus(field as Path<DeclarationValues>);
      document.activeElement?.scrollIntoView({ block: 'center' });
    },
    keepMine: () => void keeper.settle(getValues()),
    useOther: () => {
      const { other } = keeper.state;
      if (!other) return;
      reset(other.values);
      void keeper.settle(other.values);
    },
    saveNow: keeper.save,
  };
}
