import Box from '@mui/material/Box';
import * as z from 'zod';
import { secondsNow, secondsOfShown } from '../../../db/contract/time';
import words from '../../i18n/shownTimes';
import { FormDate } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { formatDate, formatMinute } from '../../kit/layout/format';
import { TagChip } from '../../kit/layout/StateChip';
import type { Field, StoredRow } from '../../kit/resource';
import { timeLook } from './keptLooks';

/** Unix seconds between which visitors see something; none is no limit. */
export interface ShownTimes {
  publish_time: number | null;
  unpublish_time: number | null;
}

/** What a form holds of them. */
export const shownTimesShape = { publish_time: z.string(), unpublish_time: z.string() };
type Entered = z.output<z.ZodObject<typeof shownTimesShape>>;

/** The end lies after the beginning: both are written in the one form of times, whose order is that of their letters. */
export const endsAfterBeginning = ({ publish_time, unpublish_time }: Entered): boolean =>
  !publish_time || !unpublish_time || unpublish_time > publish_time;

/** Where and how a form says that it does not. */
export const END_FIRST = { path: ['unpublish_time'], message: 'shown_end_first' };

/** Stored times as a form holds them. */
export const timesEntered = ({ publish_time, unpublish_time }: ShownTimes): Entered => ({
  publish_time: formatDate(publish_time),
  unpublish_time: formatDate(unpublish_time),
});

/** A time that was entered, in unix seconds; null for none. */
export const secondsOf = (entered: string): number | null => (entered ? secondsOfShown(entered) : null);

/** What is stored of them. */
export const timesStored = ({ publish_time, unpublish_time }: Entered): ShownTimes => ({
  publish_time: secondsOf(publish_time),
  unpublish_time: secondsOf(unpublish_time),
});

/** Both inputs of a form. */
export function ShownTimesInputs() {
  const text = useText(words);
  return (
    <>
      <FormDate name="publish_time" label={text.from} hint={text.timesHint} time />
      <FormDate name="unpublish_time" label={text.until} hint={text.timesHint} time />
    </>
  );
}

/** Both as one column of a list that editors keep. */
export function useShownTimesColumn<R extends object>(): Field<R> {
  const text = useText(words);
  return {
    name: 'shown_times',
    label: text.times,
    only: 'table',
    sortable: false,
    minWidth: 170,
    show: (row) => {
      const times = row as unknown as ShownTimes;
      if (!times.publish_time && !times.unpublish_time) return text.noLimit;
      return (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <ShownTimesChips publish_time={times.publish_time} unpublish_time={times.unpublish_time} />
        </Box>
      );
    },
  };
}

interface OpenWords {
  open: string;
  openHint: string;
  openOf: (name: string) => string;
}

/** What says whether and when visitors see an entry of a list that editors keep: a switch, both times as inputs, and as one column. */
export function useShownFields({ open, openHint, openOf }: OpenWords): Field<StoredRow>[] {
  const text = useText(words);
  const column = useShownTimesColumn<StoredRow>();
  const input = { hint: text.timesHint, only: 'form' } as const;
  return [
    { name: 'is_open', label: open, look: 'switch', hint: openHint, of: openOf, width: 100 },
    { name: 'publish_time', label: text.from, look: timeLook('publish_time'), ...input },
    { name: 'unpublish_time', label: text.until, look: timeLook('unpublish_time'), ...input },
    column,
  ];
}

/** What editors are told of the times of an entry: from when, until when, or that it is over. */
export function ShownTimesChips({ publish_time, unpublish_time }: ShownTimes) {
  const text = useText(words);
  if (unpublish_time && unpublish_time <= secondsNow()) {
    return <TagChip label={text.ended(formatMinute(unpublish_time))} />;
  }
  return (
    <>
      {publish_time ? <TagChip label={text.shownFrom(formatMinute(publish_time))} /> : null}
      {unpublish_time ? <TagChip label={text.shownUntil(formatMinute(unpublish_time))} /> : null}
    </>
  );
}
