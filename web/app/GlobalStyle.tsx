import GlobalStyles from '@mui/material/GlobalStyles';
import { theme } from './theme';

const light = {
  '--card-shadow': '0 10px 28px -14px rgb(16 56 104 / 0.28)',
  '--cover-pattern':
    'radial-gradient(circle at 84% 18%, transparent 0 46px, rgb(255 255 255 / 0.6) 47px 48px, transparent 49px 84px, rgb(255 255 255 / 0.6) 85px 86px, transparent 87px 128px, rgb(255 255 255 / 0.6) 129px 130px, transparent 131px), linear-gradient(135deg, #e3effb 0%, #c6ddf5 60%, #dceafa 100%)',
  '--state-review-bg': '#fdf1dc',
  '--state-review-fg': '#7c4a00',
  '--state-returned-bg': '#f1ecfb',
  '--state-returned-fg': '#5a34a8',
  '--state-adopted-bg': '#e0f3e8',
  '--state-adopted-fg': '#17633a',
  '--state-rejected-bg': '#fde8e8',
  '--state-rejected-fg': '#a11f24',
  '--state-none-bg': '#eaeef3',
  '--state-none-fg': '#4a5869',
};

const dark = {
  '--card-shadow': '0 10px 28px -12px rgb(0 0 0 / 0.6)',
  '--cover-pattern':
    'radial-gradient(circle at 84% 18%, transparent 0 46px, rgb(141 191 242 / 0.16) 47px 48px, transparent 49px 84px, rgb(141 191 242 / 0.16) 85px 86px, transparent 87px 128px, rgb(141 191 242 / 0.16) 129px 130px, transparent 131px), linear-gradient(135deg, #16293f 0%, #1c3958 60%, #17293d 100%)',
  '--state-review-bg': '#3a2c12',
  '--state-review-fg': '#f3c67c',
  '--state-returned-bg': '#2c2344',
  '--state-returned-fg': '#c8b3f5',
  '--state-adopted-bg': '#163324',
  '--state-adopted-fg': '#86d9aa',
  '--state-rejected-bg': '#401d20',
  '--state-rejected-fg': '#ffaaa6',
  '--state-none-bg': '#243242',
  '--state-none-fg': '#b9c6d5',
};

const styles = {
  ':root': light,
  ':root[data-theme="dark"]': dark,
  // What is scrolled to, or comes to be typed in, stands clear of the header.
  html: {
    scrollPaddingTop: 88,
    boxSizing: 'border-box',
    WebkitFontSmoothing: 'antialiased',
    WebkitTextSizeAdjust: '100%',
  },
  '*, *::before, *::after': { boxSizing: 'inherit' },
  'strong, b': { fontWeight: theme.typography.fontWeightBold },
  body: {
    margin: 0,
    textSizeAdjust: '100%',
    // Somebody writes a word that is longer than its place: an address, a code, a formula.
    overflowWrap: 'break-word',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.default,
    ...theme.typography.body1,
    '&::backdrop': { backgroundColor: theme.vars.palette.background.default },
  },
  ':focus-visible': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: 2, borderRadius: 4 },
  // On a phone beside nothing that is read or filled in: over the bar, or the title of a dialog.
  '.notistack-SnackbarContainer': { top: '8px !important', '@media (min-width: 600px)': { top: '76px !important' } },
  '.notistack-MuiContent': { borderRadius: '8px !important', fontSize: '0.9375rem' },
  '.notistack-MuiContent-success': { backgroundColor: '#1d7a46 !important' },
  '.notistack-MuiContent-warning': { backgroundColor: '#8a5200 !important' },
  '.notistack-MuiContent-error': { backgroundColor: '#b3261e !important' },
  '.notistack-MuiContent-info': { backgroundColor: '#2570be !important' },
  '.toast-action': {
    minHeight: 36,
    padding: '4px 14px',
    border: '1px solid rgba(255, 255, 255, 0.7)',
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '.plain-toast': {
    position: 'fixed',
    top: 20,
    left: '50%',
    transform: 'translateX(-50%)',
    zIndex: 1500,
    padding: '10px 18px',
    borderRadius: 8,
    color: '#fff',
    background: '#23364d',
    width: 'max-content',
    maxWidth: 'calc(100vw - 32px)',
  },
  '.plain-toast-error': { background: '#b3261e' },
  '@keyframes global-progress': {
    '0%': { transform: 'translateX(-100%) scaleX(0.35)' },
    '60%': { transform: 'translateX(30%) scaleX(0.6)' },
    '100%': { transform: 'translateX(100%) scaleX(0.35)' },
  },
  '.ring': {
    display: 'block',
    boxSizing: 'border-box',
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    borderRadius: '50%',
    animation: 'ring-turn 0.9s linear infinite',
  },
  '@keyframes ring-turn': { to: { transform: 'rotate(1turn)' } },
  '@keyframes skeleton-pulse': { '50%': { opacity: 0.35 } },
  '.imprint': { display: 'none', padding: '0 24px 8px', borderBottom: '2px solid #1d5c9f', fontSize: '0.75rem' },
  // Not a text of the page: nobody reads or searches it there.
  '.imprint::before': { content: 'attr(data-says)', whiteSpace: 'pre-wrap' },
  // What every page leaves out on paper, and where it says whose it is: in its own letterhead, else in a line.
  '@media print': {
    'header, footer, nav, [role="search"], .no-print, .MuiButton-root, .MuiIconButton-root, .notistack-SnackbarContainer':
      { display: 'none !important' },
    'body, main': { background: '#fff !important' },
    'main:has(.paper)': { paddingTop: '30mm', position: 'relative' },
    '.paper': { display: 'flex !important' },
    'body:not(:has(.paper)) .imprint': { display: 'block' },
  },
  // Where the system paints all surfaces alike: what is filled, chosen or on still differs from what is not.
  '@media (forced-colors: active)': {
    '.MuiButton-contained:not(.Mui-disabled)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'ButtonText !important',
      color: 'ButtonFace !important',
    },
    '.MuiButton-contained.Mui-disabled': { border: '1px solid GrayText' },
    'a[aria-current], button[aria-current], [aria-pressed="true"], [role="tab"][aria-selected="true"]': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight !important',
      color: 'HighlightText !important',
      '& *': { backgroundColor: 'transparent !important', color: 'inherit !important' },
    },
    '.MuiSwitch-track': { border: '1px solid ButtonText', opacity: '1 !important' },
    '.MuiSwitch-thumb': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText !important' },
    '.Mui-checked + .MuiSwitch-track': { forcedColorAdjust: 'none', backgroundColor: 'Highlight !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;

const sheets = theme.generateStyleSheets();

export function GlobalStyle() {
  return (
    <>
      <GlobalStyles styles={sheets} />
      <GlobalStyles styles={styles} />
    </>
  );
}
