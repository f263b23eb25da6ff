import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { opinionDraft } from '../../../../db/contract/programme/review';
import { api } from '../../../kit/api';
import { removeDraft } from '../../../kit/form';
import type { OpinionValues } from './values';

const REST_MS = 1200;

export type Saved = { state: 'none' | 'saving' | 'failed' } | { state: 'saved'; at: number };

/**
 * Keeps what is typed at the server when typing rests. What could not be kept there stays on the device, and is tried with the
 * next change.
 * @param draftKey under which the device keeps it meanwhile
 */
export function useAutosave(
  methods: UseFormReturn<OpinionValues>,
  { projectId, draftKey, active }: { projectId: string; draftKey: string; active: boolean },
): { saved: Saved; stop: () => void } {
  const [saved, setSaved] = useState<Saved>({ state: 'none' });
  const kept = useRef('');
  const timer = useRef(0);
  const stopped = useRef(false);
  const { subscribe, getValues } = methods;

  useEffect(() => {
    if (!active) return;
    kept.current = JSON.stringify(getValues());
    const save = async () => {
      const values = getValues();
      const text = JSON.stringify(values);
      const form = opinionDraft.safeParse(values);
      if (stopped.current || text === kept.current || !form.success) return;
      setSaved({ state: 'saving' });
      try {
        const answer = await api.put(
          '/v1/programme/review/draft',
          { project_id: projectId, form: form.data },
          { silent: true },
        );
        kept.current = text;
        removeDraft(draftKey);
        setSaved({ state: 'saved', at: answer.update_time });
      } catch {
        setSaved({ state: 'failed' });
      }
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = window.setTimeout(() => void save(), REST_MS);
      },
    });
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
      void save();
    };
  }, [active, draftKey, getValues, projectId, subscribe]);

  return {
    saved,
    stop: () => {
      stopped.current = true;
      clearTimeout(timer.current);
    },
  };
}
