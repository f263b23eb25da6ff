import { clinicCalls } from '../../db/contract/calls/clinic.ts';
import { CLINIC_PAGES } from '../../db/contract/clinic.ts';
import { clinicExperts, clinicFront } from '../modules/clinic/experts.ts';
import {
  clinicCasesOf,
  clinicCasesPage,
  clinicCaseView,
  clinicExpertsPage,
  clinicPage,
  introducePage,
  registerPage,
  resultPage,
} from './clinic-pages.ts';
import { page } from './document.ts';
import { edgeRoutes, itemRoutes, NAMED, SHARED, tileRoute } from './router.ts';

/** Mounts the first views of the clinic's pages (core§2). */
export function clinicPages(): void {
  edgeRoutes.get(CLINIC_PAGES.front, (c) =>
    page(c, CLINIC_PAGES.front, async (visit) => clinicPage(c, visit, await clinicFront(c.get('db')))),
  );
  edgeRoutes.get(CLINIC_PAGES.introduce, (c) =>
    page(c, CLINIC_PAGES.introduce, async (visit) => introducePage(visit), SHARED),
  );
  edgeRoutes.get(CLINIC_PAGES.result, (c) => page(c, CLINIC_PAGES.result, (visit) => resultPage(c, visit)));
  // Whatever follows is the same form (core§2).
  for (const address of [CLINIC_PAGES.register, `${CLINIC_PAGES.register}/*`]) {
    edgeRoutes.get(address, (c) => page(c, CLINIC_PAGES.register, async (visit) => registerPage(visit), SHARED));
  }

  tileRoute(
    CLINIC_PAGES.experts,
    Object.keys(clinicCalls.experts.query.shape),
    async (c, visit, params) => clinicExpertsPage(visit, await clinicExperts(c.get('db'), params), params),
    SHARED,
  );

  tileRoute(CLINIC_PAGES.cases, ['scope'], clinicCasesPage);

  itemRoutes(CLINIC_PAGES.case, NAMED, clinicCasesOf, clinicCaseView);
}
