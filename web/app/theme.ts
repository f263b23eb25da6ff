import { extendTheme } from '@mui/material/styles';
import { components, isStill, PRIMARY, PRIMARY_TEXT, STILL } from './themeParts';

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

const FONTS =
  'system-ui, -apple-system, "Segoe UI", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", "Noto Sans SC", Roboto, "Helvetica Neue", Arial, sans-serif';

/**
 * The theme of all pages. It is worked out when the site is built: what a visitor loads are its values, to which `readyTheme`
 * adds what a page computes with (vite.config.ts).
 */
export const theme = extendTheme({
  ...(isStill() && { transitions: STILL }),
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
        // What is worked out from the colours above is darker than the card it stands on, and looks like a hole in it.
        Alert: {
          infoStandardBg: '#1a2d44',
          successStandardBg: '#163324',
          warningStandardBg: '#3a2c12',
          errorStandardBg: '#401d20',
        },
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
  components,
});
