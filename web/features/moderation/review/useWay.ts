import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { mayDropUnsent } from '../../../domain/reviews/unsent';
import words from '../../../i18n/moderation';
import { reread } from '../../../kit/api';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';
import { useGoOn } from '../../../kit/useGoOn';
import type { ReviewPages } from '../kinds';
import { isFiltered, queueSearch } from '../queue/way';

const GOES_ON = 'review-goes-on';

/** The neighbours of the item in its queue. */
interface Beside {
  previous: string | null;
  next: string | null;
}

export interface Way {
  previous: (() => void) | null;
  next: (() => void) | null;
  /** The queue as it was left: its filter stands in the address. */
  queue: string;
  toQueue: () => void;
  /** Whether `queue` holds less, or something else, than all that waits. */
  filtered: boolean;
  goesOn: boolean;
  setGoesOn: (on: boolean) => void;
  /** After a decision: to the next item, or back to the queue. */
  decided: () => void;
}

/**
 * The way through the queue as it is filtered, by buttons, and by Alt+J and Alt+K also while something is typed.
 * @param unsaved whether something was typed that would be lost
 */
export function useWay(pages: ReviewPages, review: Beside, unsaved: boolean): Way {
  const text = useText(words).decision;
  const navigate = useNavigate();
  const goOn = useGoOn();
  const [search] = useSearchParams();
  const query = queueSearch(search);
  const filtered = isFiltered(search);
  const queue = `/audit/${pages}${query}`;
  const [goesOn, setOn] = useState(() => localStorage.getItem(GOES_ON) !== '0');
  const setGoesOn = (on: boolean) => {
    localStorage.setItem(GOES_ON, on ? '1' : '0');
    setOn(on);
  };

  const go = useCallback(
    async (to: string) => {
      if (await mayDropUnsent('page', unsaved)) navigate(to);
    },
    [unsaved, navigate],
  );
  const wayTo = (id: string | null) => (id ? () => void go(`/audit/${pages}/${id}${query}`) : null);
  const previous = wayTo(review.previous);
  const next = wayTo(review.next);

  const latest = useRef({ previous, next });
  latest.current = { previous, next };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const step = { KeyJ: latest.current.next, KeyK: latest.current.previous }[event.code];
      if (!step) return;
      event.preventDefault();
      step();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const decided = () => {
    const target = review.next ?? review.previous;
    void reread([['review'], ['audit']]);
    if (!target) toast.info(filtered ? text.doneFiltered : text.done);
    goOn(goesOn && target ? `/audit/${pages}/${target}${query}` : queue);
  };
  return { previous, next, queue, toQueue: () => void go(queue), filtered, goesOn, setGoesOn, decided };
}
