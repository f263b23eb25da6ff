import { favouriteCalls } from '../../../db/contract/calls/favourites.ts';
import { invalid } from '../../platform/errors.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { addFavourite, isFavourite, removeFavourite } from './keep.ts';
import { favouriteList } from './list.ts';

/** What users keep for themselves. */
export const favouriteRoutes = createRouter();

serve(favouriteRoutes, favouriteCalls.add, async ({ db, userId, body }) => {
  await addFavourite(db, userId, body);
  return { favourite: true };
});

serve(favouriteRoutes, favouriteCalls.remove, async ({ db, userId, query: { id } }) => {
  if (!id) throw invalid([{ field: 'id', code: 'required' }]);
  return { changed: await removeFavourite(db, userId, id) };
});

serve(favouriteRoutes, favouriteCalls.look, async ({ db, userId, query }) => ({
  favourite: await isFavourite(db, userId, query.id ?? ''),
}));

serve(favouriteRoutes, favouriteCalls.list, ({ db, userId, query }) => favouriteList(db, userId, query));
