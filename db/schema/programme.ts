import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, isDelete, key, seconds } from './columns.ts';

/** Time as the programme writes it: unix seconds when added, `YYYY-MM-DD HH:mm:ss` when changed (back-office§9). */
const addDate = () => integer('add_date').notNull().default(0);

/** Declared project of the programme (back-office§3). */
export const programmeProjects = sqliteTable(
  'project',
  {
    id: key('id'),
    name: text('name').notNull(),
    optimizeName: text('optimize_name'),
    optimizeProfile: text('optimize_profile'),
    profile: text('profile'),
    scope: text('scope'),
    orgName: text('org_name').notNull(),
    orgProvinceName: text('org_province_name'),
    establishDate: text('establish_date'),
    industrial: integer('industrial'),
    business: integer('business'),
    orgPerson: text('org_person'),
    orgLeader: text('org_leader'),
    declarantUserId: text('declarant_user_id').notNull(),
    declarantName: text('declarant_name'),
    /** Empty, the text 'null' and null all read as none (decision 97). */
    orgRecId: text('orgRec_id'),
    personRecId: text('personRec_id'),
    /** 0 shortlisted, 1 recommended, 2 not recommended for now (decision 94). */
    recommendState: integer('recommend_state').notNull().default(0),
    recommendDate: text('recommend_date'),
    reportType: integer('report_type'),
    height: integer('height'),
    attribute: integer('attribute'),
    achievement: integer('achievement'),
    shape: integer('shape'),
    scale: integer('scale'),
    expect: integer('expect'),
    difficulty: integer('difficulty'),
    degree: integer('degree'),
    strength: integer('strength'),
    trl: integer('trl1_9'),
    leaderName: text('leader_name'),
    leaderEducation: integer('leader_education'),
    leaderTitle: integer('leader_title'),
    teamPerson: integer('team_person'),
    teamIntermediate: integer('team_intermediate'),
    teamExperience: integer('team_experience'),
    /** Row of `project_round`; empty: the first round, which was there before rounds had rows (decision 111). */
    roundId: text('round_id'),
    /** 0 a draft, which its declarant alone reads, 1 declared, 2 returned, 3 withdrawn by the office. */
    stage: integer('stage').notNull().default(1),
    /** The receipt of the first submission. */
    receipt: text('receipt'),
    /** When it was submitted last, and when it was recommended first: unix seconds. */
    submitTime: seconds('submit_time'),
    recommendTime: seconds('recommend_time'),
    /** Why the office returned or withdrew it. */
    returnReason: text('return_reason'),
    brief: text('brief'),
    highlights: text('highlights'),
    marketPoints: text('market_points'),
    difficulties: text('difficulties'),
    teamNames: text('team_names'),
    /** JSON of what its declarant changed and did not hand in yet, once it was declared. */
    pendingForm: text('pending_form'),
    /** What a start was sent with, so that a repeated one makes no second draft. */
    submissionKey: text('submission_key'),
    /** Counted up by every write: who writes upon another one is told (decision 22). */
    version: integer('version').notNull().default(1),
    /** What the office chose: selected, and where it stands. The next publication makes it public. */
    lastSelected: flag('last_selected'),
    sortShow: integer('sort_show').notNull().default(0),
    /** Row of `project_publication` that shows it to visitors; empty: none. */
    publicationId: text('publication_id'),
    /** 1 where the office chose or worded it otherwise since: visitors read the published words, not these. */
    isEdited: flag('is_edited'),
    addDate: addDate(),
    updateDate: text('update_date'),
    isDelete: isDelete(),
  },
  (t) => [
    index('project_declarant').on(t.declarantUserId, t.isDelete, t.addDate, t.id),
    index('project_selected').on(t.lastSelected, t.isDelete, t.sortShow),
    index('project_published').on(t.publicationId).where(sql`${t.publicationId} IS NOT NULL`),
    index('project_published_unit').on(t.orgRecId).where(sql`${t.publicationId} IS NOT NULL`),
    index('project_published_person').on(t.personRecId).where(sql`${t.publicationId} IS NOT NULL`),
    index('project_state').on(t.recommendState, t.isDelete),
    index('project_unit').on(t.orgRecId, t.lastSelected, t.isDelete),
    uniqueIndex('project_receipt').on(t.receipt).where(sql`${t.receipt} IS NOT NULL`),
    uniqueIndex('project_submission').on(t.declarantUserId, t.submissionKey).where(sql`${t.submissionKey} IS NOT NULL`),
    index('project_in_round').on(t.roundId, t.stage, t.isDelete, t.id),
    // Figures of the office are counted in it alone.
    index('project_figures').on(
      ...([t.roundId, t.isDelete, t.stage, t.recommendState, t.lastSelected] as const),
      ...([t.orgProvinceName, t.industrial, t.scope] as const),
    ),
    index('project_person').on(t.personRecId, t.lastSelected, t.isDelete),
  ],
);

