import {
  ASSIGNMENT_LIMITS,
  type AssignmentProposal,
  type AssignmentRound,
} from '../../../../db/contract/programme/assignment.ts';
import type { Row } from '../../../data/row.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, RowOf } from '../../../platform/database.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { computeConflicts, keepConflicts } from '../../../tables/programme/conflict-facts.ts';
import type { Conflict, Pair } from '../../../tables/programme/conflicts.ts';
import { proposeAssignment } from '../assignment.ts';
import { EXPERT_NAME, HELD, HOLDS, roundOf } from './round.ts';

/** A field of technology. */
type Scope = RowOf<'scope', 'id' | 'pid' | 'name' | 'level'>;

/** Characters of a profile that are looked at. */
const PROFILE = 2000;
const BETWEEN = /[\s,，、;；/与和及]+/;
const WORD = 2;

/** Fields by key with what is above them; the four tops are common to all and say nothing. */
class Fields {
  private readonly scopes: ReadonlyMap<string, Scope>;

  constructor(scopes: readonly Scope[]) {
    this.scopes = new Map(scopes.map((scope) => [scope.id, scope]));
  }

  /** A field and the wider ones that it belongs to, the nearest first. */
  private chain(id: string): string[] {
    const found: string[] = [];
    for (let at = this.scopes.get(id); at && at.level > 1 && !found.includes(at.id); at = this.scopes.get(at.pid)) {
      found.push(at.id);
    }
    return found;
  }

  /** Fields of a declaration: the one that it names, and those above. */
  ofProject = (scope: string | null): string[] => this.chain(scope ?? '');

  /**
   * Fields that an expert's area and profile name: a field's name stands in them, or a word of the area stands in its name.
   * @param profile rich text
   */
  ofExpert(area: string | null, profile: string | null): string[] {
    const text = `${area ?? ''} ${plainText(profile ?? '').slice(0, PROFILE)}`;
    const words = (area ?? '').split(BETWEEN).filter((word) => word.length >= WORD);
    const named = [...this.scopes.values()].filter(
      ({ name }) => name.length >= WORD && (text.includes(name) || words.some((word) => name.includes(word))),
    );
    return [...new Set(named.flatMap(({ id }) => this.chain(id)))];
  }
}

type Pairing = RowOf<'project_assignment', 'project_id' | 'recommender_id' | 'state'>;

interface Read {
  projects: Row[];
  experts: (Row & { id: string; name: string; area: string | null; profile: string | null })[];
  pairs: Pairing[];
  scopes: Scope[];
  declared: { project_id: string; recommender_id: string }[];
  /** Experts who were taken away after they wrote: their opinions hold a place each. */
  gone: Omit<Pairing, 'state'>[];
}

const PROJECT = 'p.id, p.name, p.scope, p.org_name, p.leader_name, p.team_names, p.declarant_user_id';
const STANDING = 'p.stage = 1 AND p.is_delete = 0';

async function read(db: Database, round: AssignmentRound): Promise<Read> {
  const lacking = `SELECT ${PROJECT} FROM project p WHERE p.round_id = ?1 AND ${STANDING} AND ${HELD} < ?2
    ORDER BY p.submit_time, p.id LIMIT ${ASSIGNMENT_LIMITS.projects}`;
  const [projects = [], experts = [], pairs = [], scopes = [], declared = [], gone = []] = await db.batch<unknown>([
    { sql: lacking, params: [round.id, round.opinions_needed] },
    {
      sql: `SELECT r.id, r.identify, r.org_name, r.org_contacts_name, r.org_contacts_phone, r.org_contacts_email, r.user_id,
              r.organization_id, r.area, r.profile, ${EXPERT_NAME} AS name FROM project_recommend r
            WHERE r.identify = 3 AND r.is_delete = 0 ORDER BY r.id LIMIT ${ASSIGNMENT_LIMITS.experts}`,
      params: [],
    },
    {
      sql: `SELECT a.project_id, a.recommender_id, a.state FROM project p JOIN project_assignment a ON a.project_id = p.id
            WHERE p.round_id = ?1 AND ${STANDING}`,
      params: [round.id],
    },
    { sql: 'SELECT id, pid, name, level FROM scope WHERE is_delete = 0 LIMIT 5000', params: [] },
    {
      sql: `SELECT c.project_id, c.recommender_id FROM project p JOIN project_conflict c ON c.project_id = p.id
            WHERE p.round_id = ?1 AND ${STANDING} AND c.kind = 'declared'`,
      params: [round.id],
    },
    {
      sql: `SELECT a.project_id, a.recommender_id FROM project p CROSS JOIN project_assignment a ON a.project_id = p.id
              CROSS JOIN project_recommend h ON h.id = a.recommender_id
            WHERE p.round_id = ?1 AND ${STANDING} AND h.is_delete = 1 AND ${HOLDS}`,
      params: [round.id],
    },
  ]);
  return { projects, experts, pairs, scopes, declared, gone } as Read;
}

