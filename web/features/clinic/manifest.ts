import type { MemberPages, Pages } from '../../domain/pages';

export const pages: Pages = {
  '/clinic': () => import('./Front'),
  '/clinicIntroduce': () => import('./Introduce'),
  '/clinicExpert': () => import('./Experts'),
  '/clinicCase': () => import('./Cases').then(({ ClinicCases }) => ({ default: ClinicCases })),
  '/clinicCaseDetail/:id/:name?': () => import('./Cases'),
  '/clinicResult': () => import('./Result'),
  '/clinicRegister/*': () => import('./Register'),
};

export const memberPages: MemberPages = {
  '/content/clinic': () => import('./staff/Queue'),
  '/content/clinic/:id': () => import('./staff/Show'),
  '/content/clinicHours': () => import('./staff/Hours'),
  '/content/clinicCases': () => import('./staff/ManageCases'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  clinicRecords: () => import('./RecordsDialog'),
  clinicBook: () => import('./staff/BookDialog'),
  clinicFinish: () => import('./staff/FinishDialog'),
};
