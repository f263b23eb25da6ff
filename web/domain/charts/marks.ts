/** Colours of what charts draw; `hot` marks the one thing to act on. They stand out from the paper in both themes. */
export const marks = {
  '--mark-1': '#2570be',
  '--mark-2': '#0b2f5f',
  '--mark-3': '#6aa9e6',
  '--mark-4': '#8a97a8',
  '--mark-hot': '#b06a00',
  '[data-theme="dark"] &': {
    '--mark-1': '#3f8ad8',
    '--mark-2': '#9fd0ff',
    '--mark-3': '#2466ab',
    '--mark-4': '#5f7085',
    '--mark-hot': '#f0b866',
  },
} as const;
