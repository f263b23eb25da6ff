/** The panels of the cockpit, in their order; each has an address of its own below it. */
export const PANELS = ['flow', 'map', 'fields', 'months', 'activity', 'deals', 'pushes', 'programme'] as const;
export type Panel = (typeof PANELS)[number];

/** Address of the cockpit. */
export const COCKPIT = '/bigdata';

/** The panel that an address names; null for any other word, which shows all of them. */
export const panelOf = (screen: string | undefined): Panel | null => PANELS.find((panel) => panel === screen) ?? null;
