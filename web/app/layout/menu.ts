/** The top menu in the documented order (core§1). */
export const menuEntries = [
  { key: 'home', to: '/' },
  { key: 'topics', to: '/programme' },
  { key: 'results', to: '/results' },
  { key: 'demands', to: '/demands' },
  { key: 'community', to: '/community' },
  { key: 'showroom', to: '/showromm' },
] as const;

/** What else visitors browse, under one further entry. */
export const moreEntries = [
  { key: 'news', to: '/news' },
  { key: 'videos', to: '/videoList/2/成果路演' },
  { key: 'organizations', to: '/organization' },
  { key: 'experts', to: '/expert' },
  { key: 'parks', to: '/park' },
  { key: 'products', to: '/products' },
  { key: 'projects', to: '/projects' },
  { key: 'innovations', to: '/innovate' },
  { key: 'stars', to: '/stars' },
  { key: 'books', to: '/books' },
  { key: 'cases', to: '/cases' },
  { key: 'cockpit', to: '/bigdata' },
  { key: 'evaluate', to: '/evaluate' },
  { key: 'service', to: '/service' },
] as const;
