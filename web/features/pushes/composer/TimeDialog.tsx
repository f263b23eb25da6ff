import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { messageOf } from '../../../../db/contract/errors';
import words from '../../../i18n/pushCompose';
import { useAttempt } from '../../../kit/api/mutations';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import { useDialog } from '../../../kit/dialogs/useDialog';
import { useLang, useText } from '../../../kit/i18n';
import { fetched } from '../../../kit/layout/fetched';
import { formatMinute } from '../../../kit/layout/format';
import { toast } from '../../../kit/toast';

const MinuteInput = fetched(() => import('./MinuteInput'));

const WIDTH = 400;

interface TimeDialogProps {
  /** Unix seconds, 0 for no schedule. */
  value: number;
  onChange: (seconds: number) => unknown;
}

/** Chooses when a push goes out by itself, or that it does not: then it answers 0 (back-office§2). */
export default function TimeDialog({ value, onChange }: TimeDialogProps) {
  const text = useText(words);
  const { lang } = useLang();
  const { close } = useDialog();
  const [time, setTime] = useState(value);
  const { busy, attempt } = useAttempt();
  const give = (seconds: number) =>
    attempt(async () => {
      await onChange(seconds);
      close();
    });
  const isPast = () => time * 1000 <= Date.now();
  const past = time > 0 && isPast();
  const schedule = () => {
    if (isPast()) toast.warning(messageOf('push_schedule_past', lang));
    else void give(time);
  };
  return (
    <AppDialog
      title={text.time.title}
      width={WIDTH}
      closeOnBackdrop={false}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
          <Button onClick={() => close()}>{text.close}</Button>
          <Button disabled={busy || !value} onClick={() => void give(0)}>
            {text.time.cancel}
          </Button>
          <Button variant="contained" loading={busy} disabled={!time} onClick={schedule}>
            {text.time.set}
          </Button>
        </Box>
      }
    >
      <Box sx={{ pt: 1 }}>
        <MinuteInput
          outline={<Skeleton variant="rounded" height={56} />}
          label={text.time.pick}
          value={time}
          onChange={setTime}
        />
        <Box role="status" sx={{ mt: 2, color: past ? 'error.main' : 'text.secondary' }}>
          {past ? messageOf('push_schedule_past', lang) : time ? text.time.text(formatMinute(time)) : text.time.unset}
        </Box>
      </Box>
    </AppDialog>
  );
}
