import type { MemberPages, Pages } from '../../domain/pages';

export const pages: Pages = {
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

/** The dialogs of this feature by name. */
export const dialogs = {
  organizationDetail: () => import('./ShowDialog'),
  'organization-information': () => import('./mine/InformationDialog'),
  'organization-ask': () => import('./mine/AskDialog'),
  'organization-object': () => import('./mine/ObjectDialog'),
  'organization-invite': () => import('./mine/InviteDialog'),
  'organization-profile': () => import('./mine/ProfileDialog'),
  'organization-verification': () => import('./mine/VerificationDialog'),
};
