import { demandCalls } from '../../../../db/contract/calls/demands.ts';
import { ITEM } from '../../../../db/contract/limits.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { serve } from '../../../platform/serve.ts';
import { demandManner } from '../../../tables/items/demand-manner.ts';
import type { Written } from '../../../tables/items/working.ts';
import { demandLinks } from '../../threads/links.ts';
import { auditQueue, ownItems } from '../lists/lists.ts';
import { factsOf } from '../lists/review-facts.ts';
import { decide } from '../write/decide.ts';
import { editItem } from '../write/edit.ts';
import { followUp } from '../write/follow-up.ts';
import { keyOf } from '../write/key.ts';
import { publishItem } from '../write/publish.ts';
import { removeItem } from '../write/remove.ts';
import { itemForm } from '../write/stored-form.ts';

const KEY = 'xuqiu_id';
const asDemand = <W extends Written>({ id, ...written }: W) => ({ [KEY]: id, ...written });

/** Publishing, editing, auditing demands, and the lists around it (CALLS.md "Sign-in and publishing calls", core§7). */
export const demandRoutes = createRouter();

for (const call of [demandCalls.own, demandCalls.service]) {
  serve(demandRoutes, call, ({ db, caller, query }) => ownItems(db, caller, 'demand', query));
}
serve(demandRoutes, demandCalls.queue, ({ db, caller, query }) => auditQueue(db, caller, 'demand', query));
serve(demandRoutes, demandCalls.form, ({ db, env, caller, query }) =>
  itemForm(db, env, caller, 'demand', keyOf(query, KEY)),
);
serve(demandRoutes, demandCalls.publish, async ({ db, env, caller, body: { thread_id, ...input }, key }) => {
  const follows = await demandLinks(db, caller, thread_id);
  return asDemand(await publishItem(db, env, caller, demandManner, input, key, { follows }));
});
serve(demandRoutes, demandCalls.edit, async ({ db, env, caller, body: { [KEY]: id, version, ...input } }) =>
  asDemand(await editItem(db, env, caller, demandManner, { id, version }, input)),
);
serve(demandRoutes, demandCalls.followUp, async ({ db, caller, body }) =>
  asDemand(await followUp(db, caller, 'demand', body[KEY], body.attachments)),
);
serve(demandRoutes, demandCalls.remove, ({ db, caller, query }) => removeItem(db, caller, 'demand', keyOf(query, KEY)));
serve(demandRoutes, demandCalls.decide, async ({ db, caller, body }) =>
  asDemand(await decide(db, caller, factsOf(ITEM.demand), body)),
);
