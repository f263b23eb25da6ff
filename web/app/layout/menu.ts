import { FRONT_DOOR_PAGES } from '../../../db/contract/front-door';

/** What stands together in the footer; the home page is led to by the brand. */
export const MENU_GROUPS = ['trade', 'partners', 'information', 'services'] as const;

/** The top menu in the documented order (core§1). */
export const menuEntries = [
  { key: 'home', to: '/' },
  { key: 'topics', to: '/programme', group: 'trade' },
  { key: 'results', to: '/results', group: 'trade' },
  { key: 'demands', to: '/demands', group: 'trade' },
  { key: 'community', to: '/community', group: 'services' },
  { key: 'showroom', to: '/showromm', group: 'information' },
] as const;

/** What else visitors browse, under one further entry. */
export const moreEntries = [
  { key: 'news', to: '/news', group: 'information' },
  { key: 'meetings', to: '/meetingList', group: 'information' },
  { key: 'courses', to: '/course', group: 'information' },
  { key: 'videos', to: '/videoList/2/成果路演', group: 'information' },
  { key: 'organizations', to: '/organization', group: 'partners' },
  { key: 'experts', to: '/expert', group: 'partners' },
  { key: 'parks', to: '/park', group: 'partners' },
  { key: 'products', to: '/products', group: 'trade' },
  { key: 'projects', to: '/projects', group: 'trade' },
  { key: 'innovations', to: '/innovate', group: 'information' },
  { key: 'stars', to: '/stars', group: 'partners' },
  { key: 'books', to: '/books', group: 'information' },
  { key: 'cases', to: '/cases', group: 'trade' },
  { key: 'cockpit', to: '/bigdata', group: 'services' },
  { key: 'evaluate', to: '/evaluate', group: 'services' },
  { key: 'clinic', to: '/clinic', group: 'services' },
  { key: 'service', to: '/service', group: 'services' },
] as const;

/** What the footer alone leads to. */
export const footerEntries = [{ key: 'certificate', to: '/certificate', group: 'services' }] as const;

/** The menu of who came in by the international front door, before its last two entries. */
export const frontDoorEntries = [
  { key: 'home', to: FRONT_DOOR_PAGES.home },
  { key: 'selected', to: FRONT_DOOR_PAGES.selected },
  { key: 'top', to: FRONT_DOOR_PAGES.top },
] as const;

/** Where the desk's form stands. */
export const CONTACT = `${FRONT_DOOR_PAGES.home}#contact`;

/** Where somebody who came in by the front door publishes, or registers first. */
export const publishEntry = (loggedIn: boolean) =>
  ({ key: 'publish', to: loggedIn ? '/memberCenter/releases' : FRONT_DOOR_PAGES.register }) as const;

/** What else is there for readers of English: lists that can be narrowed to what is described in it. */
export const abroadEntries = [
  { key: 'results', to: '/results?language=1' },
  { key: 'demands', to: '/demands?language=1' },
  { key: 'organizations', to: '/organization' },
  { key: 'experts', to: '/expert' },
  { key: 'parks', to: '/park' },
  { key: 'cases', to: '/cases' },
  { key: 'news', to: '/news' },
] as const;
