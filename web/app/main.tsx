import { createRoot } from 'react-dom/client';
import { restoreSession } from '../shared/auth';
import { App } from './App';
import { startColorScheme } from './colorScheme';
import './dialogs';
import { takeHashRoute } from './hashRoutes';
import { preloadPage } from './routes';

takeHashRoute();
startColorScheme();
void restoreSession();

const root = document.getElementById('root');
if (!root) throw new Error('no #root in the document');

const start = () => createRoot(root).render(<App />);
// The HTML that came with the page stays until its component is there; a chunk that fails is the boundary's business.
preloadPage(location.pathname).then(start, start);
