import type { Pair } from '../words.ts';

/** What the site is called. */
export const platform: Pair = ['科技成果转移转化平台', 'Technology Transfer Platform'];
