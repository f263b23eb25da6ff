import type { Followed } from '../../../db/contract/follows.ts';
import { searchedCharacters } from '../../tables/items/tokens.ts';
import { rarityOf, type TopicModel } from '../matching/model.ts';

/** Letters of a text by which searches are found. */
const READ = 3000;

const pieceKey = (piece: string): string => `q:${piece}`;
const KEYS: Readonly<Record<Exclude<Followed, 'search'>, (id: string) => string>> = {
  organization: (id) => `o:${id}`,
  field: (id) => `s:${id}`,
  expert: (id) => `e:${id}`,
  item: (id) => `i:${id}`,
};

/** The key by which the follows of an organisation are found. */
export const organizationKey = KEYS.organization;

/** The words of a search, each as its letters and digits. */
export const wordsOf = (search: string): string[] =>
  search
    .split(/\s+/)
    .map((word) => searchedCharacters(word).join(''))
    .filter(Boolean);

/** Neighbouring characters, or the only one. */
function piecesOf(word: string): string[] {
  const characters = [...word];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`);
}

/**
 * What a follow is found by: of a search its rarest piece, so that a new item is compared with few of many searches.
 * @returns null for a search without a letter
 */
export function followKey(model: TopicModel, kind: Followed, target: string): string | null {
  if (kind !== 'search') return KEYS[kind](target);
  const pieces = wordsOf(target).flatMap(piecesOf);
  const [rarest] = pieces.sort((one, other) => rarityOf(model, other) - rarityOf(model, one));
  return rarest === undefined ? null : pieceKey(rarest);
}

/** What an item is compared by. */
interface Followable {
  id: string;
  organizationId: string | null;
  /** Its fields and those above them. */
  fields: readonly string[];
  experts: readonly string[];
  /** Letters and digits of its texts. */
  letters: string;
}

/** Keys of the follows that an item fits, and of the searches that it may fit. */
export function keysOfItem({ id, organizationId, fields, experts, letters }: Followable): {
  fits: string[];
  searches: string[];
} {
  const read = letters.slice(0, READ);
  return {
    fits: [
      KEYS.item(id),
      ...(organizationId ? [KEYS.organization(organizationId)] : []),
      ...fields.map(KEYS.field),
      ...experts.map(KEYS.expert),
    ],
    searches: [...new Set([...piecesOf(read), ...read].map(pieceKey))],
  };
}
