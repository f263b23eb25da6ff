import { useSession } from '../../shared/auth';

export type Pages = 'results' | 'demands';

/** Where the review of a kind differs: names on the wire, who may, what opens the form. */
export const REVIEWS = {
  results: {
    pages: 'results',
    kind: 'result',
    itemType: 1,
    noun: 'chengguo',
    key: 'chengguo_id',
    auditor: 'cg-auditor',
    form: 'publishResult',
    shown: '/resultDetail',
  },
  demands: {
    pages: 'demands',
    kind: 'demand',
    itemType: 2,
    noun: 'xuqiu',
    key: 'xuqiu_id',
    auditor: 'xq-auditor',
    form: 'publishDemand',
    shown: '/demandDetail',
  },
} as const;
export type ReviewKind = (typeof REVIEWS)[Pages];

/** The kind that an address names; null for none. */
export const reviewOf = (pages: string | undefined): ReviewKind | null =>
  Object.hasOwn(REVIEWS, pages ?? '') ? REVIEWS[pages as Pages] : null;

/** The kind of an item_type. */
export const reviewOfType = (itemType: number): ReviewKind =>
  itemType === REVIEWS.demands.itemType ? REVIEWS.demands : REVIEWS.results;

/** Projects are reviewed too, in a plainer way: they have no kept versions and no talk. */
export const PROJECTS = { pages: 'projects', noun: 'xiangmu', auditor: 'content-admin' } as const;

/** Names of all kinds that are reviewed, as addresses have them. */
export type ReviewPages = Pages | typeof PROJECTS.pages;

/** The kinds that the session's user may review. */
export function useOwnReviews(): ReviewPages[] {
  const { has } = useSession();
  return [...Object.values(REVIEWS), PROJECTS].filter(({ auditor }) => has(auditor)).map(({ pages }) => pages);
}
