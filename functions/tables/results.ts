import { sql } from 'drizzle-orm';
import { ownNames } from '../../db/contract/form.ts';
import { RESULT_FORM } from '../../db/contract/form-results.ts';
import { SERVER_COLUMNS } from '../../db/contract/publishing.ts';
import { resultScopes, results } from '../../db/schema/results.ts';
import { result, resultScope } from '../data/hooks/results.ts';
import { administeredSince, allOf, anyOf, areaPrefix, listed, living, mine, signedIn, staff } from '../data/rules.ts';
import { defineTable } from '../data/table.ts';
import type { Caller } from '../platform/caller.ts';
import { readBy, scopeLinks } from './patterns.ts';
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

/** Columns beside those of the form that a publisher fills in, and staff. */
const WRITABLE = [
  ...ownNames(RESULT_FORM, ({ write }) => write === undefined),
  ...(['scope', 'unit', 'org_name', 'region_name', 'submission_key'] as const),
];
const STAFF = [...ownNames(RESULT_FORM, ({ write }) => write === 'staff'), 'promotion_org'] as const;

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
    ...readBy(RESULT_FORM, 'contact', contact),
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
    return insider(caller) ? [...WRITABLE, ...STAFF] : WRITABLE;
  },
  fixed: ['submission_key'],
  derived: [...SERVER_COLUMNS, ...STAFF, 'chengguo_id', 'old_profile', 'unlist_time', 'expiry_told'],
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
