import { useSession } from '../../shared/auth';

/** Where the review of a kind differs: names on the wire, who may; what opens the form and the public page, where the site has them. */
export const REVIEWS = {
  results: {
    pages: 'results',
    kind: 'result',
    itemType: 1,
    noun: 'chengguo',
    auditor: 'cg-auditor',
    coded: true,
    form: 'publishResult',
    shown: '/resultDetail',
  },
  demands: {
    pages: 'demands',
    kind: 'demand',
    itemType: 2,
    noun: 'xuqiu',
    auditor: 'xq-auditor',
    coded: true,
    form: 'publishDemand',
    shown: '/demandDetail',
  },
  projects: {
    pages: 'projects',
    kind: 'project',
    itemType: 5,
    noun: 'xiangmu',
    auditor: 'content-admin',
    coded: false,
    form: null,
    shown: '/projectDetail',
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
