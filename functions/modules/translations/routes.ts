import { translationCalls } from '../../../db/contract/calls/translations.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { translate, untranslated, untranslatedCounts } from './translations.ts';

/** What editors write in English for publishers who have not. */
export const translationRoutes = createRouter();

serve(translationRoutes, translationCalls.list, ({ db, query }) => untranslated(db, query));
serve(translationRoutes, translationCalls.counts, ({ db }) => untranslatedCounts(db));
serve(translationRoutes, translationCalls.write, ({ db, caller, body }) => translate(db, caller, body));
