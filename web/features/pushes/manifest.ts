import type { MemberPages } from '../../domain/pages';

export const memberPages: MemberPages = {
  '/pushProfile': () => import('./records/Records'),
  '/pushSecond/:type/*': () => import('./records/Earlier'),
  '/pushDeal/*': () => import('./funnel/Funnel'),
  '/demandApply/:tab?': () => import('./applications/Apply'),
  '/demandConfirm/:tab?': () => import('./applications/Confirm'),
  '/push': () => import('./composer/Push'),
};
