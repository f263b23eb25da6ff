/** Filters that one account keeps in all. */
export const MOST_SAVED = 100;

/** Longest texts of a saved filter, in characters. */
export const SAVED_MAXIMA = { page: 100, name: 30, search: 1000 } as const;
