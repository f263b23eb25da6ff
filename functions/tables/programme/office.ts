import { sql } from 'drizzle-orm';
import { NEWS_KINDS } from '../../../db/contract/enums-programme.ts';
import { COOPERATION_LIMITS, OWNER_SERVICES, VISITOR_SERVICES } from '../../../db/contract/programme/cooperation.ts';
import { NEWS_LIMITS } from '../../../db/contract/programme/news.ts';
import { projectForms } from '../../../db/schema/content.ts';
import { programmeProjects, projectNews } from '../../../db/schema/programme.ts';
import { projectContacts } from '../../../db/schema/programme-contacts.ts';
import { allOf, anyOf, equalsId, exists, living, mine, signedIn, staff } from '../../data/rules.ts';
import { defineTable, FORMS } from '../../data/table.ts';
import { editedLiving } from '../patterns.ts';
import { removedAlong } from '../removed-along.ts';
import { applicationHooks } from './applications.ts';
import { office } from './reach.ts';

const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[];

/** News and files of the programme (back-office§6). */
export const project_news = editedLiving(projectNews, 'id', ['title', 'profile', 'identify'], {
  by: 'project-admin',
  names: { add_user: ['user'] },
  item: 'filed',
  lends: { files: ['profile'] },
  fixed: ['identify'],
  hooks: {
    html: ['profile'],
    required: { title: 'news_title_required' },
    options: { identify: NEWS_KINDS },
    maxima: { title: NEWS_LIMITS.title },
    beforeRemove: (rows, _, verb) => ({ after: removedAlong('project_news', rows, verb) }),
  },
});

/** Cooperation applications (back-office§6): any visitor applies for a project of the showcase, staff reads. */
export const project_contacts = defineTable({
  table: projectContacts,
  key: 'id',
  read: (caller, t) => allOf(living(t), anyOf(office(caller), mine(caller, t.userId))),
  create: (_, row) =>
    exists(programmeProjects, (item) =>
      allOf(equalsId(item.id, row.project_item_id), living(item), sql`${item.publicationId} IS NOT NULL`),
    ),
  update: (caller, t) => allOf(office(caller), living(t)),
  remove: (caller, t) => allOf(office(caller), living(t)),
  writable: (caller) => [
    ...(['project_item_id', 'project_contacts_type'] as const),
    ...keysOf(COOPERATION_LIMITS),
    ...keysOf(VISITOR_SERVICES),
    ...keysOf(OWNER_SERVICES),
    ...(office(caller) ? (['state', 'note'] as const) : []),
  ],
  fixed: ['project_item_id', 'project_contacts_type'],
  columns: { state: office, note: office, version: office },
  names: { project_item_id: ['project'], user_id: ['user'] },
  // The office and the declarant are told of each.
  additions: { hourly: 30, daily: 100, members: true },
  hooks: {
    required: {
      contacts_org: 'contacts_org_required',
      contacts_position: 'contacts_position_required',
      contacts_name: 'contacts_required',
      contacts_phone: 'contacts_tel_required',
    },
    maxima: { ...COOPERATION_LIMITS, note: 2000 },
    ...applicationHooks,
  },
});

const reader = staff('project-admin', 'content-admin');

/** Project forms (core§3): their writers and staff. */
export const project_form = defineTable({
  table: projectForms,
  key: 'id',
  read: (caller, t) => allOf(living(t), anyOf(reader(caller), mine(caller, t.addUser))),
  create: signedIn,
  update: (caller, t) => allOf(living(t), mine(caller, t.addUser)),
  remove: (caller, t) => allOf(living(t), anyOf(reader(caller), mine(caller, t.addUser))),
  writable: (caller) => (signedIn(caller) ? ['code', 'name', 'comment'] : []),
  names: { add_user: ['user'] },
  additions: FORMS,
  hooks: {
    required: { code: 'required', name: 'required' },
    maxima: { code: 50, name: 200 },
  },
});