/** Recommendation opinion (back-office§3): comment, type and 18 criteria, each 1 meets, 2 general, 0 unselected. */
export const projectOpinions = sqliteTable(
  'project_rec_opinion',
  {
    id: key('id'),
    projectId: text('project_id').notNull(),
    /** Row of `project_recommend` that wrote it. */
    rocOrg: text('roc_org').notNull(),
    comment: text('comment').notNull(),
    recommendType: integer('recommend_type').notNull(),
    original: flag('original'),
    innovate: flag('innovate'),
    core: flag('core'),
    tradition: flag('tradition'),
    develop: flag('develop'),
    strategy: flag('strategy'),
    realize: flag('realize'),
    market: flag('market'),
    profit: flag('profit'),
    targetMarket: flag('target_market'),
    promote: flag('promote'),
    lifeCycle: flag('life_cycle'),
    investmentHeat: flag('investment_heat'),
    teamOperations: flag('team_operations'),
    implementationRisk: flag('implementation_risk'),
    generality: flag('generality'),
    resources: flag('resources'),
    prepare: flag('prepare'),
    version: integer('version').notNull().default(1),
    addDate: addDate(),
    updateDate: text('update_date'),
    isDelete: isDelete(),
  },
  (t) => [
    uniqueIndex('project_rec_opinion_once').on(t.projectId, t.rocOrg).where(sql`${t.isDelete} = 0`),
    index('project_rec_opinion_recommender').on(t.rocOrg),
  ],
);

/** Recommender (back-office§3): identify 1 unit, 2 person, 3 expert; the password is a salted hash (decision 33). */
export const recommenders = sqliteTable(
  'project_recommend',
  {
    id: key('id'),
    orgName: text('org_name').notNull(),
    orgPassword: text('org_password'),
    orgCategory: integer('org_category'),
    identify: integer('identify').notNull(),
    orgContactsName: text('org_contacts_name'),
    orgContactsPhone: text('org_contacts_phone'),
    sex: integer('sex'),
    area: text('area'),
    duties: integer('duties'),
    profile: text('profile'),
    photos: text('photos'),
    /** 1 where the office set the password: its owner chooses another at the next sign-in. */
    mustChange: flag('must_change'),
    /** The account that this recommender is known to be, of which conflicts are computed. */
    userId: text('user_id'),
    organizationId: text('organization_id'),
    orgContactsEmail: text('org_contacts_email'),
    addDate: addDate(),
    isDelete: isDelete(),
  },
  (t) => [
    index('project_recommend_kind').on(t.identify, t.isDelete, t.orgCategory),
    index('project_recommend_name').on(t.orgName),
    uniqueIndex('project_recommend_once').on(t.orgName).where(sql`${t.isDelete} = 0`),
    index('project_recommend_user').on(t.userId).where(sql`${t.userId} IS NOT NULL`),
  ],
);

/** News and files of the programme (back-office§3); kind 3 is a file item. */
export const projectNews = sqliteTable(
  'project_news',
  {
    id: key('id'),
    title: text('title').notNull(),
    profile: text('profile'),
    identify: integer('identify').notNull().default(1),
    addUser: text('add_user'),
    addDate: addDate(),
    updateDate: text('update_date'),
    isDelete: isDelete(),
  },
  (t) => [index('project_news_kind').on(t.identify, t.isDelete, t.addDate)],
);
