import Box from '@mui/material/Box';
import { secondsNow } from '../../../db/contract/time';
import words from '../../i18n/shownTimes';
import { useText } from '../../kit/i18n';
import type { ShownTimes } from './shownTimes';

/** Above what editors find and visitors do not: that it is not shown now. Apart from `shownTimes.tsx`, whose forms no visitor needs. */
export function NotShownNote({ is_open, publish_time, unpublish_time }: ShownTimes & { is_open: number }) {
  const { notShown } = useText(words);
  const at = secondsNow();
  const isShown =
    is_open === 1 && (publish_time === null || publish_time <= at) && (unpublish_time === null || unpublish_time > at);
  return isShown ? null : (
    <Box role="note" sx={{ mb: 2, px: 2, py: 1.25, borderRadius: 2, bgcolor: 'brand.tint', color: 'brand.text' }}>
      {notShown}
    </Box>
  );
}
