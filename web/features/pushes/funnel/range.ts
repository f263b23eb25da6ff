import { useSearchParams } from 'react-router-dom';
import { DAY, secondsOfShown, shownDay } from '../../../../db/contract/time';

const USUAL_DAYS = 92;

export interface Range {
  from: string;
  to: string;
  itemType: string;
}

/** The range of the funnel from the address; three months up to today unless told. */
export function useRange(): Range {
  const [search] = useSearchParams();
  const now = Date.now() / 1000;
  const to = search.get('to') || shownDay(now);
  const end = secondsOfShown(`${to} 00:00:00`);
  const from = search.get('from') || shownDay((Number.isNaN(end) ? now : end) - USUAL_DAYS * DAY);
  return { from, to, itemType: search.get('item_type') ?? '' };
}

/** Days as text stand in the order of time. */
const sorted = (...days: string[]): string[] => days.sort();

/** The part of a range that lies in a month, yyyy-MM. */
export function monthIn(range: Range, month: string): Range {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const first = `${month}-01`;
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { ...range, from: sorted(range.from, first)[1] ?? first, to: sorted(range.to, last)[0] ?? last };
}

/** A range as the calls name it. */
export const paramsOf = ({ from, to, itemType }: Range) => ({ from, to, ...(itemType ? { item_type: itemType } : {}) });
