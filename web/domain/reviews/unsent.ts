import { useEffect } from 'react';
import words from '../../i18n/moderation';
import { confirm } from '../../kit/dialogs';
import { textOf } from '../../kit/i18n';

/** Where a box stands: in a form, or on the page that a form may lie over. */
type Place = 'form' | 'page';

/** The boxes that hold words which nobody has sent yet. */
const boxes: Readonly<Record<Place, Set<symbol>>> = { form: new Set(), page: new Set() };

/** Keeps in mind that a box holds words that are not sent. */
export function useUnsent(place: Place, holds: boolean): void {
  useEffect(() => {
    if (!holds) return;
    const box = Symbol();
    boxes[place].add(box);
    return () => {
      boxes[place].delete(box);
    };
  }, [place, holds]);
}

/**
 * Asks before words get lost that nobody has sent.
 * @param place what is about to be left
 * @param more whether there is more of them than the boxes know
 */
export async function mayDropUnsent(place: Place, more = false): Promise<boolean> {
  if (boxes[place].size === 0 && !more) return true;
  const { title, text, leave, stay } = textOf(words).unsent;
  return confirm({ title, text, confirmLabel: leave, cancelLabel: stay });
}
