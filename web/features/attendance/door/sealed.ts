import type { DoorRecord } from '../../../../db/contract/attendance';

const NONCE_BYTES = 12;
const MARK_BYTES = 16;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** The key of a list lives as long as the tab: whoever closes it needs the network once to read the list again. */
const nameOf = (listKey: string): string => `doorKey ${listKey}`;

export const keepKey = (listKey: string, key: string): void => sessionStorage.setItem(nameOf(listKey), key);
export const keyOf = (listKey: string): string | null => sessionStorage.getItem(nameOf(listKey));

/** The sign-ups of a sealed list; null where the key does not open it. */
export async function openedList(sealed: string, key: string): Promise<DoorRecord[] | null> {
  try {
    const opener = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt']);
    const whole = bytesOf(sealed);
    const iv = whole.subarray(0, NONCE_BYTES);
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, opener, whole.subarray(NONCE_BYTES));
    return JSON.parse(new TextDecoder().decode(text)) as DoorRecord[];
  } catch {
    return null;
  }
}

/** The digest by which a list knows a code. */
export async function markOf(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  const bytes = [...new Uint8Array(digest, 0, MARK_BYTES)];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
