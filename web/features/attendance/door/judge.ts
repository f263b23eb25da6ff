import {
  type Arrival,
  type DoorKind,
  type DoorRecord,
  doorCodeParts,
  type Verdict,
} from '../../../../db/contract/attendance';

/** What the page says of a scan: `later` where only the server can know, `foreign` for a text that is no code of ours. */
export type Outcome = Exclude<Verdict, 'undone'> | 'later' | 'foreign';

export interface Judgement {
  outcome: Outcome;
  record: DoorRecord | null;
  /** Every scan that counts, the earliest first. */
  scans: Arrival[];
}

export const sorted = (scans: readonly Arrival[]): Arrival[] => [...scans].sort((a, b) => a.time - b.time);

/** What a phone knows of a sign-up that was just scanned. @param scan this one, which its record does not hold yet */
export function judgeRecord(record: DoorRecord, scan: Arrival): Judgement {
  if (record.state !== 'booked') return { outcome: record.state, record, scans: record.scans };
  const scans = sorted([...record.scans, scan]);
  return { outcome: record.scans.length > 0 ? 'again' : 'arrived', record, scans };
}

/**
 * What a phone can say of a code by itself.
 * @param found the sign-up that its list knows the code by
 */
export function judgeCode(text: string, kind: DoorKind, found: DoorRecord | undefined, scan: Arrival): Judgement {
  const parts = doorCodeParts(text);
  if (!parts) return { outcome: 'foreign', record: null, scans: [] };
  if (found) return judgeRecord(found, scan);
  if (parts.kind !== kind) return { outcome: 'other', record: null, scans: [] };
  // Who signed up after the list was made stands on no phone yet.
  return { outcome: 'later', record: null, scans: [] };
}

/** Sign-ups that a few characters of the name, or the end of the phone number, fit. */
export function search(records: readonly DoorRecord[], typed: string, most: number): DoorRecord[] {
  const word = typed.replace(/\s/g, '').toLowerCase();
  if (!word) return [];
  const fits = ({ name, tail }: DoorRecord) =>
    name.replace(/\s/g, '').toLowerCase().includes(word) || (/^\d{2,4}$/.test(word) && tail.endsWith(word));
  return records.filter((record) => record.state !== 'cancelled' && fits(record)).slice(0, most);
}
