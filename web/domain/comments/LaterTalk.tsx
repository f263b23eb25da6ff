import { later } from '../../kit/layout/later';

/** What was said about an item, at the end of its page: it comes after the page, which stays where it does not come. */
export const LaterTalk = later(() => import('./Talk'));