/** 2 where the nearest field is common, 1 where a wider one is, 0 for none. */
function fitOf(project: readonly string[], expert: readonly string[]): number {
  const [nearest, ...wider] = project;
  if (nearest !== undefined && expert.includes(nearest)) return 2;
  return wider.some((field) => expert.includes(field)) ? 1 : 0;
}

/** What is not theirs already of those who were taken away: they are given nothing any more. */
function othersOf(left: readonly string[], kept: readonly Pair[], projectIds: readonly string[]): Pair[] {
  const held = new Set(kept.map(({ projectId, reviewerId }) => `${projectId} ${reviewerId}`));
  return left.flatMap((reviewerId) =>
    projectIds.flatMap((projectId) => (held.has(`${projectId} ${reviewerId}`) ? [] : [{ projectId, reviewerId }])),
  );
}

/**
 * Proposes experts for the declarations of a round that lack opinions. What conflicts are found is kept; nobody is told.
 * @param input `leeway`: how many opinions more than others somebody takes for a nearer field
 * @throws AppError 404 for a round that is not there
 */
export async function propose(
  db: Database,
  { round: asked, leeway }: { round?: string | undefined; leeway: number },
): Promise<AssignmentProposal> {
  const round = await roundOf(db, asked);
  const nothing = { round, pairs: [], unfilled: [], loads: [], connected: true, barred: 0 };
  if (!round) return nothing;
  const { projects, experts, pairs, scopes, declared, gone } = await read(db, round);
  if (projects.length === 0) return nothing;
  const projectIds = projects.map(({ id }) => String(id));
  const reviewerIds = experts.map(({ id }) => id);
  const computed = await computeConflicts(db, experts, projects);
  await db.batch(keepConflicts(computed, { projectIds, reviewerIds, at: now() }));
  const conflicts: Conflict[] = [
    ...computed,
    ...declared.map(({ project_id, recommender_id }) => {
      return { projectId: project_id, reviewerId: recommender_id, kind: 'declared' as const, hard: true };
    }),
  ];
  const fields = new Fields(scopes);
  const of = new Map(experts.map((expert) => [expert.id, fields.ofExpert(expert.area, expert.profile)]));
  const ofProject = new Map(projects.map(({ id, scope }) => [String(id), fields.ofProject(scope as string | null)]));
  const pairOf = ({ project_id, recommender_id }: Omit<Pairing, 'state'>) => ({
    projectId: project_id,
    reviewerId: recommender_id,
  });
  // Those that have enough take part with what they have, so that loads are those of the round.
  const kept = [...pairs.filter(({ state, recommender_id }) => state === 1 && of.has(recommender_id)), ...gone].map(
    pairOf,
  );
  const left = [...new Set(gone.map(({ recommender_id }) => recommender_id))];
  const full = [...Map.groupBy(kept, ({ projectId }) => projectId)]
    .filter(([id, own]) => !ofProject.has(id) && own.length >= round.opinions_needed)
    .map(([id]) => ({ id, fields: [] }));
  const held = Map.groupBy(kept, ({ reviewerId }) => reviewerId);
  const answer = proposeAssignment({
    projects: [...projectIds.map((id) => ({ id, fields: ofProject.get(id) ?? [] })), ...full],
    reviewers: [
      ...experts.map(({ id }) => ({ id, fields: of.get(id) ?? [], most: null })),
      ...left.map((id) => ({ id, fields: [], most: 0 })),
    ],
    each: round.opinions_needed,
    leeway,
    conflicts,
    declined: [...pairs.filter(({ state }) => state === 2).map(pairOf), ...othersOf(left, kept, projectIds)],
    kept,
  });
  const names = new Map(projects.map(({ id, name }) => [String(id), String(name)]));
  const expertOf = new Map(experts.map((expert) => [expert.id, expert]));
  const added = Map.groupBy(answer.added, ({ reviewerId }) => reviewerId);
  return {
    round,
    pairs: answer.added.slice(0, ASSIGNMENT_LIMITS.pairs).map(({ projectId, reviewerId }) => ({
      project_id: projectId,
      project: names.get(projectId) ?? '',
      recommender_id: reviewerId,
      expert: expertOf.get(reviewerId)?.name ?? '',
      area: expertOf.get(reviewerId)?.area ?? null,
      fit: fitOf(ofProject.get(projectId) ?? [], of.get(reviewerId) ?? []),
      conflicts: computed
        .filter((conflict) => conflict.projectId === projectId && conflict.reviewerId === reviewerId)
        .map(({ kind }) => kind),
    })),
    unfilled: answer.unfilled.map(({ projectId, missing, code }) => ({
      ...{ project_id: projectId, project: names.get(projectId) ?? '', missing, code },
    })),
    loads: experts.map(({ id, name }) => ({
      ...{ id, name, load: held.get(id)?.length ?? 0, added: added.get(id)?.length ?? 0 },
    })),
    connected: answer.connected,
    barred: new Set(conflicts.filter(({ hard }) => hard).map((one) => `${one.projectId} ${one.reviewerId}`)).size,
  };
}
