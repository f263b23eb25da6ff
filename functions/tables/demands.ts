import { sql } from 'drizzle-orm';
import { ownNames } from '../../db/contract/form.ts';
import { DEMAND_FORM } from '../../db/contract/form-demands.ts';
import { SERVER_COLUMNS } from '../../db/contract/publishing.ts';
import { demandScopes, demands } from '../../db/schema/demands.ts';
import { demand, demandScope } from '../data/hooks/demands.ts';
import { administeredSince, allOf, anyOf, areaPrefix, listed, living, mine, signedIn, staff } from '../data/rules.ts';
import { defineTable } from '../data/table.ts';
import type { Caller } from '../platform/caller.ts';
import { readBy, scopeLinks } from './patterns.ts';
import { publishingCounter } from './publishing-counter.ts';
import { openly } from './secrecy.ts';

const auditor = staff('xq-auditor');
const enters = staff('xq-input');
const insider = staff('xq-input', 'xq-auditor');
const withContacts = staff('xq-input', 'xq-auditor', 'push-admin');

/** Regional visibility of users who are not staff (decision 54). */
function inArea(caller: Caller, t: typeof demands) {
  if (caller.visibleArea === null || caller.authorities.size > 0) return true;
  const prefix = areaPrefix(caller.visibleArea);
  return anyOf(...[t.orgProvince, t.orgCity, t.orgCounty].map((code) => sql`instr(${code}, ${prefix}) = 1`));
}

/** Members are shown a contact by the call that counts it, never by the row (decision 69). */
const contact = (caller: Caller, t: typeof demands) =>
  anyOf(withContacts(caller), mine(caller, t.addUser), administeredSince(caller, t.unit, t.addTime));

/** What is partly open says what is open; otherwise the words stay with the publisher (decision 68). */
const partlyOpen = (caller: Caller, t: typeof demands) => anyOf(contact(caller, t), sql`${t.isOpen} = 3`);
const internal = (caller: Caller, t: typeof demands) => anyOf(insider(caller), mine(caller, t.addUser));

/** Columns beside those of the form that a publisher fills in, and staff. */
const WRITABLE = [
  ...ownNames(DEMAND_FORM, ({ write }) => write === undefined),
  ...(['scope', 'unit', 'org_name', 'submission_key'] as const),
];
const STAFF = ownNames(DEMAND_FORM, ({ write }) => write === 'staff');

/** Demands (core§3, core§6). */
export const xuqiu = defineTable({
  table: demands,
  key: 'xuqiu_id',
  aliases: ['demand', 'demands'],
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
    ...readBy(DEMAND_FORM, 'contact', contact),
    ...readBy(DEMAND_FORM, 'partly', partlyOpen),
    add_user: signedIn,
    audit_opinion: (caller, t) => anyOf(auditor(caller), mine(caller, t.addUser)),
    submission_key: internal,
    version: internal,
  },
  create: signedIn,
  update: (caller, t) => allOf(living(t), anyOf(auditor(caller), mine(caller, t.addUser))),
  remove: (caller, t) => allOf(living(t), anyOf(auditor(caller), mine(caller, t.addUser))),
  writable: (caller) => {
    if (!signedIn(caller)) return [];
    return enters(caller) ? [...WRITABLE, ...STAFF] : WRITABLE;
  },
  fixed: ['submission_key'],
  derived: [...SERVER_COLUMNS, ...STAFF, 'xuqiu_id', 'unlist_time', 'expiry_told'],
  names: { unit: ['organization'], add_user: ['user'] },
  item: 'discussed',
  published: publishingCounter,
  lends: {
    owner: 'add_user',
    organization: 'unit',
    audited: true,
    files: ['cover'],
    texts: ['profile', 'detail_desc', 'enclosure'],
    also: openly('xuqiu'),
  },
  hooks: demand,
});

/** Scope links of demands (core§3). */
export const xuqiu_scope = scopeLinks(
  demandScopes,
  { column: (t) => t.demandId, wire: 'xuqiu_id' },
  xuqiu,
  (item) => item.id,
  { hooks: demandScope },
);
