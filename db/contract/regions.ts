/** The provincial capital: its page shows the county workstations and platforms (core§1). */
export const CAPITAL = '130100';

/** Addresses that are the home page of one region, whatever region the visitor chose before. */
export const REGION_HOMES: Readonly<Record<string, string>> = { '/homeFiveSjz': CAPITAL };
