import type { Context } from 'hono';
import { matchingCalls } from '../../../db/contract/calls/matching.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import { PUBLISHED, type PublishedFacts, type PublishedKind, publishedOf } from '../../../db/contract/items.ts';
import { ITEM } from '../../../db/contract/limits.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import type { AppEnv } from '../../platform/env.ts';
import { type Page, pageOf } from '../../platform/envelope.ts';
import { invalid } from '../../platform/errors.ts';
import { createRouter } from '../../platform/openapi.ts';
import { pagingOf } from '../../platform/paging.ts';
import { serve } from '../../platform/serve.ts';
import { servePublic } from '../items/public/answer.ts';
import { counterpartOf } from './candidates.ts';
import { dismiss, restore } from './dismissals.ts';
import { checkedFields, suggestedFields } from './fields.ts';
import { currentModel } from './kept-model.ts';
import { type Matched, matchesOf } from './match.ts';
import { matchingState, putInForce } from './models.ts';
import { fittingOwn, matchesOfOwn } from './own.ts';
import { noteOpened, noteShown } from './use.ts';

/** Results and demands that fit each other (core§7, decision 72, CALLS.md "Sign-in and publishing calls"). */
export const matchingRoutes = createRouter();

type Query = QueryOf<typeof matchingCalls.match>;

interface Asked {
  c: Context<AppEnv>;
  db: Database;
  caller: Caller;
  query: Query;
}

function paged<T>(query: Query, all: readonly T[], shown: (one: T) => Matched): Page<Matched> {
  const { current, size, offset } = pagingOf(query);
  return pageOf(all.slice(offset, offset + size).map(shown), current, size, all.length);
}

const idOf = (query: Query, kind: PublishedKind): string => query.id || query[PUBLISHED[kind].key] || '';

async function match({ c, db, caller, query }: Asked, kind: PublishedKind): Promise<Page<Matched>> {
  const id = idOf(query, kind);
  if (!id) throw invalid([{ field: 'id', code: 'required' }]);
  const { pairs, explain } = await matchesOf(db, await currentModel(db, c.env), caller, kind, id);
  return paged(query, pairs, explain);
}

async function fitting(asked: Asked, kind: PublishedKind): Promise<Page<Matched>> {
  const { c, db, caller, query } = asked;
  const other = counterpartOf(kind);
  if (idOf(query, other)) return match(asked, other);
  const own = caller.userId === null ? [] : await fittingOwn(db, await currentModel(db, c.env), caller, kind);
  return paged(query, own, (one) => one);
}

function publishedType(itemType: string | undefined): PublishedFacts {
  const type = Number(itemType);
  if (type !== ITEM.result && type !== ITEM.demand) throw invalid([{ field: 'item_type', code: 'invalid_value' }]);
  return publishedOf(type);
}

servePublic(matchingRoutes, matchingCalls.match, async (asked) =>
  match(asked, publishedType(asked.query.item_type).kind),
);
servePublic(matchingRoutes, matchingCalls.ofResult, (asked) => match(asked, 'result'));
servePublic(matchingRoutes, matchingCalls.results, (asked) => fitting(asked, 'result'));
servePublic(matchingRoutes, matchingCalls.ofDemand, (asked) => match(asked, 'demand'));
servePublic(matchingRoutes, matchingCalls.demands, (asked) => fitting(asked, 'demand'));
serve(matchingRoutes, matchingCalls.own, async ({ db, env, caller }) => ({
  records: await matchesOfOwn(db, await currentModel(db, env), caller),
}));
serve(matchingRoutes, matchingCalls.dismiss, ({ db, userId, body }) => dismiss(db, userId, body));
serve(matchingRoutes, matchingCalls.restore, ({ db, userId, body }) => restore(db, userId, body));
serve(matchingRoutes, matchingCalls.shown, ({ db, userId, body }) => noteShown(db, userId, body));
serve(matchingRoutes, matchingCalls.opened, ({ db, userId, body }) => noteOpened(db, userId, body));
serve(matchingRoutes, matchingCalls.fields, async ({ db, env, body }) =>
  suggestedFields(db, await currentModel(db, env), body),
);
serve(matchingRoutes, matchingCalls.fieldCheck, async ({ db, env, caller, query }) => {
  const { kind } = publishedType(query.item_type);
  return checkedFields(db, await currentModel(db, env), caller, kind, query.id ?? '');
});
serve(matchingRoutes, matchingCalls.state, ({ db, env }) => matchingState(db, env));
serve(matchingRoutes, matchingCalls.inForce, ({ db, env, userId, body }) => putInForce(db, env, userId, body));
serve(matchingRoutes, matchingCalls.train, async ({ env }) => {
  await env.TRAINER.getByName('topics').start();
});
