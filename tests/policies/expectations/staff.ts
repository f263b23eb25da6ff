import { type Expectation, type Expectations, KINDS } from '../kinds.ts';

/** Read by everybody, written by content editors. */
const content = (
  writable: readonly string[],
  data: Record<string, string | number>,
  deletes = true,
  by = 'content-admin',
): Expectation => ({
  rows: deletes ? { any: 'all', deleted: 'none' } : { any: 'all' },
  writable: [],
  writers: Object.fromEntries(writable.map((name) => [name, by])),
  add: { by, data },
  put: { by, row: 'any', column: Object.keys(data)[0] ?? '' },
  remove: { by, row: 'any' },
});

/** Of what people book, beside its own columns. */
const BOOKED = [
  ...['capacity', 'sign_from', 'sign_until', 'offer_hours', 'check_phone', 'questions'],
  ...['cancel_time', 'cancel_reason', 'is_open', 'publish_time', 'unpublish_time'],
];

/** Read by everybody, written by the loader alone. */
const loaded = (column: string, data: Record<string, string | number>): Expectation => ({
  rows: { any: 'all' },
  writable: [],
  add: { by: 'none', data },
  put: { by: 'none', row: 'any', column },
  remove: { by: 'none', row: 'any' },
});

/** Seen by one authority and `admin` alone. */
const behind = (
  by: string,
  writable: readonly string[],
  data: Record<string, string | number>,
  options: Partial<Expectation> = {},
): Expectation => ({
  hidden: KINDS.filter((kind) => kind !== by && kind !== 'admin').join(' '),
  rows: { any: by, deleted: 'none' },
  writable: [],
  writers: Object.fromEntries(writable.map((name) => [name, by])),
  add: { by, data },
  put: { by, row: 'any', column: Object.keys(data)[0] ?? '' },
  remove: { by, row: 'any' },
  ...options,
});

/** A column that the platform keeps for itself. */
const KEPT = { absent: 'all', reads: 'none' };

const STAFF = KINDS.filter((kind) => kind.includes('-') || kind === 'admin').join(' ');

const NOT_EDITORS = KINDS.filter((kind) => kind !== 'content-admin' && kind !== 'admin').join(' ');

const SHOWN = ['is_open', 'publish_time', 'unpublish_time'];

/** Rows that editors open, and open and close at a time. */
const between = {
  rows: { open: 'all', closed: 'content-admin', coming: 'content-admin', over: 'content-admin', deleted: 'none' },
  put: { by: 'content-admin', row: 'closed', column: 'title' },
  remove: { by: 'content-admin', row: 'closed' },
};

