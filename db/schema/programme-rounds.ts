import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, flag, isDelete, key, seconds } from './columns.ts';

/** A round of the programme (decision 111): when declarations are taken, and what its reviewers see. */
export const projectRounds = sqliteTable(
  'project_round',
  {
    id: key('id'),
    title: text('title').notNull(),
    titleEn: text('title_en'),
    guide: text('guide'),
    openTime: integer('open_time').notNull(),
    closeTime: integer('close_time').notNull(),
    /** Opinions of experts that a project needs, and by when. */
    opinionsNeeded: integer('opinions_needed').notNull().default(3),
    opinionsDue: seconds('opinions_due'),
    /** What a recommender sees of others: 0 never, 1 after its own opinion, 2 always. */
    seesOthers: integer('sees_others').notNull().default(1),
    showsApplicant: integer('shows_applicant').notNull().default(1),
    addUser: text('add_user'),
    addTime: addTime(),
    updateTime: seconds('update_time'),
    version: integer('version').notNull().default(1),
    isDelete: isDelete(),
  },
  (t) => [index('project_round_time').on(t.isDelete, t.openTime)],
);

/** What the attachments of a declaration must hold in a round. */
export const projectRoundFiles = sqliteTable(
  'project_round_file',
  {
    id: key('id'),
    roundId: text('round_id').notNull(),
    name: text('name').notNull(),
    isRequired: flag('is_required'),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [index('project_round_file_round').on(t.roundId, t.sort)],
);

/** An expert and a project: proposed, told, declined. Experts read the projects that are theirs, and no other. */
export const projectAssignments = sqliteTable(
  'project_assignment',
  {
    id: key('id'),
    projectId: text('project_id').notNull(),
    recommenderId: text('recommender_id').notNull(),
    /** 0 proposed, 1 confirmed, 2 declined. */
    state: integer('state').notNull().default(0),
    /** Why it was declined. */
    reason: text('reason'),
    tellTime: seconds('tell_time'),
    addUser: text('add_user'),
    addTime: addTime(),
    updateTime: seconds('update_time'),
  },
  (t) => [
    uniqueIndex('project_assignment_once').on(t.projectId, t.recommenderId),
    index('project_assignment_recommender').on(t.recommenderId, t.state, t.projectId),
  ],
);

/** An opinion while it is written: its writer alone reads it, and it counts nowhere. */
export const opinionDrafts = sqliteTable(
  'project_opinion_draft',
  {
    projectId: text('project_id').notNull(),
    recommenderId: text('recommender_id').notNull(),
    /** JSON of the form as it stands. */
    form: text('form').notNull(),
    updateTime: seconds('update_time'),
  },
  (t) => [primaryKey({ columns: [t.recommenderId, t.projectId] })],
);

/** A conflict that somebody declared, or that was computed when experts were assigned. */
export const projectConflicts = sqliteTable(
  'project_conflict',
  {
    id: key('id'),
    projectId: text('project_id').notNull(),
    recommenderId: text('recommender_id').notNull(),
    kind: text('kind').notNull(),
    /** 1: no assignment, no reading, no counting. */
    isHard: integer('is_hard').notNull().default(1),
    reason: text('reason'),
    addTime: addTime(),
  },
  (t) => [
    uniqueIndex('project_conflict_once').on(t.projectId, t.recommenderId, t.kind),
    index('project_conflict_recommender').on(t.recommenderId, t.isHard, t.projectId),
  ],
);

/** The ranking of a round as it was computed last, in parts that D1 can hold. */
export const projectRankings = sqliteTable(
  'project_ranking',
  {
    roundId: text('round_id').notNull(),
    part: integer('part').notNull(),
    figures: text('figures').notNull(),
    /** Says of which opinions it was computed: another one makes it stale. */
    basis: text('basis').notNull(),
    addTime: addTime(),
  },
  (t) => [primaryKey({ columns: [t.roundId, t.part] })],
);

/** Counts what the ranking of a round is made of (db/derived/programme.sql): another number, another ranking. */
export const projectRoundChanges = sqliteTable('project_round_changes', {
  roundId: text('round_id').primaryKey(),
  changes: integer('changes').notNull().default(0),
});

/** A published selection: what was published stays as it was, in the object store under the digest of its content. */
export const projectPublications = sqliteTable(
  'project_publication',
  {
    id: key('id'),
    roundId: text('round_id').notNull(),
    version: integer('version').notNull(),
    sha256: text('sha256').notNull(),
    projects: integer('projects').notNull(),
    /** The publication that it took the place of: undone, it gives the place back. */
    formerId: text('former_id'),
    addUser: text('add_user'),
    addTime: addTime(),
    undoTime: seconds('undo_time'),
  },
  (t) => [
    uniqueIndex('project_publication_version').on(t.roundId, t.version),
    uniqueIndex('project_publication_current').on(t.roundId).where(sql`${t.undoTime} IS NULL`),
    // Unique, as the key in it is: so its projects follow in their order without being sorted.
    uniqueIndex('project_publication_shown').on(sql`add_time DESC`, t.id).where(sql`${t.undoTime} IS NULL`),
  ],
);

/** A project of a published selection, as visitors read it. */
export const publishedProjects = sqliteTable(
  'published_project',
  {
    publicationId: text('publication_id').notNull(),
    projectId: text('project_id').notNull(),
    sort: integer('sort').notNull(),
    content: text('content').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.publicationId, t.projectId] }),
    index('published_project_order').on(t.publicationId, t.sort),
  ],
);

/** How many projects of a publication stand under each choice of the catalogue's filters, kept by triggers. */
export const publishedChoices = sqliteTable(
  'published_choice',
  {
    publicationId: text('publication_id').notNull(),
    /** field | unit | person | region | round; the value of a round is the publication's. */
    filter: text('filter').notNull(),
    value: text('value').notNull(),
    label: text('label'),
    labelEn: text('label_en'),
    projects: integer('projects').notNull(),
  },
  (t) => [primaryKey({ columns: [t.publicationId, t.filter, t.value] })],
);

/** Who was reminded of what on which day: one digest a person a day. */
export const programmeReminders = sqliteTable(
  'project_reminder',
  {
    person: text('person').notNull(),
    /** Day in Shanghai, `YYYY-MM-DD`. */
    day: text('day').notNull(),
    kinds: text('kinds').notNull(),
    addTime: addTime(),
  },
  (t) => [primaryKey({ columns: [t.person, t.day] })],
);
