import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import words from '../../../i18n/audit';
import { useText } from '../../../shared/i18n';
import type { ReviewPages } from '../kinds';

/** The kinds that somebody reviews, where there is more than one. */
export function KindTabs({ kinds }: { kinds: readonly ReviewPages[] }) {
  const text = useText(words);
  if (kinds.length < 2) return null;
  return (
    <Box component="nav" aria-label={text.choose} sx={{ display: 'flex', gap: 1, mb: 2.5 }}>
      {kinds.map((pages) => (
        <Box
          key={pages}
          component={NavLink}
          to={`/audit/${pages}`}
          sx={{
            px: 2,
            py: 0.875,
            borderRadius: 2,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            color: 'text.primary',
            textDecoration: 'none',
            fontWeight: 500,
            '&.active': { bgcolor: 'primary.dark', borderColor: 'primary.dark', color: '#ffffff' },
          }}
        >
          {text.tabs[pages]}
        </Box>
      ))}
    </Box>
  );
}
