/** Shades of amounts, from nothing (0) to the most (5), each with the colour of text that stands on it; AA in both themes. */
export const shades = {
  '--shade-0': '#f1f4f8',
  '--shade-1': '#dcebf9',
  '--shade-2': '#b6d5f2',
  '--shade-3': '#8dbcea',
  '--shade-4': '#2570be',
  '--shade-5': '#0b2f5f',
  '--shade-low': '#15253a',
  '--shade-high': '#ffffff',
  '[data-theme="dark"] &': {
    '--shade-0': '#142033',
    '--shade-1': '#17304f',
    '--shade-2': '#1c4877',
    '--shade-3': '#2466ab',
    '--shade-4': '#5aa2ea',
    '--shade-5': '#b5d8fa',
    '--shade-low': '#e8eef6',
    '--shade-high': '#071a35',
  },
} as const;

/** Ground and text of a class of shade. */
export const shadeOf = (shade: number) => ({
  forcedColorAdjust: 'none',
  bgcolor: `var(--shade-${shade})`,
  ...(shade === 0 && { boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)' }),
  color: shade === 0 ? 'text.secondary' : `var(--shade-${shade > 3 ? 'high' : 'low'})`,
});
