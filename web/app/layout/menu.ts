/** The top menu in the documented order (core§1). */
export const menuEntries = [
  { key: 'home', to: '/' },
  { key: 'topics', to: '/programme' },
  { key: 'results', to: '/results' },
  { key: 'demands', to: '/demands' },
] as const;

/** What else visitors browse, under one further entry. */
export const moreEntries = [
  { key: 'organizations', to: '/organization' },
  { key: 'products', to: '/products' },
  { key: 'projects', to: '/projects' },
  { key: 'innovations', to: '/innovate' },
  { key: 'stars', to: '/stars' },
] as const;
