import shell from '../../i18n/shell';
import { textOf } from '../../kit/i18n';
import { toast } from '../../kit/toast';
import { changeUser, endHere, endThere, getSession } from './session';

/** Between two tries to tell the server. */
const AGAIN_MS = 5000;

/** Takes away what the page at the door keeps of people on this device (decision 168); scans that were not sent stay. */
function forgetDevice(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith('doorKey ')) sessionStorage.removeItem(name);
  if ('indexedDB' in window) indexedDB.deleteDatabase('door-lists');
  if ('caches' in window) void caches.delete('door');
}

/**
 * Ends the session on both sides. The local traces go even when the server cannot be reached; it is told as soon as it can be, and
 * the person hears of both.
 * @returns whether the server knows
 */
export async function logout(): Promise<boolean> {
  endHere();
  forgetDevice();
  const told = await endThere();
  changeUser(null);
  if (told) return true;
  toast.error(textOf(shell).loggedOutHere);
  const again = async () => {
    // Whoever has logged in since is not told of it.
    if (getSession().user) return;
    if (await endThere()) toast.success(textOf(shell).loggedOut);
    else setTimeout(again, AGAIN_MS);
  };
  setTimeout(again, AGAIN_MS);
  return false;
}
