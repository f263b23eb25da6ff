/** Steps of a deal in their order; either end is final. Apart from all else of deals, which the cockpit does not load. */
export const DEAL_STATES = ['interest', 'contacted', 'negotiating', 'signed', 'declined'] as const;
export type DealState = (typeof DEAL_STATES)[number];
