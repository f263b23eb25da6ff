import type { RowOf } from '../../../db/contract/tables.ts';
import englishNames from '../../../db/reference/place-names.json' with { type: 'json' };

/** A province, city or county with what lies in it. */
interface Place {
  id: string;
  names: readonly string[];
  inside: Place[];
}

/** A row of the administrative division. */
export type DivisionRow = RowOf<'china', 'id' | 'name' | 'pid'>;

const english: Readonly<Record<string, string | undefined>> = englishNames;

/** What people leave out at the end of a name. */
const ENDING = /(?:特别行政区|维吾尔自治区|壮族自治区|回族自治区|自治区|省|市)$/;

const spelled = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

function namesOf(name: string): string[] {
  const short = name.replace(ENDING, '');
  const abroad = english[name];
  const all = [name, ...(short.length > 1 ? [short] : []), ...(abroad ? [abroad] : [])].map(spelled);
  // The whole name is tried before the short one.
  return [...new Set(all)].sort((a, b) => b.length - a.length);
}

/** All places, by which a text is read as one of them. */
export class PlaceTree {
  private readonly provinces: Place[] = [];
  private readonly byName = new Map<string, Place[]>();
  private readonly paths = new Map<string, string[]>();

  constructor(rows: readonly DivisionRow[]) {
    const places = new Map(rows.map((row) => [row.id, { id: row.id, names: namesOf(row.name), inside: [] } as Place]));
    const above = new Map(rows.map(({ id, pid }) => [id, pid]));
    for (const { id, pid } of rows) {
      const place = places.get(id);
      if (!place) continue;
      (places.get(pid)?.inside ?? this.provinces).push(place);
      for (const name of place.names) this.byName.set(name, [...(this.byName.get(name) ?? []), place]);
      const path = [id];
      for (let up = pid; places.has(up); up = above.get(up) ?? '') path.unshift(up);
      this.paths.set(id, path);
    }
  }

  /**
   * The codes of a place, from the province down.
   * @param text codes, or names from the province down or the other way round, with or without something between them; one name
   *   alone where no other place has it
   * @returns null for what is no place, or several
   */
  find(text: string): string[] | null {
    const codes = text.split(/[\s,，]+/).filter(Boolean);
    if (codes.every((code) => /^\d{6}$/.test(code))) return this.paths.get(codes.at(-1) ?? '') ?? null;
    const parts = spelled(text)
      .split(/\s*[,，、/>|-]\s*|(?<=\p{Script=Han})\s+/u)
      .filter(Boolean);
    const found = this.walk(parts) ?? this.walk(parts.toReversed()) ?? this.walk([parts.join('')]);
    if (found) return this.paths.get(found.id) ?? null;
    const [only, ...others] = parts.length === 1 ? (this.byName.get(parts[0] ?? '') ?? []) : [];
    // A city and its only county of one name are one place as people write it.
    return only && others.every(({ id }) => this.paths.get(id)?.includes(only.id))
      ? (this.paths.get(only.id) ?? null)
      : null;
  }

  /** The lowest place that the parts lead to, each in the one before; a level may be left out or written without a gap. */
  private walk(
    parts: readonly string[],
    within: readonly Place[] = this.provinces,
    at: Place | null = null,
  ): Place | null {
    const [part, ...rest] = parts;
    if (part === undefined) return at;
    for (const place of within) {
      for (const name of place.names) {
        if (!part.startsWith(name)) continue;
        const left = part.slice(name.length);
        const found = this.walk(left ? [left, ...rest] : rest, place.inside, place);
        if (found) return found;
      }
    }
    // Beijing is named as province and as city; counties are named without their city.
    if (!at) return null;
    if (at.names.includes(part) && rest.length === 0) return at;
    for (const place of within) {
      const found = place.inside.length > 0 ? this.walk(parts, place.inside, null) : null;
      if (found) return found;
    }
    return null;
  }
}
