import { useCallback, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import type { Form } from '../../../db/contract/form';
import { PUBLISHED, type PublishedKind } from '../../../db/contract/items';
import { AUDIT } from '../../../db/contract/limits';
import type { StoredForm } from '../../../db/contract/working-items';
import words from '../../i18n/publish';
import { confirm, openDialog } from '../../kit/dialogs';
import { type AppFormState, useAppForm } from '../../kit/form';
import { useLang, useText } from '../../kit/i18n';
import { mayDropUnsent } from '../reviews/unsent';
import { useSession } from '../session';
import type { FieldFactsByName } from './conflict/differences';
import { fieldFacts } from './conflict/fieldFacts';
import { useMerge } from './conflict/useMerge';
import type { Opening } from './drafts/opening';
import { DRAFT_OMIT, type ServerDraftState, useServerDraft } from './drafts/useServerDraft';
import type { Known, KnownState } from './known/known';
import type { Without } from './progress/sections';
import { type StepPlan, stepPlan } from './steps';
import type { ItemCalls, MatchedBy, PublishDialogProps, PublishProps, WizardValues, WizardWords } from './types';
import { SaveRefused, useSaveItem } from './useSaveItem';
import { type StepsState, useSteps } from './useSteps';

/** What opening a wizard gives to it. */
export interface WizardProps<V, S> extends PublishDialogProps {
  first: V;
  /** What of it was filled in for the publisher. */
  known: Known;
  /** The stored version, null for a new item. */
  stored: S | null;
  opening: Opening;
  /** A draft's content in the shape of the form. */
  valuesOf: (draft: object) => V;
  /** Of the draft that the device keeps. */
  draftKey: string;
}

/** What a kind's wizard is made of. */
interface WizardParts<V, S> extends ItemCalls<V, S> {
  kind: PublishedKind;
  fields: Form;
  words: WizardWords;
  steps: readonly string[];
  schema: ZodType;
  forOrganization: (values: V) => boolean;
  fromStored: (form: S) => V;
  /** What is not asked for now. */
  without: (values: V) => Without;
  match: MatchedBy<V>;
}

export interface WizardState<V extends FieldValues> extends Omit<StepsState, 'isValid' | 'show'> {
  kind: PublishedKind;
  /** The item that is edited or read. */
  id: string | undefined;
  plan: StepPlan;
  /** The form as it is asked for, and what judges it. */
  asked: Form;
  schema: ZodType;
  without: (values: V) => Without;
  match: MatchedBy<V>;
  known: KnownState;
  /** How the form calls its fields. */
  fields: FieldFactsByName;
  form: AppFormState<V>;
  words: WizardWords;
  mode: PublishProps['mode'];
  stored: StoredForm | null;
  steps: readonly string[];
  /** To the next step where this one is valid; from the last one, saves. */
  advance: () => Promise<void>;
  /** Shows the page as it would be. */
  preview: () => Promise<void>;
  /** An approved item goes back to review when it is edited (core§4). */
  reviewedAgain: boolean;
  draft: ServerDraftState;
  opening: Opening | null;
  mayClose: () => Promise<boolean>;
}

export function useWizard<V extends WizardValues & FieldValues, S extends StoredForm>(
  props: WizardProps<V, S>,
  parts: WizardParts<V, S>,
): WizardState<V> {
  const { mode, id, first, stored, valuesOf, draftKey, close } = props;
  const { kind, steps, schema, fromStored } = parts;
  const { lang } = useLang();
  const plan = useMemo(() => stepPlan(parts.fields), [parts.fields]);
  const fields = useMemo(() => fieldFacts(parts.fields, parts.words, lang), [parts.fields, parts.words, lang]);
  const text = useText(words);
  const { has } = useSession();
  const [opening, setOpening] = useState<Opening | null>(props.opening);
  const [known, setKnown] = useState(props.known);
  const add = useCallback((more: Known) => setKnown((before) => ({ ...before, ...more })), []);
  const busy = useRef(false);
  const overtaken = useRef(false);
  const started = useMemo(() => {
    const kept = props.opening.draft;
    return kept ? valuesOf(kept) : null;
  }, [props.opening, valuesOf]);
  const save = useSaveItem<V>({ ...parts, id });
  const isReviewedAgain = (version: StoredForm | null) =>
    version?.audit_status === AUDIT.approved && !has(PUBLISHED[kind].auditor);
  const reviewedAgain = mode === 'put' && isReviewedAgain(stored);

  const form = useAppForm<V>({
    schema,
    defaultValues: first,
    readOnly: mode === 'audit',
    draftKey,
    draft: started,
    draftOmit: DRAFT_OMIT,
    fieldName: plan.fieldNameOf,
    onSubmit: async (values) => {
      try {
        const saved = await save(values);
        await draft.finish();
        close({ ...saved, attachments: values.attachments });
      } catch (error) {
        if (error instanceof SaveRefused) {
          overtaken.current = error.conflict;
          if (error.field) show(plan.fieldNameOf(error.field));
          throw error.cause;
        }
        throw error;
      }
    },
  });
  const { methods, saving } = form;
  const { isValid, show, ...walk } = useSteps<V>({ steps, plan, form });
  const dirty = methods.formState.isDirty;
  const place = { item_type: PUBLISHED[kind].itemType, item_id: mode === 'put' ? (id ?? '') : '' };
  const draft = useServerDraft<V>({ form, draftKey, place, opening: props.opening, valuesOf });
  const noteOf = (version: S) => (isReviewedAgain(version) ? parts.words.reviewAgain : null);
  const merge = useMerge<V, S>({ read: parts.read, id, methods, first, fields, fromStored, noteOf });

  const submit = async () => {
    if (!(await form.uploads.ready())) return;
    for (const step of steps) if (!(await isValid(step))) return;
    if (!(await mayDropUnsent('form'))) return;
    if (reviewedAgain) {
      const { reviewAgainTitle: title, reviewAgain } = parts.words;
      if (!(await confirm({ title, text: reviewAgain, confirmLabel: text.reviewAgainConfirm }))) return;
    }
    await form.submit();
    while (overtaken.current) {
      overtaken.current = false;
      if (await merge()) await form.submit();
    }
  };

  const advance = async (whole = false) => {
    if (saving || busy.current || !walk.step) return;
    busy.current = true;
    try {
      if (walk.at === steps.length - 1 || whole) await (form.readOnly ? undefined : submit());
      else if (form.readOnly || (await isValid(walk.step))) walk.go(walk.at + 1);
    } finally {
      busy.current = false;
    }
  };

  const begin = async () => {
    setOpening(null);
    form.discardDraft();
    await draft.discard();
  };

  return {
    kind,
    id,
    plan,
    fields,
    form: { ...form, discardDraft: () => void begin() },
    words: parts.words,
    mode,
    stored,
    steps,
    ...walk,
    ...{ asked: parts.fields, schema, without: parts.without, match: parts.match },
    known: { known, add },
    advance: () => advance(),
    preview: async () => {
      const values = structuredClone(methods.getValues());
      const refused = (schema.safeParse(values).error?.issues ?? []).map(({ path }) =>
        plan.fieldNameOf(path.join('.')),
      );
      const missing = [...new Set(refused)].map((name) => fields[name]?.label).filter((label) => label !== undefined);
      const wish = await openDialog(PUBLISHED[kind].preview, { values, missing });
      if (wish === 'submit') await advance(true);
    },
    reviewedAgain,
    draft,
    opening,
    mayClose: async () => {
      if (saving || !(await mayDropUnsent('form'))) return false;
      if (form.readOnly || !dirty) return true;
      const leaving = await openDialog('leaveForm', {});
      if (leaving === 'discard') await begin();
      // A draft keeps what has arrived alone.
      if (leaving === 'keep' && form.uploads.underWay()) return false;
      if (leaving === 'keep') void draft.save();
      return leaving !== undefined;
    },
  };
}
