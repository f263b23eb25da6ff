import { PUBLISHED_PAGES, type PublishedFacts, type PublishedPages } from '../../../db/contract/items';
/** The kinds as the address names them. */
export const PAGES = Object.keys(PUBLISHED_PAGES) as PublishedPages[];

/** The kind that an address names; results where it names none. */
export const releaseKind = (pages: string): PublishedFacts =>
  PUBLISHED_PAGES[PAGES.find((each) => each === pages) ?? 'results'];
