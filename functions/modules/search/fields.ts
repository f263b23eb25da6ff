import type { ScopeName } from '../../../db/contract/cards.ts';
import type { Database } from '../../platform/database.ts';
import { searchedCharacters } from '../../tables/items/tokens.ts';
import { offeredFields } from '../items/public/directory.ts';
import type { Sought } from './query.ts';

/** Fields that are offered. */
const OFFERED = 6;

/**
 * Fields of technology whose names are nearest to what is searched for: those that bear a word, then those that share
 * neighbouring characters with it.
 * @returns none where no name shares anything; at most one row is read
 */
export async function nearestFields(db: Database, { words, pieces }: Sought): Promise<ScopeName[]> {
  const near = [...(await offeredFields(db))].map(([id, [name, name_en]]) => {
    const [own = '', english = ''] = [name, name_en ?? ''].map((text) => searchedCharacters(text).join(''));
    const bears = words.filter((word) => word.length > 1 && (own.includes(word) || english.includes(word))).length;
    const within = words.filter((word) => own.length > 1 && word.includes(own)).length;
    const shared = pieces.filter(({ text }) => own.includes(text) || english.includes(text)).length;
    return { scope: { id, name, name_en }, score: 2 * (bears + within) + shared / Math.max(1, own.length) };
  });
  return near
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || (one.scope.id < other.scope.id ? -1 : 1))
    .slice(0, OFFERED)
    .map(({ scope }) => scope);
}
