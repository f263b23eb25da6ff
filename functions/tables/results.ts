import { sql } from 'drizzle-orm';
import { SERVER_COLUMNS } from '../../db/contract/publishing.ts';
import { resultScopes, results } from '../../db/schema/results.ts';
import { result, resultScope } from '../data/hooks/results.ts';
import { administeredSince, allOf, anyOf, areaPrefix, listed, living, mine, signedIn, staff } from '../data/rules.ts';
import { defineTable } from '../data/table.ts';
import type { Caller } from '../platform/caller.ts';
import { scopeLinks } from './patterns.ts';
import { publishingCounter } from './publishing-counter.ts';
import { openly } from './secrecy.ts';

const auditor = staff('cg-auditor');
const insider = staff('cg-input', 'cg-auditor');
const withContacts = staff('cg-input', 'cg-auditor', 'push-admin');

/** Regional visibility of users who are not staff (decision 54): `region_id` holds comma-joined codes of any level. */
const inArea = (caller: Caller, t: typeof results) =>
  caller.visibleArea === null || caller.authorities.size > 0
    ? true
    : sql`instr(',' || ${t.regionId}, ${`,${areaPrefix(caller.visibleArea)}`}) > 0`;

/** Members are shown a contact by the call that counts it, never by the row (decision 69). */
const contact = (caller: Caller, t: typeof results) =>
  anyOf(withContacts(caller), mine(caller, t.addUser), administeredSince(caller, t.unit, t.addTime));

const internal = (caller: Caller, t: typeof results) => anyOf(insider(caller), mine(caller, t.addUser));

const WRITABLE = [
  'name',
  'scope',
  'cover',
  'profile',
  'sub_type',
  'unit',
  'org_name',
  'director',
  'id_number',
  'contacts',
  'contacts_tel',
  'contacts_email',
  'contacts_wechat',
  'contacts_addr',
  'region_id',
  'region_name',
  'org_country',
  'intellectual_property',
  'intellectual_property_code',
  'ownership',
  'process',
  'cooperation',
  'investment',
  'investment_use',
  'implementation_conditions',
  'term',
  'ranges',
  'secrecy',
  'extension_mode',
  'is_open',
  'complete_time',
  'industry_id',
  'submission_key',
] as const;

/** Results (core§3, core§6). */
export const chengguo = defineTable({
  table: results,
  key: 'chengguo_id',
  aliases: ['result', 'results'],
  read: (caller, t) =>
    allOf(
      living(t),
      anyOf(
        insider(caller),
        mine(caller, t.addUser),
        administeredSince(caller, t.unit, t.addTime),
        allOf(listed(t), inArea(caller, t)),
      ),
    ),
  columns: {
    id_number: (caller, t) => anyOf(auditor(caller), mine(caller, t.addUser)),
    contacts: contact,
    contacts_tel: contact,
    contacts_email: contact,
    contacts_wechat: contact,
    contacts_addr: contact,
    add_user: signedIn,
    audit_opinion: (caller, t) => anyOf(auditor(caller), mine(caller, t.addUser)),
    old_profile: internal,
    submission_key: internal,
    version: internal,
  },
  sealed: ['id_number'],
  create: signedIn,
  update: (caller, t) => allOf(living(t), anyOf(auditor(caller), mine(caller, t.addUser))),
  remove: (caller, t) => allOf(living(t), anyOf(auditor(caller), mine(caller, t.addUser))),
  writable: (caller) => {
    if (!signedIn(caller)) return [];
    const more = insider(caller) ? (['level', 'conversion_type', 'promotion_org'] as const) : [];
    return [...WRITABLE, ...more];
  },
  fixed: ['submission_key'],
  derived: [
    ...SERVER_COLUMNS,
    'chengguo_id',
    'level',
    'conversion_type',
    'promotion_org',
    'old_profile',
    'unlist_time',
    'expiry_told',
  ],
  names: { unit: ['organization'], add_user: ['user'] },
  item: 'discussed',
  published: publishingCounter,
  lends: {
    owner: 'add_user',
    organization: 'unit',
    audited: true,
    files: ['cover'],
    texts: ['profile', 'old_profile'],
    also: openly('chengguo'),
  },
  hooks: result,
});

/** Scope links of results (core§3). */
export const chengguo_scope = scopeLinks(
  resultScopes,
  { column: (t) => t.resultId, wire: 'chengguo_id' },
  chengguo,
  (item) => item.id,
  { hooks: resultScope },
);
