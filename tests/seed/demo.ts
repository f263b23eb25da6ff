import { demoActivity } from './factories/activity.ts';
import { demoAttendance } from './factories/attendance.ts';
import { demoBooks } from './factories/books.ts';
import { demoClinic } from './factories/clinic.ts';
import { demoCommunity, demoPushGroups } from './factories/community.ts';
import { demoContent } from './factories/content.ts';
import { demoDemands } from './factories/demands.ts';
import { demoDocuments } from './factories/documents.ts';
import { demoEvents } from './factories/events.ts';
import { demoExperts } from './factories/experts.ts';
import { demoFrontDoor } from './factories/front-door.ts';
import { demoHalls } from './factories/halls.ts';
import { demoMatchmaking } from './factories/matchmaking.ts';
import { demoNews } from './factories/news.ts';
import { demoOrganizations } from './factories/organizations.ts';
import { demoParks } from './factories/parks.ts';
import { demoProducts } from './factories/products.ts';
import { demoProgramme } from './factories/programme-rounds.ts';
import { demoProjects } from './factories/projects.ts';
import { demoResults } from './factories/results.ts';
import { demoThreads } from './factories/threads.ts';
import { demoUsers } from './factories/users.ts';
import { demoVideos } from './factories/videos.ts';
import { demoAttachments } from './files.ts';
import type { TableRows } from './rows.ts';

/**
 * All demo rows under their wire names, each table after those that it refers to (README "Demo accounts").
 * Their keys are the same at every call and on every machine, their times lie before the load as they would of a platform in
 * use; public snapshots and search indices are not among them.
 * @param now unix seconds, around which lies what is under way
 * @param activity whether what people did with the rows is among them
 */
export function demoRows(now: number, activity: boolean): TableRows[] {
  const tables = [
    { table: 'user', rows: demoUsers() },
    ...demoOrganizations(),
    ...demoResults(now),
    ...demoDemands(now),
    ...demoExperts(),
    ...demoProjects(now),
    ...demoProducts(now),
    ...demoParks(),
    ...demoEvents(now),
    ...demoMatchmaking(now),
    ...demoContent(),
    ...demoAttendance(now),
    ...demoBooks(),
    ...demoDocuments(now),
    ...demoNews(now),
    ...demoVideos(now),
    ...demoHalls(),
    ...demoFrontDoor(now),
    ...demoProgramme(now),
    ...demoPushGroups(),
    ...demoCommunity(),
    ...demoThreads(now),
    ...demoClinic(now),
    { table: 'attachment_relation', rows: demoAttachments() },
  ];
  return activity ? [...tables, ...demoActivity(tables, now)] : tables;
}
