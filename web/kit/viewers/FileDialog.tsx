import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import words from '../../i18n/viewers';
import { AppDialog } from '../dialogs/AppDialog';
import { useText } from '../i18n';
import { EmptyState, ErrorState } from '../layout/States';

/** The address under which a stored file is shown in place instead of being saved. */
const shownAddress = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}view=1`;

/** The dialog 'fileViewer': a picture or a PDF to look at without leaving the page, and to save. */
export default function FileDialog({ name, url, kind }: { name: string; url: string; kind: 'image' | 'pdf' }) {
  const text = useText(words);
  const [failed, setFailed] = useState(false);
  const framed = kind === 'pdf' && navigator.pdfViewerEnabled;
  return (
    <AppDialog
      title={name}
      width={1000}
      actions={
        <>
          <Button component="a" href={shownAddress(url)} target="_blank" rel="noopener noreferrer">
            {text.newTab}
          </Button>
          <Button component="a" href={url} download={name} variant="contained">
            {text.save}
          </Button>
        </>
      }
    >
      {kind === 'image' && !failed ? (
        <Box
          component="img"
          src={shownAddress(url)}
          alt={name}
          onError={() => setFailed(true)}
          sx={{ display: 'block', maxWidth: '100%', maxHeight: '70vh', mx: 'auto', borderRadius: 1 }}
        />
      ) : null}
      {failed ? <ErrorState text={text.noFile} /> : null}
      {framed ? (
        <Box
          component="iframe"
          title={name}
          src={shownAddress(url)}
          referrerPolicy="same-origin"
          sx={{
            display: 'block',
            width: '100%',
            height: '70vh',
            minHeight: 320,
            boxSizing: 'border-box',
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            bgcolor: '#ffffff',
          }}
        />
      ) : null}
      {kind === 'pdf' && !framed ? <EmptyState title={text.noViewer} hint={text.noViewerHint} /> : null}
    </AppDialog>
  );
}
