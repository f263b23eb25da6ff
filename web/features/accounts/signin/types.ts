import type { Membership } from '../../../../db/contract/organizations';

/** What a person has to do with an organisation after binding it. */
export type BoundOrganization = Pick<
  Membership,
  'organization_id' | 'name' | 'is_admin' | 'audit_status' | 'waits_for'
>;
