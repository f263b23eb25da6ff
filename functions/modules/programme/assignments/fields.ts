import { plainText } from '../../../platform/plain-text.ts';

/** A field of technology. */
export interface Scope {
  id: string;
  pid: string;
  name: string;
  level: number;
}

/** Characters of a profile that are looked at. */
const PROFILE = 2000;
const BETWEEN = /[\s,，、;；/与和及]+/;
const WORD = 2;

/** Fields by key with what is above them; the four tops are common to all and say nothing. */
export class Fields {
  private readonly scopes: ReadonlyMap<string, Scope>;

  constructor(scopes: readonly Scope[]) {
    this.scopes = new Map(scopes.map((scope) => [scope.id, scope]));
  }

  /** A field and the wider ones that it belongs to, the nearest first. */
  private chain(id: string): string[] {
    const found: string[] = [];
    for (let at = this.scopes.get(id); at && at.level > 1 && !found.includes(at.id); at = this.scopes.get(at.pid)) {
      found.push(at.id);
    }
    return found;
  }

  /** Fields of a declaration: the one that it names, and those above. */
  ofProject = (scope: string | null): string[] => this.chain(scope ?? '');

  /**
   * Fields that an expert's area and profile name: a field's name stands in them, or a word of the area stands in its name.
   * @param profile rich text
   */
  ofExpert(area: string | null, profile: string | null): string[] {
    const text = `${area ?? ''} ${plainText(profile ?? '').slice(0, PROFILE)}`;
    const words = (area ?? '').split(BETWEEN).filter((word) => word.length >= WORD);
    const named = [...this.scopes.values()].filter(
      ({ name }) => name.length >= WORD && (text.includes(name) || words.some((word) => name.includes(word))),
    );
    return [...new Set(named.flatMap(({ id }) => this.chain(id)))];
  }
}
