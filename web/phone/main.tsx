import { createRoot } from 'react-dom/client';
import { App } from './App';
import './style.css';

const root = document.getElementById('root');
if (!root) throw new Error('no #root in the document');

const kept = localStorage.getItem('color-mode');
if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept;

createRoot(root).render(<App />);
