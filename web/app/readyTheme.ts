import {
  createTransitions,
  darken,
  type extendTheme,
  getContrastRatio,
  lighten,
  type Transitions,
  type TransitionsOptions,
} from '@mui/material/styles';
import { createSpacing, createUnarySpacing } from '@mui/system';
import { colorChannel } from '@mui/system/colorManipulator';
import createSystemTheme from '@mui/system/createTheme';
import { components, isStill, STILL } from './themeParts';

declare module '@mui/material/styles' {
  /** MUI exports it, but not its type. */
  function createTransitions(options: TransitionsOptions): Transitions;
}

type MadeTheme = ReturnType<typeof extendTheme>;

/** What of a theme can be written down. */
const WRITTEN = [
  'defaultColorScheme',
  'colorSchemeSelector',
  'cssVarPrefix',
  'rootSelector',
  'colorSchemes',
  'shape',
  'typography',
  'font',
  'mixins',
  'motion',
  'shadows',
  'zIndex',
] as const;

type ThemeValues = Pick<MadeTheme & { font: object }, (typeof WRITTEN)[number]>;

const CHANNEL = /Channel$/;

const TONES = ['main', 'light', 'dark', 'contrastText'];

/** Of which colours of a palette the numbers are read too, for transparent tones. */
const IN_NUMBERS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['primary', 'secondary', 'error', 'warning', 'success', 'info'].map((name) => [name, TONES])),
  text: ['primary', 'secondary'],
  background: ['default', 'paper'],
  common: ['background', 'onBackground'],
  action: ['active', 'selected'],
};

function addNumbers(palette: Tree): void {
  for (const [part, names] of Object.entries(IN_NUMBERS)) {
    const colors = palette[part] as Tree;
    for (const name of names) colors[`${name}Channel`] = channelsOf(String(colors[name]));
  }
}

/** Parts of a palette that no page draws. */
const NOT_DRAWN = new Set(['overlays', 'AppBar', 'Slider', 'SnackbarContent', 'SpeedDialAction']);

/**
 * What stands written in the site instead of the code that works it out. Paper has no gradients here: they stay out; the
 * numbers of a colour follow from it.
 */
export const themeValues = (theme: MadeTheme): ThemeValues =>
  JSON.parse(
    JSON.stringify(
      Object.fromEntries(WRITTEN.map((name) => [name, (theme as MadeTheme & { font: object })[name]])),
      (name, value) => (NOT_DRAWN.has(name) || CHANNEL.test(name) ? undefined : value),
    ),
  ) as ThemeValues;

type Tree = { [name: string]: unknown };

/** Settings of a palette that no style reads. */
const NO_VARIABLES = new Set(['mode', 'contrastThreshold', 'tonalOffset']);

/** Adds the variables of one part to what styles read, and to its sheet. */
function addVariables(part: Tree, read: Tree, sheet: Tree, path: readonly string[] = []): void {
  for (const [key, value] of Object.entries(part)) {
    if (value === null || (path[0] === 'palette' && NO_VARIABLES.has(key))) continue;
    const own = [...path, key];
    if (typeof value === 'object') {
      if (Object.keys(value).length === 0) continue;
      read[key] ??= Array.isArray(value) ? [] : {};
      addVariables(value as Tree, read[key] as Tree, sheet, own);
    } else {
      const name = `--mui-${own.join('-')}`;
      const bare = own[0] === 'zIndex' || own[0] === 'opacity' || /opacity/i.test(key);
      const css = typeof value === 'number' && !bare ? `${value}px` : value;
      sheet[name] = css;
      read[key] = `var(${name}, ${css})`;
    }
  }
}

/** The three numbers of a colour, which its transparent tones are made of. */
function channelsOf(color: string): string {
  try {
    return colorChannel(color);
  } catch {
    return '';
  }
}

function alpha(color: string, coefficient: number | string): string {
  const channels = color.includes('var(')
    ? color.replace(
        /var\(--([^,\s)]+)(?:,((?:[^()]|\([^()]*\))+)\)|(?:,[^)]+)?\)+)/g,
        (_, name: string, value = '') => {
          const known = channelsOf(value.trim());
          return known ? `var(--${name}Channel, ${known})` : `var(--${name}Channel)`;
        },
      )
    : channelsOf(color);
  return `rgba(${channels} / ${typeof coefficient === 'string' ? `calc(${coefficient})` : coefficient})`;
}

/** White on what is dark enough for it. */
const getContrastText = (background: string) =>
  getContrastRatio(background, '#fff') >= 3 ? '#fff' : 'rgba(0, 0, 0, 0.87)';

/** A theme of MUI from its values: what `extendTheme` makes, without the code that works out colours. */
export function readyTheme(values: ThemeValues): MadeTheme {
  const { light, dark } = values.colorSchemes as unknown as Record<'light' | 'dark', { palette: Tree }>;
  const { shape, font, shadows, zIndex, typography, rootSelector } = values;
  const base = createSystemTheme({ shape });
  for (const { palette } of [light, dark]) {
    addNumbers(palette);
    palette.dividerChannel = channelsOf(String(palette.divider));
  }
  const vars: Tree = {};
  const [root, lightSheet, darkSheet]: [Tree, Tree, Tree] = [{}, {}, {}];
  addVariables({ spacing: '8px', shape, shadows, zIndex, font }, vars, root);
  addVariables(dark, vars, darkSheet);
  addVariables(light, vars, lightSheet);
  for (const { palette } of [light, dark]) palette.getContrastText = getContrastText;
  const selectorOf = (scheme: string) => `[data-theme="${scheme}"]`;
  const theme = Object.assign(base, values, light, {
    vars,
    components,
    typography: { ...typography, pxToRem: (size: number) => `${(size / 16) * (typography.fontSize / 14)}rem` },
    transitions: createTransitions(isStill() ? STILL : {}),
    alpha,
    lighten,
    darken,
    getColorSchemeSelector: (scheme: string) => `${selectorOf(scheme)} &`,
    generateStyleSheets: () => [
      { [rootSelector]: root },
      { [`${rootSelector}, ${selectorOf('light')}`]: { colorScheme: 'light', ...lightSheet } },
      { [selectorOf('dark')]: { colorScheme: 'dark', ...darkSheet } },
    ],
  }) as unknown as MadeTheme;
  theme.generateSpacing = () => createSpacing(undefined, createUnarySpacing(theme));
  theme.spacing = theme.generateSpacing();
  return theme;
}