/** Content and reference data (core§3, back-office§3; decision 16). */
const texts: Expectations = {
  news: {
    ...content(
      [
        ...['title', 'title_en', 'summary', 'summary_en', 'content', 'content_en', 'cover', 'type'],
        ...['source', 'source_en', 'sort'],
      ],
      { title: '新闻' },
    ),
    rows: { draft: 'content-admin', deleted: 'none' },
    columns: Object.fromEntries(
      ['is_changed', 'version', 'publish_time', 'unpublish_time', 'shown_from'].map((name) => [
        name,
        { absent: NOT_EDITORS, reads: 'content-admin' },
      ]),
    ),
    put: { by: 'content-admin', row: 'draft', column: 'title' },
    remove: { by: 'content-admin', row: 'draft' },
  },
  video: {
    ...content(
      [
        ...['title', 'title_en', 'profile', 'profile_en', 'cover', 'url', 'type', 'duration', 'chapters', 'sort'],
        ...['captions', 'captions_en'],
        ...SHOWN,
      ],
      { title: '视频' },
    ),
    ...between,
  },
  hall: {
    ...content(
      [
        ...['name', 'name_en', 'summary', 'summary_en', 'scope', 'cover', 'video', 'panorama', 'sort'],
        ...['captions', 'captions_en'],
        ...SHOWN,
      ],
      { name: '展厅' },
    ),
    ...between,
    put: { by: 'content-admin', row: 'closed', column: 'name' },
  },
  front_door_item: {
    ...content(
      ['item_type', 'item_id', 'note', 'note_en', 'sort', ...SHOWN],
      { item_id: 'chengguo:public', item_type: 1 },
      false,
    ),
    rows: { any: 'content-admin' },
    fixed: ['item_type', 'item_id'],
    put: { by: 'content-admin', row: 'any', column: 'note' },
  },
  hall_exhibit: {
    ...content(
      ['hall_id', 'item_type', 'item_id', 'note', 'note_en', 'sort'],
      { hall_id: 'hall:open', item_id: 'chengguo:public', item_type: 1 },
      false,
    ),
    rows: { any: 'content-admin' },
    fixed: ['hall_id', 'item_type', 'item_id'],
    put: { by: 'content-admin', row: 'any', column: 'note' },
  },
  book: {
    ...content(
      [
        ...['name', 'author', 'press', 'profile', 'cover', 'url', 'sort', 'type', 'isbn', 'year'],
        ...['name_en', 'author_en', 'press_en', 'profile_en'],
        ...SHOWN,
      ],
      { name: '图书' },
    ),
    ...between,
    put: { by: 'content-admin', row: 'coming', column: 'name' },
  },
  innovate: {
    ...content(['title', 'title_en', 'content', 'type', 'cover', 'source', ...SHOWN], { title: '创新' }),
    ...between,
  },
  clinic_case: {
    ...content(
      [
        ...['title', 'title_en', 'summary', 'summary_en', 'content', 'content_en', 'result', 'result_en'],
        ...['cover', 'org_name', 'expert_id', 'scope_id', 'sort', 'is_open'],
      ],
      { title: '案例' },
    ),
    columns: { application_id: { absent: NOT_EDITORS, reads: 'content-admin' } },
    rows: { open: 'all', closed: 'content-admin', deleted: 'none' },
    put: { by: 'content-admin', row: 'closed', column: 'title' },
    remove: { by: 'content-admin', row: 'closed' },
  },
  clinic_hour: behind(
    'content-admin',
    ['expert_id', 'weekday', 'from_minute', 'until_minute', 'slot_minutes'],
    { expert_id: 'zhuanjia:public', weekday: 2, from_minute: 540, until_minute: 660, slot_minutes: 60 },
    { rows: { any: 'content-admin' }, put: { by: 'content-admin', row: 'any', column: 'weekday' } },
  ),
  clinic_day_off: behind(
    'content-admin',
    ['expert_id', 'from_day', 'until_day', 'reason'],
    { expert_id: 'zhuanjia:public', from_day: '2030-01-01', until_day: '2030-01-03' },
    { rows: { any: 'content-admin' }, put: { by: 'content-admin', row: 'any', column: 'reason' } },
  ),
  meeting: {
    ...content(
      [
        ...[
          'name',
          'name_en',
          'type',
          'profile',
          'profile_en',
          'cover',
          'address',
          'address_en',
          'org_name',
          'org_name_en',
          'start_time',
          'end_time',
        ],
        ...['paid', ...BOOKED],
      ],
      { name: '会议' },
    ),
    rows: { open: 'all', closed: 'content-admin', coming: 'content-admin', over: 'content-admin', deleted: 'none' },
    put: { by: 'content-admin', row: 'open', column: 'address' },
    remove: { by: 'content-admin', row: 'open' },
  },
  yuanqu: {
    ...content(
      [
        ...['name', 'name_en', 'cover', 'profile', 'profile_en', 'address', 'sort'],
        ...['region_bg', 'build_bg', 'ecology_bg', 'link_bg', 'merchants'],
        ...['financial_support_policy', 'incentive_policy', 'talent_attraction_policy', 'supporting_policy'],
        ...['innovation_policy', 'contacts', 'contacts_tel', 'province', 'city', 'county'],
        ...SHOWN,
      ],
      { name: '园区' },
    ),
    ...between,
    put: { by: 'content-admin', row: 'over', column: 'name' },
  },
  course: {
    ...content(
      [
        ...['name', 'name_en', 'mainTeacher', 'orgName', 'profile', 'profile_en'],
        ...['cover', 'video', 'class_hours', 'paid', 'certificate'],
        ...['term_id', 'address', 'address_en', 'start_time', 'end_time', 'sort', ...BOOKED],
      ],
      { name: '课程' },
    ),
    rows: { free: 'all', paid: 'all', closed: 'content-admin', deleted: 'none' },
    columns: { video: { reads: { free: 'all', paid: 'owner content-admin', closed: 'content-admin' } } },
    put: { by: 'content-admin', row: 'paid', column: 'orgName' },
    remove: { by: 'content-admin', row: 'paid' },
  },
  course_term: content(['name', 'name_en', 'year', 'starts', 'ends', 'intro', 'intro_en', 'sort'], {
    name: '学期',
    year: 2026,
  }),
  course_chapter: {
    ...content(['course_id', 'name', 'name_en', 'video', 'duration', 'captions', 'captions_en', 'sort'], {
      course_id: 'course:free',
      name: '章节',
    }),
    rows: { free: 'all', paid: 'all', closed: 'content-admin', deleted: 'none' },
    columns: Object.fromEntries(
      ['video', 'captions', 'captions_en'].map((name) => [
        name,
        { reads: { free: 'all', paid: 'owner content-admin', closed: 'content-admin' } },
      ]),
    ),
    fixed: ['course_id'],
    put: { by: 'content-admin', row: 'paid', column: 'name' },
    remove: { by: 'content-admin', row: 'paid' },
  },
  course_material: {
    ...content(['course_id', 'name', 'name_en', 'url', 'sort'], {
      course_id: 'course:free',
      name: '资料',
      url: 'https://example.com/a.pdf',
    }),
    rows: { free: 'all', paid: 'all', closed: 'content-admin', deleted: 'none' },
    columns: { url: { reads: { free: 'all', paid: 'owner content-admin', closed: 'content-admin' } } },
    fixed: ['course_id'],
    put: { by: 'content-admin', row: 'paid', column: 'name' },
    remove: { by: 'content-admin', row: 'paid' },
  },
  star: {
    ...content(['name', 'area_code', 'cover', 'profile', 'url', 'sort'], { name: '星站' }),
    rows: { open: 'all', closed: 'content-admin', deleted: 'none' },
    put: { by: 'content-admin', row: 'closed', column: 'name' },
    remove: { by: 'content-admin', row: 'closed' },
  },
  scope: content(['pid', 'name', 'name_en', 'sort', 'code', 'stage', 'patent_classify_ids', 'patent_classify_names'], {
    name: '领域',
  }),
  region: {
    ...content(
      ['name', 'en_name', 'logo', 'title', 'title_en', 'center_url', 'id'],
      { name: '地区', id: '139999' },
      false,
    ),
    fixed: ['id'],
  },
  workstation: content(
    ['area_code', 'name', 'url', 'platform_url', 'kind'],
    { name: '工作站', area_code: '130199' },
    false,
  ),
  promotion_type: {
    ...content(['code', 'name', 'name_en'], { name: '推广', code: 'QTTJ' }, false, 'admin'),
    fixed: ['code'],
  },
  china: loaded('name', { name: '某地', level: 3, pid: '0' }),
  countries: loaded('cn_name', { cn_name: '某国', en_name: 'Country' }),
  industry_v2: loaded('name', { name: '某业', depth: 1 }),
  post_code: loaded('post_code', { province: '省', city: '市', area: '县', post_code: '000001' }),
  saved_filter: {
    hidden: 'visitor recommender',
    rows: { own: 'owner' },
    writable: [],
    writers: { page: STAFF, name: STAFF, search: STAFF },
    add: { by: STAFF, data: { page: '/audit/results', name: '久等', search: 'age=5' } },
    put: { by: 'none', row: 'own', column: 'name' },
    remove: { by: 'owner', row: 'own' },
  },
  setting: {
    rows: { public: 'all', secret: 'admin' },
    writable: [],
    writers: { value: 'admin' },
    add: { by: 'none', data: { value: '1' } },
    put: { by: 'admin', row: 'secret', column: 'value' },
    remove: { by: 'none', row: 'secret' },
  },
};

