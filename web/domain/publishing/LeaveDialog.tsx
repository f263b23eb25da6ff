import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import words from '../../i18n/publish';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { useText } from '../../kit/i18n';

type Leaving = 'discard' | 'keep';

/** Closing a form with input that was not submitted: it can stay as a draft. */
export default function LeaveDialog({ close }: DialogProps<object, Leaving>) {
  const text = useText(words);
  return (
    <AppDialog
      title={text.leaveTitle}
      width={460}
      actions={
        <>
          <Button onClick={() => close('discard')} sx={{ color: 'error.main' }}>
            {text.leave}
          </Button>
          <Button onClick={() => close('keep')}>{text.leaveKeep}</Button>
          <Button variant="contained" onClick={() => close()}>
            {text.stay}
          </Button>
        </>
      }
    >
      <Typography>{text.leaveText}</Typography>
    </AppDialog>
  );
}
