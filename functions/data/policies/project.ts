import { and, eq, or, sql } from 'drizzle-orm';
import { programmeProjects, recommenders } from '../../../db/schema/programme.ts';
import type { Caller } from '../../platform/caller.ts';
import { definePolicy, type Rule, type Values } from '../policy.ts';
import { allOf, anyOf, exists, living, mine, signedIn, staff } from './rules.ts';

type Row = typeof programmeProjects;

const manager = staff('project-admin');
const EXPERT = 3;

/** Recommenders see the projects that chose them, experts all of them (decisions 30, 34). */
function recommends(caller: Caller, t: Row): Rule {
  const id = caller.recommenderId;
  if (id === null) return false;
  const chosen = or(eq(t.orgRecId, id), eq(t.personRecId, id));
  const expert = exists(
    recommenders,
    (row) => and(eq(row.id, id), sql`${row.identify} = ${sql.raw(String(EXPERT))}`) ?? false,
  );
  return anyOf(chosen ?? false, expert);
}

const involved = (caller: Caller, t: Row) =>
  anyOf(manager(caller), mine(caller, t.declarantUserId), recommends(caller, t));

/** After an opinion, a recommender marks the project as recommended or rejected, and nothing else (decision 95). */
const marks = (given: Values | undefined) =>
  given !== undefined &&
  (given.recommend_state === 1 || given.recommend_state === 2 || given.recommend_state === undefined);

const FORM = [
  'name',
  'profile',
  'scope',
  'org_name',
  'org_province_name',
  'establish_date',
  'industrial',
  'business',
  'org_person',
  'org_leader',
  'declarant_name',
  'orgRec_id',
  'personRec_id',
  'height',
  'attribute',
  'achievement',
  'shape',
  'scale',
  'expect',
  'difficulty',
  'degree',
  'strength',
  'trl1_9',
  'leader_name',
  'leader_education',
  'leader_title',
  'team_person',
  'team_intermediate',
  'team_experience',
] as const;
const MARKS = ['recommend_state', 'recommend_date', 'report_type'] as const;
const SHOWCASE = ['optimize_name', 'optimize_profile', 'last_selected', 'sort_show'] as const;

/** What the public showcase leaves out (back-office§2, dialog 10). */
const INTERNAL = [
  'establish_date',
  'industrial',
  'business',
  'org_person',
  'org_leader',
  'declarant_user_id',
  'declarant_name',
  'recommend_state',
  'recommend_date',
  'report_type',
  'update_date',
  'height',
  'attribute',
  'achievement',
  'shape',
  'scale',
  'expect',
  'difficulty',
  'degree',
  'strength',
  'trl1_9',
  'leader_name',
  'leader_education',
  'leader_title',
  'team_person',
  'team_intermediate',
  'team_experience',
] as const;

/** Projects of the declared programme (back-office§3, back-office§6). */
export const project = definePolicy<Row>({
  table: programmeProjects,
  key: 'id',
  read: (caller, t) => allOf(living(t), anyOf(involved(caller, t), sql`${t.lastSelected} = 1`)),
  columns: Object.fromEntries(INTERNAL.map((name) => [name, involved])),
  create: signedIn,
  update: (caller, t, given) =>
    allOf(living(t), anyOf(manager(caller), mine(caller, t.declarantUserId), marks(given) && recommends(caller, t))),
  remove: (caller, t) => allOf(living(t), anyOf(manager(caller), mine(caller, t.declarantUserId))),
  writable: (caller) => {
    if (caller.recommenderId !== null) return MARKS;
    if (!signedIn(caller)) return [];
    return manager(caller) ? [...FORM, ...MARKS, ...SHOWCASE] : FORM;
  },
  derived: ['id', 'declarant_user_id', 'add_date', 'update_date', 'is_delete', ...MARKS, ...SHOWCASE],
});
