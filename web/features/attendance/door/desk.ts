import {
  type DoorCounts,
  type DoorEvent,
  type DoorKind,
  type DoorRecord,
  type DoorVerdict,
  readDoorCode,
  SCANS_AT_ONCE,
} from '../../../../db/contract/attendance';
import { secondsNow } from '../../../../db/contract/time';
import { ApiError, api } from '../../../kit/api';
import { SIGNED_OUT } from '../../../kit/api/statuses';
import { randomId } from '../../../kit/layout/format';
import { listeners } from '../../../kit/listeners';
import { type Judgement, judgeCode, judgeRecord, type Outcome, sorted } from './judge';
import { keepKey, keyOf, markOf, openedList } from './sealed';
import { dropScans, type KeptScan, keepList, keepScans, keptList, keptScans, sweepLists } from './store';

const RETRY_MS = 5000;
const REFRESH_MS = 30_000;
const RECENT = 20;

/** A scan as the page shows it. */
export interface Shown extends Omit<Judgement, 'outcome'> {
  id: string;
  outcome: Outcome | 'unkept';
  time: number;
}

export interface DeskState {
  /** `locked`: the phone has the list and not its key; `none`: it has no list, scans are kept all the same. */
  phase: 'loading' | 'ready' | 'locked' | 'none' | 'gone';
  event: DoorEvent | null;
  records: readonly DoorRecord[];
  counts: DoorCounts | null;
  /** Whether the server answered when it was last asked. */
  reached: boolean;
  signedOut: boolean;
  /** Scans that the server does not have yet. */
  unsent: number;
  /** Unix seconds at which the list was made; null without one. */
  listTime: number | null;
  recent: readonly Shown[];
}

const BEGIN: DeskState = {
  phase: 'loading',
  event: null,
  records: [],
  counts: null,
  reached: true,
  signedOut: false,
  unsent: 0,
  listTime: null,
  recent: [],
};

interface Place {
  kind: DoorKind;
  id: string;
  userId: string;
  device: string;
}

/** The work of one phone at one door: what it knows, what it saw, what the server has of it. */
export class Desk {
  #state = BEGIN;
  readonly #listeners = listeners();
  #byMark = new Map<string, DoorRecord>();
  #ahead = 0;
  #sending: Promise<void> | null = null;
  /** Something was seen since the sending began to look for what to send. */
  #more = false;
  #loading: Promise<void> = Promise.resolve();
  #nextLoading: Promise<void> | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly place: Place) {}

  get = (): DeskState => this.#state;
  readonly subscribe = this.#listeners.subscribe;

  /** Reads what the phone has, then what the server says; goes on with both until it is closed. */
  open(): () => void {
    const online = () => void this.sync().then(() => this.refresh());
    const refresh = setInterval(() => {
      if (document.visibilityState === 'visible' && this.#state.unsent === 0) void this.refresh();
    }, REFRESH_MS);
    addEventListener('online', online);
    this.#isOpen = true;
    // A scan that comes before the phone has read its list waits for it.
    void this.#inTurn(() => this.#restore()).then(online);
    return () => {
      this.#isOpen = false;
      removeEventListener('online', online);
      clearInterval(refresh);
      clearTimeout(this.#retry);
      this.#retry = undefined;
    };
  }

  /** A code that was read. */
  scan = (text: string): Promise<void> =>
    this.#inTurn(async () => {
      const time = this.#now();
      const code = readDoorCode(text);
      const found = this.#byMark.get(await markOf(code));
      const judged = judgeCode(code, this.place.kind, found, { time, device: this.place.device });
      await this.#take(judged, time, { code });
    });

