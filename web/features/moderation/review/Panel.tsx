import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { bracketed } from '../../../kit/i18n';

/** A titled block of the side column. */
export function Panel({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 3, bgcolor: 'background.paper' }}
    >
      <Box component="h2" id={id} sx={{ m: 0, mb: 1.5, fontSize: '1rem', fontWeight: 650 }}>
        {count ? bracketed(title, count) : title}
      </Box>
      {children}
    </Box>
  );
}
