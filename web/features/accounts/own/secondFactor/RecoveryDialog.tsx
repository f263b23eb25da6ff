import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import kit from '../../../../i18n/kit';
import words from '../../../../i18n/secondFactor';
import { confirm } from '../../../../kit/dialogs';
import { AppDialog } from '../../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../../kit/dialogs/registry';
import { useText } from '../../../../kit/i18n';
import { saveFile } from '../../../../kit/saveFile';
import { toast } from '../../../../kit/toast';

/** Recovery codes, the one time that they are shown. */
export default function RecoveryDialog({ codes, close }: DialogProps<{ codes: string[] }, boolean>) {
  const text = useText(words);
  const { copied, copyFailed } = useText(kit);
  const [kept, setKept] = useState(false);
  const all = codes.join('\r\n');
  const copy = () =>
    navigator.clipboard.writeText(all).then(
      () => {
        setKept(true);
        toast.success(copied);
      },
      () => toast.error(copyFailed),
    );
  const download = () => {
    saveFile(new Blob([`${all}\r\n`], { type: 'text/plain' }), text.file);
    setKept(true);
  };
  const mayClose = () =>
    kept ||
    confirm({
      ...{ title: text.unsavedTitle, text: text.unsaved },
      ...{ confirmLabel: text.closeUnsaved, cancelLabel: text.keepShown, danger: true },
    });
  return (
    <AppDialog
      title={text.recoveryTitle}
      width={540}
      closeOnBackdrop={false}
      beforeClose={mayClose}
      actions={
        <>
          <Button onClick={() => void copy()}>{text.copyAll}</Button>
          <Button onClick={download}>{text.download}</Button>
          <Button variant="contained" onClick={() => close(true)}>
            {text.stored}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 2 }}>{text.recoveryText}</Typography>
      <Box
        component="ul"
        aria-label={text.recovery}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 2,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          gap: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          fontFamily: 'monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
    </AppDialog>
  );
}
