import { sql } from 'drizzle-orm';
import { AUTHORITIES } from '../../../db/contract/limits.ts';
import { organizations } from '../../../db/schema/organizations.ts';
import type { Caller } from '../../platform/caller.ts';
import { definePolicy } from '../policy.ts';
import { administered, allOf, among, anyOf, living, nobody, published, signedIn, staff } from './rules.ts';

type Row = typeof organizations;

const editor = staff('cg-input', 'xq-input', 'content-admin');
const withContacts = staff('cg-input', 'cg-auditor', 'xq-input', 'xq-auditor', 'push-admin', 'content-admin');

const contact = (caller: Caller, t: Row) => anyOf(withContacts(caller), administered(caller, t.id));

const anyStaff = staff(...AUTHORITIES);

/** Public lists name it; before that its members and staff alone know it. */
const known = (caller: Caller, t: Row) =>
  anyOf(anyStaff(caller), among(t.id, caller.organizationIds), allOf(published(t), sql`${t.isShown} = 1`));

const WRITABLE = [
  'name',
  'org_type',
  'window_name',
  'web_site',
  'director',
  'profile',
  'logo',
  'contacts',
  'contacts_tel',
  'contacts_email',
  'wechat',
  'economic_circle',
  'staff_num_range',
  'reg_location',
  'talent',
  'equipment',
  'business_direction',
  'performance',
  'team_scale',
  'assets',
  'capital',
  'technology',
  'business',
  'industry',
  'industry_id',
  'recommendation',
  'province',
  'city',
  'county',
  'provinceName',
  'cityName',
  'countyName',
  'country',
  'address',
  'estiblish_time',
  'legal_person_name',
  'tyc_org_id',
  'tyc_type',
  'social_credit_code',
  'organization_code',
  'reg_number',
  'legal_type',
  'promotion_type',
] as const;

/**
 * Organisations (core§3, back-office§3): public once they have an approved publication or a mark of staff, but for the ways to
 * reach their people. Their kind is the server's to tell, or staff's.
 */
export const organization = definePolicy<Row>({
  table: organizations,
  key: 'organization_id',
  aliases: ['organisation', 'organizations'],
  read: (caller, t) => allOf(living(t), known(caller, t)),
  columns: {
    contacts: contact,
    contacts_tel: contact,
    contacts_email: contact,
    wechat: contact,
    user_id: signedIn,
    merged_into: nobody,
    is_shown: nobody,
  },
  create: signedIn,
  update: (caller, t) => allOf(living(t), anyOf(editor(caller), administered(caller, t.id))),
  remove: (caller, t) => allOf(living(t), staff('content-admin')(caller)),
  writable: (caller) => {
    if (!signedIn(caller)) return [];
    return editor(caller) ? [...WRITABLE, 'type', 'level'] : WRITABLE;
  },
  // The name is given once (core§2); `admin` corrects it by a call of its own.
  fixed: ['name'],
  derived: [
    ...([
      'organization_id',
      'type',
      'level',
      'user_id',
      'is_delete',
      'add_time',
      'audit_status',
      'merged_into',
    ] as const),
    ...(['verified_time', 'is_shown'] as const),
  ],
});
