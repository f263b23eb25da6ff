import type { Expectations } from '../kinds.ts';

/** Never shown to anybody. */
const KEPT = { absent: 'all', reads: 'none' };

const RIGHTS = ['authority', 'org_type', 'activity_identity', 'visible_province', 'visible_city', 'visible_county'];

/** Users, organisations, what they write and sign up for (core§3, core§6; decisions 25, 27, 28, 40, 41, 55). */
export const people: Expectations = {
  user: {
    names: ['thtt_user'],
    hidden: 'visitor',
    beside: 'visitor',
    rows: { person: 'all', deleted: 'none' },
    columns: {
      password: { absent: 'all', reads: 'none' },
      name: { absent: 'visitor recommender', reads: 'owner project-admin' },
      tel: { absent: 'visitor recommender', reads: 'owner project-admin' },
      account: { absent: 'visitor recommender', reads: 'owner admin' },
      openid: { absent: 'visitor recommender', reads: 'none' },
      unionid: { absent: 'all', reads: 'none' },
      email: { absent: 'visitor recommender', reads: 'owner admin' },
      sex: { absent: 'visitor recommender', reads: 'owner admin' },
      add_time: { absent: 'visitor recommender', reads: 'owner admin' },
      ...Object.fromEntries(RIGHTS.map((name) => [name, { absent: 'visitor recommender', reads: 'owner admin' }])),
    },
    writable: ['name', 'nickname', 'sex', 'tel', 'avatar'],
    writers: Object.fromEntries(RIGHTS.map((name) => [name, 'admin'])),
    add: { by: 'none', data: { account: '13700000000', name: '新用户' } },
    put: { by: 'owner admin', row: 'person', column: 'nickname' },
    remove: { by: 'admin', row: 'person' },
  },
  organization: {
    names: ['organisation', 'thtt_organization'],
    rows: {
      ours: 'all',
      unshown: 'cg-input cg-auditor xq-input xq-auditor push-admin project-admin content-admin',
      deleted: 'none',
    },
    columns: {
      contacts: {
        absent: 'visitor recommender owner project-admin',
        reads: 'orgAdmin cg-input cg-auditor xq-input xq-auditor push-admin content-admin',
      },
      contacts_tel: {
        absent: 'visitor recommender owner project-admin',
        reads: 'orgAdmin cg-input cg-auditor xq-input xq-auditor push-admin content-admin',
      },
      contacts_email: {
        absent: 'visitor recommender owner project-admin',
        reads: 'orgAdmin cg-input cg-auditor xq-input xq-auditor push-admin content-admin',
      },
      wechat: {
        absent: 'visitor recommender owner project-admin',
        reads: 'orgAdmin cg-input cg-auditor xq-input xq-auditor push-admin content-admin',
      },
      user_id: { absent: 'visitor recommender', reads: 'users' },
      merged_into: { absent: 'all', reads: 'none' },
      is_shown: { absent: 'all', reads: 'none' },
    },
    fixed: ['name'],
    writable: [
      ...[
        'name',
        'name_en',
        'profile_en',
        'org_type',
        'window_name',
        'web_site',
        'director',
        'profile',
        'contacts',
        'contacts_tel',
      ],
      ...['contacts_email', 'wechat', 'economic_circle', 'staff_num_range', 'reg_location', 'talent', 'equipment'],
      ...['business_direction', 'performance', 'team_scale', 'assets', 'capital', 'technology', 'business', 'industry'],
      ...['industry_id', 'recommendation', 'province', 'city', 'county', 'provinceName', 'cityName', 'countyName'],
      ...['country', 'address', 'estiblish_time', 'legal_person_name', 'tyc_org_id', 'tyc_type'],
      ...['social_credit_code', 'organization_code', 'reg_number', 'legal_type', 'promotion_type'],
    ],
    writers: { type: 'cg-input xq-input content-admin', level: 'cg-input xq-input content-admin' },
    add: { by: 'users', data: { name: '新研究院' } },
    put: { by: 'orgAdmin cg-input xq-input content-admin', row: 'ours', column: 'director' },
    remove: { by: 'content-admin', row: 'ours' },
  },
  organisation_user: {
    names: ['organization_user', 'thtt_organisation_user'],
    hidden: 'visitor recommender',
    rows: {
      owner: 'owner orgAdmin cg-input cg-auditor xq-input xq-auditor push-admin content-admin',
      deleted: 'none',
    },
    columns: Object.fromEntries(
      ['invited_by', 'joined_time', 'read_from', 'asked_text', 'asked_files', 'asked_time'].map((name) => [name, KEPT]),
    ),
    writable: ['organization_id'],
    fixed: ['organization_id', 'user_id'],
    writers: { user_id: 'orgAdmin stranger admin', is_admin: 'orgAdmin admin' },
    add: { by: 'users', data: { organization_id: 'organization:third' } },
    put: { by: 'orgAdmin admin', row: 'owner', column: 'is_admin' },
    remove: { by: 'owner orgAdmin admin', row: 'owner' },
  },
  organization_scope: {
    rows: { ours: 'all' },
    writable: ['org_id', 'first_scope_id', 'second_scope_id'],
    add: {
      by: 'orgAdmin cg-input xq-input content-admin',
      data: { org_id: 'organization:ours', second_scope_id: 's-101-01' },
    },
    put: { by: 'none', row: 'ours', column: 'second_scope_id' },
    remove: { by: 'orgAdmin cg-input xq-input content-admin', row: 'ours' },
  },
  feedback: {
    names: ['thtt_feedback'],
    rows: { ours: 'owner orgAdmin push-admin', deleted: 'none' },
    columns: { openid: { absent: 'visitor recommender', reads: 'none' } },
    writable: [
      ...['phone', 'name', 'province_name', 'remark', 'files', 'item_id', 'item_type', 'push_wechat_id'],
      ...['push_group_id', 'org_id', 'openid', 'wechat_name'],
    ],
    fixed: ['item_id', 'item_type', 'push_wechat_id', 'push_group_id', 'org_id', 'openid', 'wechat_name'],
    add: { by: 'all', data: { phone: '13700000001', name: '联系人', remark: '希望合作' } },
    put: { by: 'owner', row: 'ours', column: 'remark' },
    remove: { by: 'owner push-admin', row: 'ours' },
  },
  cheese: {
    hidden: 'visitor recommender',
    rows: { own: 'owner', deleted: 'none' },
    writable: ['title', 'profile'],
    add: { by: 'users', data: { title: '标题', profile: '内容' } },
    put: { by: 'owner', row: 'own', column: 'title' },
    remove: { by: 'owner', row: 'own' },
  },
  markdown: {
    rows: { own: 'owner', deleted: 'none' },
    writable: ['title', 'content', 'is_open'],
    add: { by: 'users', data: { title: '标题', content: '# 正文' } },
    put: { by: 'owner', row: 'own', column: 'title' },
    remove: { by: 'owner', row: 'own' },
  },
  remind: {
    hidden: 'visitor recommender',
    rows: { own: 'owner', deleted: 'none' },
    writable: ['cheese_id', 'ai', 'remind_start_time', 'ai_stage'],
    fixed: ['cheese_id'],
    add: { by: 'owner', data: { cheese_id: 'cheese:own', ai: 1, remind_start_time: 1_760_000_000, ai_stage: 1 } },
    put: { by: 'owner', row: 'own', column: 'remind_start_time' },
    remove: { by: 'owner', row: 'own' },
  },
  project_form: {
    hidden: 'visitor recommender',
    rows: { own: 'owner project-admin content-admin', deleted: 'none' },
    writable: ['code', 'name', 'comment'],
    add: { by: 'users', data: { code: 'A1', name: '项目' } },
    put: { by: 'owner', row: 'own', column: 'comment' },
    remove: { by: 'owner project-admin content-admin', row: 'own' },
  },
  clinic_application: {
    hidden: 'visitor recommender',
    rows: { own: 'owner content-admin', deleted: 'none' },
    writable: ['org_name', 'contacts', 'phone', 'remark', 'audit_status'],
    add: { by: 'users', data: { org_name: '申请单位', contacts: '联系人', phone: '13700000001' } },
    put: { by: 'owner content-admin', row: 'own', column: 'remark' },
    remove: { by: 'content-admin', row: 'own' },
  },
  course_user: {
    rows: { own: 'owner content-admin', deleted: 'none' },
    columns: Object.fromEntries(
      ['sex', 'org_name', 'post', 'traffic_type', 'user_id', 'add_time'].map((name) => [
        name,
        { absent: 'visitor recommender', reads: 'owner content-admin' },
      ]),
    ),
    writable: ['course_id', 'name', 'sex', 'org_name', 'post', 'phone', 'traffic_type'],
    add: { by: 'all', data: { course_id: 'course:free', name: '学员', phone: '13700000001' } },
    put: { by: 'content-admin', row: 'own', column: 'post' },
    remove: { by: 'owner content-admin', row: 'own' },
  },
  inquiry: {
    hidden: 'visitor recommender',
    rows: { own: 'owner content-admin', deleted: 'none' },
    columns: Object.fromEntries(
      ['answer_user', 'mail_time'].map((name) => [
        name,
        {
          absent:
            'visitor owner orgAdmin stranger cg-input cg-auditor xq-input xq-auditor push-admin project-admin recommender',
          reads: 'content-admin',
        },
      ]),
    ),
    writable: ['name', 'org_name', 'country', 'email', 'sought', 'item_type', 'item_id', 'lang'],
    add: {
      by: 'all',
      data: {
        name: 'Research office',
        org_name: 'Example Labs',
        country: 'Norway',
        email: 'office@example.com',
        sought: 'Electrolysers',
      },
    },
    put: { by: 'none', row: 'own', column: 'sought' },
    remove: { by: 'owner content-admin', row: 'own' },
  },
  yuanqu_intention: {
    hidden: 'visitor recommender',
    rows: { own: 'owner content-admin', deleted: 'none' },
    columns: {
      note: {
        absent:
          'visitor owner orgAdmin stranger cg-input cg-auditor xq-input xq-auditor push-admin project-admin recommender',
        reads: 'content-admin',
      },
    },
    writable: ['yuanqu_id', 'name', 'org_name', 'project', 'amount', 'phone', 'remark'],
    writers: { state: 'content-admin', note: 'content-admin' },
    fixed: ['yuanqu_id'],
    add: {
      by: 'all',
      data: { yuanqu_id: 'yuanqu:any', name: '落户人', project: '落户项目', phone: '13700000001' },
    },
    put: { by: 'content-admin', row: 'own', column: 'remark' },
    remove: { by: 'owner content-admin', row: 'own' },
  },
  meeting_user: {
    rows: { own: 'owner content-admin', deleted: 'none' },
    columns: Object.fromEntries(
      ['unit', 'post', 'intention', 'user_id', 'add_time'].map((name) => [
        name,
        { absent: 'visitor recommender', reads: 'owner content-admin' },
      ]),
    ),
    writable: ['meeting_id', 'name', 'unit', 'post', 'phone', 'intention'],
    add: { by: 'all', data: { meeting_id: 'meeting:open', name: '参会人', phone: '13700000001' } },
    put: { by: 'content-admin', row: 'own', column: 'post' },
    remove: { by: 'owner content-admin', row: 'own' },
  },
  forum_cooperation: {
    rows: { own: 'owner content-admin', deleted: 'none' },
    columns: Object.fromEntries(
      ['sex', 'org_name', 'remarks', 'user_id', 'add_time'].map((name) => [
        name,
        { absent: 'visitor recommender', reads: 'owner content-admin' },
      ]),
    ),
    writable: ['name', 'sex', 'org_name', 'phone', 'remarks'],
    add: { by: 'all', data: { name: '合作人', phone: '13700000001' } },
    put: { by: 'content-admin', row: 'own', column: 'remarks' },
    remove: { by: 'owner content-admin', row: 'own' },
  },
  course_learner: {
    hidden: 'visitor recommender',
    rows: { own: 'owner content-admin' },
    writable: [],
    writers: { course_id: 'content-admin', user_id: 'content-admin' },
    add: { by: 'content-admin', data: { course_id: 'course:free', user_id: 'owner' } },
    put: { by: 'none', row: 'own', column: 'course_id' },
    remove: { by: 'content-admin', row: 'own' },
  },
  subscription: {
    hidden: 'visitor recommender',
    rows: { own: 'owner push-admin' },
    writable: ['item_type', 'scopes', 'industries', 'keyword', 'region'],
    add: { by: 'users', data: { item_type: 1, scopes: '[]' } },
    put: { by: 'owner', row: 'own', column: 'scopes' },
    remove: { by: 'owner', row: 'own' },
  },
  user_push: {
    hidden: 'visitor recommender',
    columns: { lease_id: KEPT, recipient: KEPT, run_key: KEPT, add_user: KEPT },
    rows: { own: 'owner push-admin' },
    writable: [],
    add: { by: 'none', data: { item_type: 1, user_id: 'owner' } },
    put: { by: 'none', row: 'own', column: 'title' },
    remove: { by: 'none', row: 'own' },
  },
};
