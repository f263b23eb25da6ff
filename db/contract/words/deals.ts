import type { Pair } from '../words.ts';

/** What opens a deal, wherever it stands (core§2: "I want to trade"). */
export const startDeal: Pair = ['我要交易', 'Start a deal'];
