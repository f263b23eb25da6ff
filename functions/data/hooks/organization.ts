import { AUDIT } from '../../../db/contract/limits.ts';
import { newId } from '../../platform/random.ts';
import type { TableHooks } from '../hooks.ts';

/** Kind of the organisations that the information form makes (ruling 57). */
const BY_FORM = 5;

/**
 * Organisation (core§4): approved at once, and its creator becomes its administrator; the name is its own among the
 * living ones (ruling 28).
 */
export const organization: TableHooks = {
  html: ['profile'],
  links: ['web_site'],
  required: { name: 'organization_name_required' },
  maxima: { name: 100, social_credit_code: 50, web_site: 200, contacts: 50, contacts_tel: 100, contacts_email: 200 },
  duplicate: 'organization_name_taken',
  fill: (row, { caller }) => {
    row.type ??= BY_FORM;
    row.audit_status = AUDIT.approved;
    row.user_id = caller.userId;
  },
  beforeAdd: (rows, { caller, at }) => ({
    after: rows.map(({ organization_id }) => ({
      sql: `INSERT INTO organisation_user (id, organization_id, user_id, is_admin, add_time, audit_status) VALUES (?, ?, ?, 1, ?, ?)`,
      params: [newId(), organization_id, caller.userId, at, AUDIT.approved],
    })),
  }),
};

/** Organisation member (core§4): approved at once; whose administrator a caller may be, the policy decides. */
export const organizationUser: TableHooks = {
  fill: (row) => {
    row.audit_status = AUDIT.approved;
  },
};
