import * as domain from '../domain/manifest';
import * as accounts from '../features/accounts/manifest';
import * as administration from '../features/administration/manifest';
import * as clinic from '../features/clinic/manifest';
import * as community from '../features/community/manifest';
import * as courses from '../features/courses/manifest';
import * as deals from '../features/deals/manifest';
import * as declarations from '../features/declarations/manifest';
import * as demands from '../features/demands/manifest';
import * as documents from '../features/documents/manifest';
import * as experts from '../features/experts/manifest';
import * as frontDoor from '../features/frontDoor/manifest';
import * as home from '../features/home/manifest';
import * as innovations from '../features/innovations/manifest';
import * as matching from '../features/matching/manifest';
import * as matchmaking from '../features/matchmaking/manifest';
import * as meetings from '../features/meetings/manifest';
import * as moderation from '../features/moderation/manifest';
import * as news from '../features/news/manifest';
import * as organizationGroups from '../features/organizationGroups/manifest';
import * as organizations from '../features/organizations/manifest';
import * as parks from '../features/parks/manifest';
import * as participants from '../features/participants/manifest';
import * as products from '../features/products/manifest';
import * as programme from '../features/programme/manifest';
import * as programmeOffice from '../features/programmeOffice/manifest';
import * as projects from '../features/projects/manifest';
import * as pushes from '../features/pushes/manifest';
import * as recommendations from '../features/recommendations/manifest';
import * as regions from '../features/regions/manifest';
import * as results from '../features/results/manifest';
import * as showroom from '../features/showroom/manifest';
import * as stars from '../features/stars/manifest';
import * as workplace from '../features/workplace/manifest';
import * as kit from '../kit/manifest';

/** Every dialog by its name; it comes with the first one that is opened. */
export const dialogs = {
  ...kit.dialogs,
  ...domain.dialogs,
  ...accounts.dialogs,
  ...administration.dialogs,
  ...clinic.dialogs,
  ...courses.dialogs,
  ...community.dialogs,
  ...deals.dialogs,
  ...declarations.dialogs,
  ...demands.dialogs,
  ...documents.dialogs,
  ...experts.dialogs,
  ...frontDoor.dialogs,
  ...home.dialogs,
  ...innovations.dialogs,
  ...matchmaking.dialogs,
  ...matching.dialogs,
  ...meetings.dialogs,
  ...moderation.dialogs,
  ...news.dialogs,
  ...organizationGroups.dialogs,
  ...organizations.dialogs,
  ...parks.dialogs,
  ...participants.dialogs,
  ...products.dialogs,
  ...programme.dialogs,
  ...programmeOffice.dialogs,
  ...projects.dialogs,
  ...pushes.dialogs,
  ...recommendations.dialogs,
  ...regions.dialogs,
  ...results.dialogs,
  ...showroom.dialogs,
  ...stars.dialogs,
  ...workplace.dialogs,
};

type List = typeof dialogs;

declare module '../kit/dialogs/registry' {
  interface Dialogs extends List {}
}
