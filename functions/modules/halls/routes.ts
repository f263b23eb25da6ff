import { hallCalls } from '../../../db/contract/calls/halls.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serveForAll, servePublic } from '../items/public/answer.ts';
import { hallDetail, hallList } from './halls.ts';

/** Halls of the showroom (core§1). */
export const hallRoutes = createRouter();

serveForAll(hallRoutes, hallCalls.list, ({ db, query }) => hallList(db, query));
servePublic(hallRoutes, hallCalls.detail, ({ db, caller, query }) => hallDetail(db, caller, query.id ?? ''));
