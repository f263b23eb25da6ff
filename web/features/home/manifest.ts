/** The dialogs of this feature by name. */
export const dialogs = {
  'county-map': () => import('./CountyMapDialog'),
};
