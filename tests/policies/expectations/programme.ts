import type { Expectations } from '../kinds.ts';

const FORM = [
  ...['name', 'profile', 'scope', 'org_name', 'org_province_name', 'establish_date', 'industrial', 'business'],
  ...['org_person', 'org_leader', 'declarant_name', 'orgRec_id', 'personRec_id', 'height', 'attribute', 'achievement'],
  ...['shape', 'scale', 'expect', 'difficulty', 'degree', 'strength', 'trl1_9', 'leader_name', 'leader_education'],
  ...['leader_title', 'team_person', 'team_intermediate', 'team_experience', 'team_names', 'brief', 'highlights'],
  ...['market_points', 'difficulties'],
];
/** What the showcase does not show. */
const INTERNAL = [
  ...['establish_date', 'industrial', 'business', 'org_person', 'org_leader', 'declarant_user_id', 'declarant_name'],
  ...['update_date', 'height', 'attribute', 'achievement', 'shape', 'round_id', 'stage', 'submit_time', 'version'],
  ...['scale', 'expect', 'difficulty', 'degree', 'strength', 'trl1_9', 'leader_name', 'leader_education'],
  ...['leader_title', 'team_person', 'team_intermediate', 'team_experience', 'team_names', 'brief', 'highlights'],
  ...['market_points', 'difficulties'],
];
/** What a recommender reads of others once its own opinion is in. */
const OUTCOME = ['recommend_state', 'recommend_date', 'report_type', 'recommend_time'];
const CHOICE = ['optimize_name', 'optimize_profile', 'last_selected', 'sort_show'];
const CRITERIA = [
  ...['original', 'innovate', 'core', 'tradition', 'develop', 'strategy', 'realize', 'market', 'profit'],
  ...['target_market', 'promote', 'life_cycle', 'investment_heat', 'team_operations', 'implementation_risk'],
  ...['generality', 'resources', 'prepare'],
];
const SERVICES = [
  ...['equity_investment', 'financial_credit', 'merger_acquisition', 'financing_agency', 'listing_operation'],
  ...['consulting', 'joint_construction', 'research_development', 'transfer_transaction', 'resource_supply'],
  ...['chain_matching', 'attract_investment', 'policy_support', 'plan_design', 'packaging_promotion'],
  ...['expand_development', 'channel_agent', 'directional', 'special', 'special_subject', 'filter', 'matchmaking'],
  ...['planning_promotion', 'landing_platform', 'digitized_cloud', 'regional', 'industry', 'international'],
  ...['capital_market', 'investment_promotion', 'economic_industry', 'large_enterprises', 'medium_sized'],
];
const managerOnly = {
  absent:
    'visitor stranger owner orgAdmin recommender cg-input cg-auditor xq-input xq-auditor push-admin content-admin',
  reads: 'project-admin',
};
const forManager = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'project-admin']));

