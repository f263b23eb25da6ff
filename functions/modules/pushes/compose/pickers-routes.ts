import * as z from 'zod';
import { audienceFilter, audienceImport, IMPORT_OUTCOMES } from '../../../../db/contract/audiences.ts';
import { organizationGroupInput, pushTest } from '../../../../db/contract/push-pickers.ts';
import { userIdOf } from '../../../platform/caller.ts';
import { ok } from '../../../platform/envelope.ts';
import { createRoute, createRouter, envelope, jsonBody, pageShape } from '../../../platform/openapi.ts';
import { outsideOrigin } from '../../../platform/origin.ts';
import { reachedBefore } from '../delivery/reached.ts';
import { matchAudience, savedAudiences } from './audience.ts';
import { importAudience } from './audience-import.ts';
import { packedItems, pushGroupList } from './pickers.ts';
import { activityTypes } from './pickers-activities.ts';
import { groupMembers, organizationGroups, saveOrganizationGroup } from './pickers-groups.ts';
import { candidates, organizations } from './pickers-scrolled.ts';
import { testAddressees, testMessage } from './test-message.ts';

const common = { tags: ['pushes'], who: ['push-admin'] as const };
const text = z.string().max(200).optional();
const record = z.looseObject({});
const scrolled = z.object({ records: z.array(record), next: z.string().nullable() });
const itemType = z.enum(['1', '2']);

const items = createRoute({
  ...common,
  method: 'get',
  path: '/v1/push/items',
  summary: 'Items of a push group with what is known of them, 20 a page; `own` 1: those of the push alone',
  request: {
    query: z.object({
      group_id: z.string().max(64),
      push_id: text,
      own: text,
      keyword: text,
      scope: text,
      industry: text,
      push_state: text,
      pageIndex: text,
    }),
  },
  responses: envelope(pageShape(record)),
});

const groups = createRoute({
  ...common,
  method: 'get',
  path: '/v1/push/groups',
  summary: 'Push groups of a kind with the numbers of their items, newest first',
  request: { query: z.object({ item_type: itemType, pageIndex: text }) },
  responses: envelope(pageShape(record)),
});

const packing = createRoute({
  ...common,
  method: 'get',
  path: '/v1/push/candidates',
  summary: 'Public items that can be packed into a group, newest first; go on with `next` while there is one',
  request: {
    query: z.object({
      item_type: itemType,
      keyword: text,
      scope: text,
      industry: text,
      is_tagging: text,
      is_pushed: text,
      next: text,
    }),
  },
  responses: envelope(scrolled),
});

const choosing = createRoute({
  ...common,
  method: 'get',
  path: '/v1/push/orgs',
  summary: 'Organisations with their administrator and whether that one is bound to the chat app',
  request: { query: z.object({ ...audienceFilter.shape, bound: text, next: text }) },
  responses: envelope(scrolled),
});

const count = z.number().int().min(0);

const matching = createRoute({
  ...common,
  method: 'get',
  path: '/v1/push/audience',
  summary:
    'All organisations that match, with their numbers: those whose administrator is bound, as many as a push takes; with `count` 1 the numbers alone',
  request: { query: z.object({ ...audienceFilter.shape, count: text }) },
  responses: envelope(z.object({ total: count, bound: count, records: z.array(z.tuple([z.string(), z.string()])) })),
});

const saved = createRoute({
  ...common,
  method: 'get',
  path: '/v1/push/audiences',
  summary: 'Saved audiences of all operators; the table `push_audience` takes new ones',
  responses: envelope(
    z.object({
      records: z.array(
        z.object({ id: z.string(), name: z.string(), filter: z.string(), owner: z.string().nullable() }),
      ),
    }),
  ),
});

const match = z.object({ org_id: z.string(), name: z.string(), bound: z.number() });

const importing = createRoute({
  ...common,
  method: 'post',
  path: '/v1/push/audience/import',
  summary: 'Which organisations the rows of a list mean, by credit code or name; nothing is written',
  request: { body: jsonBody(audienceImport) },
  responses: envelope(
    z.object({
      records: z.array(
        z.object({ row: count, text: z.string(), outcome: z.enum(IMPORT_OUTCOMES), matches: z.array(match) }),
      ),
    }),
  ),
});

