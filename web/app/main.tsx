import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { completeRegion } from '../domain/region';
import { restoreSession } from '../domain/session';
import { setDialogs } from '../kit/dialogs';
import { App } from './App';
import { startColorScheme } from './colorScheme';
import { startHashRoutes } from './hashRoutes';
import { preloadPage } from './routes';
import { startServiceWorker } from './serviceWorker';

setDialogs(() => import('./dialogs'));
startHashRoutes();
startColorScheme();
startServiceWorker();
void restoreSession();
void completeRegion();

const root = document.getElementById('root');
if (!root) throw new Error('no #root in the document');

// As a transition the first render is cut into slices, so that a slow phone still answers to a touch.
const start = () => startTransition(() => createRoot(root).render(<App />));
// The HTML that came with the page stays until its component is there; a chunk that fails is the boundary's business.
preloadPage(location.pathname).then(start, start);

/** A page whose link somebody points at or focuses is likely the next one: its script comes before the click. */
const foresee = ({ target }: Event) => {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]');
  if (link) preloadPage(link.pathname).catch(() => undefined);
};
addEventListener('pointerover', foresee);
addEventListener('focusin', foresee);

// Not a part of the first visit's script: nothing goes from beneath the keyboard before it stands somewhere.
const keepPlace = ({ target }: Event) =>
  import('../kit/keys/keepPlace').then((keys) => keys.keepPlace(target as Element)).catch(() => undefined);
addEventListener('focusin', keepPlace, { once: true });
