/** The dialogs of this feature by name. */
export const dialogs = {
  productDetail: () => import('./ShowDialog'),
};
