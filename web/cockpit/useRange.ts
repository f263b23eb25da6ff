import { useCallback, useEffect, useState } from 'react';
import type { CockpitFigures } from '../../db/contract/cockpit';
import { type Range, rangeOf } from '../../db/contract/panels';

const NAME = 'range';
const KEPT = 'cockpit-range';
const USUAL: Range = 'year';

/** First day of a stretch: `yyyy-MM`, `yyyy-Qn` or `yyyy`. */
function firstDay(stretch: string): string {
  const [year, part = '1'] = stretch.split('-');
  const month = part.startsWith('Q') ? 3 * Number(part.slice(1)) - 2 : Number(part);
  return `${year}-${String(month).padStart(2, '0')}-01`;
}

/** The query of a list that shows what the figures' range holds; nothing where they tell of all. */
export const sinceQuery = ({ range, steps: [first] }: Pick<CockpitFigures, 'range' | 'steps'>): string =>
  range === 'all' || !first ? '' : `?from=${firstDay(first)}`;

/** The query of an address of the cockpit that shows a range; nothing for the usual one. */
export const rangeQuery = (range: Range): string => (range === USUAL ? '' : `?${NAME}=${range}`);

/** The address says which time is shown, so that it can be passed on; an address that says nothing means what was chosen last. */
export function useRange(): [range: Range, choose: (range: Range) => void] {
  const [range, setRange] = useState<Range>(() =>
    rangeOf(new URLSearchParams(location.search).get(NAME) ?? localStorage.getItem(KEPT)),
  );
  useEffect(() => {
    const url = new URL(location.href);
    if (range === USUAL) url.searchParams.delete(NAME);
    else url.searchParams.set(NAME, range);
    if (url.href !== location.href) history.replaceState(null, '', url);
  }, [range]);
  const choose = useCallback((chosen: Range) => {
    localStorage.setItem(KEPT, chosen);
    setRange(chosen);
  }, []);
  return [range, choose];
}
