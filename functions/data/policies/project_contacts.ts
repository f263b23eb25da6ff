import { sql } from 'drizzle-orm';
import { programmeProjects } from '../../../db/schema/programme.ts';
import { projectContacts } from '../../../db/schema/programme-contacts.ts';
import { definePolicy } from '../policy.ts';
import { allOf, anyOf, equalsId, exists, living, mine, staff } from './rules.ts';

const manager = staff('project-admin');

/** Cooperation applications (back-office§6): any visitor applies for a project of the showcase, staff reads. */
export const project_contacts = definePolicy<typeof projectContacts>({
  table: projectContacts,
  key: 'id',
  read: (caller, t) => allOf(living(t), anyOf(manager(caller), mine(caller, t.userId))),
  create: (_, row) =>
    exists(programmeProjects, (item) =>
      allOf(equalsId(item.id, row.project_item_id), living(item), sql`${item.lastSelected} = 1`),
    ),
  update: (caller, t) => allOf(manager(caller), living(t)),
  remove: (caller, t) => allOf(manager(caller), living(t)),
  writable: () => [
    'project_item_id',
    'project_contacts_type',
    'contacts_org',
    'contacts_position',
    'contacts_name',
    'contacts_phone',
    'equity_investment',
    'financial_credit',
    'merger_acquisition',
    'financing_agency',
    'listing_operation',
    'consulting',
    'joint_construction',
    'research_development',
    'transfer_transaction',
    'resource_supply',
    'chain_matching',
    'attract_investment',
    'policy_support',
    'plan_design',
    'packaging_promotion',
    'expand_development',
    'channel_agent',
    'directional',
    'special',
    'special_subject',
    'filter',
    'matchmaking',
    'planning_promotion',
    'landing_platform',
    'digitized_cloud',
    'regional',
    'industry',
    'international',
    'capital_market',
    'investment_promotion',
    'economic_industry',
    'large_enterprises',
    'medium_sized',
  ],
  fixed: ['project_item_id', 'project_contacts_type'],
  derived: ['id', 'user_id', 'add_date', 'is_delete'],
});
