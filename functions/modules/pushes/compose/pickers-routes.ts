import { pushPickerCalls } from '../../../../db/contract/calls/push-pickers.ts';
import type { Database } from '../../../platform/database.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { outsideOrigin } from '../../../platform/origin.ts';
import { serve } from '../../../platform/serve.ts';
import { reachedBefore } from '../delivery/reached.ts';
import { matchAudience, savedAudiences } from './audience.ts';
import { importAudience } from './audience-import.ts';
import { packedItems, pushGroupList } from './pickers.ts';
import { groupMembers, organizationGroups, saveOrganizationGroup } from './pickers-groups.ts';
import { candidates, organizations } from './pickers-scrolled.ts';
import { testAddressees, testMessage } from './test-message.ts';

/**
 * Names of the activity types that the setting `push-activity-types` lists (decision 92).
 * @returns none when the setting is no JSON list
 */
async function activityTypes(db: Database): Promise<string[]> {
  const row = await db.first<{ value: string }>('SELECT value FROM setting WHERE id = ?', ['push-activity-types']);
  try {
    const list: unknown = JSON.parse(row?.value ?? '[]');
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** What the operators' screens choose from, organisation groups, and the message to oneself (back-office§2, §7). */
export const pushPickerRoutes = createRouter();

serve(pushPickerRoutes, pushPickerCalls.items, ({ db, query }) => packedItems(db, query));
serve(pushPickerRoutes, pushPickerCalls.groups, ({ db, query }) => pushGroupList(db, query));
serve(pushPickerRoutes, pushPickerCalls.candidates, ({ db, lang, query }) => candidates(db, query, lang));
serve(pushPickerRoutes, pushPickerCalls.organizations, ({ db, lang, query }) => organizations(db, query, lang));
serve(pushPickerRoutes, pushPickerCalls.audience, ({ db, query: { count, ...filter } }) =>
  matchAudience(db, filter, count === '1'),
);
serve(pushPickerRoutes, pushPickerCalls.savedAudiences, async ({ db }) => ({ records: await savedAudiences(db) }));
serve(pushPickerRoutes, pushPickerCalls.importAudience, async ({ db, body }) => ({
  records: await importAudience(db, body),
}));
serve(pushPickerRoutes, pushPickerCalls.organizationGroups, async ({ db }) => ({
  records: await organizationGroups(db),
}));
serve(pushPickerRoutes, pushPickerCalls.members, ({ db, query: { id, after = '' } }) => groupMembers(db, id, after));
serve(pushPickerRoutes, pushPickerCalls.reached, ({ db, query: { group_id, push_id = '' } }) =>
  reachedBefore(db, group_id, push_id),
);
serve(pushPickerRoutes, pushPickerCalls.activities, async ({ db }) => ({ records: await activityTypes(db) }));
serve(pushPickerRoutes, pushPickerCalls.saveOrganizationGroup, ({ db, userId, body }) =>
  saveOrganizationGroup(db, userId, body),
);
serve(pushPickerRoutes, pushPickerCalls.testAddressees, ({ db, userId }) => testAddressees(db, userId));
serve(pushPickerRoutes, pushPickerCalls.testMessage, ({ c, db, env, lang, userId, body }) =>
  testMessage(db, env, { userId, origin: outsideOrigin(c), lang }, body),
);
