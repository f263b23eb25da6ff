import Alert from '@mui/material/Alert';
import words from '../../i18n/shownTimes';
import { useText } from '../../kit/i18n';

interface NotShownProps {
  is_open: number;
  /** Unix seconds. */
  publish_time: number | null;
  unpublish_time: number | null;
}

/** Above what editors find and visitors do not: that it is not shown now. It comes without the inputs of the times. */
export function NotShownNote({ is_open, publish_time, unpublish_time }: NotShownProps) {
  const { notShown } = useText(words);
  const at = Math.floor(Date.now() / 1000);
  const isShown =
    is_open === 1 && (publish_time === null || publish_time <= at) && (unpublish_time === null || unpublish_time > at);
  return isShown ? null : (
    <Alert role="note" severity="info" sx={{ mb: 2 }}>
      {notShown}
    </Alert>
  );
}