/** The declared-project programme (back-office§3, back-office§6; decisions 29 to 34, 94, 95). */
export const programme: Expectations = {
  project: {
    names: ['thtt_project'],
    rows: {
      selected: 'all',
      internal: 'owner project-admin recommender',
      recommended: 'owner project-admin recommender',
      draft: 'owner',
      deleted: 'none',
    },
    columns: {
      ...Object.fromEntries(
        INTERNAL.map((name) => [name, { absent: 'visitor', reads: 'owner project-admin recommender' }]),
      ),
      ...Object.fromEntries(
        OUTCOME.map((name) => [
          name,
          {
            absent: 'visitor',
            // The recommender wrote about the others.
            reads: {
              selected: 'owner project-admin',
              internal: 'owner project-admin recommender',
              recommended: 'owner project-admin recommender',
              draft: 'owner',
            },
          },
        ]),
      ),
      ...Object.fromEntries(
        CHOICE.map((name) => [
          name,
          { reads: { selected: 'all', internal: 'project-admin', recommended: 'project-admin', draft: 'none' } },
        ]),
      ),
      receipt: { absent: 'visitor recommender', reads: 'owner project-admin' },
      return_reason: { absent: 'visitor recommender', reads: 'owner project-admin' },
      is_edited: managerOnly,
      publication_id: managerOnly,
      pending_form: { absent: 'all', reads: 'none' },
      submission_key: { absent: 'all', reads: 'none' },
    },
    writable: FORM,
    writers: {
      recommend_state: 'project-admin recommender',
      recommend_date: 'project-admin recommender',
      report_type: 'project-admin recommender',
      ...forManager(CHOICE),
    },
    add: { by: 'users', data: { name: '申报成果', org_name: '申报单位' } },
    put: { by: 'owner project-admin', row: 'internal', column: 'org_person' },
    remove: { by: 'owner project-admin', row: 'internal' },
  },
  project_round: {
    rows: { any: 'all', deleted: 'none' },
    columns: {
      opinions_needed: managerOnly,
      sees_others: managerOnly,
      shows_applicant: managerOnly,
      add_user: managerOnly,
    },
    writable: [],
    writers: forManager([
      ...['title', 'title_en', 'guide', 'open_time', 'close_time', 'opinions_needed', 'opinions_due', 'sees_others'],
      'shows_applicant',
    ]),
    add: { by: 'project-admin', data: { title: '本年度推荐', open_time: 1, close_time: 2 } },
    put: { by: 'project-admin', row: 'any', column: 'title' },
    remove: { by: 'project-admin', row: 'any' },
  },
  project_round_file: {
    rows: { any: 'all' },
    writable: [],
    writers: forManager(['round_id', 'name', 'is_required', 'sort']),
    fixed: ['round_id'],
    add: { by: 'project-admin', data: { round_id: 'project_round:any', name: '成果登记证明' } },
    put: { by: 'project-admin', row: 'any', column: 'name' },
    remove: { by: 'project-admin', row: 'any' },
  },
  project_rec_opinion: {
    names: ['thtt_project_rec_opinion'],
    hidden: 'visitor',
    rows: { written: 'recommender project-admin', shown: 'recommender project-admin owner', deleted: 'none' },
    writable: [],
    writers: Object.fromEntries(
      ['project_id', 'roc_org', 'comment', 'recommend_type', ...CRITERIA].map((name) => [name, 'recommender']),
    ),
    fixed: ['project_id', 'roc_org'],
    add: { by: 'recommender', data: { project_id: 'project:selected', comment: '同意推荐', recommend_type: 1 } },
    put: { by: 'recommender', row: 'written', column: 'comment' },
    remove: { by: 'project-admin', row: 'written' },
  },
  project_recommend: {
    names: ['thtt_project_recommend'],
    rows: { unit: 'all', expert: 'project-admin', deleted: 'none' },
    columns: {
      org_password: { absent: 'all', reads: 'none' },
      org_contacts_phone: managerOnly,
      sex: managerOnly,
      add_date: managerOnly,
      must_change: managerOnly,
      user_id: managerOnly,
      organization_id: managerOnly,
      org_contacts_email: managerOnly,
    },
    writable: [],
    writers: forManager([
      ...[
        'user_id',
        'organization_id',
        'org_contacts_email',
        'org_name',
        'org_password',
        'org_category',
        'identify',
        'org_contacts_name',
        'org_contacts_phone',
      ],
      ...['sex', 'area', 'duties', 'profile', 'photos'],
    ]),
    fixed: ['identify'],
    add: {
      by: 'project-admin',
      data: { org_name: '推荐单位', org_password: 'Demo@2026', org_category: 1, identify: 1 },
    },
    put: { by: 'project-admin', row: 'unit', column: 'area' },
    remove: { by: 'project-admin', row: 'unit' },
  },
  project_news: {
    rows: { any: 'all', deleted: 'none' },
    writable: [],
    writers: forManager(['title', 'profile', 'identify']),
    add: { by: 'project-admin', data: { title: '通知', identify: 1 } },
    put: { by: 'project-admin', row: 'any', column: 'title' },
    remove: { by: 'project-admin', row: 'any' },
  },
  project_contacts: {
    names: ['thtt_project_contacts'],
    hidden: 'visitor recommender',
    rows: { own: 'owner project-admin', deleted: 'none' },
    columns: { state: managerOnly, note: managerOnly, version: managerOnly },
    writers: forManager(['state', 'note']),
    writable: [
      ...['project_item_id', 'project_contacts_type', 'contacts_org', 'contacts_position', 'contacts_name'],
      ...['contacts_phone', ...SERVICES],
    ],
    fixed: ['project_item_id', 'project_contacts_type'],
    add: {
      by: 'all',
      data: {
        project_item_id: 'project:selected',
        project_contacts_type: 1,
        contacts_org: '合作单位',
        contacts_position: '经理',
        contacts_name: '联系人',
        contacts_phone: '13700000001',
      },
    },
    put: { by: 'project-admin', row: 'own', column: 'contacts_position' },
    remove: { by: 'project-admin', row: 'own' },
  },
};
