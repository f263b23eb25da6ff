import { organizations } from '../../../db/schema/organizations.ts';
import type { Caller } from '../../platform/caller.ts';
import { definePolicy, type Values } from '../policy.ts';
import { administered, allOf, anyOf, living, nobody, signedIn, staff } from './rules.ts';

type Row = typeof organizations;

const editor = staff('cg-input', 'xq-input', 'content-admin');
const withContacts = staff('cg-input', 'cg-auditor', 'xq-input', 'xq-auditor', 'push-admin', 'content-admin');

const contact = (caller: Caller, t: Row) => anyOf(withContacts(caller), administered(caller, t.id));

/** Users create organisations by publishing (4) and by the form (5); other kinds are for staff (rulings 56, 57). */
const kindAllowed = (caller: Caller, values: Values | undefined) =>
  editor(caller) || values?.type === undefined || values.type === 4 || values.type === 5;

const WRITABLE = [
  'name',
  'type',
  'org_type',
  'window_name',
  'web_site',
  'director',
  'profile',
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

/** Organisations (core§3, back-office§3): public, but for the ways to reach their people. */
export const organization = definePolicy<Row>({
  table: organizations,
  key: 'organization_id',
  aliases: ['organisation', 'organizations'],
  read: (_, t) => living(t),
  columns: {
    contacts: contact,
    contacts_tel: contact,
    contacts_email: contact,
    wechat: contact,
    user_id: signedIn,
    merged_into: nobody,
  },
  create: (caller, row) => signedIn(caller) && kindAllowed(caller, row),
  update: (caller, t, given) =>
    allOf(living(t), kindAllowed(caller, given), anyOf(editor(caller), administered(caller, t.id))),
  remove: (caller, t) => allOf(living(t), staff('content-admin')(caller)),
  writable: (caller) => {
    if (!signedIn(caller)) return [];
    return editor(caller) ? [...WRITABLE, 'level'] : WRITABLE;
  },
  // The name is given once (core§2); `admin` corrects it by a call of its own.
  fixed: ['name'],
  derived: ['organization_id', 'level', 'user_id', 'is_delete', 'add_time', 'audit_status', 'merged_into'],
});
