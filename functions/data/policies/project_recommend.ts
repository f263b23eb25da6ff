import { recommenders } from '../../../db/schema/programme.ts';
import { definePolicy } from '../policy.ts';
import { allOf, living, nobody, staff } from './rules.ts';

const manager = staff('project-admin');

/** Recommenders (back-office§3): their names are chosen in public forms, their password never leaves (ruling 33). */
export const project_recommend = definePolicy<typeof recommenders>({
  table: recommenders,
  key: 'id',
  read: (_, t) => living(t),
  columns: { org_password: nobody, org_contacts_phone: manager, sex: manager, add_date: manager },
  create: manager,
  update: (caller, t) => allOf(manager(caller), living(t)),
  remove: (caller, t) => allOf(manager(caller), living(t)),
  writable: (caller) =>
    manager(caller)
      ? [
          'org_name',
          'org_password',
          'org_category',
          'identify',
          'org_contacts_name',
          'org_contacts_phone',
          'sex',
          'area',
          'duties',
          'profile',
          'photos',
        ]
      : [],
  fixed: ['identify'],
  derived: ['id', 'add_date', 'is_delete'],
});
