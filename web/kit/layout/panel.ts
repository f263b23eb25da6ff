/** A surface of its own on the page: cards, rows of a list, sections of a detail page; no word makes it wider than its place. */
export const panel = {
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
} as const;
