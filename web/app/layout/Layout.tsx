import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import shell from '../../i18n/shell';
import { useText } from '../../kit/i18n';
import { Footer } from './Footer';
import { Header } from './Header';

export function Layout({ children }: { children: ReactNode }) {
  const text = useText(shell);
  const main = useRef<HTMLElement>(null);
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <Box
        component="a"
        href="#main"
        onClick={(event: React.MouseEvent) => {
          event.preventDefault();
          main.current?.focus();
        }}
        sx={{
          position: 'fixed',
          top: 8,
          left: 8,
          zIndex: 1400,
          px: 2,
          py: 1.25,
          bgcolor: 'background.paper',
          color: 'brand.text',
          borderRadius: 2,
          transform: 'translateY(-200%)',
          '&:focus': { transform: 'none' },
        }}
      >
        {text.skip}
      </Box>
      <Header />
      <Box component="main" id="main" ref={main} tabIndex={-1} sx={{ flex: 1, '&:focus': { outline: 'none' } }}>
        {children}
      </Box>
      <Footer />
    </Box>
  );
}
