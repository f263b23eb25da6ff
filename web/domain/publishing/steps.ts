import { askedIn, type Form } from '../../../db/contract/form';

const holds = (name: string, field: string): boolean => field === name || field.startsWith(`${name}.`);

/** Which step of a wizard shows which field. */
export interface StepPlan {
  /** The fields that a step judges; all of them are judged again on submitting. */
  fieldsOf: (step: string) => readonly string[];
  /** The form's name of a field that the server complains about: `attachments.0.file_path` stands at `attachments`. */
  fieldNameOf: (serverField: string) => string;
  /** The step that shows a field; the first one for a field that none shows. */
  indexOf: (field: string, steps: readonly string[]) => number;
}

/** The plan of a form's wizard. */
export function stepPlan(form: Form): StepPlan {
  const fields = Object.fromEntries(Object.keys(form.steps).map((step) => [step, askedIn(form, step)]));
  const all = Object.values(fields).flat();
  return {
    fieldsOf: (step) => fields[step] ?? [],
    fieldNameOf: (serverField) => all.find((name) => holds(name, serverField)) ?? (serverField || 'root'),
    indexOf: (field, steps) => {
      const at = steps.findIndex((step) => fields[step]?.some((name) => holds(name, field)));
      return Math.max(at, 0);
    },
  };
}
