import type { DoorCounts, DoorEvent, DoorKind } from '../../../../db/contract/attendance';

/*
 * What a phone at the door keeps (decision 168). Lists are sealed by the server and their key stays in the memory of the tab;
 * scans hold ids, codes and times, nothing personal, and stay until the server has them.
 */

interface KeptList {
  /** Kind and id of the event. */
  key: string;
  userId: string;
  device: string;
  event: DoorEvent;
  counts: DoorCounts;
  sealed: string;
  /** Unix seconds of the server: when it was made, when it goes. */
  time: number;
  until: number;
  /** Seconds that the server's clock is ahead of the phone's. */
  ahead: number;
}

export interface KeptScan {
  id: string;
  kind: DoorKind;
  eventId: string;
  device: string;
  code?: string;
  /** The sign-up, where the phone knew it. */
  signup?: string;
  time: number;
  /** When the server took it, by its own clock: it stays until a newer list knows of it. */
  sent?: number;
}

const LISTS = 'door-lists';
const SCANS = 'door-scans';
const ROWS = 'rows';

function opened(name: string, keyPath: string): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(ROWS, { keyPath });
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

/** One transaction; done once it is on the disk, so that what was scanned survives whatever happens next. */
async function within<T>(
  name: string,
  keyPath: string,
  mode: IDBTransactionMode,
  run: (rows: IDBObjectStore) => IDBRequest<T>[],
): Promise<T[]> {
  const database = await opened(name, keyPath);
  try {
    return await new Promise((done, failed) => {
      const transaction = database.transaction(ROWS, mode, { durability: 'strict' });
      const requests = run(transaction.objectStore(ROWS));
      transaction.oncomplete = () => done(requests.map(({ result }) => result));
      transaction.onerror = () => failed(transaction.error);
      transaction.onabort = () => failed(transaction.error);
    });
  } finally {
    database.close();
  }
}

const lists = <T>(mode: IDBTransactionMode, run: (rows: IDBObjectStore) => IDBRequest<T>[]) =>
  within(LISTS, 'key', mode, run);
const scans = <T>(mode: IDBTransactionMode, run: (rows: IDBObjectStore) => IDBRequest<T>[]) =>
  within(SCANS, 'id', mode, run);

export async function keptList(key: string): Promise<KeptList | null> {
  const [found] = await lists<KeptList | undefined>('readonly', (rows) => [rows.get(key)]);
  return found ?? null;
}

export const keepList = (list: KeptList) => lists('readwrite', (rows) => [rows.put(list)]);

/** Takes away lists whose event is over, and those of whoever used the phone before. */
export async function sweepLists(userId: string): Promise<void> {
  const now = Date.now() / 1000;
  const [all = []] = await lists<KeptList[]>('readonly', (rows) => [rows.getAll()]);
  const over = all.filter((list) => list.until < now || list.userId !== userId);
  if (over.length > 0) await lists('readwrite', (rows) => over.map(({ key }) => rows.delete(key)));
}

/** Scans of an event, in the order of their times. */
export async function keptScans(kind: DoorKind, eventId: string): Promise<KeptScan[]> {
  const [all = []] = await scans<KeptScan[]>('readonly', (rows) => [rows.getAll()]);
  return all.filter((scan) => scan.kind === kind && scan.eventId === eventId).sort((a, b) => a.time - b.time);
}

export const keepScans = (changed: readonly KeptScan[]) =>
  scans('readwrite', (rows) => changed.map((scan) => rows.put(scan)));

export const dropScans = (ids: readonly string[]) => scans('readwrite', (rows) => ids.map((id) => rows.delete(id)));
