import Box from '@mui/material/Box';
import tiles from '../../i18n/tiles';
import { useText } from '../../kit/i18n';
import { hiddenText } from '../../kit/layout/hiddenText';

/** Tells those who cannot see it that a link leaves this tab. */
export function NewTabNote() {
  return (
    <Box component="span" sx={hiddenText}>
      {useText(tiles).newTab}
    </Box>
  );
}
