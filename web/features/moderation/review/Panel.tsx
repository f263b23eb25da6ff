import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { bracketed } from '../../../kit/i18n';
import { panel } from '../../../kit/layout/panel';

/** A titled block of the side column. */
export function Panel({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ ...panel, p: 2 }}>
      <Box component="h2" id={id} sx={{ m: 0, mb: 1.5, fontSize: '1rem', fontWeight: 650 }}>
        {count ? bracketed(title, count) : title}
      </Box>
      {children}
    </Box>
  );
}
