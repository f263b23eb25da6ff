import { resultCalls } from '../../../../db/contract/calls/results.ts';
import { ITEM } from '../../../../db/contract/limits.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { wholeIdNumber } from '../../../platform/id-number.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { serve } from '../../../platform/serve.ts';
import { sessionToken } from '../../../platform/session-cookies.ts';
import { resultManner } from '../../../tables/items/result-manner.ts';
import { readWritable, type Written } from '../../../tables/items/working.ts';
import { requireFresh } from '../../accounts/session/fresh.ts';
import { auditQueue, ownItems } from '../lists/lists.ts';
import { factsOf } from '../lists/review-facts.ts';
import { decide } from '../write/decide.ts';
import { editItem } from '../write/edit.ts';
import { followUp } from '../write/follow-up.ts';
import { keyOf } from '../write/key.ts';
import { publishItem } from '../write/publish.ts';
import { removeItem } from '../write/remove.ts';
import { itemForm } from '../write/stored-form.ts';

/**
 * The whole identity number of a result, for its publisher and the auditors who review it; each look is logged before it is
 * answered.
 * @param token of the session that the call came with: a stolen session alone learns none
 * @throws AppError 401 without a user, 404 for results of others, 428 without a fresh password
 */
async function lookAtIdNumber(
  db: Database,
  env: Env,
  caller: Caller,
  id: string,
  token: string | undefined,
): Promise<{ id_number: string | null }> {
  const userId = userIdOf(caller);
  const row = await readWritable(db, caller, 'result', id);
  await requireFresh(db, token);
  const whole = wholeIdNumber(env, row.id_number);
  await db.batch([auditEntry({ userId, action: 'look-id-number', table: 'chengguo', itemId: id })]);
  return { id_number: whole };
}

const KEY = 'chengguo_id';
const asResult = <W extends Written>({ id, ...written }: W) => ({ [KEY]: id, ...written });

/** Publishing, editing, auditing results, and the lists around it (CALLS.md "Sign-in and publishing calls", core§7). */
export const resultRoutes = createRouter();

for (const call of [resultCalls.own, resultCalls.own2, resultCalls.service]) {
  serve(resultRoutes, call, ({ db, caller, query }) => ownItems(db, caller, 'result', query));
}
serve(resultRoutes, resultCalls.queue, ({ db, caller, query }) => auditQueue(db, caller, 'result', query));
serve(resultRoutes, resultCalls.form, ({ db, env, caller, query }) =>
  itemForm(db, env, caller, 'result', keyOf(query, KEY)),
);
for (const call of [resultCalls.publish, resultCalls.publishShort]) {
  serve(resultRoutes, call, async ({ db, env, caller, body, key }) =>
    asResult(await publishItem(db, env, caller, resultManner, body, key)),
  );
}
serve(resultRoutes, resultCalls.edit, async ({ db, env, caller, body: { [KEY]: id, version, ...input } }) =>
  asResult(await editItem(db, env, caller, resultManner, { id, version }, input)),
);
serve(resultRoutes, resultCalls.followUp, async ({ db, caller, body }) =>
  asResult(await followUp(db, caller, 'result', body[KEY], body.attachments)),
);
serve(resultRoutes, resultCalls.remove, ({ db, caller, query }) => removeItem(db, caller, 'result', keyOf(query, KEY)));
serve(resultRoutes, resultCalls.decide, async ({ db, caller, body }) =>
  asResult(await decide(db, caller, factsOf(ITEM.result), body)),
);
serve(resultRoutes, resultCalls.idNumber, ({ c, db, env, caller, body }) =>
  lookAtIdNumber(db, env, caller, body.id, sessionToken(c)),
);
