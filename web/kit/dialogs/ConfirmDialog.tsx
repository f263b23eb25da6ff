import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import kit from '../../i18n/kit';
import { useText } from '../i18n';
import { AppDialog } from './AppDialog';
import type { DialogProps } from './registry';

export interface ConfirmProps {
  title?: string;
  text: string;
  confirmLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
}

/** The dialog 'confirm', answered by yes or no; of a dangerous question the keyboard begins on the way back (decision 390). */
export default function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel,
  danger,
  close,
}: DialogProps<ConfirmProps, boolean>) {
  const words = useText(kit);
  return (
    <AppDialog
      title={title ?? words.confirmTitle}
      width={420}
      actions={
        <>
          <Button onClick={() => close(false)} autoFocus={danger === true}>
            {cancelLabel ?? words.cancel}
          </Button>
          <Button
            variant="contained"
            color={danger ? 'error' : 'primary'}
            onClick={() => close(true)}
            autoFocus={danger !== true}
          >
            {confirmLabel ?? words.confirm}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
    </AppDialog>
  );
}
