import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon } from '../../../kit/layout/icons';

interface OutcomeProps {
  kind: 'done' | 'failed';
  text: string;
  action?: ReactNode;
}

/** How something ended; read out when it appears. */
export function Outcome({ kind, text, action }: OutcomeProps) {
  const failed = kind === 'failed';
  return (
    <Box role={failed ? 'alert' : 'status'}>
      <Box
        sx={{
          display: 'inline-flex',
          p: 1.5,
          mb: 2,
          borderRadius: '50%',
          bgcolor: 'brand.tint',
          color: failed ? 'error.main' : 'success.main',
          '& svg': { fontSize: 32 },
        }}
      >
        {failed ? <AlertIcon /> : <CheckIcon />}
      </Box>
      <Typography>{text}</Typography>
      {action ? <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>{action}</Box> : null}
    </Box>
  );
}
