import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type * as schema from '../../db/schema/index.ts';
import { serveTables } from '../data/catalog.ts';
import type { Closed } from '../data/table.ts';
import * as arrivals from './arrivals.ts';
import * as attachments from './attachments.ts';
import * as bookings from './bookings.ts';
import * as clinic from './clinic.ts';
import * as closed from './closed.ts';
import * as comments from './comments.ts';
import * as content from './content.ts';
import * as courses from './courses.ts';
import * as demands from './demands.ts';
import * as documents from './documents.ts';
import * as experts from './experts.ts';
import * as feedback from './feedback.ts';
import * as frontDoor from './front-door.ts';
import * as halls from './halls.ts';
import * as meetings from './meetings.ts';
import * as members from './members.ts';
import * as news from './news.ts';
import * as organizationGroups from './organization-groups.ts';
import * as organizations from './organizations.ts';
import * as parks from './parks.ts';
import * as products from './products.ts';
import * as declarations from './programme/declarations.ts';
import * as programmeOffice from './programme/office.ts';
import * as opinions from './programme/opinions.ts';
import * as recommenders from './programme/recommenders.ts';
import * as rounds from './programme/rounds.ts';
import * as projects from './projects.ts';
import * as pushGroups from './push-groups.ts';
import * as pushes from './pushes.ts';
import * as reference from './reference.ts';
import * as reminders from './reminders.ts';
import * as results from './results.ts';
import * as reviews from './reviews.ts';
import * as savedFilters from './saved-filters.ts';
import * as settings from './settings.ts';
import * as staff from './staff.ts';
import * as subscriptions from './subscriptions.ts';
import * as threads from './threads.ts';
import * as training from './training.ts';
import * as users from './users.ts';

// The most frequent items first: whoever looks for an item by its id alone asks its tables in this order.
const nouns = [
  results,
  demands,
  declarations,
  opinions,
  programmeOffice,
  rounds,
  parks,
  experts,
  products,
  projects,
  content,
  news,
  frontDoor,
  halls,
  courses,
  training,
  meetings,
  bookings,
  clinic,
  closed,
  attachments,
  arrivals,
  comments,
  documents,
  feedback,
  members,
  organizationGroups,
  organizations,
  pushGroups,
  pushes,
  recommenders,
  reference,
  reminders,
  reviews,
  savedFilters,
  settings,
  staff,
  subscriptions,
  threads,
  users,
] as const;

type NameOf<T> = T extends SQLiteTable ? T['_']['name'] : never;
type DefinedBy<D> = D extends { table: infer T } ? NameOf<T> : D extends Closed<infer N> ? N : never;
type DefinedIn<Noun> = Noun extends unknown ? DefinedBy<Noun[keyof Noun]> : never;
type Defined = DefinedIn<(typeof nouns)[number]>;
type Described = NameOf<(typeof schema)[keyof typeof schema]>;
/** Tables of the schema that no file here defines, and tables that no schema describes: with any of them this does not compile. */
type Wrong = Exclude<Described, Defined> | Exclude<Defined, Described>;

/** Every table of the service by every wire name; a name that is missing here is no table of the wire (house 2). */
export const tables = serveTables(nouns satisfies [Wrong] extends [never] ? unknown : Wrong);
