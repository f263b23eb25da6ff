import Box from '@mui/material/Box';
import tiles from '../../i18n/tiles';
import { useText } from '../../kit/i18n';

/** Tells those who cannot see it that a link leaves this tab. */
export function NewTabNote() {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {useText(tiles).newTab}
    </Box>
  );
}
