import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two fields beside each other where there is room. */
export const twice = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** A part of a form under a title. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, fontSize: '1.0625rem', fontWeight: 650 }}>
        {title}
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5 }}>{children}</Box>
    </Box>
  );
}
