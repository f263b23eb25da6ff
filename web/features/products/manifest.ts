import type { MemberPages } from '../../domain/pages';

/** Tabs of the member centre. */
export const centrePages: MemberPages = {
  '/memberCenter/products': () => import('./Own'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  productDetail: () => import('./ShowDialog'),
  productForm: () => import('./FormDialog'),
};
