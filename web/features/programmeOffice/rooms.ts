/** The rooms of the programme office in the order of their tabs: `/programme/office/<room>`, named in web/i18n/programmeOffice.ts. */
export const ROOMS = [
  'projects',
  'assignment',
  'selection',
  'recommenders',
  'news',
  'cooperation',
  'figures',
  'rounds',
] as const;

export type Room = (typeof ROOMS)[number];
