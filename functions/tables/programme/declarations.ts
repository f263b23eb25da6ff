import { sql } from 'drizzle-orm';
import { ownNames } from '../../../db/contract/form.ts';
import { DECLARATION_FORM } from '../../../db/contract/programme/declaration.ts';
import { programmeProjects } from '../../../db/schema/programme.ts';
import { projectRounds } from '../../../db/schema/programme-rounds.ts';
import type { Demand, WriteContext } from '../../data/hooks.ts';
import type { Rule, Values } from '../../data/policy.ts';
import type { Row } from '../../data/row.ts';
import { allOf, anyOf, living, mine, signedIn } from '../../data/rules.ts';
import { defineTable } from '../../data/table.ts';
import type { Caller } from '../../platform/caller.ts';
import { publishingCounter } from '../publishing-counter.ts';
import { chosen, holds, office, recommends, STAGE, seesApplicant, seesOthers } from './reach.ts';

type Projects = typeof programmeProjects;

const FORM = ownNames(DECLARATION_FORM);

/** A recommending unit or person marks its project as recommended or rejected, and nothing else (decision 95). */
const MARKS = ['recommend_state', 'recommend_date', 'report_type'] as const;
/** What the next publication makes of a project. */
const CHOICE = ['choice', 'choice_sort', 'choice_name', 'choice_profile'] as const;

/** Names from which the applicant is known: a round may keep them from experts. */
const APPLICANT = ['org_leader', 'declarant_user_id', 'declarant_name', 'leader_name', 'team_names'] as const;

/** What visitors read of the showcase (back-office§2, dialog 10); all other columns of the form are for who takes part. */
const SHOWN: readonly string[] = [
  'name',
  'profile',
  'scope',
  'org_name',
  'org_province_name',
  'orgRec_id',
  'personRec_id',
];

const involved = (caller: Caller, t: Projects): Rule => anyOf(holds(caller, t), recommends(caller, t));
const declarants = (caller: Caller, t: Projects): Rule => holds(caller, t);
const knowsOutcome = (caller: Caller, t: Projects): Rule => anyOf(holds(caller, t), seesOthers(caller, t));

const ruled = (names: readonly string[], rule: (caller: Caller, t: Projects) => Rule) =>
  Object.fromEntries(names.map((name) => [name, rule]));

const marks = (given: Values | undefined) =>
  given !== undefined &&
  (given.recommend_state === 1 || given.recommend_state === 2 || given.recommend_state === undefined);

/** Declarants write until the last second of the round, and what was returned to them at any time. */
const open = (t: Projects): Rule =>
  sql`(${t.stage} = ${sql.raw(String(STAGE.returned))} OR (${t.stage} IN (${sql.raw([STAGE.draft, STAGE.declared].join(', '))})
    AND coalesce((SELECT unixepoch() < r.close_time FROM ${projectRounds} r WHERE r.id = ${t.roundId}), 1)))`;

/** The round that a declaration is for: the open one, else the last; none where there is none (decision 111). */
async function inRound(rows: Row[], { db, at }: WriteContext): Promise<Demand | undefined> {
  const round = await db.first<{ id: string }>(
    `SELECT id FROM project_round WHERE is_delete = 0
     ORDER BY open_time <= ?1 AND ?1 < close_time DESC, open_time DESC LIMIT 1`,
    [at],
  );
  for (const row of rows) row.round_id ??= round?.id ?? null;
  return undefined;
}

/** Declared projects of the programme (back-office§3, back-office§6). */
export const project = defineTable({
  table: programmeProjects,
  key: 'id',
  read: (caller, t) => allOf(living(t), anyOf(involved(caller, t), sql`${t.lastSelected} = 1`)),
  columns: {
    ...ruled(
      [...FORM.filter((name) => !SHOWN.includes(name)), 'update_date', 'round_id', 'stage', 'submit_time', 'version'],
      involved,
    ),
    ...ruled(APPLICANT, seesApplicant),
    ...ruled([...MARKS, 'recommend_time'], knowsOutcome),
    ...ruled(['receipt', 'return_reason'], declarants),
    ...ruled(CHOICE, office),
  },
  create: signedIn,
  update: (caller, t, given) =>
    allOf(
      living(t),
      anyOf(
        office(caller) && holds(caller, t),
        allOf(mine(caller, t.declarantUserId), open(t)),
        allOf(marks(given), chosen(caller, t), recommends(caller, t)),
      ),
    ),
  remove: (caller, t) =>
    allOf(living(t), anyOf(office(caller) && holds(caller, t), allOf(mine(caller, t.declarantUserId), open(t)))),
  writable: (caller) => {
    if (caller.recommenderId !== null) return MARKS;
    if (!signedIn(caller)) return [];
    return office(caller) ? [...FORM, ...MARKS, ...CHOICE] : FORM;
  },
  refused: FORM,
  names: {
    declarant_user_id: ['user'],
    orgRec_id: ['project_recommend'],
    personRec_id: ['project_recommend'],
    round_id: ['project_round'],
  },
  item: 'filed',
  published: publishingCounter,
  lends: {
    owner: 'declarant_user_id',
    texts: ['profile', 'optimize_profile', 'highlights', 'market_points', 'difficulties'],
  },
  hooks: {
    html: ['profile', 'highlights', 'market_points', 'difficulties', 'choice_profile'],
    fill: (row, { caller }) => {
      row.declarant_user_id = caller.userId;
    },
    beforeAdd: inRound,
  },
});
