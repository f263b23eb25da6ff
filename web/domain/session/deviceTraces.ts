/** Takes away what the page at the door keeps of people on this device (decision 168); scans that were not sent stay. */
export function forgetDevice(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith('doorKey ')) sessionStorage.removeItem(name);
  if ('indexedDB' in window) indexedDB.deleteDatabase('door-lists');
  if ('caches' in window) void caches.delete('door');
}
