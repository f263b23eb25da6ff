import { programmeRoundCalls } from '../../../db/contract/calls/programme-office.ts';
import { now } from '../../platform/clock.ts';
import { createRouter } from '../../platform/openapi.ts';
import { addressOf } from '../../platform/rate-limit.ts';
import { serve } from '../../platform/serve.ts';
import { servePublic } from '../items/public/answer.ts';
import { addRound, changeRound, openRoundAt } from './rounds.ts';

/** What the programme office keeps, and the round that everybody reads. */
export const programmeOfficeRoutes = createRouter();

servePublic(programmeOfficeRoutes, programmeRoundCalls.open, ({ db }) => openRoundAt(db, now()));
serve(programmeOfficeRoutes, programmeRoundCalls.add, ({ c, db, env, caller, body }) =>
  addRound({ db, env, caller, address: addressOf(c.req.raw) }, body),
);
serve(programmeOfficeRoutes, programmeRoundCalls.change, ({ c, db, env, caller, body }) =>
  changeRound({ db, env, caller, address: addressOf(c.req.raw) }, body),
);
