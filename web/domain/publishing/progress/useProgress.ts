import { useDeferredValue, useMemo } from 'react';
import { type FieldValues, get, useFormState, useWatch } from 'react-hook-form';
import { CRITERIA, type Criterion, completenessOf, MOST_SAID } from '../../../../db/contract/matching';
import { termsOf } from '../../../../db/contract/matching-terms';
import { textOnly } from '../../../kit/layout/richTextElements';
import type { WizardState } from '../useWizard';
import { type Section, sectionsOf } from './sections';

/** Whether nothing was entered: an editor without a text holds empty paragraphs. */
function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'string' && value.startsWith('<') && !value.includes('<img') && textOnly(value) === '';
}

export interface SectionState extends Section {
  title: string;
  filled: number;
  /** Fields that must be filled in before anything is submitted, and are not. */
  missing: number;
  /** Fields with a complaint. */
  wrong: number;
  mark: 'done' | 'begun' | 'empty';
}

/** What would make matching better. */
interface Advice {
  /** Which words say it: a reason of a match; of its text those of name or profile, of maturity those of either kind. */
  code: Exclude<Criterion, 'text' | 'maturity'> | 'name' | 'profile' | 'stage' | 'type';
  /** The field that it is about. */
  field: string;
  /** Points of a match that are there to be won. */
  points: number;
}

export interface Progress {
  sections: readonly SectionState[];
  missing: number;
  /** How much of what a match looks at is said, 0 to 100. */
  percent: number;
  /** What is not said yet, the most telling first. */
  advice: readonly Advice[];
}

/** Telling words that a name has at least to count in full. */
const NAME_WORDS = 2;

/** How far the form of a wizard is filled in, and how much that says for matching. */
export function useProgress<V extends FieldValues>(wizard: WizardState<V>): Progress {
  const { kind, form, steps, words, schema, plan, asked, without, match } = wizard;
  const { control, getValues } = form.methods;
  const watched = useWatch({ control });
  // What is typed comes first; its count may come a moment later.
  const late = useDeferredValue(watched);
  const { errors } = useFormState({ control });

  const counted = useMemo(() => {
    // A field that left the form is in its values and not among those that are watched.
    const values = { ...getValues(), ...late } as V;
    const issues = schema.safeParse(values).error?.issues ?? [];
    const refused = new Set(issues.map(({ path }) => plan.fieldNameOf(path.join('.'))));
    const sections = sectionsOf(asked, steps, values.variant, without(values));
    return sections.map((section) => {
      const blank = section.fields.filter((name) => isBlank(get(values, name)));
      return { section, blank: blank.length, missing: blank.filter((name) => refused.has(name)).length };
    });
  }, [late, getValues, schema, plan, asked, steps, without]);

  const said = useMemo(() => {
    const side = match.sideOf({ ...getValues(), ...late } as V);
    const nameShort = termsOf(side.name, NAME_WORDS).length < NAME_WORDS;
    const points = completenessOf(kind, side);
    const stand = new Set(counted.flatMap(({ section }) => section.fields));
    const judged = CRITERIA.map((code) => ({ code, field: match.fields[code] })).filter(({ field }) =>
      stand.has(field),
    );
    const most = judged.reduce((sum, { code }) => sum + MOST_SAID[code], 0);
    const won = judged.reduce((sum, { code }) => sum + points[code], 0);
    const advice = judged
      .filter(({ code }) => points[code] < MOST_SAID[code])
      .map(({ code, field }): Advice => {
        const left = MOST_SAID[code] - points[code];
        if (code === 'maturity') return { code: kind === 'result' ? 'stage' : 'type', field, points: left };
        if (code !== 'text') return { code, field, points: left };
        return nameShort ? { code: 'name', field: match.name, points: left } : { code: 'profile', field, points: left };
      })
      .sort((one, other) => other.points - one.points);
    return { percent: Math.round((100 * won) / most), advice };
  }, [kind, late, getValues, match, counted]);

  const sections = counted.map(({ section, blank, missing }): SectionState => {
    const filled = section.fields.length - blank;
    const mark = filled === 0 ? 'empty' : missing > 0 ? 'begun' : 'done';
    const wrong = section.fields.filter((name) => get(errors, name) !== undefined).length;
    return { ...section, ...{ title: words.groups[section.group] ?? '', filled, missing, wrong, mark } };
  });
  return {
    sections,
    missing: sections.reduce((sum, section) => sum + section.missing, 0),
    ...said,
  };
}
