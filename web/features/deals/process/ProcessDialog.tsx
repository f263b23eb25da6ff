import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import words from '../../../i18n/deals';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import { useText } from '../../../kit/i18n';
import { ProcessPicture } from './ProcessPicture';
import { TallPicture } from './TallPicture';

/** How to trade: the deal process as a picture, and in words (PUB-025). */
export default function ProcessDialog() {
  const text = useText(words).picture;
  const narrow = useMediaQuery(useTheme().breakpoints.down('md'));
  return (
    <AppDialog title={text.title} width={900}>
      <Box sx={{ mb: 2.5 }}>{narrow ? <TallPicture /> : <ProcessPicture />}</Box>
      {narrow ? (
        <Box sx={{ mb: 2.5, fontSize: '0.875rem', color: 'text.secondary' }}>
          <div>{text.reminder}</div>
          <Box sx={{ color: 'var(--state-rejected-fg)' }}>{text.decline}</Box>
        </Box>
      ) : null}
      <Typography component="h3" variant="h4" sx={{ mb: 1 }}>
        {text.stepsTitle}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 2.75, display: 'grid', gap: 0.75, fontSize: '0.9375rem' }}>
        {text.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
    </AppDialog>
  );
}
