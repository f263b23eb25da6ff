import type { DealRow } from '../../../db/contract/deals.ts';
import type { Overview } from '../../../db/contract/overview.ts';
import { DAY } from '../../../db/contract/time.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { together } from '../../platform/together.ts';
import { latestDeals } from '../deals/lists.ts';
import { ownDrafts } from '../items/drafts/drafts.ts';
import { currentModel } from '../matching/kept-model.ts';
import { matchesOfOwn } from '../matching/own.ts';
import { unreadNotices } from '../notices/notices.ts';
import { waitingToJoin } from '../organizations/members.ts';
import { inboxNewest } from '../pushes/inbox/list.ts';
import { ownItemsOf } from './items.ts';

/** Pushes and deals that are looked at, and how many of each are shown. */
const LOOKED_AT = 10;
const SHOWN = 4;
/** Own items whose counterparts are looked for, and counterparts that are shown. */
const MATCHED = 2;
const MATCHES = 3;
/** Days for which a counterpart is new. */
const FRESH_DAYS = 30;

const isMine = ({ my_side, due_sides }: DealRow): boolean => my_side !== null && due_sides.includes(my_side);

const byDuty = (one: DealRow, other: DealRow): number =>
  Number(isMine(other)) - Number(isMine(one)) || (one.due_time ?? Infinity) - (other.due_time ?? Infinity);

async function matchesFor(
  db: Database,
  env: Pick<Env, 'FILES'>,
  caller: Caller,
  at: number,
): Promise<Overview['matches']> {
  const own = await matchesOfOwn(db, await currentModel(db, env), caller, undefined, MATCHED);
  const seen = new Set<string>();
  return own
    .flatMap(({ id, item_type, name, name_en, matches }) =>
      matches.map((found) => ({
        own: { id, item_type, name, name_en },
        found,
        fresh: found.release_time > at - FRESH_DAYS * DAY,
      })),
    )
    .sort((one, other) => Number(other.fresh) - Number(one.fresh) || other.found.score - one.found.score)
    .filter(({ found }) => !seen.has(found.id) && seen.add(found.id))
    .slice(0, MATCHES) as Overview['matches'];
}

/**
 * What waits for the caller (listings to renew, returned items, people who want to join, pushes to answer, deals, drafts, notices), how the newest own
 * items fare, and what fits them. What it reads has an upper bound that does not grow with what the caller has published.
 * @throws AppError 401 without a user
 */
export async function overviewOf(db: Database, env: Pick<Env, 'FILES'>, caller: Caller): Promise<Overview> {
  const userId = userIdOf(caller);
  const at = now();
  const page = { pageIndex: '1', pageSize: String(LOOKED_AT) };
  const [own, joins, pushes, deals, drafts, { unread }, matches] = await together(db, [
    (own) => ownItemsOf(own, userId, at),
    (own) => waitingToJoin(own, caller, SHOWN),
    (own) => inboxNewest(own, caller, LOOKED_AT),
    (own) => latestDeals(own, caller, { ...page, state: 'open' }),
    (own) => ownDrafts(own, userId),
    (own) => unreadNotices(own, caller),
    (own) => matchesFor(own, env, caller, at),
  ]);
  return {
    ...own,
    joins,
    pushes: pushes.filter(({ items, answered }) => answered < items).slice(0, SHOWN),
    deals: deals.sort(byDuty).slice(0, SHOWN),
    drafts: drafts
      .slice(0, SHOWN)
      .map(({ item_type, item_id, name, update_time }) => ({ item_type, item_id, name, update_time })),
    unread,
    matches,
  };
}
