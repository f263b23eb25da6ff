import { organizationScopes } from '../../../db/schema/organizations.ts';
import { scopeLinks } from './factories.ts';
import { organization } from './organization.ts';

/** Research fields of organisations (core§3). */
export const organization_scope = scopeLinks(
  organizationScopes,
  { column: (t) => t.organizationId, wire: 'org_id' },
  organization,
  (item) => item.id,
  ['organisation_scope'],
);
