import { eq, sql } from 'drizzle-orm';
import { programmeProjects, recommenders } from '../../../db/schema/programme.ts';
import type { Caller } from '../../platform/caller.ts';
import { definePolicy, type Rule } from '../policy.ts';
import { allOf, anyOf, exists, living, nobody, staff } from './rules.ts';

type Row = typeof recommenders;

const manager = staff('project-admin');

/** The showcase of selected projects names who recommended them. */
const shown = (t: Row): Rule => {
  const selected = (of: typeof programmeProjects) => allOf(living(of), sql`${of.lastSelected} = 1`);
  return anyOf(
    exists(programmeProjects, (of) => allOf(eq(of.orgRecId, t.id), selected(of))),
    exists(programmeProjects, (of) => allOf(eq(of.personRecId, t.id), selected(of))),
  );
};

/**
 * Recommenders (back-office§3): who declares a project chooses one of them. Their name is what they sign in with, so that
 * visitors, who choose nothing, are shown those alone that a public project names. Their password never leaves.
 */
export const project_recommend = definePolicy<Row>({
  table: recommenders,
  key: 'id',
  read: (caller: Caller, t) => allOf(living(t), caller.kind === 'visitor' ? shown(t) : true),
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
