import { type Field, type Form, pathOf } from '../../../../db/contract/form';

/** Whether a group or a field of a form does not stand in its wizard now. */
export type Without = (name: string) => boolean;

/** The fields of a group that are asked for now, in the order of the form. */
export const standing = (form: Form, group: string, variant: unknown, without: Without): [string, Field][] =>
  Object.entries(form.groups[group] ?? {}).filter(
    ([name, field]) => field.asked !== false && (!field.variant || field.variant === variant) && !without(name),
  );

/** A titled part of a step. */
export interface Section {
  /** Place of its step among the steps. */
  step: number;
  group: string;
  /** Paths of the fields that stand in it. */
  fields: readonly string[];
}

/** The sections of all steps of a wizard, in its order. */
export const sectionsOf = (form: Form, steps: readonly string[], variant: unknown, without: Without): Section[] =>
  steps.flatMap((name, step) =>
    (form.steps[name] ?? [])
      .filter((group) => !without(group))
      .map((group) => ({
        ...{ step, group },
        fields: standing(form, group, variant, without).map(([field]) => pathOf(form, field)),
      })),
  );

/** The id of a section's heading, which takes the focus of whoever jumps there. */
export const headingOf = (group: string): string => `section-${group}`;
