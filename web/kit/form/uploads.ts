import { createContext, useContext } from 'react';
import type { UploadedFile } from '../../../db/contract/uploads';
import words from '../../i18n/form';
import { ApiError } from '../api';
import { confirm } from '../dialogs';
import { textOf } from '../i18n';
import { randomId } from '../layout/format';
import { listeners } from '../listeners';
import { toast } from '../toast';
import { uploadFile } from './upload';

export interface RunningUpload {
  key: string;
  /** The form's field that it is for. */
  field: string;
  file: File;
  percent: number;
  /** A refused one was never sent: trying again would change nothing. */
  state: 'running' | 'failed' | 'refused';
  /** What there is against it; empty when it broke on the way. */
  reason: string;
}

type Arrived = (file: UploadedFile) => void;

/** What is wrong with a file: its row says so, and a message beside would say it twice, without the name. */
const FILE_REFUSALS = [413, 415, 422, 429];

/**
 * The uploads under way of one form. They belong to the form and not to their field, which is gone while another step is shown.
 * What broke for want of a connection goes on with it.
 */
export class Uploads {
  #all: readonly RunningUpload[] = [];
  /** When each file was chosen, by its address once it has one: they arrive in another order. */
  readonly #turns = new Map<string, number>();
  #next = 0;
  readonly #listeners = listeners();
  readonly #running = new Map<string, { arrived: Arrived; turn: number; controller: AbortController }>();
  /** Those that may be missing, as the person said. */
  readonly #left = new Set<string>();
  /** Whether the form is there no more. */
  #gone = false;

  readonly subscribe = this.#listeners.subscribe;
  readonly list = (): readonly RunningUpload[] => this.#all;

  start(field: string, file: File, arrived: Arrived): void {
    const key = randomId(8);
    this.#running.set(key, { arrived, turn: this.#next++, controller: new AbortController() });
    this.#set([...this.#all, { key, field, file, percent: 0, state: 'running', reason: '' }]);
    void this.#run(key, file);
  }

  refuse(field: string, file: File, reason: string): void {
    this.#set([...this.#all, { key: randomId(8), field, file, percent: 0, state: 'refused', reason }]);
  }

  readonly cancel = (key: string): void => {
    this.#running.get(key)?.controller.abort();
    this.#running.delete(key);
    this.#set(this.#all.filter((each) => each.key !== key));
  };

  readonly retry = ({ key, file }: RunningUpload): void => {
    const known = this.#running.get(key);
    if (!known) return;
    this.#running.set(key, { ...known, controller: new AbortController() });
    this.#change(key, { state: 'running', percent: 0, reason: '' });
    void this.#run(key, file);
  };

  /** Whether a file was chosen after another one. */
  readonly isAfter = (one: UploadedFile, other: UploadedFile): boolean =>
    (this.#turns.get(one.url) ?? -1) > (this.#turns.get(other.url) ?? -1);

  /** Ends what is on its way, and forgets what did not arrive. */
  clear(): void {
    for (const { key } of this.#all) this.cancel(key);
  }

  get #waits(): boolean {
    return this.#all.some(({ state }) => state === 'running');
  }

  /** Whether something is on its way, which is told. */
  underWay(): boolean {
    if (this.#waits) toast.warning(textOf(words).stillUploading);
    return this.#waits;
  }

  /**
   * Waits for what is on its way, which is told: what is not there yet, a form would say is missing.
   * @returns whether the form is still there then
   */
  async settled(): Promise<boolean> {
    if (!this.#waits) return true;
    toast.info(textOf(words).sentOnceUploaded);
    await new Promise<void>((done) => {
      const stop = this.subscribe(() => {
        if (this.#waits) return;
        stop();
        done();
      });
    });
    return !this.#gone;
  }

  /** Whether the form may be sent as it is: nothing is on its way, and what did not arrive may be missing. */
  async ready(): Promise<boolean> {
    const text = textOf(words);
    if (!(await this.settled())) return false;
    const missing = this.#all.filter(({ key }) => !this.#left.has(key));
    if (missing.length === 0) return true;
    const sure = await confirm({
      title: text.leftOutTitle(missing.length),
      text: text.leftOut(missing.map(({ file }) => file.name)),
      confirmLabel: text.leaveOut,
      cancelLabel: text.leaveOutNot,
    });
    if (sure) for (const { key } of missing) this.#left.add(key);
    return sure;
  }

  /** For as long as the form stands. */
  readonly connect = (): (() => void) => {
    const goOn = () => {
      for (const upload of this.#all) if (upload.state === 'failed' && !upload.reason) this.retry(upload);
    };
    addEventListener('online', goOn);
    this.#gone = false;
    return () => {
      this.#gone = true;
      removeEventListener('online', goOn);
      this.clear();
    };
  };

  async #run(key: string, file: File): Promise<void> {
    const under = this.#running.get(key);
    if (!under) return;
    const { signal } = under.controller;
    try {
      const uploaded = await uploadFile(file, {
        signal,
        handled: FILE_REFUSALS,
        onProgress: (part) => this.#change(key, { percent: Math.round(part * 100) }),
      });
      if (signal.aborted) return;
      this.cancel(key);
      this.#turns.set(uploaded.url, under.turn);
      under.arrived(uploaded);
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof ApiError && error.status !== 0 ? error.msg : '';
      this.#change(key, { state: 'failed', reason });
    }
  }

  #change(key: string, part: Partial<RunningUpload>): void {
    this.#set(this.#all.map((each) => (each.key === key ? { ...each, ...part } : each)));
  }

  #set(all: readonly RunningUpload[]): void {
    this.#all = all;
    this.#listeners.tell();
  }
}

const UploadsContext = createContext<Uploads | null>(null);

export const UploadsProvider = UploadsContext.Provider;

/** Those of the form around. */
export function useFormUploads(): Uploads {
  const uploads = useContext(UploadsContext);
  if (!uploads) throw new Error('a field for files stands in no form');
  return uploads;
}
