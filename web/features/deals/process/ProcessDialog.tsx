import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import words from '../../../i18n/deals';
import { AppDialog } from '../../../shared/dialogs/AppDialog';
import { useText } from '../../../shared/i18n';
import { ProcessPicture } from './ProcessPicture';

/** How to trade: the deal process as a picture, and in words (PUB-025). */
export default function ProcessDialog() {
  const text = useText(words).picture;
  return (
    <AppDialog title={text.title} width={900}>
      <Box
        role="group"
        aria-label={text.title}
        // On a phone the picture is wider than the screen: it must be reachable by keyboard to be scrolled.
        tabIndex={0}
        sx={{ overflowX: 'auto', mb: 2.5 }}
      >
        <ProcessPicture />
      </Box>
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