/** Pushes and organisation groups, an operator's business (back-office§6); the record of changes, an administrator's. */
const operations: Expectations = {
  push_template: behind(
    'push-admin',
    [],
    { name: '模板', template_id: 'T1' },
    {
      rows: { any: 'push-admin' },
      writers: { template_id: 'admin', name: 'admin', keynotes: 'admin' },
      add: { by: 'admin', data: { name: '模板', template_id: 'T1' } },
      put: { by: 'admin', row: 'any', column: 'name' },
      remove: { by: 'admin', row: 'any' },
    },
  ),
  review_template: behind('admin', ['audit_status', 'text', 'text_en', 'sort'], {
    text: '请补充材料',
    audit_status: 3,
  }),
  work_group: behind('admin', ['name', 'name_en', 'authorities', 'sort'], {
    name: '工作室',
    authorities: 'cg-auditor',
  }),
  push_group: behind(
    'push-admin',
    ['title', 'title_params', 'remark', 'item_type'],
    { title: '推送包', item_type: 1 },
    {
      names: ['thtt_push_group'],
      columns: { submission_key: KEPT },
      fixed: ['item_type'],
    },
  ),
  push_group_items: behind(
    'push-admin',
    ['push_group_id', 'item_id', 'item_type', 'push_state', 'push_wechat_ids'],
    { push_group_id: 'push_group:any', item_id: 'chengguo:public', item_type: 1 },
    {
      names: ['thtt_push_group_items'],
      rows: { any: 'push-admin' },
      fixed: ['push_group_id', 'item_id', 'item_type'],
      put: { by: 'push-admin', row: 'any', column: 'push_wechat_ids' },
    },
  ),
  push_wechat: behind(
    'push-admin',
    ['title', 'title_params', 'push_group_id', 'remark', 'item_type', 'auto_push_time'],
    { title: '推送', remark: '说明', push_group_id: 'push_group:any', item_type: 1 },
    {
      names: ['thtt_push_wechat'],
      columns: { submission_key: KEPT, site_origin: KEPT },
      fixed: ['push_group_id', 'item_type'],
    },
  ),
  push_wechat_orgs: behind(
    'push-admin',
    ['push_id', 'org_id', 'push_group_id'],
    { push_id: 'push_wechat:any', org_id: 'organization:ours' },
    {
      names: ['thtt_push_wechat_orgs'],
      columns: { lease_id: KEPT, recipient: KEPT, client_msg_id: KEPT },
      rows: { any: 'push-admin' },
      put: { by: 'none', row: 'any', column: 'push_group_id' },
    },
  ),
  push_audience: behind('push-admin', ['name', 'filter'], { name: '受众', filter: '{}' }),
  organization_group: behind(
    'push-admin',
    ['name', 'remark'],
    { name: '分组' },
    {
      names: ['thtt_organization_group', 'organisation_group'],
    },
  ),
  organization_group_item: behind(
    'push-admin',
    ['org_group_id', 'org_id'],
    { org_group_id: 'organization_group:any', org_id: 'organization:ours' },
    { rows: { any: 'push-admin' }, put: { by: 'none', row: 'any', column: 'org_id' } },
  ),
  audit_log: behind(
    'admin',
    [],
    { action: 'audit', table_name: 'chengguo', item_id: 'x' },
    {
      rows: { any: 'admin' },
      add: { by: 'none', data: { action: 'audit', table_name: 'chengguo', item_id: 'x' } },
      put: { by: 'none', row: 'any', column: 'opinion' },
      remove: { by: 'none', row: 'any' },
    },
  ),
};

export const staff: Expectations = { ...texts, ...operations };
