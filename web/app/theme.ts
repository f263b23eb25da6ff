import { extendTheme } from '@mui/material/styles';

interface BrandPalette {
  /** Text and links in the brand's tone, AA on paper and on the page. */
  text: string;
  tint: string;
  line: string;
  heroFrom: string;
  heroTo: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    brand: BrandPalette;
  }
  interface PaletteOptions {
    brand: BrandPalette;
  }
}

const PRIMARY = '#2d80d6';
/** White on the primary colour is 4.06:1; this deeper tone carries text and filled buttons. */
const PRIMARY_TEXT = '#2570be';

const FONTS =
  'system-ui, -apple-system, "Segoe UI", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", "Noto Sans SC", Roboto, "Helvetica Neue", Arial, sans-serif';

/** Where fingers point: nothing that is pressed is smaller than 44 pixels there. */
const TOUCH = '@media (max-width: 599.95px), (pointer: coarse)';
const FINGER = 44;

/** What takes something away looks like it, whatever shape the button has. */
const DESTRUCTIVE = '&.MuiButton-colorError:not(.Mui-disabled)';

/**
 * Header, content and footer begin at one left edge: four fifths of a wide screen, but no more than lines of text bear. The
 * first view of the server says the same (functions/edge/style.ts).
 */
const PAGE_WIDTH = 'calc(clamp(1240px, 79vw, 1600px) + 48px)';

/** Dialogs and menus are there and gone at once for who asked their system for less motion. */
const STILL = {
  create: () => 'none',
  getAutoHeightDuration: () => 0,
  duration: {
    shortest: 0,
    shorter: 0,
    short: 0,
    standard: 0,
    complex: 0,
    enteringScreen: 0,
    leavingScreen: 0,
  },
};

export const theme = extendTheme({
  ...(matchMedia('(prefers-reduced-motion: reduce)').matches && { transitions: STILL }),
  colorSchemeSelector: '[data-theme="%s"]',
  colorSchemes: {
    light: {
      palette: {
        primary: { main: PRIMARY, dark: PRIMARY_TEXT, light: '#6aa9e6', contrastText: '#ffffff' },
        error: { main: '#c0282d' },
        warning: { main: '#9a5b00' },
        success: { main: '#1d7a46' },
        info: { main: PRIMARY_TEXT },
        text: { primary: '#15253a', secondary: '#52637a' },
        background: { default: '#f6f8fb', paper: '#ffffff' },
        divider: '#e1e7ef',
        brand: { text: PRIMARY_TEXT, tint: '#edf5fc', line: '#9cc5ee', heroFrom: '#0b2f5f', heroTo: '#1d63b3' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#5aa2ea', dark: '#2570be', light: '#8dbff2', contrastText: '#ffffff' },
        error: { main: '#ff8a85' },
        warning: { main: '#f0b866' },
        success: { main: '#6fce98' },
        info: { main: '#8dbff2' },
        text: { primary: '#e8eef6', secondary: '#a5b4c6' },
        background: { default: '#0d1520', paper: '#141f2d' },
        divider: '#263548',
        brand: { text: '#8dbff2', tint: '#1a2d44', line: '#3f6fa3', heroFrom: '#071a35', heroTo: '#134579' },
      },
    },
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: FONTS,
    fontSize: 15,
    h1: {
      fontSize: 'clamp(1.625rem, 1.3rem + 1.2vw, 2.125rem)',
      fontWeight: 700,
      lineHeight: 1.3,
      letterSpacing: '-0.005em',
      overflowWrap: 'anywhere',
    },
    h2: { fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)', fontWeight: 700, lineHeight: 1.35 },
    h3: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.45 },
    h4: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.5 },
    body1: { fontSize: '1rem', lineHeight: 1.7 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.65 },
    button: { textTransform: 'none', fontWeight: 600, letterSpacing: '0.01em' },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        // The base takes the page's own outline away, and without ripples nothing else shows the focus.
        root: ({ theme: active }) => ({
          '&.Mui-focusVisible': { outline: `3px solid ${active.vars.palette.primary.main}`, outlineOffset: 2 },
        }),
      },
    },
    MuiContainer: { styleOverrides: { maxWidthLg: { '@media (min-width: 1200px)': { maxWidth: PAGE_WIDTH } } } },
    MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -3 } } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          borderRadius: 8,
          minHeight: 40,
          paddingInline: 18,
          [TOUCH]: { minHeight: FINGER },
          variants: [
            {
              props: { variant: 'contained', color: 'primary' },
              style: { backgroundColor: PRIMARY_TEXT, color: '#ffffff', '&:hover': { backgroundColor: '#1d5c9f' } },
            },
          ],
        },
        outlined: ({ theme: active }) => ({
          color: active.vars.palette.brand.text,
          borderColor: active.vars.palette.brand.line,
          [DESTRUCTIVE]: { color: active.vars.palette.error.main, borderColor: active.vars.palette.error.main },
        }),
        text: ({ theme: active }) => ({
          color: active.vars.palette.brand.text,
          [DESTRUCTIVE]: { color: active.vars.palette.error.main },
        }),
        sizeLarge: { minHeight: 48, paddingInline: 26, fontSize: '1rem' },
        sizeSmall: { minHeight: 32, paddingInline: 12, [TOUCH]: { minHeight: FINGER } },
      },
    },
    MuiIconButton: { styleOverrides: { root: { [TOUCH]: { minWidth: FINGER, minHeight: FINGER } } } },
    MuiToggleButton: { styleOverrides: { root: { [TOUCH]: { minHeight: FINGER } } } },
    MuiInputBase: { styleOverrides: { root: { [TOUCH]: { minHeight: FINGER } } } },
    MuiFormControlLabel: { styleOverrides: { root: { [TOUCH]: { minHeight: FINGER } } } },
    MuiChip: { styleOverrides: { root: { borderRadius: 6, '&.MuiChip-clickable': { [TOUCH]: { height: FINGER } } } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 14 } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 650 } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme: active }) => ({ borderRadius: 8, backgroundColor: active.vars.palette.background.paper }),
      },
    },
    MuiInputLabel: {
      styleOverrides: {
        root: ({ theme: active }) => ({ '&.Mui-focused:not(.Mui-error)': { color: active.vars.palette.brand.text } }),
      },
    },
    MuiFormLabel: {
      styleOverrides: {
        asterisk: ({ theme: active }) => ({ color: active.vars.palette.error.main }),
        root: ({ theme: active }) => ({ '&.Mui-focused:not(.Mui-error)': { color: active.vars.palette.brand.text } }),
      },
    },
    MuiTab: {
      styleOverrides: {
        root: ({ theme: active }) => ({
          '&.Mui-selected': { color: active.vars.palette.brand.text },
          '&.Mui-focusVisible': { outlineOffset: -3 },
        }),
      },
    },
    // What is off is seen on white paper as well.
    MuiSwitch: {
      styleOverrides: {
        switchBase: ({ theme: active }) => ({
          '&:not(.Mui-checked, .Mui-disabled)': {
            color: active.vars.palette.background.paper,
            '& .MuiSwitch-thumb': { border: `1px solid ${active.vars.palette.text.secondary}` },
            '& + .MuiSwitch-track': { backgroundColor: active.vars.palette.text.secondary, opacity: 0.55 },
          },
        }),
      },
    },
    MuiSvgIcon: { defaultProps: { fontSize: 'small' } },
    MuiSkeleton: { defaultProps: { animation: 'wave' } },
  },
});
