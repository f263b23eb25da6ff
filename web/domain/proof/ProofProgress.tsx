import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import auth from '../../i18n/signin';
import { useText } from '../../kit/i18n';
import type { Progress } from './index';

/** What the browser does while somebody waits for it; read out once, when it begins. */
export function ProofProgress({ progress }: { progress: Progress }) {
  const text = useText(auth);
  const id = useId();
  return (
    <div role="status">
      {progress ? (
        <Box sx={{ my: 1.5 }}>
          <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {text.proving}
          </Typography>
          <LinearProgress variant="determinate" value={(progress.found / progress.parts) * 100} aria-labelledby={id} />
        </Box>
      ) : null}
    </div>
  );
}
