import { REGION_HOMES } from './regions.ts';

/** The word that names the international front door (core§1): its eight addresses are made of this one alone (decision 4). */
export const FRONT_DOOR = 'expo';

/** The pages of the international front door (core§2). */
export const FRONT_DOOR_PAGES = {
  front: `/${FRONT_DOOR}`,
  selected: `/${FRONT_DOOR}Selected`,
  home: `/${FRONT_DOOR}Home`,
  login: `/${FRONT_DOOR}Login`,
  adminLogin: `/${FRONT_DOOR}AdminLogin`,
  top: `/${FRONT_DOOR}Top`,
  register: `/${FRONT_DOOR}Register`,
  retrieve: `/${FRONT_DOOR}Retrieve`,
} as const;

const ADDRESSES: readonly string[] = Object.values(FRONT_DOOR_PAGES);

/** Whether a path is one of the front door's. */
export const isFrontDoor = (path: string): boolean => ADDRESSES.includes(path.replace(/(?<=.)\/$/, ''));

/** The cookie of whoever came in by the front door, until they turn to the platform's own entrance. */
export const DOOR_COOKIE = 'door';

/** The platform's own entrance: whoever turns to it has left the front door. */
const OWN = new Set(['/', '/home', '/login', '/register', '/retrieve', ...Object.keys(REGION_HOMES)]);

/**
 * Whether somebody is inside the front door: its menu stays around every page that they browse from there.
 * @param path of the page; @param before whether they were inside when they opened it
 */
export const isInside = (path: string, before: boolean): boolean => isFrontDoor(path) || (before && !OWN.has(path));

/** The members' pages of `pages.ts`, which the first script does not carry: a test compares both. */
const OF_MEMBERS =
  /^\/(?:memberCenter|memberOrg|memberCompany|deals|subscribe|favourites|notices|person|studio|demandApply|pushDemandOrgAdmin|programme\/(?:declare|declarations|office|reviews)|workplace|audit|auditResults|admin|content|import|push|pushProfile|pushSecond|pushDeal|demandConfirm|portraits|reviewTalk|attribution|newsPreview|meetingMatch|canvasDocsOrg|cheese|markdown(?!\/.)|ds|expertApply)(?:\/|$)/i;

/**
 * Whether a page has the platform's own header and footer, whichever door somebody came in by: what is theirs looks the same to all
 * members. They stay inside, and the next public page is the front door's again.
 */
export const isMembersOwn = (path: string): boolean => OF_MEMBERS.test(path);

/**
 * The addresses of the front door that others have already.
 * @param slug its word
 * @param others patterns of pages and calls, and beginnings of addresses that are kept for something else
 */
export function takenAddresses(slug: string, others: readonly string[]): string[] {
  const first = (address: string) => address.split('/')[1]?.toLowerCase() ?? '';
  const taken = new Set(others.map(first));
  return ADDRESSES.map((address) => address.replace(FRONT_DOOR, slug)).filter((address) => taken.has(first(address)));
}
