import { auditLog } from '../../../db/schema/platform.ts';
import { definePolicy } from '../policy.ts';
import { nobody, staff } from './rules.ts';

/** Who changed what and when: administrators read it, nobody writes it over the wire. */
export const audit_log = definePolicy<typeof auditLog>({
  table: auditLog,
  key: 'id',
  read: staff('admin'),
  create: nobody,
  update: nobody,
  remove: nobody,
  writable: () => [],
});
