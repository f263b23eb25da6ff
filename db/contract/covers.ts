/**
 * The picture of what has none of its own: the field decides how it looks, the name how it differs from others of the
 * field. Nothing is stored, and the same name has the same picture wherever and whenever it is shown.
 */

/** A field of technology, by its id. */
export interface Scoped {
  id: string;
}

/** Number of the direction of industry (scope s-103) that a technical attribute (s-101) is drawn as. */
const DIRECTIONS: Readonly<Record<string, string>> = {
  '01': '11',
  '02': '04',
  '03': '01',
  '04': '03',
  '05': '05',
  '06': '06',
  '07': '07',
  '08': '01',
  '09': '08',
  '10': '10',
};

/** What is drawn where no field is known. */
const NO_FIELD = '00';

const numberIn = (top: string, id: string): string | undefined => new RegExp(`^s-${top}-(\\d\\d)`).exec(id)?.[1];

/**
 * The field that a cover shows: the first direction of industry, else the first technical attribute as such a direction.
 * @param scopes ids of an item's scopes, in its own order
 * @returns `01` to `12`, and the scope that decided; `00` without one
 */
export function coverField<S extends Scoped>(scopes: readonly S[]): { field: string; scope?: S } {
  for (const top of ['103', '101']) {
    for (const scope of scopes) {
      const number = numberIn(top, scope.id);
      const field = number && (top === '103' ? number : DIRECTIONS[number]);
      if (field && field <= '12') return { field, scope };
    }
  }
  return { field: NO_FIELD };
}

/** FNV-1a over the characters of a text, as 32 bits. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/**
 * The address of the cover that is made for an item.
 * @param name of the item, and nothing else of it: only a new name or field changes the picture
 */
export function coverAddress(name: string, scopes: readonly Scoped[]): string {
  const seed = seedOf(name.normalize('NFC').trim()).toString(16).padStart(8, '0');
  return `/covers/${coverField(scopes).field}-${seed}.svg`;
}
