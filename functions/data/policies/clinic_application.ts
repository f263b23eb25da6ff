import { clinicApplications } from '../../../db/schema/clinic.ts';
import { definePolicy } from '../policy.ts';
import { allOf, anyOf, living, mine, signedIn, staff } from './rules.ts';

const editor = staff('content-admin');
const REVOKED = 2;

/** Clinic applications (core§4): users see and revoke their own, staff book them. */
export const clinic_application = definePolicy<typeof clinicApplications>({
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
  derived: ['id', 'add_user', 'add_time', 'is_delete'],
});
