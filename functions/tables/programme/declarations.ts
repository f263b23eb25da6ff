import { getTableName, sql } from 'drizzle-orm';
import { ownFields, ownNames } from '../../../db/contract/form.ts';
import { CHOSEN_NONE, CHOSEN_OTHERWISE, DECLARATION_FORM } from '../../../db/contract/programme/declaration.ts';
import { programmeProjects } from '../../../db/schema/programme.ts';
import { refuseWhere } from '../../data/guards.ts';
import type { Demand, WriteContext } from '../../data/hooks.ts';
import type { Rule, Values } from '../../data/policy.ts';
import type { Row } from '../../data/row.ts';
import { allOf, anyOf, living, mine, nobody, signedIn } from '../../data/rules.ts';
import { defineTable } from '../../data/table.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Statement } from '../../platform/database.ts';
import { AppError, invalid } from '../../platform/errors.ts';
import { publishingCounter } from '../publishing-counter.ts';
import { removedAlong } from '../removed-along.ts';
import { conflictsOfDeclarations } from './conflict-facts.ts';
import { currentRound } from './current.ts';
import {
  checkDue,
  historyOf,
  lackedFiles,
  missingOf,
  nextReceipt,
  openToDeclarant,
  STAGE,
  unknownRecommenders,
} from './lifecycle.ts';
import { APPLICANT, chosen, holds, knowsApplicant, knowsOthers, office, recommends } from './reach.ts';

type Projects = typeof programmeProjects;

const FORM = ownNames(DECLARATION_FORM);

/** A recommending unit or person marks its project as recommended or rejected, and nothing else (decision 95). */
const MARKS = ['recommend_state', 'recommend_date', 'report_type'] as const;
/** What the next publication makes of a project. */
const CHOICE = ['last_selected', 'sort_show', 'optimize_name', 'optimize_profile'] as const;

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

const open = (t: Projects): Rule => sql.raw(openToDeclarant(`"${getTableName(t)}"`));

/** What the registration sheet allows in a column, by whichever door it comes. */
const CHECKED = ownFields(DECLARATION_FORM).filter(([, { look }]) => look !== 'scopes');
const MAXIMA = Object.fromEntries(CHECKED.flatMap(([name, { max }]) => (max ? [[name, max]] : [])));
const OPTIONS = Object.fromEntries(CHECKED.flatMap(([name, { choices }]) => (choices ? [[name, choices]] : [])));

/** Where the other kind of recommender was chosen there is none of this one, which is how it is stored (decision 97). */
function takeMarks(row: Row): void {
  for (const name of ['orgRec_id', 'personRec_id']) if (row[name] === CHOSEN_OTHERWISE) row[name] = CHOSEN_NONE;
}

/**
 * A new declaration belongs to the round that takes them; what is complete is handed in by being written, anything else is a draft,
 * which its declarant finishes (decisions 97, 111). Where the round asks for files a new one has none of them yet.
 */
