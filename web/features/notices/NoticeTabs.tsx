import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import words from '../../i18n/notices';
import { useText } from '../../shared/i18n';

export const TABS = ['notices', 'reminders'] as const;
export type NoticeTab = (typeof TABS)[number];

/** The two parts of the page, each with an address of its own. */
export function NoticeTabs({ current }: { current: NoticeTab }) {
  const text = useText(words);
  return (
    <Box component="nav" aria-label={text.parts} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2.5 }}>
      {TABS.map((tab) => (
        <Box
          key={tab}
          component={Link}
          to={tab === 'notices' ? '/notices' : `/notices?tab=${tab}`}
          aria-current={tab === current ? 'page' : undefined}
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
            '&:hover': { borderColor: 'brand.line', color: 'brand.text' },
            '&[aria-current]': { bgcolor: 'primary.dark', borderColor: 'primary.dark', color: '#ffffff' },
          }}
        >
          {text.tabs[tab]}
        </Box>
      ))}
    </Box>
  );
}
