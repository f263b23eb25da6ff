/** A surface of its own on the page: cards, rows of a list, sections of a detail page. */
export const panel = { border: 1, borderColor: 'divider', borderRadius: 3, bgcolor: 'background.paper' } as const;
