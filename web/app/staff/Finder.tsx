import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect } from 'react';
import words from '../../i18n/workplace';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { isTyping, singleKeys } from '../../kit/keys/singleKeys';
import { oneLine } from '../../kit/layout/clamp';
import { SearchIcon } from '../../kit/layout/icons';
import { useRail } from './useRail';

/** The search of the workplace in its header; Ctrl K opens it anywhere, the slash where nobody writes. */
export default function Finder() {
  const text = useText(words);
  const groups = useRail();
  const open = () =>
    openDialog('staffSearch', {
      pages: groups.flatMap(({ group, entries }) =>
        entries.map(({ to, label }) => ({ to, label, group: text.groups[group] })),
      ),
    });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || document.querySelector('[role="dialog"]')) return;
      const whole = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && singleKeys.get();
      if (!whole && (!slash || isTyping(event.target))) return;
      event.preventDefault();
      void open();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return (
    <ButtonBase
      aria-label={`${text.find}: ${text.findShort} ${text.findShortcut}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={() => void open()}
      sx={{
        gap: 1,
        justifyContent: { xs: 'center', md: 'flex-start' },
        width: { xs: 44, md: 'min(360px, 100%)' },
        height: { xs: 44, md: 40 },
        px: { md: 1.5 },
        borderRadius: 2,
        border: { md: 1 },
        borderColor: { md: 'divider' },
        color: 'text.secondary',
        font: 'inherit',
        '&:hover': { borderColor: 'text.secondary' },
        '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
      }}
    >
      <SearchIcon aria-hidden />
      <Box component="span" sx={{ display: { xs: 'none', md: 'block' }, flex: 1, textAlign: 'start', ...oneLine }}>
        {text.findShort}
      </Box>{' '}
      <Box
        component="kbd"
        aria-hidden
        sx={{
          display: { xs: 'none', md: 'block' },
          px: 0.75,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          font: 'inherit',
          fontSize: '0.75rem',
        }}
      >
        {text.findShortcut}
      </Box>
    </ButtonBase>
  );
}
