import type { Choice } from './enums-results.ts';
import type { Pair } from './words.ts';

/** What a text of a form of its own is; `formats.ts` says which texts are one. */
export type Format =
  | 'email'
  | 'telephone'
  | 'contact'
  | 'webSite'
  | 'amount'
  | 'place'
  | 'province'
  | 'city'
  | 'county'
  | 'country';

/** How a field is asked for. A text one may choose (`suggest`), one of few, several of few, and what has a look of its own. */
export type Look =
  | ('text' | 'area' | 'suggest' | 'date' | 'html')
  | ('select' | 'radio' | 'multi')
  | ('picture' | 'place' | 'country' | 'secret' | 'organization' | 'scopes' | 'files');

/** What a form keeps of an item: its shape, who writes it and who reads it. */
export interface Column {
  look: Look;
  /** Longest text. */
  max?: number;
  format?: Format;
  choices?: readonly Choice<string | number>[];
  /** Columns with the words of what is stored as codes. */
  words?: readonly string[];
  /** What a new form begins with, where that is not nothing. */
  first?: number;
  /** Everybody who publishes, unless it is staff alone. */
  write?: 'staff';
  /**
   * Who reads it. `page`, unless told otherwise: it is a part of the public version. `card`: in the lists too. `head`: every
   * publication has it by itself. `table`: whoever reads the row. `contact`, `auditor`, `partly`: as the policy of the table says.
   */
  read?: 'page' | 'card' | 'head' | 'table' | 'contact' | 'auditor' | 'partly';
}

/** One field of a form: whatever asks for it, judges it, stores it, compares it and shows it follows this. */
export interface Field extends Column {
  /** What the form calls it. */
  label: Pair;
  /** … and the public page, where that differs. */
  onPage?: Pair;
  /** Standing help below it. */
  hint?: Pair;
  /** What stands behind the input. */
  unit?: Pair;
  wide?: true;
  counter?: true;
  /** Always, or in the variant of the form that is named; the rules of the form say it to the server. */
  required?: true | string;
  /** The only variant of the form that asks for it. */
  variant?: string;
  /** Kept and reviewed, and no input asks for it. */
  asked?: false;
  /** The group in which its review shows it, at the end, where that is another. */
  reviewedIn?: string;
  /** Among the facts of the page, unless told otherwise; `key`: beside its text. */
  fact?: 'key' | false;
}

/** Fields of a form by group, in its order; one of another part of the submission is named by its path. */
export type Groups = Readonly<Record<string, Readonly<Record<string, Field>>>>;

/** What no screen shows and the form carries along. */
type Kept = Readonly<Record<string, Column>>;

/** A form: the fields that a publisher fills in, and where each stands. */
export interface Form<G extends Groups = Groups, K extends Kept = Kept> {
  /** The group of a submission that holds the columns of the item itself. */
  kind: string;
  groups: G;
  kept: K;
  /** The groups that each step of the wizard asks for. */
  steps: Readonly<Record<string, readonly (keyof G & string)[]>>;
  /** Facts of the page that stand before and behind those in the order of the form. */
  facts: { first: readonly string[]; last: readonly string[] };
}

/** Checks a form and keeps its fields as literals. */
export const defineForm = <const G extends Groups, const K extends Kept>(form: Form<G, K>): Form<G, K> => form;

type Union<T> = (T extends unknown ? (each: T) => void : never) extends (each: infer U) => void ? U : never;
type FieldsOf<F extends Form> = Union<F['groups'][keyof F['groups']]> & F['kept'];
type PartName = `${string}.${string}` | 'scopes' | 'attachments';

/** The columns of the item itself, by their names. */
export type Own<F extends Form> = { [K in Exclude<keyof FieldsOf<F> & string, PartName>]: FieldsOf<F>[K] };
export type OwnName<F extends Form> = keyof Own<F> & string;

const isPart = (name: string): boolean => name.includes('.') || name === 'scopes' || name === 'attachments';

/** A field's name in the submission, such as `result.profile`. */
export const pathOf = ({ kind }: Form, name: string): string => (isPart(name) ? name : `${kind}.${name}`);

/** All fields of a form, in its order. */
export const fieldsOf = ({ groups }: Form): [name: string, field: Field][] =>
  Object.values(groups).flatMap(Object.entries);

/** The columns of the item itself: those that are asked for in the order of the form, then the others. */
export const ownFields = <F extends Form>(form: F): [name: OwnName<F>, column: Column][] =>
  [...fieldsOf(form).filter(([name]) => !isPart(name)), ...Object.entries(form.kept)] as [OwnName<F>, Column][];

/** The names of the item's columns that pass. */
export const ownNames = <F extends Form>(form: F, passes: (column: Column) => boolean = () => true): OwnName<F>[] =>
  ownFields(form).flatMap(([name, column]) => (passes(column) ? [name] : []));

/** The formats of the item's columns. */
export const formatsOf = (form: Form): Record<string, Format> =>
  Object.fromEntries(ownFields(form).flatMap(([name, { format }]) => (format ? [[name, format]] : [])));

/** Whether a field stands in the public version, beside what every publication has by itself. */
export const isPublic = ({ read = 'page' }: Column): boolean => read === 'page' || read === 'card' || read === 'partly';

const PLAIN = new Set<Look>(['text', 'area', 'suggest', 'date', 'select', 'radio', 'multi']);

/**
 * The fields among the facts of a public page, in its order.
 * @param key those beside the text instead
 */
export function factsOf(form: Form, key = false): [name: string, field: Field][] {
  const { first, last } = form.facts;
  const shown = fieldsOf(form).filter(
    ([name, field]) =>
      !isPart(name) && isPublic(field) && PLAIN.has(field.look) && field.fact === (key ? 'key' : undefined),
  );
  const rank = (name: string) => (first.includes(name) ? first.indexOf(name) - first.length : last.indexOf(name) + 1);
  return shown.sort(([a], [b]) => rank(a) - rank(b));
}

/** What a public page tells of a field. */
export interface PageFact extends Pick<Field, 'look' | 'format' | 'choices'> {
  name: string;
  label: Pair;
}

/** … of all fields of a form: beside its text, and below it. */
export type PageFacts = Readonly<Record<'key' | 'below', readonly PageFact[]>>;

/** The facts of a public page with what telling them takes, and no more (core§2). */
export function pageFacts(form: Form): PageFacts {
  const told = (key: boolean) =>
    factsOf(form, key).map(
      ([name, { look, format, choices, label, onPage = label }]): PageFact => ({
        name,
        look,
        ...(format && { format }),
        ...(choices && { choices }),
        label: onPage,
      }),
    );
  return { key: told(true), below: told(false) };
}

/** What a public page has of a form: several choices as a list where cards have them too, else as they are kept. */
export type PublicValues<F extends Form> = {
  [K in OwnName<F> as Own<F>[K] extends { read: 'head' | 'table' | 'contact' | 'auditor' }
    ? never
    : K]: Own<F>[K] extends {
    look: 'multi';
  }
    ? Own<F>[K] extends { read: 'card' }
      ? number[]
      : number[] | string | null
    : Own<F>[K] extends { look: 'select' | 'radio' }
      ? number | null
      : string | null;
};

/** The paths of the fields that a step of the wizard asks for. */
export const askedIn = (form: Form, step: string): string[] =>
  (form.steps[step] ?? []).flatMap((group) =>
    Object.entries(form.groups[group] ?? {}).flatMap(([name, { asked }]) =>
      asked === false ? [] : [pathOf(form, name)],
    ),
  );