  /** Somebody who was found by the name. */
  admit = (record: DoorRecord): Promise<void> =>
    this.#inTurn(async () => {
      const time = this.#now();
      const current = this.#state.records.find(({ id }) => id === record.id) ?? record;
      await this.#take(judgeRecord(current, { time, device: this.place.device }), time, {});
    });

  /** Somebody who got a seat a moment ago, whom the phone knows once it has the list anew. */
  admitNew = async (signup: string): Promise<void> => {
    await this.refresh();
    const record = this.#state.records.find(({ id }) => id === signup);
    if (record) await this.admit(record);
  };

  /** Takes an arrival back, which needs the server. */
  undo = async (signup: string): Promise<void> => {
    const { kind, id } = this.place;
    await this.sync();
    await api.post('/v1/door/undo', { kind, id, signup });
    const of = (await keptScans(kind, id)).filter((scan) => scan.sent && scan.signup === signup);
    await dropScans(of.map((scan) => scan.id));
    this.#put(signup, (record) => ({ ...record, scans: [] }));
    this.#set({ recent: this.#state.recent.filter(({ record }) => record?.id !== signup) });
  };

  /** Sends what the server does not have; once at a time. */
  sync = (): Promise<void> => {
    this.#more = true;
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  };

  /** Asks for the list anew, one after the other: none takes the place of one that was made later. */
  refresh = (): Promise<void> => {
    if (!this.#nextLoading) {
      this.#nextLoading = this.#loading.then(() => {
        this.#nextLoading = null;
        return this.#load();
      });
      this.#loading = this.#nextLoading;
    }
    return this.#nextLoading;
  };

  async #load(): Promise<void> {
    const { kind, id, device, userId } = this.place;
    try {
      const known = (await this.#own()).filter(({ sent }) => sent);
      const list = await api.get('/v1/door/list', { kind, id, device }, { silent: true, quiet: true });
      const records = await openedList(list.sealed, list.key);
      if (!records) return;
      const { event, counts, sealed, time, until } = list;
      // What is seen meanwhile is laid over it, or judged by it.
      await this.#inTurn(async () => {
        this.#ahead = time - secondsNow();
        await this.#lay(records);
        this.#set({ phase: 'ready', event, listTime: time, reached: true, signedOut: false });
      });
      keepKey(this.#key, list.key);
      await keepList({ key: this.#key, userId, device, event, counts, sealed, time, until, ahead: this.#ahead });
      // This list was made after the server had taken them.
      await dropScans(known.map((scan) => scan.id));
    } catch (error) {
      this.#failed(error);
    }
  }

  get #key(): string {
    return `${this.place.kind} ${this.place.id}`;
  }

  #now = (): number => secondsNow() + this.#ahead;

  #set(change: Partial<DeskState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.tell();
  }

  /** Hand scanners are faster than the disk: one after the other. */
  #inTurn(run: () => Promise<void>): Promise<void> {
    const next = this.#turn.then(run);
    this.#turn = next.catch(() => undefined);
    return next;
  }

  async #restore(): Promise<void> {
    try {
      await sweepLists(this.place.userId);
      const list = await keptList(this.#key);
      this.#set({ unsent: (await this.#unsent()).length });
      if (!list) {
        this.#set({ phase: navigator.onLine ? 'loading' : 'none' });
        return;
      }
      this.#ahead = list.ahead;
      this.#set({ event: list.event, counts: list.counts, listTime: list.time });
      const key = keyOf(this.#key);
      const records = key === null ? null : await openedList(list.sealed, key);
      if (records) await this.#lay(records);
      this.#set({ phase: records ? 'ready' : 'locked' });
    } catch (error) {
      // The server may have the list all the same.
      console.error(error);
    }
  }

  /** What this phone saw; a list is shown on a phone that keeps nothing, too. */
  #own(): Promise<KeptScan[]> {
    return keptScans(this.place.kind, this.place.id).catch((error: unknown) => {
      console.error(error);
      return [];
    });
  }

  async #unsent(): Promise<KeptScan[]> {
    return (await keptScans(this.place.kind, this.place.id)).filter(({ sent }) => !sent);
  }

  /** A list, with what this phone saw since. */
  async #lay(records: readonly DoorRecord[]): Promise<void> {
    const own = await this.#own();
    this.#know(
      records.map((record) => {
        // The server may have taken one while it made the list.
        const isListed = (scan: KeptScan) =>
          scan.sent && record.scans.some(({ time, device }) => time === scan.time && device === scan.device);
        const more = own
          .filter((scan) => scan.signup === record.id && record.state === 'booked' && !isListed(scan))
          .map(({ time, device }) => ({ time, device }));
        return { ...record, scans: sorted([...record.scans, ...more]) };
      }),
    );
  }

  #know(records: readonly DoorRecord[]): void {
    this.#byMark = new Map(records.map((record) => [record.mark, record]));
    const booked = records.filter(({ state }) => state === 'booked');
    const counts = { expected: booked.length, arrived: booked.filter(({ scans }) => scans.length > 0).length };
    this.#set({ records, counts });
  }

  #put(id: string, change: (record: DoorRecord) => DoorRecord): void {
    this.#know(this.#state.records.map((record) => (record.id === id ? change(record) : record)));
  }

  async #take(judged: Judgement, time: number, read: { code?: string }): Promise<void> {
    const { kind, id: eventId, device } = this.place;
    const { record } = judged;
    const id = randomId(24);
    const show = (outcome: Shown['outcome']) =>
      this.#set({ recent: [{ ...judged, id, outcome, time }, ...this.#state.recent].slice(0, RECENT) });
    // A text that is no code of ours may be anything that somebody carries about.
    if (judged.outcome === 'foreign') return show('foreign');
    try {
      await keepScans([{ id, kind, eventId, device, time, ...read, ...(record && { signup: record.id }) }]);
    } catch {
      return show('unkept');
    }
    if (record?.state === 'booked') {
      this.#put(record.id, (known) => ({ ...known, scans: sorted([...known.scans, { time, device }]) }));
    }
    show(judged.outcome);
    this.#set({ unsent: this.#state.unsent + 1 });
    void this.sync();
  }

  async #send(): Promise<void> {
    const { kind, id } = this.place;
    try {
      for (;;) {
        this.#more = false;
        const unsent = await this.#unsent();
        // One that came while they were read is not among them.
        if (this.#more) continue;
        this.#set({ unsent: unsent.length });
        const device = unsent[0]?.device;
        if (device === undefined) return;
        const batch = unsent.filter((scan) => scan.device === device).slice(0, SCANS_AT_ONCE);
        const scans = batch.map((scan) => ({
          id: scan.id,
          time: scan.time,
          ...(scan.code === undefined ? { signup: scan.signup ?? '' } : { code: scan.code }),
        }));
        const body = { kind, id, device, scans };
        const answer = await api.post('/v1/door/scans', body, { silent: true, quiet: true });
        await keepScans(batch.map((scan) => ({ ...scan, sent: 1 })));
        this.#set({ reached: true, signedOut: false });
        for (const verdict of answer.verdicts) this.#hear(verdict);
      }
    } catch (error) {
      this.#failed(error);
    }
  }

  /** What the server made of a scan may be more than the phone knew. */
  #hear({ id, verdict, signup, name, scans }: DoorVerdict): void {
    if (signup) this.#put(signup, (record) => ({ ...record, scans }));
    const recent = this.#state.recent.map((shown): Shown => {
      if (shown.id !== id || verdict === 'undone') return shown;
      const record =
        shown.record ??
        (name === null
          ? null
          : { id: signup ?? '', name, unit: '', tail: '', party: 1, state: 'booked', mark: '', scans });
      return { ...shown, outcome: verdict, record, scans };
    });
    this.#set({ recent });
  }

  #failed(error: unknown): void {
    const phase = this.#state.phase === 'loading' ? 'none' : this.#state.phase;
    if (error instanceof ApiError) {
      if (error.status === 404) {
        this.#set({ phase: 'gone' });
        return;
      }
      const lost = error.status === SIGNED_OUT;
      this.#set({ reached: lost, signedOut: lost, phase });
    } else {
      // The disk refused something, which says nothing about the server.
      console.error(error);
      this.#set({ phase });
    }
    if (!this.#isOpen || this.#retry !== undefined) return;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      void this.sync().then(() => this.#again());
    }, RETRY_MS);
  }

  #again(): Promise<void> | undefined {
    const { reached, unsent, phase } = this.#state;
    return reached && unsent === 0 && phase !== 'none' ? undefined : this.refresh();
  }
}
