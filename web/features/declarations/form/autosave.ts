import type { DeclarationDetail } from '../../../../db/contract/programme/declarations';
import { secondsNow } from '../../../../db/contract/time';
import { removeKept, writeMark } from '../../../domain/publishing/drafts/kept';
import { type ApiError, api } from '../../../kit/api';
import { CONFLICT } from '../../../kit/api/statuses';
import { Keeper, type KeptState } from '../../../kit/form/keeper';
import { type DeclarationValues, same, savedForm, valuesOf } from './values';

interface OtherForm {
  values: DeclarationValues;
  version: number;
}

/** `at` as `YYYY-MM-DD HH:mm:ss`. */
export type SaveState = KeptState<string, OtherForm, 'closed'>;

/** The key under which the device keeps what the server does not have yet. */
export const keptKey = (id: string): string => `declaration-${id}`;

/** What a detail holds, in the shape of its form. */
export const valuesIn = ({ form, attachments, kinds }: DeclarationDetail): DeclarationValues =>
  valuesOf(form, attachments, kinds);

interface Saver {
  onSaved: (values: DeclarationValues) => void;
  onRefused: (error: ApiError) => void;
}

/** Keeps the server's copy of one declaration up to date. */
export class Autosave extends Keeper<DeclarationValues, string, OtherForm, 'closed'> {
  version: number;
  readonly #id: string;
  #saver: Saver | null = null;
  /** What the server has, as far as is known here. */
  #stored: DeclarationValues;

  constructor(detail: DeclarationDetail, other: OtherForm | null) {
    super(detail.update_date ?? '', other);
    this.#id = detail.id;
    this.#stored = valuesIn(detail);
    this.version = detail.version;
  }

  connect(saver: Saver): () => void {
    this.#saver = saver;
    return () => {
      this.#saver = null;
    };
  }

  change(values: DeclarationValues): void {
    writeMark(keptKey(this.#id), { version: this.version, pending: true, time: secondsNow() });
    this.rest(structuredClone(values));
  }

  /** Whether everything that was typed is with the server. */
  get settled(): boolean {
    return this.pending === null && this.state.other === null;
  }

  protected async send(values: DeclarationValues): Promise<void> {
    if (!same(values, this.#stored)) {
      this.set({ phase: 'saving' });
      const body = { id: this.#id, version: this.version, ...savedForm(values) };
      const options = { silent: true, quiet: true };
      const { version, update_date } = await api.put('/v1/programme/declaration', body as never, options);
      this.version = version;
      this.set({ phase: 'saved', at: update_date });
    }
    this.#stored = values;
    if (this.pending) return;
    removeKept(keptKey(this.#id));
    if (this.state.phase !== 'idle') this.set({ phase: 'saved' });
    this.#saver?.onSaved(values);
  }

  protected async meet({ status }: ApiError): Promise<boolean> {
    if (status !== CONFLICT) return false;
    const found = await api
      .get('/v1/programme/declaration', { id: this.#id }, { silent: true, quiet: true })
      .catch(() => null);
    if (!found?.editable) return false;
    const values = valuesIn(found);
    if (same(values, this.#stored)) {
      this.version = found.version;
      return true;
    }
    this.set({ other: { values, version: found.version } });
    return false;
  }

  protected refused(error: ApiError): void {
    if (error.status === CONFLICT) this.set({ why: 'closed' });
    this.#saver?.onRefused(error);
  }

  /** Ends a conflict: `values` are what counts from now on. */
  settle(values: DeclarationValues): Promise<void> {
    const { other } = this.state;
    if (other) {
      this.version = other.version;
      this.#stored = other.values;
    }
    this.set({ other: null });
    this.pending = structuredClone(values);
    return this.save();
  }

  /** Handed in: nothing waits any more. */
  finish(): void {
    void this.drop();
    removeKept(keptKey(this.#id));
  }
}
