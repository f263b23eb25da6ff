import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { opinionDraft } from '../../../../db/contract/programme/review';
import { api } from '../../../kit/api';
import { removeDraft } from '../../../kit/form';
import { Keeper, type KeptState } from '../../../kit/form/keeper';
import type { OpinionValues } from './values';

/** `at` in unix seconds. */
export type Saved = KeptState<number, never>;

/** Keeps the server's copy of an opinion up to date. */
class OpinionKeeper extends Keeper<OpinionValues, number, never> {
  readonly #projectId: string;
  readonly #draftKey: string;
  /** What the server has, as far as is known here. */
  #kept = '';
  #stopped = false;

  constructor(projectId: string, draftKey: string) {
    super(0, null);
    this.#projectId = projectId;
    this.#draftKey = draftKey;
  }

  begin(values: OpinionValues): void {
    this.#kept = JSON.stringify(values);
  }

  change(values: OpinionValues): void {
    if (!this.#stopped) this.rest(structuredClone(values));
  }

  protected async send(values: OpinionValues): Promise<void> {
    const text = JSON.stringify(values);
    const { data: form } = opinionDraft.safeParse(values);
    if (text === this.#kept || !form) return;
    this.set({ phase: 'saving' });
    const body = { project_id: this.#projectId, form };
    const { update_time } = await api.put('/v1/programme/review/draft', body, { silent: true });
    this.#kept = text;
    removeDraft(this.#draftKey);
    this.set({ phase: 'saved', at: update_time });
  }

  /** An opinion has one writer. */
  protected async meet(): Promise<boolean> {
    return false;
  }

  /** The next change is tried. */
  protected refused(): void {}

  stop = (): void => {
    this.#stopped = true;
    void this.drop();
  };
}

/**
 * Keeps what is typed at the server when typing rests. What could not be kept there stays on the device meanwhile.
 * @param draftKey under which the device keeps it
 */
export function useAutosave(
  { subscribe, getValues }: UseFormReturn<OpinionValues>,
  { projectId, draftKey, active }: { projectId: string; draftKey: string; active: boolean },
): { saved: Saved; stop: () => void } {
  const [keeper] = useState(() => new OpinionKeeper(projectId, draftKey));
  const saved = useSyncExternalStore(keeper.subscribe, keeper.getState);
  useEffect(() => {
    if (!active) return;
    keeper.begin(getValues());
    const unsubscribe = subscribe({ formState: { values: true }, callback: () => keeper.change(getValues()) });
    return () => {
      unsubscribe();
      void keeper.save();
    };
  }, [active, getValues, keeper, subscribe]);
  return { saved, stop: keeper.stop };
}
