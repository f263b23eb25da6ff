/** What the push screens show is fetched anew by this key. */
export const PUSHES = ['pushes'] as const;
