import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import words from '../../i18n/versions';
import { useText } from '../i18n';

/** What visitors would see of what is typed so far, in place of the form; nothing of it is saved. */
export function PreviewFrame({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const text = useText(words);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Button variant="outlined" autoFocus onClick={onBack}>
          {text.back}
        </Button>
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {text.previewNote}
        </Box>
      </Box>
      <Box role="group" aria-label={text.preview}>
        {children}
      </Box>
    </>
  );
}
