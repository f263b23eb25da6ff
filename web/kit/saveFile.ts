/** The browser reads the address some time after the click has returned, and later still on a busy machine. */
const KEPT_MS = 60_000;

/** Hands content to the person as a file of this name. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
