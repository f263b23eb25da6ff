import { clinicApplications, clinicCases } from '../../db/schema/clinic.ts';
import { allOf, anyOf, living, mine, signedIn, staff } from '../data/rules.ts';
import { defineTable, FORMS } from '../data/table.ts';
import { article, editedLiving } from './patterns.ts';

const editor = staff('content-admin');
const REVOKED = 2;

/** Clinic applications (core§4): users see and revoke their own, staff book them. */
export const clinic_application = defineTable({
  table: clinicApplications,
  key: 'id',
  aliases: ['clinic'],
  read: (caller, t) => allOf(living(t), anyOf(editor(caller), mine(caller, t.addUser))),
  create: (caller, row) => signedIn(caller) && (row.audit_status ?? 0) === 0,
  update: (caller, t, given) => {
    const status = given?.audit_status;
    const allowed = status === undefined ? given !== undefined : status === REVOKED;
    return allOf(living(t), anyOf(editor(caller), allowed && mine(caller, t.addUser)));
  },
  remove: (caller, t) => allOf(living(t), editor(caller)),
  writable: (caller) => (signedIn(caller) ? ['org_name', 'contacts', 'phone', 'remark', 'audit_status'] : []),
  names: { add_user: ['user'] },
  additions: FORMS,
  hooks: {
    required: { org_name: 'organization_name_required', contacts: 'contacts_required', phone: 'phone_required' },
    maxima: { org_name: 100, contacts: 50, phone: 20, remark: 500 },
  },
});

/** Clinic cases (core§2). */
export const clinic_case = editedLiving(
  clinicCases,
  'id',
  ['title', 'summary', 'content', 'cover', 'org_name', 'expert_id', 'sort'],
  {
    names: { expert_id: ['zhuanjia'] },
    item: 'filed',
    lends: { files: ['summary', 'content', 'cover'] },
    hooks: article(['content'], ['cover']),
  },
);
