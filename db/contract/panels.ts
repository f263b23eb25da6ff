/** The panels of the cockpit, in their order; each has an address of its own below it. */
export const PANELS = ['flow', 'map', 'fields', 'months', 'activity', 'deals', 'pushes', 'programme'] as const;
export type Panel = (typeof PANELS)[number];

/** Address of the cockpit. */
export const COCKPIT = '/bigdata';

/** The panel that an address names; null for any other word, which shows all of them. */
export const panelOf = (screen: string | undefined): Panel | null => PANELS.find((panel) => panel === screen) ?? null;

/** Times that the cockpit tells of: the running year, twelve months up to the running one, and all. */
export const RANGES = ['year', '12m', 'all'] as const;
export type Range = (typeof RANGES)[number];

/** The time that an address names; the running year for any other word. */
export const rangeOf = (asked: string | null | undefined): Range => RANGES.find((range) => range === asked) ?? 'year';
