import { declarationCalls } from '../../../../db/contract/calls/programme-declare.ts';
import { DECLARATION_LIMITS } from '../../../../db/contract/programme/declarations.ts';
import { invalid } from '../../../platform/errors.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { takeAttempt } from '../../../platform/rate-limit.ts';
import { serve } from '../../../platform/serve.ts';
import { dialogueOf, writeWord } from './dialogue.ts';
import { declarationDetail, ownDeclarations } from './read.ts';
import { saveDeclaration } from './save.ts';
import { startDeclaration } from './start.ts';
import { submitDeclaration, withdrawDraft } from './submit.ts';

/** Declarations of the programme as their declarants write them, and the talk about them with the office. */
export const declarationRoutes = createRouter();

const named = (id: string | undefined): string => {
  if (!id) throw invalid([{ field: 'id', code: 'required' }]);
  return id;
};

serve(declarationRoutes, declarationCalls.own, ({ db, caller, query }) => ownDeclarations(db, caller, query));
serve(declarationRoutes, declarationCalls.start, async ({ db, env, caller, userId, key }) => {
  await takeAttempt(env, [{ name: 'declaration', key: userId, ...DECLARATION_LIMITS.starts }]);
  return startDeclaration(db, caller, key);
});
serve(declarationRoutes, declarationCalls.detail, ({ db, caller, query }) =>
  declarationDetail(db, caller, named(query.id)),
);
serve(declarationRoutes, declarationCalls.save, async ({ db, env, caller, userId, body }) => {
  await takeAttempt(env, [{ name: 'declaration-save', key: userId, ...DECLARATION_LIMITS.saves }]);
  return saveDeclaration(db, caller, body);
});
serve(declarationRoutes, declarationCalls.submit, ({ db, env, caller, body }) =>
  submitDeclaration(db, env, caller, body),
);
serve(declarationRoutes, declarationCalls.withdraw, ({ db, caller, body }) => withdrawDraft(db, caller, body.id));
serve(declarationRoutes, declarationCalls.dialogue, ({ db, caller, query }) => dialogueOf(db, caller, named(query.id)));
serve(declarationRoutes, declarationCalls.write, async ({ db, env, caller, userId, body }) => {
  await takeAttempt(env, [{ name: 'declaration-word', key: userId, ...DECLARATION_LIMITS.words }]);
  return writeWord(db, caller, body);
});