async function beforeAdd(rows: Row[], { db, env, at, caller }: WriteContext): Promise<Demand> {
  const round = await currentRound(db, at);
  if (round && round.is_open !== 1) throw new AppError(409, 'round_closed');
  rows.forEach(takeMarks);
  const unknown = await unknownRecommenders(db, rows);
  if (unknown.length > 0) throw invalid(unknown);
  const lacked = await lackedFiles(db, { round_id: round?.id ?? null }, []);
  const declared = lacked.length > 0 ? [] : rows.filter((row) => missingOf(row).length === 0);
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

/** The entry of the history about a row that was handed in. */
function changed({ id, recommend_state }: Row, changes: Row, caller: Caller) {
  if (!('recommend_state' in changes)) {
    return historyOf(String(id), CHOICE.some((name) => name in changes) ? 'select' : 'edit', caller);
  }
  const [before, after] = [Number(recommend_state), Number(changes.recommend_state)];
  return historyOf(String(id), after === 2 ? 'reject' : 'recommend', caller, { before, after });
}

/** A draft, or what was returned, is handed in as soon as its declarant wrote it complete; `changes` are those of one row. */
async function handIn(row: Row, changes: Row, { db, env, at, caller }: WriteContext): Promise<Demand['after'] | null> {
  const waits = row.stage === STAGE.draft || row.stage === STAGE.returned;
  if (!waits || row.declarant_user_id !== caller.userId || missingOf({ ...row, ...changes }).length > 0) return null;
  if ((await lackedFiles(db, row)).length > 0) return null;
  const receipt = row.receipt ?? (await nextReceipt(db, env, at));
  Object.assign(changes, { stage: STAGE.declared, receipt, submit_time: at, return_reason: null });
  return [historyOf(String(row.id), 'declare', caller, { before: Number(row.stage), after: STAGE.declared })];
}

/**
 * What was handed in stays complete, every write is counted and remembered; who chose anew, chose for the next publication. A
 * declarant who hands in one by writing it names that one alone.
 */
async function beforePut(rows: Row[], changes: Row, context: WriteContext): Promise<Demand> {
  const { db, at, caller } = context;
  takeMarks(changes);
  // What a recommending unit or person makes of a project is an opinion, too.
  if (caller.recommenderId !== null)
    await checkDue(
      db,
      rows.map(({ id }) => id),
      at,
    );
  const handedIn = rows.filter(({ stage }) => stage !== STAGE.draft);
  const blanked = handedIn.flatMap((row) => missingOf({ ...row, ...changes }).filter(({ field }) => field in changes));
  const wrong = [...blanked, ...(await unknownRecommenders(db, [changes]))];
  if (wrong.length > 0) throw invalid(wrong);
  if ([...CHOICE, ...SHOWN].some((name) => name in changes)) changes.is_edited = 1;
  // What one recommender makes of it must not show to another who may not know yet: nothing else moves.
  if (caller.recommenderId !== null) delete changes.update_date;
  const [only] = rows;
  const declared = only && rows.length === 1 ? await handIn(only, changes, context) : null;
  return {
    after: [
      ...(declared ?? handedIn.map((row) => changed(row, changes, caller))),
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
        (declared ? rows : handedIn).map((row) => ({ ...row, ...changes })),
        at,
        // What is handed in is looked at whole.
        declared ? undefined : changes,
      )),
    ],
  };
}

/**
 * What visitors see of a round, and what an undo may bring back, stays whole (decisions 113, 116): the office publishes without a project,
 * and then it goes.
 */
const nothingPublished = (rows: readonly Row[]): Statement =>
  refuseWhere(
    {
      sql: `WITH RECURSIVE shown(id, former) AS (
              SELECT b.id, b.former_id FROM project_publication b WHERE b.undo_time IS NULL
                AND b.round_id IN (SELECT p.round_id FROM json_each(?1) j CROSS JOIN project p ON p.id = j.value)
              UNION SELECT b.id, b.former_id FROM shown s CROSS JOIN project_publication b ON b.id = s.former)
            SELECT 1 FROM shown s CROSS JOIN json_each(?1) j CROSS JOIN published_project c
              ON c.publication_id = s.id AND c.project_id = j.value`,
      params: [JSON.stringify(rows.map(({ id }) => id))],
    },
    'declaration_published',
  );

const beforeRemove = (rows: Row[], { caller }: WriteContext, verb: 'del' | 'remove'): Demand => ({
  before: [nothingPublished(rows)],
  after: [
    ...removedAlong('project', rows, verb),
    ...rows.map(({ id, stage }) => historyOf(String(id), 'withdraw', caller, { before: Number(stage) })),
  ],
});

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
    // What changed since is read once it is published again.
    ...ruled(SHOWN, (caller, t) => anyOf(involved(caller, t), shown(caller, t))),
    ...ruled(CHOICE, shown),
    ...ruled(['is_edited', 'publication_id'], office),
    pending_form: nobody,
    submission_key: nobody,
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
  // Proofs and letters are for who takes part, also of a project that everybody sees.
  files: (caller, t) => allOf(living(t), caller.recommenderId === null ? holds(caller, t) : recommends(caller, t)),
  published: publishingCounter,
  lends: {
    owner: 'declarant_user_id',
    texts: ['profile', 'optimize_profile', 'highlights', 'market_points', 'difficulties'],
  },
  hooks: {
    html: ['profile', 'highlights', 'market_points', 'difficulties', 'optimize_profile'],
    maxima: MAXIMA,
    options: OPTIONS,
    fill: (row, { caller }) => {
      row.declarant_user_id = caller.userId;
    },
    beforeAdd,
    beforePut,
    beforeRemove,
  },
});
