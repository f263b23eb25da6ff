import type { PublishProps, WizardWords } from './types';

/** Widths of the dialogs in pixels (core§9). */
export const WIDTHS = { add: 800, put: 800, audit: 900 } as const;

export const titleOf = ({ titles }: WizardWords, mode: PublishProps['mode']): string =>
  mode === 'audit' ? titles.view : titles[mode];

/** The form area: 60 % of the window (core§9); phones give it all that is left. */
export const formArea = {
  height: { xs: 'auto', sm: '60vh' },
  overflowY: { xs: 'visible', sm: 'auto' },
  // Room for focus rings and floating labels, which the scrolling edge would cut off.
  px: { xs: 0, sm: 1 },
  mx: { xs: 0, sm: -1 },
  pt: 1,
} as const;

/** Inputs that are only read: closed, but not faded, and without advice for writing. */
export const legible = {
  '& .MuiInputBase-input.Mui-disabled': { WebkitTextFillColor: 'var(--mui-palette-text-primary)' },
  '& .Mui-disabled:not(.MuiRadio-root, .MuiCheckbox-root)': { color: 'text.primary', opacity: 1 },
  '& .MuiFormControlLabel-root .MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' },
  '& .MuiFormLabel-root.Mui-disabled': { color: 'text.secondary' },
  '& .Mui-checked.Mui-disabled': { color: 'primary.main' },
  '& .MuiFormHelperText-root': { display: 'none' },
} as const;
