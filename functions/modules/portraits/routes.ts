import { portraitCalls } from '../../../db/contract/calls/portraits.ts';
import { publishedOf } from '../../../db/contract/items.ts';
import { ITEM } from '../../../db/contract/limits.ts';
import { invalid } from '../../platform/errors.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { servePublic } from '../items/public/answer.ts';
import { currentModel } from '../matching/kept-model.ts';
import { itemPortraitOf, keepItemPortrait } from './items.ts';
import { expertPortrait, organizationPortrait } from './owners.ts';

/** Digital portraits of items, organisations and experts (core§1). */
export const portraitRoutes = createRouter();

servePublic(portraitRoutes, portraitCalls.organization, async ({ c, db, caller, query }) =>
  organizationPortrait(db, await currentModel(db, c.env), caller, query.id ?? ''),
);
servePublic(portraitRoutes, portraitCalls.expert, async ({ c, db, caller, query }) =>
  expertPortrait(db, await currentModel(db, c.env), caller, query.id ?? ''),
);
serve(portraitRoutes, portraitCalls.item, async ({ db, env, caller, query }) => {
  const type = Number(query.item_type);
  if (type !== ITEM.result && type !== ITEM.demand) throw invalid([{ field: 'item_type', code: 'invalid_value' }]);
  return itemPortraitOf(db, await currentModel(db, env), caller, publishedOf(type).kind, query.id ?? '');
});
serve(portraitRoutes, portraitCalls.keep, ({ db, caller, body }) => keepItemPortrait(db, caller, body));
