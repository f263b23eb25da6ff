/** Pixels of the bar at the top of every page, without its border. */
export const HEADER = 64;
