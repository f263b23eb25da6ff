import type { MemberPages } from '../../domain/pages';

export const memberPages: MemberPages = {
  '/programme/office': () => import('./Entrance'),
  '/programme/office/projects': () => import('./Projects'),
  '/programme/office/assignment': () => import('./Assignment'),
  '/programme/office/selection': () => import('./Selection'),
  '/programme/office/figures': () => import('./Figures'),
  '/programme/office/rounds': () => import('./Rounds'),
  '/programme/office/recommenders': () => import('./Recommenders'),
  '/programme/office/news': () => import('./News'),
  '/programme/office/cooperation': () => import('./Cooperation'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  'programme-project': () => import('./projects/ProjectDialog'),
  'programme-stage': () => import('./projects/StageDialog'),
  'programme-assignment': () => import('./assignment/ProposalDialog'),
  'programme-assignment-add': () => import('./assignment/AddExpertDialog'),
  'programme-wording': () => import('./selection/WordingDialog'),
  'programme-publication': () => import('./selection/PublicationDialog'),
  'programme-round': () => import('./rounds/RoundDialog'),
  'programme-unit': () =>
    import('./recommenders/RecommenderDialog').then(({ UnitDialog }) => ({ default: UnitDialog })),
  'programme-person': () =>
    import('./recommenders/RecommenderDialog').then(({ PersonDialog }) => ({ default: PersonDialog })),
  'programme-expert': () =>
    import('./recommenders/RecommenderDialog').then(({ ExpertDialog }) => ({ default: ExpertDialog })),
  'programme-password': () => import('./recommenders/PasswordDialog'),
  'programme-import': () => import('./recommenders/ImportDialog'),
  'programme-news': () => import('./news/NewsDialog'),
  'programme-cooperation': () => import('./cooperation/CooperationDialog'),
};
