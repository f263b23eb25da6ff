import { AUDIT } from '../../../db/contract/limits.ts';
import type { TableHooks } from '../../data/hooks.ts';
import { holds } from '../../platform/caller.ts';
import { linkNamedOrganizations } from './linked-organizations.ts';

/**
 * Products, experts and projects that users publish (core§4): content editors publish at once, everybody else asks for a
 * review, and for a new one with every edit.
 * @param hooks what the table has of its own
 */
export const publishable = (hooks: TableHooks): TableHooks => ({
  required: { name: 'required' },
  ...hooks,
  fill: (row, { caller }) => {
    row.audit_status = holds(caller, 'content-admin') ? AUDIT.approved : AUDIT.pending;
  },
  beforeAdd: async (rows, { db }) => {
    await linkNamedOrganizations(db, rows);
    return undefined;
  },
  beforePut: async (rows, changes, { caller, db }) => {
    if (!holds(caller, 'content-admin')) changes.audit_status = AUDIT.pending;
    await linkNamedOrganizations(db, [changes], rows);
    return undefined;
  },
});
