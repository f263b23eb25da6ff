import { useEffect } from 'react';
import words from '../../i18n/audit';
import { confirm } from '../dialogs';
import { textOf } from '../i18n';

/** The boxes that hold words which nobody has sent yet. */
const boxes = new Set<symbol>();

/** Keeps in mind that a box holds words that are not sent. */
export function useUnsent(holds: boolean): void {
  useEffect(() => {
    if (!holds) return;
    const box = Symbol();
    boxes.add(box);
    return () => {
      boxes.delete(box);
    };
  }, [holds]);
}

/**
 * Asks before words get lost that nobody has sent.
 * @param more whether there is more of them than the boxes know
 */
export async function mayDropUnsent(more = false): Promise<boolean> {
  if (boxes.size === 0 && !more) return true;
  const { title, text, leave, stay } = textOf(words).unsent;
  return confirm({ title, text, confirmLabel: leave, cancelLabel: stay });
}
