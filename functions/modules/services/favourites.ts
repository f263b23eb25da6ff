import type { Context } from 'hono';
import { droppedItem, keptItem } from '../../../db/contract/services.ts';
import type { Row } from '../../data/row.ts';
import { userIdOf } from '../../platform/caller.ts';
import type { AppEnv } from '../../platform/env.ts';
import { validate } from '../../platform/validate.ts';
import { addFavourite, isFavourite, removeFavourite } from '../favourites/keep.ts';
import { favouriteList } from '../favourites/list.ts';

/** Whether a call of the star service speaks of an item that somebody keeps, not of a star site. */
export const namesItem = (input: Row): boolean => input.item_id !== undefined;

const userOf = async (c: Context<AppEnv>): Promise<string> => userIdOf(await c.get('caller')());

/**
 * Keeps an item as the caller's favourite (core§7).
 * @param input item_id and item_type
 * @throws AppError 401 for visitors, 404 when the item is not public, 422
 */
export async function keep(c: Context<AppEnv>, input: Row): Promise<{ favourite: boolean }> {
  const userId = await userOf(c);
  const { item_id: id, item_type } = validate(keptItem, input);
  await addFavourite(c.get('db'), userId, { item_type, id });
  return { favourite: true };
}

/**
 * Keeps an item no longer.
 * @param input item_id; item_type may come along
 * @throws AppError 401 for visitors, 422
 */
export async function letGo(c: Context<AppEnv>, input: Row): Promise<{ changed: number }> {
  const userId = await userOf(c);
  return { changed: await removeFavourite(c.get('db'), userId, validate(droppedItem, input).item_id) };
}

/**
 * Whether the caller keeps an item.
 * @throws AppError 401 for visitors
 */
export async function keeps(c: Context<AppEnv>, itemId: string): Promise<{ favourite: boolean }> {
  return { favourite: await isFavourite(c.get('db'), await userOf(c), itemId) };
}

/**
 * What the caller keeps, newest first; paging and item_type in the query.
 * @throws AppError 401 for visitors
 */
export async function kept(c: Context<AppEnv>) {
  return favouriteList(c.get('db'), await userOf(c), c.req.query());
}
