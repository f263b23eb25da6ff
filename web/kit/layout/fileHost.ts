import { useEffect, useSyncExternalStore } from 'react';
import { readRows } from '../api';
import { listeners } from '../listeners';

/** Where stored files are served; empty: by this site. Asked once, by the first page that links to a file (core§9). */
let host = '';
let asked = false;
const { subscribe, tell } = listeners();

function set(address: string): void {
  asked = true;
  host = address.replace(/\/+$/, '');
  tell();
}

/** Takes the host from an answer that brought it along, so that nobody asks; the first one counts. */
export function knowFileHost(address: string | undefined): void {
  if (!asked) set(address ?? '');
}

async function ask(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    const { records } = await readRows(
      { table: 'setting', columns: ['value'], where: { id: 'upload-server-host' }, pageSize: 1 },
      { silent: true, quiet: true },
    );
    set(records[0]?.value ?? '');
  } catch {
    // This site serves them as well; the next page may know more.
    asked = false;
  }
}

/** Turns the stored address of a file into the one to link to; addresses of other places stay as they are. */
export function useFileAddress(): (path: string) => string {
  const current = useSyncExternalStore(
    subscribe,
    () => host,
    () => '',
  );
  useEffect(() => void ask(), []);
  return (path) => (path.startsWith('/files/') ? current + path : path);
}
