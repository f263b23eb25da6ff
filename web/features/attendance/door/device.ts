import { DEVICE_MAXIMUM } from '../../../../db/contract/attendance';
import { randomId } from '../../../kit/layout/format';

const KEPT = 'doorDevice';
const MARK_LENGTH = 4;

/** What this phone is called at the door. @param named makes a name of a few characters */
export function deviceName(named: (mark: string) => string): string {
  const kept = localStorage.getItem(KEPT);
  if (kept) return kept;
  const made = named(
    randomId(32)
      .replace(/[^A-Z2-9]/g, '')
      .slice(0, MARK_LENGTH),
  );
  localStorage.setItem(KEPT, made);
  return made;
}

export function renameDevice(name: string): string {
  const kept = name.trim().slice(0, DEVICE_MAXIMUM);
  if (kept) localStorage.setItem(KEPT, kept);
  return kept;
}
