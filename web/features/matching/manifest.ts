/** The dialogs of this feature by name. */
export const dialogs = {
  matches: () => import('./MatchesDialog'),
};
