/** Pixels of the rail with and without its words, and the width from which on it stands beside the page. */
export const RAIL = { full: 224, narrow: 64, wide: '(min-width:900px)' } as const;
