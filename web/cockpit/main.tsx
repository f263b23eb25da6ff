import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { AppTheme } from '../app/AppTheme';
import { startColorScheme } from '../app/colorScheme';
import { GlobalStyle } from '../app/GlobalStyle';
import { Cockpit } from './Cockpit';

startColorScheme();

const root = document.getElementById('root');
if (!root) throw new Error('no #root in the document');

// An entry of its own: screens on walls and first visits load nothing of the rest of the site.
startTransition(() =>
  createRoot(root).render(
    <AppTheme>
      <GlobalStyle />
      <Cockpit />
    </AppTheme>,
  ),
);
