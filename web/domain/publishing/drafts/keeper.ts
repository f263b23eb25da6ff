import type { DraftPlace, DraftStand } from '../../../../db/contract/drafts';
import { secondsNow } from '../../../../db/contract/time';
import { ApiError, refusalOf } from '../../../kit/api';
import { without } from '../../../kit/form';
import { listeners } from '../../../kit/listeners';
import { writeMark } from './kept';
import type { Opening, OtherDraft } from './opening';
import { deleteDraft, getDraft, putDraft } from './server';

/** Typing has rested when nothing came for this long. */
const REST_MS = 2000;
const RETRY_MS = 15_000;
const CONFLICT = 409;
/** The session has ended; no answer came. */
const SIGNED_OUT = 100;
const OFFLINE = 0;

export interface DraftState {
  phase: 'idle' | 'saving' | 'saved' | 'unsaved';
  /** Why the server does not have it, where it has not. */
  why: 'offline' | 'signedOut' | 'refused';
  /** When the server last took it, in unix seconds. */
  at: number;
  other: OtherDraft | null;
}

type Beginning = Pick<Opening, 'draft' | 'version' | 'other'>;

const reasonOf = ({ status }: ApiError): DraftState['why'] =>
  status === OFFLINE ? 'offline' : status === SIGNED_OUT ? 'signedOut' : 'refused';

/** Keeps the server's copy of one draft up to date: one call at a time, the newest input last. */
export class DraftKeeper {
  state: DraftState;
  readonly #listeners = listeners();
  readonly #place: DraftPlace;
  readonly #key: string;
  readonly #omit: readonly string[];
  /** Drafts that came from here: meeting one of them on the server is no conflict. */
  readonly #own = new Set<string>();
  #version: number;
  #pending: object | null = null;
  #running: Promise<void> | null = null;
  #timer = 0;
  #typed = 0;
  #finished = false;
  #leaving = false;

  /**
   * @param key of the device's own copy
   * @param omit names of fields that never leave the form
   */
  constructor(place: DraftPlace, key: string, omit: readonly string[], begin: Beginning) {
    this.#place = place;
    this.#key = key;
    this.#omit = omit;
    this.#version = begin.version;
    if (begin.draft) this.#own.add(JSON.stringify(begin.draft));
    this.state = { phase: 'idle', why: 'offline', at: 0, other: begin.other };
  }

  readonly subscribe = this.#listeners.subscribe;

  getState = (): DraftState => this.state;

  #set(change: Partial<DraftState>): void {
    this.state = { ...this.state, ...change };
    this.#listeners.tell();
  }

  #mark(pending: boolean): void {
    writeMark(this.#key, { version: this.#version, pending, time: secondsNow() });
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.save(), ms);
  }

  change(values: object): void {
    if (this.#finished) return;
    this.#pending = values;
    this.#typed = secondsNow();
    this.#mark(true);
    this.#later(REST_MS);
  }

  /** Saves with a call that outlives the page. */
  leave = (): void => {
    this.#leaving = true;
    void this.save().finally(() => {
      this.#leaving = false;
    });
  };

  save = (): Promise<void> => {
    clearTimeout(this.#timer);
    this.#running ??= this.#drain().finally(() => {
      this.#running = null;
    });
    return this.#running;
  };

  async #drain(): Promise<void> {
    while (this.#pending && !this.state.other) {
      const form = without(this.#pending, this.#omit);
      this.#pending = null;
      this.#set({ phase: 'saving' });
      try {
        const { version, update_time } = await putDraft(this.#place, form, this.#version, this.#leaving);
        this.#own.add(JSON.stringify(form));
        this.#version = version;
        this.#mark(this.#pending !== null);
        this.#set({ phase: 'saved', at: update_time });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        this.#pending ??= form;
        if (await this.#meet(refusalOf('put /v1/user/draft', CONFLICT, error))) continue;
        this.#set({ phase: 'unsaved', why: reasonOf(error) });
        if (!this.state.other) this.#later(RETRY_MS);
        return;
      }
    }
  }

  /**
   * Looks at what is on the server.
   * @param stands where the refusal says that the draft stands; undefined where it was refused for something else
   * @returns whether saving may go on upon it
   */
  async #meet(stands: DraftStand | null | undefined): Promise<boolean> {
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
    this.#set({ other: { form, version, time, newer: time > this.#typed } });
    return false;
  }

  /** Ends a conflict: `values` are what counts from now on. */
  settle(values: object): void {
    this.#version = this.state.other?.version ?? this.#version;
    this.#set({ other: null });
    this.#pending = values;
    void this.save();
  }

  /** Submitted: what the form still does while it closes is no draft. */
  finish(): Promise<void> {
    this.#finished = true;
    return this.discard();
  }

  /** Begun anew: there is no draft any more. */
  async discard(): Promise<void> {
    clearTimeout(this.#timer);
    this.#pending = null;
    await this.#running;
    this.#pending = null;
    clearTimeout(this.#timer);
    this.#version = 0;
    this.#own.clear();
    this.#set({ phase: 'idle', other: null });
    await deleteDraft(this.#place).catch(() => undefined);
  }
}
