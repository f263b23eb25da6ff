import { eq, sql } from 'drizzle-orm';
import { programmeProjects, projectOpinions } from '../../../db/schema/programme.ts';
import type { Caller } from '../../platform/caller.ts';
import { definePolicy, type Rule } from '../policy.ts';
import { project } from './project.ts';
import { allOf, anyOf, equalsId, exists, living, mine, staff } from './rules.ts';

type Row = typeof projectOpinions;

const manager = staff('project-admin');

const written = (caller: Caller, t: Row): Rule =>
  caller.recommenderId === null ? false : eq(t.rocOrg, caller.recommenderId);

/** The declarant reads the opinions once the project is recommended (back-office§3). */
const declared = (caller: Caller, t: Row): Rule =>
  caller.userId !== null &&
  exists(programmeProjects, (item) =>
    allOf(eq(item.id, t.projectId), living(item), mine(caller, item.declarantUserId), sql`${item.recommendState} = 1`),
  );

/** Recommendation opinions: one of each recommender for a project that they may see (decisions 29, 30). */
export const project_rec_opinion = definePolicy<Row>({
  table: projectOpinions,
  key: 'id',
  read: (caller, t) => allOf(living(t), anyOf(manager(caller), written(caller, t), declared(caller, t))),
  create: (caller, row) =>
    caller.recommenderId !== null &&
    row.roc_org === caller.recommenderId &&
    exists(programmeProjects, (item) => allOf(equalsId(item.id, row.project_id), project.update(caller, item, {}))),
  update: (caller, t) => allOf(living(t), written(caller, t)),
  remove: (caller, t) => allOf(living(t), manager(caller)),
  writable: (caller) =>
    caller.recommenderId === null
      ? []
      : [
          'project_id',
          'roc_org',
          'comment',
          'recommend_type',
          'original',
          'innovate',
          'core',
          'tradition',
          'develop',
          'strategy',
          'realize',
          'market',
          'profit',
          'target_market',
          'promote',
          'life_cycle',
          'investment_heat',
          'team_operations',
          'implementation_risk',
          'generality',
          'resources',
          'prepare',
        ],
  fixed: ['project_id', 'roc_org'],
  derived: ['id', 'add_date', 'update_date', 'is_delete'],
});
