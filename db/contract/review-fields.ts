import type { Choice } from './enums-results.ts';
import { type Field, type Form, fieldsOf, type Look, pathOf } from './form.ts';
import { DEMAND_FORM } from './form-demands.ts';
import { EXPERT_FORM } from './form-experts.ts';
import { PRODUCT_FORM } from './form-products.ts';
import { PROJECT_FORM } from './form-projects.ts';
import { RESULT_FORM } from './form-results.ts';
import type { ReviewedKind } from './items.ts';
import type { Pair } from './words.ts';

/** How a value of a form reads: what is compared, and how it is shown. */
type ReviewValue = 'text' | 'html' | 'choices' | 'list' | 'picture' | 'files' | 'scopes' | 'hidden';

/** One field of a form under review; its name is that of the submission, such as `result.profile`. */
export interface ReviewField {
  name: string;
  value: ReviewValue;
  /** What a number is counted in. */
  unit?: Pair;
  /** A day: the hour that is stored with it says nothing to readers. */
  day?: true;
  /** What the stored numbers of `choices` stand for, and what the usual words of a text are in English. */
  choices?: readonly Choice<string | number>[];
  /** Columns of the same group that hold the words of this field, where its own column holds ids. */
  words?: readonly string[];
}

interface ReviewGroup {
  name: 'basic' | 'property' | 'cooperation' | 'need' | 'openness' | 'staff' | 'publisher' | 'contact' | 'promotion';
  fields: readonly ReviewField[];
}

const VALUES: Partial<Record<Look, ReviewValue>> = {
  ...{ html: 'html', picture: 'picture', scopes: 'scopes', files: 'files', secret: 'hidden', place: 'list' },
  ...{ select: 'choices', radio: 'choices', multi: 'choices' },
};

function reviewed(form: Form, name: string, { look, choices = [], words, unit }: Field): ReviewField {
  const path = pathOf(form, name);
  if (words) return { name: path, value: 'list', words };
  const value = VALUES[look] ?? 'text';
  if (value !== 'choices') {
    return {
      name: path,
      value,
      ...(unit && { unit }),
      ...(look === 'date' && { day: true }),
      ...(look === 'suggest' && { choices }),
    };
  }
  // A choice among words is stored as the word.
  return choices.some((choice) => typeof choice.value === 'number')
    ? { name: path, value, choices }
    : { name: path, value: 'text', choices };
}

const groupsOf = (form: Form): ReviewGroup[] =>
  Object.entries(form.groups).map(([group, fields]) => {
    const here = Object.entries(fields).filter(([, { reviewedIn = group }]) => reviewedIn === group);
    const brought = fieldsOf(form).filter(([name, { reviewedIn }]) => reviewedIn === group && !(name in fields));
    // What another step asks for stands before the long texts.
    const short = here.findIndex(([, { look }]) => look === 'picture' || look === 'html');
    return {
      name: group as ReviewGroup['name'],
      fields: here
        .toSpliced(short < 0 ? here.length : short, 0, ...brought)
        .map(([name, field]) => reviewed(form, name, field)),
    };
  });

const FORMS: Readonly<Record<ReviewedKind, Form>> = {
  result: RESULT_FORM,
  demand: DEMAND_FORM,
  product: PRODUCT_FORM,
  project: PROJECT_FORM,
  expert: EXPERT_FORM,
};

/** Everything that an auditor reads of a form, in the order of the wizard (core§2, core§3). */
export const REVIEW_GROUPS: Readonly<Record<ReviewedKind, readonly ReviewGroup[]>> = {
  result: groupsOf(RESULT_FORM),
  demand: groupsOf(DEMAND_FORM),
  product: groupsOf(PRODUCT_FORM),
  project: groupsOf(PROJECT_FORM),
  expert: groupsOf(EXPERT_FORM),
};

/** All fields of a kind's form. */
export const reviewFields = (kind: ReviewedKind): readonly ReviewField[] =>
  REVIEW_GROUPS[kind].flatMap((group) => group.fields);

const LABELS = new Map(
  Object.values(FORMS).flatMap((form) =>
    fieldsOf(form).map(([name, { label }]) => [pathOf(form, name), label] as const),
  ),
);

/** What the form calls a field, by its name in the submission. */
export const labelOfField = (name: string): Pair | undefined => LABELS.get(name);
