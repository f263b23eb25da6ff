import { ApiError } from '../api';
import { SIGNED_OUT } from '../api/statuses';
import { listeners } from '../listeners';

/** Typing has rested when nothing came for this long. */
const REST_MS = 1500;
const RETRY_MS = 15_000;
/** No answer came. */
const OFFLINE = 0;

export interface KeptState<At, Other, Why = never> {
  phase: 'idle' | 'saving' | 'saved' | 'unsaved';
  /** Why the server does not have it, where it has not. */
  why: 'offline' | 'signedOut' | 'refused' | Why;
  /** When the server last took it. */
  at: At;
  /** What another window saved in between. */
  other: Other | null;
}

/** Keeps the server's copy of a form up to date: one call at a time, the newest input last. */
export abstract class Keeper<Values extends object, At, Other, Why = never> {
  state: KeptState<At, Other, Why>;
  /** What waits for the server. */
  protected pending: Values | null = null;
  readonly #listeners = listeners();
  #running: Promise<void> | null = null;
  #timer = 0;

  constructor(at: At, other: Other | null) {
    this.state = { phase: 'idle', why: 'offline', at, other };
  }

  /** Sends values, and says with `set` that they were taken. */
  protected abstract send(values: Values): Promise<void>;

  /** Looks at what stands on the server after a refusal; whether saving may go on upon it. */
  protected abstract meet(error: ApiError): Promise<boolean>;

  /** Was refused for good: neither the way there nor the session is to blame. */
  protected abstract refused(error: ApiError): void;

  readonly subscribe = this.#listeners.subscribe;

  getState = (): KeptState<At, Other, Why> => this.state;

  protected set(change: Partial<KeptState<At, Other, Why>>): void {
    this.state = { ...this.state, ...change };
    this.#listeners.tell();
  }

  /** Saves these once typing has rested. */
  protected rest(values: Values): void {
    this.pending = values;
    this.later(REST_MS);
  }

  protected later(ms = RETRY_MS): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.save(), ms);
  }

  /** Nothing waits any more; resolves when nothing is on its way either. */
  protected async drop(): Promise<void> {
    clearTimeout(this.#timer);
    this.pending = null;
    await this.#running;
    this.pending = null;
    clearTimeout(this.#timer);
  }

  /** Saves what waits. */
  save = (): Promise<void> => {
    clearTimeout(this.#timer);
    this.#running ??= this.#drain().finally(() => {
      this.#running = null;
    });
    return this.#running;
  };

  async #drain(): Promise<void> {
    while (this.pending && !this.state.other) {
      const values = this.pending;
      this.pending = null;
      try {
        await this.send(values);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        this.pending ??= values;
        if (await this.meet(error)) continue;
        const { status } = error;
        const why = status === OFFLINE ? 'offline' : status === SIGNED_OUT ? 'signedOut' : 'refused';
        this.set({ phase: 'unsaved', why });
        if (this.state.other) return;
        if (why === 'refused') this.refused(error);
        else this.later();
        return;
      }
    }
  }
}
