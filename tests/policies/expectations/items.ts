import type { Expectation, Expectations } from '../kinds.ts';

const scopeLink = (item: string, id: string, editors: string, readers: string): Expectation => ({
  rows: { public: 'all', pending: readers },
  writable: [id, 'first_scope_id', 'second_scope_id'],
  add: { by: editors, data: { [id]: `${item}:public`, second_scope_id: 's-101-01' } },
  put: { by: 'none', row: 'public', column: 'second_scope_id' },
  remove: { by: editors, row: 'public' },
});

/** Results, demands and the other items that users publish (core§3, core§6; rulings 22, 31, 40, 68). */
export const items: Expectations = {
  chengguo: {
    names: ['thtt_chengguo'],
    rows: { public: 'all', closed: 'all', pending: 'owner orgAdmin cg-input cg-auditor', deleted: 'none' },
    columns: {
      id_number: { absent: 'visitor recommender', reads: 'owner cg-auditor' },
      contacts: {
        absent: 'visitor recommender',
        reads: { public: 'users', closed: 'owner orgAdmin cg-input cg-auditor push-admin', pending: 'users' },
      },
      contacts_tel: {
        absent: 'visitor recommender',
        reads: { public: 'users', closed: 'owner orgAdmin cg-input cg-auditor push-admin', pending: 'users' },
      },
      contacts_email: { absent: 'visitor recommender', reads: 'owner orgAdmin cg-input cg-auditor push-admin' },
      contacts_wechat: { absent: 'visitor recommender', reads: 'owner orgAdmin cg-input cg-auditor push-admin' },
      contacts_addr: { absent: 'visitor recommender', reads: 'owner orgAdmin cg-input cg-auditor push-admin' },
      add_user: { absent: 'visitor recommender', reads: 'users' },
      audit_opinion: { absent: 'visitor recommender', reads: 'owner cg-auditor' },
      old_profile: { absent: 'visitor recommender', reads: 'owner cg-input cg-auditor' },
      submission_key: { absent: 'visitor recommender', reads: 'owner cg-input cg-auditor' },
      version: { absent: 'visitor recommender', reads: 'owner cg-input cg-auditor' },
    },
    writable: [
      ...['name', 'scope', 'cover', 'profile', 'sub_type', 'unit', 'org_name', 'director', 'id_number', 'contacts'],
      ...['contacts_tel', 'contacts_email', 'contacts_wechat', 'contacts_addr', 'region_id', 'region_name'],
      ...['org_country', 'intellectual_property', 'intellectual_property_code', 'ownership', 'process', 'cooperation'],
      ...['investment', 'investment_use', 'implementation_conditions', 'term', 'ranges', 'secrecy', 'extension_mode'],
      ...['is_open', 'complete_time', 'industry_id', 'submission_key'],
    ],
    fixed: ['submission_key'],
    writers: {
      level: 'cg-input cg-auditor',
      conversion_type: 'cg-input cg-auditor',
      promotion_org: 'cg-input cg-auditor',
    },
    add: { by: 'users', data: { name: '石墨烯散热膜', sub_type: 2, profile: '<p>成果简介</p>' } },
    put: { by: 'owner cg-auditor', row: 'pending', column: 'investment_use' },
    remove: { by: 'owner cg-auditor', row: 'pending' },
  },
  xuqiu: {
    names: ['thtt_xuqiu'],
    rows: { public: 'all', closed: 'all', pending: 'owner orgAdmin xq-input xq-auditor', deleted: 'none' },
    columns: {
      contacts: {
        absent: 'visitor recommender',
        reads: { public: 'users', closed: 'owner orgAdmin xq-input xq-auditor push-admin', pending: 'users' },
      },
      contacts_tel: {
        absent: 'visitor recommender',
        reads: { public: 'users', closed: 'owner orgAdmin xq-input xq-auditor push-admin', pending: 'users' },
      },
      contacts_email: { absent: 'visitor recommender', reads: 'owner orgAdmin xq-input xq-auditor push-admin' },
      contacts_wechat: { absent: 'visitor recommender', reads: 'owner orgAdmin xq-input xq-auditor push-admin' },
      contacts_addr: { absent: 'visitor recommender', reads: 'owner orgAdmin xq-input xq-auditor push-admin' },
      is_open_info: { reads: 'owner orgAdmin xq-input xq-auditor push-admin' },
      add_user: { absent: 'visitor recommender', reads: 'users' },
      audit_opinion: { absent: 'visitor recommender', reads: 'owner xq-auditor' },
      submission_key: { absent: 'visitor recommender', reads: 'owner xq-input xq-auditor' },
      version: { absent: 'visitor recommender', reads: 'owner xq-input xq-auditor' },
    },
    writable: [
      ...['name', 'scope', 'profile', 'detail_desc', 'cover', 'enclosure', 'type', 'unit', 'org_name', 'org_country'],
      ...['investment_amount', 'uses', 'cooperative_institute', 'cooperation_mode', 'secrecy', 'is_open'],
      ...['is_open_info', 'keyword', 'contacts_addr', 'contacts', 'contacts_tel', 'contacts_email', 'contacts_wechat'],
      ...['org_province', 'org_city', 'org_county', 'org_province_name', 'org_city_name', 'org_county_name'],
      ...['complete_time', 'industry_id', 'activity_id', 'process', 'submission_key'],
    ],
    fixed: ['submission_key'],
    writers: {
      source: 'xq-input',
      level: 'xq-input',
      docking_type: 'xq-input',
    },
    add: { by: 'users', data: { name: '轻量化材料需求', profile: '<p>需求简介</p>' } },
    put: { by: 'owner xq-auditor', row: 'pending', column: 'uses' },
    remove: { by: 'owner xq-auditor', row: 'pending' },
  },
  chanpin: {
    rows: { public: 'all', pending: 'owner content-admin', deleted: 'none' },
    columns: {
      add_user: { absent: 'visitor recommender', reads: 'users' },
      audit_opinion: { absent: 'visitor recommender', reads: 'owner content-admin' },
    },
    writable: ['name', 'cover', 'profile', 'detail_desc', 'unit'],
    add: { by: 'users', data: { name: '新产品' } },
    put: { by: 'owner content-admin', row: 'pending', column: 'name' },
    remove: { by: 'owner content-admin', row: 'pending' },
  },
  zhuanjia: {
    rows: { public: 'all', pending: 'owner content-admin', deleted: 'none' },
    columns: {
      add_user: { absent: 'visitor recommender', reads: 'users' },
      audit_opinion: { absent: 'visitor recommender', reads: 'owner content-admin' },
      contacts_tel: { absent: 'visitor recommender', reads: 'owner content-admin' },
      contacts_email: { absent: 'visitor recommender', reads: 'owner content-admin' },
    },
    writable: [
      ...['name', 'name_en', 'sex', 'qualification', 'duties', 'avatar', 'profile', 'direction', 'unit', 'org_name'],
      ...['scope', 'contacts_tel', 'contacts_email', 'province', 'city', 'county', 'region_name'],
    ],
    writers: { is_clinic: 'content-admin', sort: 'content-admin' },
    add: { by: 'users', data: { name: '材料专家' } },
    put: { by: 'owner content-admin', row: 'pending', column: 'qualification' },
    remove: { by: 'owner content-admin', row: 'pending' },
  },
  xiangmu: {
    rows: { public: 'all', pending: 'owner content-admin', deleted: 'none' },
    columns: {
      add_user: { absent: 'visitor recommender', reads: 'users' },
      audit_opinion: { absent: 'visitor recommender', reads: 'owner content-admin' },
      contacts: { absent: 'visitor recommender', reads: 'owner content-admin' },
      contacts_tel: { absent: 'visitor recommender', reads: 'owner content-admin' },
      contacts_email: { absent: 'visitor recommender', reads: 'owner content-admin' },
    },
    writable: [
      ...['name', 'cover', 'profile', 'type', 'scope', 'unit', 'org_name', 'investment_amount', 'contacts'],
      ...['contacts_tel', 'contacts_email', 'province', 'city', 'county', 'region_name'],
    ],
    add: { by: 'users', data: { name: '合作项目' } },
    put: { by: 'owner content-admin', row: 'pending', column: 'name' },
    remove: { by: 'owner content-admin', row: 'pending' },
  },
  chengguo_scope: scopeLink('chengguo', 'chengguo_id', 'owner cg-auditor', 'owner orgAdmin cg-input cg-auditor'),
  xuqiu_scope: scopeLink('xuqiu', 'xuqiu_id', 'owner xq-auditor', 'owner orgAdmin xq-input xq-auditor'),
  chanpin_scope: scopeLink('chanpin', 'chanpin_id', 'owner content-admin', 'owner content-admin'),
  zhuanjia_scope: scopeLink('zhuanjia', 'expert_id', 'owner content-admin', 'owner content-admin'),
  attachment_relation: {
    names: ['thtt_attachment_relation'],
    rows: {
      public: 'all',
      pending: 'owner orgAdmin cg-input cg-auditor',
      park: 'all',
      orphan: 'none',
      deleted: 'none',
    },
    writable: ['type', 'item_id', 'file_name', 'file_path', 'file_suffix', 'size'],
    fixed: ['item_id'],
    add: {
      by: 'owner cg-auditor',
      data: { type: 'enclosure', item_id: 'chengguo:public', file_name: '说明.pdf', file_path: '/files/demo/a.pdf' },
    },
    put: { by: 'owner cg-auditor', row: 'public', column: 'file_name' },
    remove: { by: 'owner cg-auditor', row: 'public' },
  },
  comment: {
    rows: { any: 'all' },
    writable: ['item_id', 'item_type', 'content'],
    add: { by: 'users', data: { item_id: 'chengguo:public', item_type: 1, content: '很有前景' } },
    put: { by: 'none', row: 'any', column: 'content' },
    remove: { by: 'owner', row: 'any' },
  },
};
