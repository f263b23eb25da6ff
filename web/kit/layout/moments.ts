import { AHEAD, HOUR } from '../../../db/contract/time';
import { formatMinute } from './format';

/** Which zone a moment is told in, for a reader whose clock shows another one then; '' for all others (decision 442). */
const zoneAt = (unix: number): string =>
  new Date(unix * 1000).getTimezoneOffset() * -60 === AHEAD ? '' : ` (UTC+${AHEAD / HOUR})`;

/** A moment at which somebody has to be somewhere, or done: to the minute, with the zone for whoever is elsewhere; '' without a time. */
export function formatMoment(unix: number | null | undefined): string {
  return unix ? formatMinute(unix) + zoneAt(unix) : '';
}

/**
 * From when to when something is, told as a moment is: the end of the same day by its time alone.
 * @param until null where only the beginning is known
 * @param dash between both
 */
export function formatSpan(from: number, until: number | null, dash = '–'): string {
  const [begin, end] = [formatMinute(from), formatMinute(until)];
  if (!end) return formatMoment(from);
  return `${begin}${dash}${end.slice(0, 10) === begin.slice(0, 10) ? end.slice(11) : end}${zoneAt(from)}`;
}
