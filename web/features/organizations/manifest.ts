import type { MemberPages, Pages } from '../../domain/pages';

export const pages: Pages = {
  '/organization': () => import('./List'),
  '/organizationDetail/:id/:name?/:params?': () => import('./Show'),
  '/joinOrganization/:token': () => import('./Join'),
};

export const memberPages: MemberPages = {
  '/attribution/:id': () => import('./Attribution'),
};

/** Tabs of the member centre. */
export const centrePages: MemberPages = {
  '/memberOrg': () => import('./Mine'),
  '/memberCompany': () => import('./Mine'),
};
