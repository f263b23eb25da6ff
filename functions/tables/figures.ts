import { closeTables } from '../data/table.ts';

/** What is counted of everything, and what the counts are made of: triggers alone write them, calls of the figures read them. */
export const figures = closeTables(['figure', 'item_progress', 'deal_progress', 'item_interest']);
