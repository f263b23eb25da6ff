import { closeTables } from '../data/table.ts';
/** Deals: calls of their own, for the two sides. */
export const deals = closeTables('deal', 'deal_event');
