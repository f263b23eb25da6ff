import type { CssVarsThemeOptions } from '@mui/material/styles';

export const PRIMARY = '#2d80d6';
/** White on the primary colour is 4.06:1; this deeper tone carries text and filled buttons. */
export const PRIMARY_TEXT = '#2570be';

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
export const STILL = {
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

/** Whether the system asks for less motion. */
export const isStill = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What parts of MUI look like here. */
export const components: NonNullable<CssVarsThemeOptions['components']> = {
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
  MuiAlert: {
    styleOverrides: {
      message: { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
      // On a phone buttons stand below the sentences, which they would press into a narrow column.
      root: {
        '@media (max-width: 599.95px)': {
          '&:has(.MuiAlert-action > .MuiButton-root)': { flexWrap: 'wrap' },
          '& .MuiAlert-action:has(> .MuiButton-root)': { width: '100%', marginRight: 0, justifyContent: 'flex-end' },
        },
      },
    },
  },
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
};
