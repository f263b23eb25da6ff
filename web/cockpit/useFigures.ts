import { useCallback, useEffect, useRef, useState } from 'react';
import type { CockpitFigures } from '../../db/contract/cockpit';
import type { Range } from '../../db/contract/panels';
import { pageData } from '../kit/api/pageData';

const PATH = '/v1/figures/cockpit';

/** Milliseconds until the figures are asked for again, while the page stands. */
const EVERY_MS = 60_000;

/** The region that the server wrote into the page, so that its figures fit the ones that came with it. */
const region = document.querySelector<HTMLMetaElement>('meta[name="region"]')?.content ?? '';

async function asked(range: Range): Promise<CockpitFigures> {
  const response = await fetch(`/web${PATH}?${new URLSearchParams({ region, range }).toString()}`);
  const answer = (await response.json()) as { status: number; result: CockpitFigures };
  if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
  return answer.result;
}

interface Shown {
  /** Those of the range that was chosen before, until the ones asked for are there; null before the first. */
  figures: CockpitFigures | null;
  failed: boolean;
  again: () => void;
}

/** What the cockpit shows: what came with the page at first, then every minute what holds; what failed keeps the last. */
export function useFigures(range: Range): Shown {
  const [figures, setFigures] = useState<CockpitFigures | null>(() => pageData(PATH, { region, range })?.data ?? null);
  const [failed, setFailed] = useState(false);
  const wanted = useRef(range);
  const again = useCallback(() => {
    asked(wanted.current).then(
      (found) => {
        // Another range was chosen meanwhile: its own answer is on its way.
        if (found.range !== wanted.current) return;
        setFigures(found);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, []);
  const waiting = figures?.range !== range;
  useEffect(() => {
    wanted.current = range;
    if (waiting) again();
    const timer = setInterval(again, EVERY_MS);
    return () => clearInterval(timer);
  }, [waiting, range, again]);
  return { figures, failed, again };
}
