import type { Context } from 'hono';
import { organizationCalls } from '../../../db/contract/calls/organizations.ts';
import { ITEM_KINDS } from '../../../db/contract/organizations.ts';
import { takeAdditions } from '../../data/limits.ts';
import { now } from '../../platform/clock.ts';
import type { AppEnv } from '../../platform/env.ts';
import { pageOf } from '../../platform/envelope.ts';
import { createRouter } from '../../platform/openapi.ts';
import { outsideOrigin } from '../../platform/origin.ts';
import { addressOf, takeWord } from '../../platform/rate-limit.ts';
import { serve } from '../../platform/serve.ts';
import { serveForAll, servePublic } from '../items/public/answer.ts';
import { askOrganization } from './ask.ts';
import { bindOrganization } from './bind.ts';
import { organizationDetail as detailOf, organizationItems, organizationList } from './directory.ts';
import { createOrganization, editOrganization, organizationForEdit } from './form.ts';
import { invite, joinOrganization, openInvitations, previewInvitation, revokeInvitation } from './join.ts';
import { changeMember, organizationMembers, ownOrganizations, removeMember } from './members.ts';
import { answerOffer, offerOrganization, withdrawOffer } from './transfer.ts';

const kindOf = (kind: string | undefined) => ITEM_KINDS.find((known) => known === kind) ?? 'result';

/** Organisations, their members and invitations. */
export const organizationRoutes = createRouter();

serveForAll(organizationRoutes, organizationCalls.list, ({ db, query }) => organizationList(db, query));
servePublic(organizationRoutes, organizationCalls.detail, ({ db, caller, query }) =>
  detailOf(db, caller, query.id ?? ''),
);
servePublic(organizationRoutes, organizationCalls.items, ({ db, caller, query }) =>
  organizationItems(db, caller, kindOf(query.kind), query),
);

/** Public at once: as many in an hour and on a day as through the table service (house 1). */
async function countAddition(c: Context<AppEnv>, ...tables: string[]): Promise<void> {
  const [caller, address] = [await c.get('caller')(), addressOf(c.req.raw)];
  const context = {
    caller,
    db: c.get('db'),
    env: c.env,
    at: now(),
    address,
    lang: c.get('lang'),
    attempt: 0,
    written: [],
  };
  for (const table of tables) await takeAdditions(table, 1, context);
}

serve(organizationRoutes, organizationCalls.create, async ({ c, db, env, caller, body }) => {
  await countAddition(c, 'organization');
  return createOrganization(db, env, caller, body);
});
serve(organizationRoutes, organizationCalls.edit, async ({ c, db, env, caller, body }) =>
  editOrganization(db, env, caller, body, await c.req.json()),
);
serve(organizationRoutes, organizationCalls.values, ({ db, caller, query }) =>
  organizationForEdit(db, caller, query.organization_id),
);
serve(organizationRoutes, organizationCalls.bind, async ({ c, db, env, caller, body }) => {
  await countAddition(c, 'organization', 'organisation_user');
  return bindOrganization(db, env, caller, body.name);
});
serve(organizationRoutes, organizationCalls.ask, ({ db, env, caller, body }) => askOrganization(db, env, caller, body));
serve(organizationRoutes, organizationCalls.mine, ({ db, caller }) => ownOrganizations(db, caller));
serve(organizationRoutes, organizationCalls.members, async ({ db, caller, query }) => {
  const { organization_id, ...paging } = query;
  return organizationMembers(db, caller, organization_id, paging);
});
serve(organizationRoutes, organizationCalls.invite, async ({ c, db, env, caller, body }) => {
  return invite(db, env, caller, body, outsideOrigin(c));
});
serve(organizationRoutes, organizationCalls.invitations, async ({ db, caller, query }) => {
  const { organization_id } = query;
  const records = await openInvitations(db, caller, organization_id);
  return pageOf(records, 1, 100, records.length);
});
serve(organizationRoutes, organizationCalls.revokeInvitation, ({ db, caller, query }) =>
  revokeInvitation(db, caller, query.id),
);
serve(organizationRoutes, organizationCalls.preview, async ({ c, db, query }) =>
  previewInvitation(db, await c.get('caller')(), query.token),
);
serve(organizationRoutes, organizationCalls.join, ({ db, caller, body }) => joinOrganization(db, caller, body));
serve(organizationRoutes, organizationCalls.changeMember, ({ db, env, caller, body }) =>
  changeMember(db, env, caller, body),
);
serve(organizationRoutes, organizationCalls.removeMember, async ({ db, env, caller, userId, query }) => {
  const { organization_id, user_id } = query;
  return removeMember(db, env, caller, organization_id, user_id || userId);
});
serve(organizationRoutes, organizationCalls.offer, async ({ db, env, caller, userId, body }) => {
  await takeWord(env, userId);
  return offerOrganization(db, caller, body);
});
serve(organizationRoutes, organizationCalls.answerOffer, ({ db, caller, body }) => answerOffer(db, caller, body));
serve(organizationRoutes, organizationCalls.withdrawOffer, ({ db, caller, query }) =>
  withdrawOffer(db, caller, query.organization_id),
);
