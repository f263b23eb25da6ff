import { compareDue } from '../../functions/modules/follows/compare.ts';
import { tellFollowers } from '../../functions/modules/follows/tell.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';

/** Publications that one run compares at once, and how often it goes on. */
const AT_ONCE = 50;
const TURNS = 10;

/** Compares what was published with what members follow, and tells them. */
export async function tellOfFollowed(env: Env): Promise<void> {
  const db = new Database(env.DB);
  for (let turn = 0; turn < TURNS; turn++) if ((await compareDue(db, AT_ONCE)) < AT_ONCE) break;
  for (let turn = 0; turn < TURNS; turn++) if ((await tellFollowers(db, env)) === 0) return;
}
