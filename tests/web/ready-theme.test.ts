import { describe, expect, test } from 'vitest';
import { readyTheme, themeValues } from '../../web/app/readyTheme.ts';
import { theme } from '../../web/app/theme.ts';

const ready = readyTheme(themeValues(theme));

/** What of a theme is no function. */
const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const NOT_DRAWN = /overlays|\b(?:AppBar|Slider|SnackbarContent|SpeedDialAction)\b/;

/** Paper has no gradients here, and the palette nothing of parts that no page draws (tests/guards/left-out.test.ts). */
const drawn = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, inner) => (NOT_DRAWN.test(name) ? undefined : inner)));

describe('the theme that the site is built with', () => {
  test('SHELL-027 reads and writes the same variables as the one that MUI makes', () => {
    expect(ready.generateStyleSheets()).toEqual(drawn(theme.generateStyleSheets()));
    expect(written(ready.vars)).toEqual(drawn(theme.vars));
    for (const name of ['palette', 'typography', 'shadows', 'zIndex', 'mixins', 'breakpoints', 'opacity'] as const) {
      expect(written(ready[name]), name).toEqual(drawn(theme[name]));
    }
    expect(ready.components).toStrictEqual(theme.components);
  });

  test('SHELL-027 computes what parts of MUI ask of it as the other does', () => {
    const colors = [theme.vars.palette.primary.main, theme.vars.palette.error.light, theme.palette.divider, '#123456'];
    for (const color of colors) {
      expect(ready.alpha(color, 0.2)).toBe(theme.alpha(color, 0.2));
      expect(ready.alpha(color, 'var(--x)')).toBe(theme.alpha(color, 'var(--x)'));
    }
    expect(ready.lighten('#123456', 0.3)).toBe(theme.lighten('#123456', 0.3));
    expect(ready.darken('#123456', 0.3)).toBe(theme.darken('#123456', 0.3));
    for (const color of ['#fff', '#2d80d6', '#15253a', '#f0b866', '#9a5b00']) {
      expect(ready.palette.getContrastText(color)).toBe(theme.palette.getContrastText(color));
    }
    expect(ready.spacing(1, 0.5)).toBe(theme.spacing(1, 0.5));
    expect(ready.typography.pxToRem(18)).toBe(theme.typography.pxToRem(18));
    expect(ready.transitions.create('opacity')).toBe(theme.transitions.create('opacity'));
    expect(ready.breakpoints.up('md')).toBe(theme.breakpoints.up('md'));
    expect(ready.getColorSchemeSelector('dark')).toBe(theme.getColorSchemeSelector('dark'));
    expect(ready.applyStyles('dark', { color: 'red' })).toEqual(theme.applyStyles('dark', { color: 'red' }));
    expect(ready.unstable_sx({ p: 2, color: 'primary.main', borderRadius: 2, boxShadow: 1 })).toEqual(
      theme.unstable_sx({ p: 2, color: 'primary.main', borderRadius: 2, boxShadow: 1 }),
    );
    // Whatever else it has, the ready one has too, but what no page asks.
    const unasked = new Set([
      'toRuntimeSource',
      'generateThemeVars',
      'shouldSkipGeneratingVar',
      'colorSpace',
      'getCssVar',
      'overlays',
    ]);
    expect(Object.keys(theme).filter((name) => !(name in ready) && !unasked.has(name))).toEqual([]);
  });
});
