/** A row of a list, parted from the one above by a line. */
export const partedRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

/** Small facts one beside the other, below a name. */
export const factLine = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  color: 'text.secondary',
  fontSize: '0.875rem',
  '& > *': { minWidth: 0 },
} as const;

/** What somebody said: the colour at its side tells who, or how it is meant. */
export const saying = { px: 1.75, py: 1.25, borderRadius: 2, borderLeft: 3, bgcolor: 'background.default' } as const;

/** A large icon on a disc, above what it stands for. */
export const iconDisc = {
  display: 'inline-flex',
  p: 2,
  mb: 2,
  borderRadius: '50%',
  bgcolor: 'brand.tint',
  color: 'brand.text',
  '& svg': { fontSize: 32 },
} as const;

/** A name in a list that leads on: on a phone as large as a finger, though no larger to the eye. */
export const fingerLink = {
  display: { xs: 'inline-block', sm: 'inline' },
  py: { xs: 1.25, sm: 0 },
  my: { xs: -1.25, sm: 0 },
} as const;
