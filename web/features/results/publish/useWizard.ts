import { useEffect, useMemo, useRef, useState } from 'react';
import { AUDIT } from '../../../../db/contract/limits';
import words from '../../../i18n/publish';
import { useSession } from '../../../shared/auth';
import { confirm } from '../../../shared/dialogs';
import { useDialog } from '../../../shared/dialogs/useDialog';
import { type AppFormState, useAppForm } from '../../../shared/form';
import { useText } from '../../../shared/i18n';
import { toast } from '../../../shared/toast';
import { type FieldName, fieldNameOf, fieldsOf, type StepName, stepIndexOf, stepsOf } from './steps';
import type { PublishOutcome, PublishProps, PublishValues, ResultForm } from './types';
import { SaveRefused, useSaveResult } from './useSaveResult';
import { publishSchema } from './values';

export interface WizardProps extends PublishProps {
  first: PublishValues;
  withPromotion: boolean;
  /** The stored version, null for a new result. */
  stored: ResultForm | null;
  /** Loads the stored version anew. */
  onReload: () => void;
}

export interface WizardState {
  form: AppFormState<PublishValues>;
  steps: readonly StepName[];
  at: number;
  go: (step: number) => void;
  /** To the next step where this one is valid; from the last one, saves. */
  advance: () => Promise<void>;
  conflict: boolean;
  setUploading: (busy: boolean) => void;
  mayClose: () => Promise<boolean>;
}

const DRAFT_OMIT = ['id_number'] as const;

export function useWizard({ mode, id, first, withPromotion, stored }: WizardProps): WizardState {
  const text = useText(words);
  const { has } = useSession();
  const { close } = useDialog<PublishOutcome>();
  const steps = stepsOf(withPromotion);
  const last = steps.length - 1;
  const [at, setAt] = useState(0);
  const [conflict, setConflict] = useState(false);
  const uploading = useRef(false);
  const busy = useRef(false);
  const focus = useRef<FieldName | null>(null);
  const schema = useMemo(() => publishSchema(withPromotion), [withPromotion]);
  const save = useSaveResult({ id, withPromotion });

  const form = useAppForm<PublishValues>({
    schema,
    defaultValues: first,
    readOnly: mode === 'audit',
    draftKey: mode === 'put' ? `result-edit-${id}` : 'result-publish',
    draftOmit: DRAFT_OMIT,
    fieldName: fieldNameOf,
    onSubmit: async (values) => {
      try {
        close({ ...(await save(values)), attachments: values.attachments });
      } catch (error) {
        if (error instanceof SaveRefused) {
          setConflict(error.conflict);
          if (error.field) show(error.field);
          throw error.cause;
        }
        throw error;
      }
    },
  });
  const { methods, saving } = form;
  const dirty = methods.formState.isDirty;

  const show = (field: FieldName) => {
    focus.current = field;
    setAt(stepIndexOf(field, steps));
  };

  // The field is there to take the focus once its step is drawn and the form is open again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what draws the field.
  useEffect(() => {
    if (saving || !focus.current) return;
    methods.setFocus(focus.current);
    focus.current = null;
  }, [at, saving, methods]);

  const isValid = async (step: StepName): Promise<boolean> => {
    if (await form.validate(fieldsOf(step))) return true;
    const wrong = fieldsOf(step).find((name) => methods.getFieldState(name).error);
    if (wrong) show(wrong);
    return false;
  };

  const submit = async () => {
    for (const step of steps) if (!(await isValid(step))) return;
    if (uploading.current) return toast.warning(text.uploading);
    const reviewedAgain = stored?.audit_status === AUDIT.approved && !has('cg-auditor');
    if (reviewedAgain) {
      const question = { title: text.reviewAgainTitle, text: text.reviewAgain, confirmLabel: text.reviewAgainConfirm };
      if (!(await confirm(question))) return;
    }
    await form.submit();
  };

  const advance = async () => {
    const step = steps[at];
    if (saving || busy.current || !step) return;
    busy.current = true;
    try {
      if (at === last) await (form.readOnly ? undefined : submit());
      else if (form.readOnly || (await isValid(step))) setAt(at + 1);
    } finally {
      busy.current = false;
    }
  };

  return {
    form,
    steps,
    at,
    go: setAt,
    advance,
    conflict,
    setUploading: (busy) => {
      uploading.current = busy;
    },
    mayClose: async () => {
      if (saving) return false;
      if (form.readOnly || !dirty) return true;
      const leave = {
        title: text.leaveTitle,
        text: text.leaveText,
        confirmLabel: text.leave,
        cancelLabel: text.stay,
      };
      if (!(await confirm(leave))) return false;
      // Closed on purpose: the next form starts empty (core§4). A reload or a step back keeps the draft.
      form.discardDraft();
      return true;
    },
  };
}
