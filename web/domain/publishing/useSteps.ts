import { useEffect, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { AppFormState } from '../../kit/form';
import { headingOf } from './progress/sections';
import type { StepPlan } from './steps';

interface StepsProps<V extends FieldValues> {
  steps: readonly string[];
  plan: StepPlan;
  form: Pick<AppFormState<V>, 'methods' | 'saving' | 'validate' | 'readOnly'>;
}

export interface StepsState {
  step: string;
  at: number;
  go: (step: number) => void;
  /** What was to be left behind in this step was not valid. */
  refused: boolean;
  /** Whether a step may be left behind; one that may not shows its first field that is not valid. */
  isValid: (step: string) => Promise<boolean>;
  /** Goes to a field, valid or not. */
  show: (field: string) => void;
  /** Goes to a section, over steps that are valid alone. */
  toSection: (step: number, group: string) => Promise<void>;
  toField: (field: string) => Promise<void>;
}

/** Which step of a wizard is open, and where in it one stands. */
export function useSteps<V extends FieldValues>({ steps, plan, form }: StepsProps<V>): StepsState {
  const { methods, saving, validate, readOnly } = form;
  const [at, setAt] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const [focus, setFocus] = useState<string | null>(null);
  const [heading, setHeading] = useState<{ group: string } | null>(null);

  // The field is there to take the focus once its step is drawn and the form is open again.
  useEffect(() => {
    if (saving || !focus) return;
    methods.setFocus(focus as Path<V>);
    setFocus(null);
  }, [focus, saving, methods]);

  // The heading is there once its step is drawn, which begins at its top.
  useEffect(() => {
    if (!heading) return;
    const frame = requestAnimationFrame(() => {
      const place = document.getElementById(headingOf(heading.group));
      place?.focus({ preventScroll: true });
      place?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [heading]);

  const show = (field: string) => {
    setFocus(field);
    setAt(plan.indexOf(field, steps));
  };

  const isValid = async (step: string): Promise<boolean> => {
    const names = plan.fieldsOf(step) as Path<V>[];
    if (await validate(names)) return true;
    setRefused(step);
    const wrong = names.find((name) => methods.getFieldState(name).error);
    if (wrong) show(wrong);
    return false;
  };

  /** Forward only over what is valid: whoever stops there stands at the first field that is not (core§5). */
  const reach = async (step: number): Promise<boolean> => {
    if (saving) return false;
    for (const name of steps.slice(at, step)) if (!readOnly && !(await isValid(name))) return false;
    setAt(step);
    return true;
  };

  return {
    step: steps[at] ?? '',
    at,
    go: setAt,
    refused: refused === steps[at],
    isValid,
    show,
    toSection: async (step, group) => {
      if (await reach(step)) setHeading({ group });
    },
    toField: async (field) => {
      const step = plan.indexOf(field, steps);
      if (step === at) methods.setFocus(field as Path<V>);
      else if (await reach(step)) show(field);
    },
  };
}
