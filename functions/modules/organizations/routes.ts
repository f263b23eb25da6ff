import type { Context } from 'hono';
import * as z from 'zod';
import { askInput, member, memberInput, transferAnswer, transferInput } from '../../../db/contract/memberships.ts';
import {
  bindInput,
  ITEM_KINDS,
  invitation,
  inviteInput,
  joinInput,
  joinPreview,
  membership,
  openInvitation,
  organizationCard,
  organizationDetail,
  organizationEdit,
  organizationForm,
  organizationValues,
  ownOrganization,
} from '../../../db/contract/organizations.ts';
import { takeAdditions } from '../../data/limits.ts';
import { userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import type { AppEnv } from '../../platform/env.ts';
import { ok, pageOf } from '../../platform/envelope.ts';
import { createRoute, createRouter, envelope, jsonBody, mount, pageShape } from '../../platform/openapi.ts';
import { outsideOrigin } from '../../platform/origin.ts';
import { addressOf } from '../../platform/rate-limit.ts';
import { answer } from '../items/public/answer.ts';
import { askOrganization } from './ask.ts';
import { bindOrganization } from './bind.ts';
import {
  organizationDetail as detailOf,
  ORGANIZATION_PARAMS,
  organizationItems,
  organizationList,
} from './directory.ts';
import { createOrganization, editOrganization, organizationForEdit } from './form.ts';
import { invite, joinOrganization, openInvitations, previewInvitation, revokeInvitation } from './join.ts';
import { changeMember, organizationMembers, ownOrganizations, removeMember } from './members.ts';
import { answerOffer, offerOrganization, withdrawOffer } from './transfer.ts';

const tags = ['organizations'];
const own = { tags, who: 'user' as const };
const OWN = '/v1/user/organization';
const text = z.string().optional();
const paging = { pageIndex: text, pageSize: text };
const ofOrganization = z.object({ organization_id: z.string() });
const changed = z.object({ changed: z.number() });

const list = createRoute({
  method: 'get',
  path: '/v1/organization/list',
  tags,
  who: 'everybody',
  summary: 'Public organisations, centres first; scope and industry at any level, region by its code',
  request: { query: z.object(Object.fromEntries(ORGANIZATION_PARAMS.map((name) => [name, text]))) },
  responses: envelope(pageShape(organizationCard).extend({ more: z.boolean().optional() })),
});

const detail = createRoute({
  method: 'get',
  path: '/v1/organization/detail',
  tags,
  who: 'everybody',
  summary: 'The public page of an organisation',
  request: { query: z.object({ id: text }) },
  responses: envelope(organizationDetail),
});

const items = createRoute({
  method: 'get',
  path: '/v1/organization/items',
  tags,
  who: 'everybody',
  summary: 'Public results or demands of an organisation, newest first',
  request: { query: z.object({ id: text, kind: text, ...paging }) },
  responses: envelope(pageShape(z.looseObject({ name: z.string() }))),
});

const create = createRoute({
  ...own,
  method: 'post',
  path: OWN,
  summary: 'Create an organisation from its information form; its creator administers it',
  request: { body: jsonBody(organizationForm) },
  responses: envelope(membership),
});

const edit = createRoute({
  ...own,
  method: 'put',
  path: OWN,
  summary:
    'Change what an organisation says of itself; the name is locked, fields that are not given stay. What the public reads waits for a reviewer where no staff changes it',
  request: { body: jsonBody(organizationEdit) },
  responses: envelope(ofOrganization.extend({ waits: z.boolean() })),
});

const values = createRoute({
  ...own,
  method: 'get',
  path: OWN,
  summary: 'All values of an organisation for its edit form',
  request: { query: ofOrganization },
  responses: envelope(organizationValues),
});

const bind = createRoute({
  ...own,
  method: 'post',
  path: `${OWN}/bind`,
  summary: 'Join the organisation of a name, or create it; its administrator approves who joins, or the platform',
  request: { body: jsonBody(bindInput) },
  responses: envelope(membership),
});

const ask = createRoute({
  ...own,
  method: 'post',
  path: `${OWN}/ask`,
  summary: 'Say more to whoever decides about an own request; ask the platform where nobody administers',
  request: { body: jsonBody(askInput) },
  responses: envelope(membership),
});

const mine = createRoute({
  ...own,
  method: 'get',
  path: `${OWN}/mine`,
  summary: 'Own organisations, requests that wait included',
  responses: envelope(pageShape(ownOrganization)),
});

const members = createRoute({
  ...own,
  method: 'get',
  path: `${OWN}/members`,
  summary: 'Members of an own organisation, requests that wait first',
  request: { query: ofOrganization.extend(paging) },
  responses: envelope(pageShape(member)),
});

const inviting = createRoute({
  ...own,
  method: 'post',
  path: `${OWN}/invite`,
  summary: 'Invite by a link, or by a message to a phone',
  request: { body: jsonBody(inviteInput) },
  responses: envelope(invitation),
});

const invitations = createRoute({
  ...own,
  method: 'get',
  path: `${OWN}/invite`,
  summary: 'Invitations that still hold',
  request: { query: ofOrganization },
  responses: envelope(pageShape(openInvitation)),
});

const revoke = createRoute({
  ...own,
  method: 'delete',
  path: `${OWN}/invite`,
  summary: 'End an invitation',
  request: { query: z.object({ id: z.string() }) },
  responses: envelope(changed),
});

const preview = createRoute({
  method: 'get',
  path: `${OWN}/join`,
  tags,
  who: 'bearer',
  summary: 'Whose invitation a link is',
  request: { query: z.object({ token: z.string().min(1).max(200) }) },
  responses: envelope(joinPreview),
});

const join = createRoute({
  ...own,
  method: 'post',
  path: `${OWN}/join`,
  summary: 'Accept an invitation',
  request: { body: jsonBody(joinInput) },
  responses: envelope(membership),
});

const changing = createRoute({
  ...own,
  method: 'put',
  path: `${OWN}/member`,
  summary: 'Make a member administrator or not, approve (4) or refuse (5) a request, let a member read what was before',
  request: { body: jsonBody(memberInput) },
  responses: envelope(z.looseObject({ user_id: z.string() })),
});

const removing = createRoute({
  ...own,
  method: 'delete',
  path: `${OWN}/member`,
  summary: 'Take a member out; without user_id the session user leaves',
  request: { query: ofOrganization.extend({ user_id: text }) },
  responses: envelope(changed),
});

const transfer = createRoute({
  ...own,
  method: 'post',
  path: `${OWN}/transfer`,
  summary: 'Offer an organisation to another member; it changes hands once the member accepts',
  request: { body: jsonBody(transferInput) },
  responses: envelope(ofOrganization.extend({ user_id: z.string() })),
});

const answering = createRoute({
  ...own,
  method: 'put',
  path: `${OWN}/transfer`,
  summary: 'Accept or refuse an organisation that is offered to the session user',
  request: { body: jsonBody(transferAnswer) },
  responses: envelope(ofOrganization.extend({ accepted: z.boolean() })),
});

const withdrawing = createRoute({
  ...own,
  method: 'delete',
  path: `${OWN}/transfer`,
  summary: 'Take back an offer that was not answered',
  request: { query: ofOrganization },
  responses: envelope(changed),
});

const kindOf = (kind: string | undefined) => ITEM_KINDS.find((known) => known === kind) ?? 'result';

/** Organisations, their members and invitations. */
export const organizationRoutes = createRouter();

// Public answers are kept and their parameters read leniently: every address of the list shows a list.
mount(organizationRoutes, list, (c) =>
  answer(c, ORGANIZATION_PARAMS, () => organizationList(c.get('db'), c.req.query())),
);
mount(organizationRoutes, detail, (c) =>
  answer(c, ['id'], (caller) => detailOf(c.get('db'), caller, c.req.query('id') ?? '')),
);
mount(organizationRoutes, items, (c) =>
  answer(c, ['id', 'kind', 'pageIndex', 'pageSize'], (caller) =>
    organizationItems(c.get('db'), caller, kindOf(c.req.query('kind')), c.req.query()),
  ),
);

/** Public at once: as many in an hour and on a day as through the table service (house 1). */
async function countAddition(c: Context<AppEnv>, ...tables: string[]): Promise<void> {
  const [caller, address] = [await c.get('caller')(), addressOf(c.req.raw)];
  const context = { caller, db: c.get('db'), env: c.env, at: now(), address, attempt: 0 };
  for (const table of tables) await takeAdditions(table, 1, context);
}

organizationRoutes
  .openapi(create, async (c) => {
    await countAddition(c, 'organization');
    return ok(c, await createOrganization(c.get('db'), c.env, await c.get('caller')(), c.req.valid('json')));
  })
  .openapi(edit, async (c) =>
    ok(c, await editOrganization(c.get('db'), c.env, await c.get('caller')(), c.req.valid('json'), await c.req.json())),
  )
  .openapi(values, async (c) =>
    ok(c, await organizationForEdit(c.get('db'), await c.get('caller')(), c.req.valid('query').organization_id)),
  )
  .openapi(bind, async (c) => {
    await countAddition(c, 'organization', 'organisation_user');
    return ok(c, await bindOrganization(c.get('db'), c.env, await c.get('caller')(), c.req.valid('json').name));
  })
  .openapi(ask, async (c) =>
    ok(c, await askOrganization(c.get('db'), c.env, await c.get('caller')(), c.req.valid('json'))),
  )
  .openapi(mine, async (c) => ok(c, await ownOrganizations(c.get('db'), await c.get('caller')())))
  .openapi(members, async (c) => {
    const { organization_id, ...query } = c.req.valid('query');
    return ok(c, await organizationMembers(c.get('db'), await c.get('caller')(), organization_id, query));
  })
  .openapi(inviting, async (c) => {
    const origin = outsideOrigin(c);
    return ok(c, await invite(c.get('db'), c.env, await c.get('caller')(), c.req.valid('json'), origin));
  })
  .openapi(invitations, async (c) => {
    const { organization_id } = c.req.valid('query');
    const records = await openInvitations(c.get('db'), await c.get('caller')(), organization_id);
    return ok(c, pageOf(records, 1, 100, records.length));
  })
  .openapi(revoke, async (c) =>
    ok(c, await revokeInvitation(c.get('db'), await c.get('caller')(), c.req.valid('query').id)),
  )
  .openapi(preview, async (c) =>
    ok(c, await previewInvitation(c.get('db'), await c.get('caller')(), c.req.valid('query').token)),
  )
  .openapi(join, async (c) => ok(c, await joinOrganization(c.get('db'), await c.get('caller')(), c.req.valid('json'))))
  .openapi(changing, async (c) =>
    ok(c, await changeMember(c.get('db'), c.env, await c.get('caller')(), c.req.valid('json'))),
  )
  .openapi(removing, async (c) => {
    const { organization_id, user_id } = c.req.valid('query');
    const caller = await c.get('caller')();
    return ok(c, await removeMember(c.get('db'), c.env, caller, organization_id, user_id || userIdOf(caller)));
  })
  .openapi(transfer, async (c) =>
    ok(c, await offerOrganization(c.get('db'), await c.get('caller')(), c.req.valid('json'))),
  )
  .openapi(answering, async (c) => ok(c, await answerOffer(c.get('db'), await c.get('caller')(), c.req.valid('json'))))
  .openapi(withdrawing, async (c) =>
    ok(c, await withdrawOffer(c.get('db'), await c.get('caller')(), c.req.valid('query').organization_id)),
  );
