import { demandListingCalls, resultListingCalls } from '../../../../db/contract/calls/listings.ts';
import type { PublishedKind } from '../../../../db/contract/items.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { serve } from '../../../platform/serve.ts';
import { markPortrait, switchMatching } from './matching.ts';
import { releases } from './releases.ts';
import { relist, renew, withdraw } from './renew.ts';
import { renewExpiring } from './renew-expiring.ts';

/** What happens to an item after publishing: its term, smart matching, the digital portrait (core§1, core§9). */
export const listingRoutes = createRouter();

function serveListings(kind: PublishedKind, calls: typeof resultListingCalls | typeof demandListingCalls): void {
  serve(listingRoutes, calls.renew, ({ db, caller, body }) => renew(db, caller, kind, body));
  serve(listingRoutes, calls.renewExpiring, ({ db, caller }) => renewExpiring(db, caller, kind));
  serve(listingRoutes, calls.withdraw, ({ db, caller, body }) => withdraw(db, caller, kind, body));
  serve(listingRoutes, calls.relist, ({ db, caller, body }) => relist(db, caller, kind, body));
  serve(listingRoutes, calls.matching, ({ db, caller, body }) => switchMatching(db, caller, kind, body));
  serve(listingRoutes, calls.portrait, ({ db, caller, body }) => markPortrait(db, caller, kind, body));
  serve(listingRoutes, calls.releases, ({ db, caller, query }) => releases(db, caller, kind, query));
}

serveListings('result', resultListingCalls);
serveListings('demand', demandListingCalls);
