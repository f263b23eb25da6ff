import { get } from 'react-hook-form';
import type { Choice } from '../../../../db/contract/enums-results';
import type { AttachedFile, RegionStep, WizardValues } from '../types';

/** How a field reads where two versions stand side by side. */
export interface FieldFacts {
  label: string;
  choices?: readonly Choice<string | number>[];
  /** `drawn`: the value is what is to be shown, ready. */
  look?: 'html' | 'picture' | 'scopes' | 'drawn';
}

/** Fields by their name in the form, in the order of the form. */
export type FieldFactsByName = Readonly<Record<string, FieldFacts>>;

export interface Difference {
  name: string;
  facts: FieldFacts;
  mine: unknown;
  theirs: unknown;
  /** The side that is taken unless told otherwise. */
  side: 'mine' | 'theirs';
}

const isFile = (value: unknown): value is AttachedFile => typeof value === 'object' && value !== null && 'url' in value;
const isStep = (value: unknown): value is RegionStep =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;

/** What of a value counts: the order of ticks and the name of a file do not. */
function essence(value: unknown): string {
  if (!Array.isArray(value)) return String(value ?? '').trim();
  if (value.every(isStep)) return value.map((step) => step.id).join(',');
  return value
    .map((each) => (isFile(each) ? each.url : String(each)))
    .sort()
    .join(',');
}

const sameValue = (a: unknown, b: unknown): boolean => essence(a) === essence(b);

/**
 * The fields in which two versions of a form differ.
 * @param base what both began with, null where it is not known: a field that I left alone is then theirs
 */
export function differences(
  fields: FieldFactsByName,
  mine: WizardValues,
  theirs: WizardValues,
  base: WizardValues | null,
): Difference[] {
  return Object.entries(fields).flatMap(([name, facts]): Difference[] => {
    const [own, other] = [get(mine, name), get(theirs, name)];
    if (sameValue(own, other)) return [];
    const untouched = base !== null && sameValue(own, get(base, name));
    return [{ name, facts, mine: own, theirs: other, side: untouched ? 'theirs' : 'mine' }];
  });
}
