import { useCallback, useEffect, useState } from 'react';
import type { CockpitFigures } from '../../db/contract/cockpit';
import { pageData } from '../kit/api/pageData';

const PATH = '/v1/figures/cockpit';

/** Milliseconds until the figures are asked for again, while the page stands. */
const EVERY_MS = 60_000;

/** The region that the server wrote into the page, so that its figures fit the ones that came with it. */
const region = document.querySelector<HTMLMetaElement>('meta[name="region"]')?.content ?? '';

async function asked(): Promise<CockpitFigures> {
  const response = await fetch(`/web${PATH}?region=${encodeURIComponent(region)}`);
  const answer = (await response.json()) as { status: number; result: CockpitFigures };
  if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
  return answer.result;
}

/** What the cockpit shows: what came with the page at first, then every minute what holds; what failed keeps the last. */
export function useFigures(): { figures: CockpitFigures | null; failed: boolean; again: () => void } {
  const [figures, setFigures] = useState<CockpitFigures | null>(() => pageData(PATH, { region })?.data ?? null);
  const [failed, setFailed] = useState(false);
  const again = useCallback(() => {
    asked().then(
      (found) => {
        setFigures(found);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, []);
  const waiting = figures === null;
  useEffect(() => {
    if (waiting) again();
    const timer = setInterval(again, EVERY_MS);
    return () => clearInterval(timer);
  }, [waiting, again]);
  return { figures, failed, again };
}
