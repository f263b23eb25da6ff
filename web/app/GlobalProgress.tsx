import Box from '@mui/material/Box';
import kit from '../i18n/kit';
import { useIsLoading } from '../kit/api';
import { useText } from '../kit/i18n';

/** Runs along the top edge while any call is under way. */
export function GlobalProgress() {
  const loading = useIsLoading();
  const text = useText(kit);
  if (!loading) return null;
  return (
    <Box
      role="progressbar"
      aria-label={text.loading}
      sx={{
        position: 'fixed',
        top: 0,
        left: 0,
        right: 0,
        height: 3,
        zIndex: 1600,
        overflow: 'hidden',
        pointerEvents: 'none',
      }}
    >
      <Box
        sx={{
          height: '100%',
          bgcolor: 'primary.main',
          transformOrigin: 'left',
          animation: 'global-progress 1.1s ease-in-out infinite',
        }}
      />
    </Box>
  );
}
