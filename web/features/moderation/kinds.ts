import { ITEMS, PUBLISHED } from '../../../db/contract/items';
import { useSession } from '../../domain/session';
import { openDialog } from '../../kit/dialogs';

/** What is reviewed; what opens the form of a kind: read only where auditors judge, to be changed where editors do. */
export const REVIEWS = {
  results: { ...PUBLISHED.result, pages: 'results', kind: 'result', itemType: 1, coded: true },
  demands: { ...PUBLISHED.demand, pages: 'demands', kind: 'demand', itemType: 2, coded: true },
  products: { ...ITEMS.product, coded: false, form: null, edit: (id: string) => openDialog('productForm', { id }) },
  projects: { ...ITEMS.project, coded: false, form: null, edit: (id: string) => openDialog('projectEntry', { id }) },
  experts: {
    ...ITEMS.expert,
    coded: false,
    form: null,
    edit: (id: string) => openDialog('expertForm', { id, self: false }),
  },
} as const;
/** Names of the kinds that are reviewed, as addresses have them. */
export type ReviewPages = keyof typeof REVIEWS;
export type ReviewKind = (typeof REVIEWS)[ReviewPages];

/** The kind that an address names; null for none. */
export const reviewOf = (pages: string | undefined): ReviewKind | null =>
  Object.hasOwn(REVIEWS, pages ?? '') ? REVIEWS[pages as ReviewPages] : null;

/** The kind of an item_type. */
export const reviewOfType = (itemType: number): ReviewKind =>
  Object.values(REVIEWS).find((kind) => kind.itemType === itemType) ?? REVIEWS.results;

/** The kinds that the session's user may review. */
export function useOwnReviews(): ReviewPages[] {
  const { has } = useSession();
  return Object.values(REVIEWS)
    .filter(({ auditor }) => has(auditor))
    .map(({ pages }) => pages);
}
