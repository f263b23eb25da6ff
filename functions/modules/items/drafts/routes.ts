import { draftCalls } from '../../../../db/contract/calls/drafts.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { serve } from '../../../platform/serve.ts';
import { copyToDraft } from './copy.ts';
import { discardDraft, ownDraft, ownDrafts, saveDraft } from './drafts.ts';

/** Drafts of both publish wizards, kept for their writers alone (core§4). */
export const draftRoutes = createRouter();

serve(draftRoutes, draftCalls.list, ({ db, userId }) => ownDrafts(db, userId));
serve(draftRoutes, draftCalls.read, ({ db, userId, query }) => ownDraft(db, userId, query));
serve(draftRoutes, draftCalls.save, ({ db, userId, body }) => saveDraft(db, userId, body));
serve(draftRoutes, draftCalls.remove, ({ db, userId, query }) => discardDraft(db, userId, query));
serve(draftRoutes, draftCalls.copy, ({ db, env, caller, body }) => copyToDraft(db, env, caller, body));