const organizationGroupList = createRoute({
  ...common,
  method: 'get',
  path: '/v1/push/orgGroups',
  summary: 'Organisation groups, newest first, each with the first of its members',
  responses: envelope(z.object({ records: z.array(record) })),
});

const members = createRoute({
  ...common,
  method: 'get',
  path: '/v1/push/orgGroup/members',
  summary: 'Members of an organisation group; go on behind `next` while there is one',
  request: { query: z.object({ id: z.string().max(64), after: text }) },
  responses: envelope(scrolled),
});

const reached = createRoute({
  ...common,
  method: 'get',
  path: '/v1/push/reached',
  summary: 'Which organisations have items of a group by other pushes',
  request: { query: z.object({ group_id: z.string().max(64), push_id: text }) },
  responses: envelope(record),
});

const activities = createRoute({
  ...common,
  method: 'get',
  path: '/v1/push/activities',
  summary: 'Kinds of activity that a push can belong to (setting `push-activity-types`)',
  responses: envelope(z.object({ records: z.array(z.string()) })),
});

const savingGroup = createRoute({
  ...common,
  method: 'post',
  path: '/v1/push/orgGroup',
  summary: 'Add an organisation group, or change the one of the id, with exactly these members',
  request: { body: jsonBody(organizationGroupInput) },
  responses: envelope(z.object({ id: z.string() })),
});

const testers = createRoute({
  ...common,
  method: 'get',
  path: '/v1/push/test',
  summary: 'Who can have a test message: oneself, and the person whom the setting `push-test-recipient` names',
  responses: envelope(z.object({ self: z.boolean(), recipient: z.string().nullable() })),
});

const testing = createRoute({
  ...common,
  method: 'post',
  path: '/v1/push/test',
  summary: 'Send the message to oneself, or to the named test recipient, as its recipients will see it',
  request: { body: jsonBody(pushTest) },
  responses: envelope(z.object({ sent: z.boolean(), hint: z.string().nullable() })),
});

/** What the operators' screens choose from, organisation groups, and the message to oneself (back-office§2, §7). */
export const pushPickerRoutes = createRouter()
  .openapi(items, async (c) => ok(c, await packedItems(c.get('db'), c.req.valid('query'))))
  .openapi(groups, async (c) => ok(c, await pushGroupList(c.get('db'), c.req.valid('query'))))
  .openapi(packing, async (c) => ok(c, await candidates(c.get('db'), c.req.valid('query'), c.get('lang'))))
  .openapi(choosing, async (c) => ok(c, await organizations(c.get('db'), c.req.valid('query'), c.get('lang'))))
  .openapi(matching, async (c) => {
    const { count: counted, ...filter } = c.req.valid('query');
    return ok(c, await matchAudience(c.get('db'), filter, counted === '1'));
  })
  .openapi(saved, async (c) => ok(c, { records: await savedAudiences(c.get('db')) }))
  .openapi(importing, async (c) => ok(c, { records: await importAudience(c.get('db'), c.req.valid('json')) }))
  .openapi(organizationGroupList, async (c) => ok(c, { records: await organizationGroups(c.get('db')) }))
  .openapi(members, async (c) => {
    const { id, after = '' } = c.req.valid('query');
    return ok(c, await groupMembers(c.get('db'), id, after));
  })
  .openapi(reached, async (c) => {
    const { group_id, push_id } = c.req.valid('query');
    return ok(c, await reachedBefore(c.get('db'), group_id, push_id ?? ''));
  })
  .openapi(activities, async (c) => ok(c, { records: await activityTypes(c.get('db')) }))
  .openapi(savingGroup, async (c) => {
    const userId = userIdOf(await c.get('caller')());
    return ok(c, await saveOrganizationGroup(c.get('db'), userId, c.req.valid('json')));
  })
  .openapi(testers, async (c) => ok(c, await testAddressees(c.get('db'), userIdOf(await c.get('caller')()))))
  .openapi(testing, async (c) => {
    const userId = userIdOf(await c.get('caller')());
    const operator = { userId, origin: outsideOrigin(c), lang: c.get('lang') };
    return ok(c, await testMessage(c.get('db'), c.env, operator, c.req.valid('json')));
  });
