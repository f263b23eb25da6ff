import type { DraftPlace } from '../../../../db/contract/drafts';
import { secondsNow } from '../../../../db/contract/time';
import { type ApiError, refusalOf } from '../../../kit/api';
import { CONFLICT } from '../../../kit/api/statuses';
import { without } from '../../../kit/form';
import { Keeper, type KeptState } from '../../../kit/form/keeper';
import { writeMark } from './kept';
import type { Opening, OtherDraft } from './opening';
import { deleteDraft, getDraft, putDraft } from './server';

/** `at` in unix seconds. */
export type DraftState = KeptState<number, OtherDraft>;

type Beginning = Pick<Opening, 'draft' | 'version' | 'other'>;

/** Keeps the server's copy of one draft up to date. */
export class DraftKeeper extends Keeper<object, number, OtherDraft> {
  readonly #place: DraftPlace;
  readonly #key: string;
  readonly #omit: readonly string[];
  /** Drafts that came from here: meeting one of them on the server is no conflict. */
  readonly #own = new Set<string>();
  #version: number;
  #typed = 0;
  #finished = false;
  #leaving = false;

  /**
   * @param key of the device's own copy
   * @param omit names of fields that never leave the form
   */
  constructor(place: DraftPlace, key: string, omit: readonly string[], begin: Beginning) {
    super(0, begin.other);
    this.#place = place;
    this.#key = key;
    this.#omit = omit;
    this.#version = begin.version;
    if (begin.draft) this.#own.add(JSON.stringify(begin.draft));
  }

  #mark(pending: boolean): void {
    writeMark(this.#key, { version: this.#version, pending, time: secondsNow() });
  }

  change(values: object): void {
    if (this.#finished) return;
    this.#typed = secondsNow();
    this.#mark(true);
    this.rest(values);
  }

  /** Saves with a call that outlives the page. */
  leave = (): void => {
    this.#leaving = true;
    void this.save().finally(() => {
      this.#leaving = false;
    });
  };

  protected async send(values: object): Promise<void> {
    const form = without(values, this.#omit);
    this.set({ phase: 'saving' });
    const { version, update_time } = await putDraft(this.#place, form, this.#version, this.#leaving);
    this.#own.add(JSON.stringify(form));
    this.#version = version;
    this.#mark(this.pending !== null);
    this.set({ phase: 'saved', at: update_time });
  }

  protected async meet(error: ApiError): Promise<boolean> {
    // Undefined where it was refused for something else than where the draft stands.
    const stands = refusalOf('put /v1/user/draft', CONFLICT, error);
    if (stands === undefined) return false;
    if (stands === null) {
      // It is gone, and may be begun anew; one that was begun just now found no room.
      const begun = this.#version > 0;
      this.#version = 0;
      return begun;
    }
    const found = await getDraft(this.#place).catch(() => undefined);
    if (found === undefined) return false;
    this.#version = found?.version ?? 0;
    if (!found || this.#own.has(JSON.stringify(found.form))) return true;
    const { form, version, update_time: time } = found;
    this.set({ other: { form, version, time, newer: time > this.#typed } });
    return false;
  }

  /** Room for drafts, or whatever else was refused, may come back. */
  protected refused(): void {
    this.later();
  }

  /** Ends a conflict: `values` are what counts from now on. */
  settle(values: object): void {
    this.#version = this.state.other?.version ?? this.#version;
    this.set({ other: null });
    this.pending = values;
    void this.save();
  }

  /** Submitted: what the form still does while it closes is no draft. */
  finish(): Promise<void> {
    this.#finished = true;
    return this.discard();
  }

  /** Begun anew: there is no draft any more. */
  async discard(): Promise<void> {
    await this.drop();
    this.#version = 0;
    this.#own.clear();
    this.set({ phase: 'idle', other: null });
    await deleteDraft(this.#place).catch(() => undefined);
  }
}
