/** Marks the sheet, so that a page that has one prints it and nothing else. */
export const SHEET = 'registration-sheet';

const LINE = '1px solid var(--mui-palette-divider)';

/** A form of lines and boxes, two to a line where there is room. */
export const sheetLook = {
  maxWidth: 794,
  mx: 'auto',
  p: { xs: 2, sm: 4 },
  border: LINE,
  borderRadius: 2,
  bgcolor: 'background.paper',
  color: 'text.primary',
  overflowWrap: 'anywhere',
  '& .sheet-title': { m: 0, textAlign: 'center', fontSize: { xs: '1.25rem', sm: '1.5rem' }, lineHeight: 1.4 },
  '& .sheet-facts': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 3,
    mt: 1.5,
    mb: 1,
    fontSize: '0.875rem',
    color: 'text.secondary',
  },
  '& .sheet-section': {
    m: 0,
    px: 1.5,
    py: 0.75,
    fontSize: '1rem',
    fontWeight: 650,
    bgcolor: 'brand.tint',
    border: LINE,
    borderBottom: 0,
    breakAfter: 'avoid',
  },
  '& section': { mt: 2 },
  '& dl': {
    m: 0,
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    borderTop: LINE,
    borderLeft: LINE,
  },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: { xs: '7.25em minmax(0, 1fr)', sm: '8.75em minmax(0, 1fr)' },
    borderRight: LINE,
    borderBottom: LINE,
    fontSize: '0.9375rem',
  },
  '& dl > div.wide': { gridColumn: '1 / -1' },
  '& dt': {
    overflowWrap: 'break-word',
    hyphens: 'auto',
    px: { xs: 1, sm: 1.5 },
    py: 1,
    color: 'text.secondary',
    borderRight: LINE,
  },
  '& dd': { m: 0, px: 1.5, py: 1, minWidth: 0, whiteSpace: 'pre-line' },
  '& .sheet-files': { m: 0, p: 1.5, border: LINE, fontSize: '0.9375rem' },
  '& .sheet-files p': { m: 0, mb: 1, fontWeight: 600 },
  '& .sheet-files > div + div': { mt: 2 },
} as const;

const bare = {
  display: 'block !important',
  position: 'static !important',
  overflow: 'visible !important',
  width: 'auto !important',
  maxWidth: 'none !important',
  height: 'auto !important',
  maxHeight: 'none !important',
  minHeight: '0 !important',
  margin: '0 !important',
  padding: '0 !important',
  border: '0 !important',
  boxShadow: 'none !important',
  background: '#fff !important',
} as const;

/** On paper stands the sheet alone, black on white, whatever page or dialog it was looked at in. */
export const onPaper = {
  '@page': { size: 'A4', margin: '16mm 14mm' },
  '@media print': {
    [`body:has(.${SHEET}) *:not(:has(.${SHEET})):not(.${SHEET}):not(.${SHEET} *)`]: { display: 'none !important' },
    [`body:has(.${SHEET}), body *:has(.${SHEET})`]: bare,
    [`.${SHEET}`]: {
      ...{ border: '0 !important', padding: '0 !important', maxWidth: 'none !important', fontSize: '10.5pt' },
      '--mui-palette-divider': '#777',
    },
    [`.${SHEET}, .${SHEET} *`]: { color: '#000 !important', background: 'none !important' },
    [`.${SHEET} dl`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) !important' },
    [`.${SHEET} dl > div:not(.wide)`]: { breakInside: 'avoid' },
    [`.${SHEET} .sheet-section`]: { background: '#eee !important', printColorAdjust: 'exact' },
  },
} as const;
