import { sql } from 'drizzle-orm';
import { ownNames } from '../../../db/contract/form.ts';
import { DECLARATION_FORM } from '../../../db/contract/programme/declaration.ts';
import { programmeProjects } from '../../../db/schema/programme.ts';
import { projectRounds } from '../../../db/schema/programme-rounds.ts';
import type { Demand, WriteContext } from '../../data/hooks.ts';
import type { Rule, Values } from '../../data/policy.ts';
import type { Row } from '../../data/row.ts';
import { allOf, anyOf, living, mine, nobody, signedIn } from '../../data/rules.ts';
import { defineTable } from '../../data/table.ts';
import type { Caller } from '../../platform/caller.ts';
import { AppError, invalid } from '../../platform/errors.ts';
import { publishingCounter } from '../publishing-counter.ts';
import { conflictsOfDeclarations } from './conflict-facts.ts';
import { currentRound } from './current.ts';
import { historyOf, missingOf, nextReceipt, STAGE } from './lifecycle.ts';
import { chosen, holds, knowsApplicant, knowsOthers, office, recommends } from './reach.ts';

type Projects = typeof programmeProjects;

const FORM = ownNames(DECLARATION_FORM);

/** A recommending unit or person marks its project as recommended or rejected, and nothing else (decision 95). */
const MARKS = ['recommend_state', 'recommend_date', 'report_type'] as const;
/** What the next publication makes of a project. */
const CHOICE = ['last_selected', 'sort_show', 'optimize_name', 'optimize_profile'] as const;

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

/** Recommenders read no other projects than those that are theirs to judge, which spares a look at each column. */
const involved = (caller: Caller, t: Projects): Rule => caller.recommenderId !== null || holds(caller, t);
const declarants = (caller: Caller, t: Projects): Rule => holds(caller, t);
const isPublished = (t: Projects): Rule => sql`${t.publicationId} IS NOT NULL`;
/** What the office chose and worded since the last publication is its own. */
const shown = (caller: Caller, t: Projects): Rule =>
  anyOf(office(caller), allOf(isPublished(t), sql`${t.isEdited} = 0`));
const knowsOutcome = (caller: Caller, t: Projects): Rule => anyOf(holds(caller, t), knowsOthers(caller, t));

const ruled = (names: readonly string[], rule: (caller: Caller, t: Projects) => Rule) =>
  Object.fromEntries(names.map((name) => [name, rule]));

const marks = (given: Values | undefined) =>
  given !== undefined &&
  (given.recommend_state === 1 || given.recommend_state === 2 || given.recommend_state === undefined);

/** Declarants write until the last second of the round, and what was returned to them at any time. */
const open = (t: Projects): Rule =>
  sql`(${t.stage} = ${sql.raw(String(STAGE.returned))} OR (${t.stage} IN (${sql.raw([STAGE.draft, STAGE.declared].join(', '))})
    AND coalesce((SELECT unixepoch() < r.close_time FROM ${projectRounds} r WHERE r.id = ${t.roundId}), 1)))`;

/**
 * A new declaration belongs to the round that takes them; what is complete is handed in by being written, anything else is a draft,
 * which its declarant finishes (decisions 97, 111).
 */
async function beforeAdd(rows: Row[], { db, env, at, caller }: WriteContext): Promise<Demand> {
  const round = await currentRound(db, at);
  if (round && round.is_open !== 1) throw new AppError(409, 'round_closed');
  const declared = rows.filter((row) => missingOf(row).length === 0);
  for (const row of rows) Object.assign(row, { round_id: round?.id ?? null, stage: STAGE.draft });
  for (const row of declared) {
    Object.assign(row, { stage: STAGE.declared, receipt: await nextReceipt(db, env, at), submit_time: at });
  }
  return {
    after: [
      ...declared.map(({ id }) => historyOf(String(id), 'declare', caller, { after: STAGE.declared })),
      ...(await conflictsOfDeclarations(db, declared, at)),
    ],
  };
}

/** What was handed in stays complete, every write is counted and remembered; who chose anew, chose for the next publication. */
async function beforePut(rows: Row[], changes: Row, { db, at, caller }: WriteContext): Promise<Demand> {
  const handedIn = rows.filter(({ stage }) => stage !== STAGE.draft);
  const blanked = handedIn.flatMap((row) => missingOf({ ...row, ...changes }).filter(({ field }) => field in changes));
  if (blanked.length > 0) throw invalid(blanked);
  if (CHOICE.some((name) => name in changes)) changes.is_edited = 1;
  // What one recommender makes of it must not show to another who may not know yet: nothing else moves.
  if (caller.recommenderId !== null) delete changes.update_date;
  return {
    after: [
      ...handedIn.map(({ id, recommend_state }) =>
        'recommend_state' in changes
          ? historyOf(String(id), Number(changes.recommend_state) === 2 ? 'reject' : 'recommend', caller, {
              before: Number(recommend_state),
              after: Number(changes.recommend_state),
            })
          : historyOf(String(id), CHOICE.some((name) => name in changes) ? 'select' : 'edit', caller),
      ),
      ...(caller.recommenderId === null
        ? [
            {
              sql: 'UPDATE project SET version = version + 1 WHERE id IN (SELECT value FROM json_each(?))',
              params: [JSON.stringify(rows.map(({ id }) => id))],
            },
          ]
        : []),
      ...(await conflictsOfDeclarations(
        db,
        handedIn.map((row) => ({ ...row, ...changes })),
        at,
        changes,
      )),
    ],
  };
}

/** Declared projects of the programme (back-office§3, back-office§6). */
export const project = defineTable({
  table: programmeProjects,
  key: 'id',
  read: (caller, t) =>
    allOf(living(t), caller.recommenderId === null ? anyOf(holds(caller, t), isPublished(t)) : recommends(caller, t)),
  columns: {
    ...ruled(
      [...FORM.filter((name) => !SHOWN.includes(name)), 'update_date', 'round_id', 'stage', 'submit_time', 'version'],
      involved,
    ),
    ...ruled(APPLICANT, knowsApplicant),
    ...ruled([...MARKS, 'recommend_time'], knowsOutcome),
    ...ruled(['receipt', 'return_reason'], declarants),
    ...ruled(CHOICE, shown),
    ...ruled(['is_edited', 'publication_id'], office),
    pending_form: nobody,
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
    html: ['profile', 'highlights', 'market_points', 'difficulties', 'optimize_profile'],
    fill: (row, { caller }) => {
      row.declarant_user_id = caller.userId;
    },
    beforeAdd,
    beforePut,
  },
});
