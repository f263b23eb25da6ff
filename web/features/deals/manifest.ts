import type { MemberPages } from '../../domain/pages';

/** Tabs of the member centre. */
export const centrePages: MemberPages = {
  '/deals': () => import('./List'),
  '/deals/:id': () => import('./Show'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  startDeal: () => import('./start/StartDealDialog'),
  dealProcess: () => import('./process/ProcessDialog'),
  dealDecline: () => import('./show/DeclineDialog'),
  dealProposal: () => import('./show/ProposalDialog'),
};
