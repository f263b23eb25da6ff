import { projectForms } from '../../../db/schema/content.ts';
import { definePolicy } from '../policy.ts';
import { allOf, anyOf, living, mine, signedIn, staff } from './rules.ts';

const reader = staff('project-admin', 'content-admin');

/** Project forms (core§3): their writers and staff. */
export const project_form = definePolicy<typeof projectForms>({
  table: projectForms,
  key: 'id',
  read: (caller, t) => allOf(living(t), anyOf(reader(caller), mine(caller, t.addUser))),
  create: signedIn,
  update: (caller, t) => allOf(living(t), mine(caller, t.addUser)),
  remove: (caller, t) => allOf(living(t), anyOf(reader(caller), mine(caller, t.addUser))),
  writable: (caller) => (signedIn(caller) ? ['code', 'name', 'comment'] : []),
  derived: ['id', 'add_user', 'add_time', 'is_delete'],
});
