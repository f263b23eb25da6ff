import type { DeclarationDetail } from '../../../../db/contract/programme/declarations';
import { secondsNow } from '../../../../db/contract/time';
import { removeKept, writeMark } from '../../../domain/publishing/drafts/kept';
import { ApiError, api } from '../../../kit/api';
import { listeners } from '../../../kit/listeners';
import { type DeclarationValues, same, savedForm, valuesOf } from './values';

/** Typing has rested when nothing came for this long. */
const REST_MS = 1500;
const RETRY_MS = 15_000;
const OFFLINE = 0;
const SIGNED_OUT = 100;
const CONFLICT = 409;

type Why = 'offline' | 'signedOut' | 'refused' | 'closed';

export interface SaveState {
  phase: 'idle' | 'saving' | 'saved' | 'unsaved';
  /** Why the server does not have it, where it has not. */
  why: Why;
  /** When the server last took it: `YYYY-MM-DD HH:mm:ss`. */
  at: string;
  /** What another window saved in between. */
  other: { values: DeclarationValues; version: number } | null;
}

/** The key under which the device keeps what the server does not have yet. */
export const keptKey = (id: string): string => `declaration-${id}`;

/** What a detail holds, in the shape of its form. */
export const valuesIn = ({ form, attachments, kinds }: DeclarationDetail): DeclarationValues =>
  valuesOf(form, attachments, kinds);

interface Saver {
  onSaved: (values: DeclarationValues) => void;
  onRefused: (error: ApiError) => void;
}

/** Keeps the server's copy of one declaration up to date: one call at a time, the newest input last. */
export class Autosave {
  state: SaveState;
  version: number;
  readonly #id: string;
  readonly #listeners = listeners();
  #saver: Saver | null = null;
  /** What the server has, as far as is known here. */
  #stored: DeclarationValues;
  #pending: DeclarationValues | null = null;
  #running: Promise<void> | null = null;
  #timer = 0;

  constructor(detail: DeclarationDetail, other: SaveState['other']) {
    this.#id = detail.id;
    this.#stored = valuesIn(detail);
    this.version = detail.version;
    this.state = { phase: 'idle', why: 'offline', at: detail.update_date ?? '', other };
  }

  readonly subscribe = this.#listeners.subscribe;

  getState = (): SaveState => this.state;

  connect(saver: Saver): () => void {
    this.#saver = saver;
    return () => {
      this.#saver = null;
    };
  }

  #set(change: Partial<SaveState>): void {
    this.state = { ...this.state, ...change };
    this.#listeners.tell();
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.save(), ms);
  }

  change(values: DeclarationValues): void {
    this.#pending = structuredClone(values);
    writeMark(keptKey(this.#id), { version: this.version, pending: true, time: secondsNow() });
    this.#later(REST_MS);
  }

  /** Saves what waits. */
  save = (): Promise<void> => {
    clearTimeout(this.#timer);
    this.#running ??= this.#drain().finally(() => {
      this.#running = null;
    });
    return this.#running;
  };

  /** Whether everything that was typed is with the server. */
  get settled(): boolean {
    return this.#pending === null && this.state.other === null;
  }

  async #drain(): Promise<void> {
    while (this.#pending && !this.state.other) {
      const values = this.#pending;
      this.#pending = null;
      if (same(values, this.#stored)) {
        this.#took(values);
        continue;
      }
      this.#set({ phase: 'saving' });
      try {
        const body = { id: this.#id, version: this.version, ...savedForm(values) };
        const { version, update_date } = await api.put('/v1/programme/declaration', body as never, {
          silent: true,
          quiet: true,
        });
        this.version = version;
        this.#set({ phase: 'saved', at: update_date });
        this.#took(values);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        this.#pending ??= values;
        if (error.status === CONFLICT && (await this.#meet())) continue;
        if (this.state.other) return;
        this.#refused(error);
        return;
      }
    }
  }

  #took(values: DeclarationValues): void {
    this.#stored = values;
    if (this.#pending) return;
    removeKept(keptKey(this.#id));
    if (this.state.phase !== 'idle') this.#set({ phase: 'saved' });
    this.#saver?.onSaved(values);
  }

  #refused(error: ApiError): void {
    const why: Why =
      error.status === OFFLINE
        ? 'offline'
        : error.status === SIGNED_OUT
          ? 'signedOut'
          : error.status === CONFLICT
            ? 'closed'
            : 'refused';
    this.#set({ phase: 'unsaved', why });
    if (why === 'offline' || why === 'signedOut') this.#later(RETRY_MS);
    else this.#saver?.onRefused(error);
  }

  /**
   * Somebody else wrote: looks at what stands there.
   * @returns whether saving may go on upon it, since its content is what was known here
   */
  async #meet(): Promise<boolean> {
    const found = await api
      .get('/v1/programme/declaration', { id: this.#id }, { silent: true, quiet: true })
      .catch(() => null);
    if (!found?.editable) return false;
    const values = valuesIn(found);
    if (same(values, this.#stored)) {
      this.version = found.version;
      return true;
    }
    this.#set({ phase: 'unsaved', other: { values, version: found.version } });
    return false;
  }

  /** Ends a conflict: `values` are what counts from now on. */
  settle(values: DeclarationValues): Promise<void> {
    const { other } = this.state;
    if (other) {
      this.version = other.version;
      this.#stored = other.values;
    }
    this.#set({ other: null });
    this.#pending = structuredClone(values);
    return this.save();
  }

  /** Handed in: nothing waits any more. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#pending = null;
    removeKept(keptKey(this.#id));
  }
}
