import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import words from '../../i18n/viewers';
import { AppDialog } from '../dialogs/AppDialog';
import { useText } from '../i18n';
import { ErrorState } from '../layout/States';
import { frameAddress } from './frameAddress';

const HEIGHT = 600;

/** The dialog 'iframeViewer' (back-office§2: 800 px, the frame 600 px high unless told). */
export default function FrameDialog({ url, height = HEIGHT, title }: { url: string; height?: number; title?: string }) {
  const text = useText(words);
  const address = frameAddress(url, location.origin);
  return (
    <AppDialog
      title={title ?? text.frame}
      width={800}
      actions={
        address ? (
          <Button component="a" href={address.href} target="_blank" rel="noopener noreferrer">
            {text.newTab}
          </Button>
        ) : null
      }
    >
      {address ? (
        <Box
          component="iframe"
          title={title ?? text.frame}
          src={address.href}
          sandbox={address.sandbox}
          referrerPolicy="no-referrer"
          sx={{
            display: 'block',
            width: '100%',
            height,
            boxSizing: 'border-box',
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            bgcolor: '#ffffff',
          }}
        />
      ) : (
        <ErrorState text={text.noFrame} />
      )}
    </AppDialog>
  );
}
