import Box from '@mui/material/Box';
import { useColorMode } from '../app/colorScheme';
import words from '../i18n/cockpit';
import { useLang, useText } from '../kit/i18n';
import { button } from './button';
import { grown } from './grown';

/** The way back into the site, the language and the colours. */
export function TopBar() {
  const text = useText(words);
  const { lang, setLang } = useLang();
  const { setMode } = useColorMode();
  const turn = () => setMode(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
  return (
    <Box
      component="header"
      sx={{
        ...grown(1),
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: '0.25rem 0.75rem', sm: '0.5rem 1.25rem' },
        px: { xs: '1rem', sm: '1.5rem' },
        py: '0.5rem',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '& a': {
          color: 'text.primary',
          textDecoration: 'none',
          py: '0.625rem',
          '&:hover': { textDecoration: 'underline' },
        },
      }}
    >
      <Box
        component="a"
        href="/"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '0.625rem',
          fontWeight: 700,
          flex: { xs: '1 0 100%', sm: 'none' },
        }}
      >
        <img src="/favicon.svg" alt="" width={32} height={32} />
        {text.platform}
      </Box>
      <Box component="nav" aria-label={text.menu} sx={{ display: 'flex', gap: '1.25rem', flex: 1 }}>
        <a href="/results">{text.toResults}</a>
        <a href="/demands">{text.toDemands}</a>
      </Box>
      <Box component="button" type="button" onClick={turn} sx={button}>
        {text.colours}
      </Box>
      <Box
        component="button"
        type="button"
        lang={lang === 'zh' ? 'en' : 'zh-CN'}
        onClick={() => setLang(lang === 'zh' ? 'en' : 'zh')}
        sx={button}
      >
        {lang === 'zh' ? 'English' : '中文'}
      </Box>
    </Box>
  );
}
