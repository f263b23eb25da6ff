import { toNestErrors } from '@hookform/resolvers';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { output, ZodType } from 'zod';
import words from '../../i18n/form';
import { ApiError } from '../api';
import { textOf } from '../i18n';
import { toast } from '../toast';
import { draftWriter, readDraft, removeDraft } from './draft';
import { type Issue, packIssue } from './issues';
import { Uploads } from './uploads';
import { useUnsavedGuard } from './useUnsavedGuard';

/** zod schema to form errors. Unlike the ready-made resolver it keeps an issue's limits for its text. */
function schemaResolver<T extends FieldValues>(schema: ZodType): Resolver<T> {
  return async (values, _context, options) => {
    const parsed = await schema.safeParseAsync(values, { reportInput: true });
    if (parsed.success) return { values: parsed.data as T, errors: {} };
    const flat: Record<string, { type: string; message: string }> = {};
    for (const issue of parsed.error.issues) {
      const name = issue.path.map(String).join('.') || 'root';
      flat[name] ??= { type: issue.code ?? 'custom', message: packIssue(issue as Issue) };
    }
    return { values: {}, errors: toNestErrors(flat as FieldErrors<T>, options as never) as FieldErrors<T> };
  };
}

export interface AppFormOptions<T extends FieldValues, S extends ZodType = ZodType> {
  /** Shape from db/contract; its messages are codes of the error table. */
  schema: S;
  defaultValues: T;
  /** With it the input is kept on the device until it is saved, and comes back after a reload. */
  draftKey?: string;
  /** Input to begin with in place of the draft that the device keeps; null begins without any. */
  draft?: T | null;
  /** Field names, at any depth, that never go into the draft (identity numbers). */
  draftOmit?: readonly string[];
  /** Nothing can be changed: audit mode. */
  readOnly?: boolean;
  /** Saves. An ApiError with field errors puts them at their fields; any failure keeps the input and unlocks. */
  onSubmit: (values: T & output<S>) => Promise<void>;
  /** Where a field of the server's answer is called otherwise in this form. */
  fieldName?: (serverField: string) => string;
}

export interface AppForm<T extends FieldValues> {
  methods: UseFormReturn<T>;
  /** While saving: the inputs are disabled and a second submit does nothing. */
  saving: boolean;
  readOnly: boolean;
  submit: () => Promise<void>;
  /** Validates only these fields (a step of a wizard); focuses the first that is wrong. */
  validate: (names: readonly Path<T>[]) => Promise<boolean>;
  draftRestored: boolean;
  discardDraft: () => void;
  /** Its files that are on their way or did not arrive. */
  uploads: Uploads;
  /** For AppDialog's beforeClose: asks when there are unsaved changes. */
  confirmLeave: () => Promise<boolean>;
}

const NO_OMIT: readonly string[] = [];

/** Without a type of its own the form's is that of its first values, and what is saved is known to fit the shape. */
export function useAppForm<T extends FieldValues, S extends ZodType = ZodType>(
  options: AppFormOptions<T, S>,
): AppForm<T> {
  const { schema, defaultValues, draftKey, draftOmit = NO_OMIT, readOnly = false, onSubmit, fieldName } = options;
  const [draft] = useState(() => {
    if (readOnly) return null;
    if (options.draft !== undefined) return options.draft;
    return draftKey ? readDraft<T>(draftKey) : null;
  });
  const [draftRestored, setDraftRestored] = useState(draft !== null);
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const refused = useRef<Path<T> | null>(null);
  const [uploads] = useState(() => new Uploads());
  useEffect(() => uploads.connect(), [uploads]);
  const writer = useRef<ReturnType<typeof draftWriter> | null>(null);
  const methods = useForm<T>({
    defaultValues: defaultValues as DefaultValues<T>,
    resolver: schemaResolver<T>(schema),
    mode: 'onTouched',
  });
  const { reset, subscribe, setError, setFocus, handleSubmit, trigger, getFieldState } = methods;
  const dirty = methods.formState.isDirty;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is laid over the first values, once.
  useEffect(() => {
    if (draft) reset({ ...defaultValues, ...draft } as T, { keepDefaultValues: true });
  }, []);

  // A step that was judged keeps its complaints up to date while they are being mended, not only when a field is left.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (name && type === 'change' && getFieldState(name as Path<T>).error) void trigger(name as Path<T>);
        },
      }),
    [subscribe, getFieldState, trigger],
  );

  useEffect(() => {
    if (!draftKey || readOnly) return;
    const own = draftWriter(draftKey, draftOmit);
    writer.current = own;
    const unsubscribe = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) own.save(values);
      },
    });
    addEventListener('pagehide', own.flush);
    return () => {
      removeEventListener('pagehide', own.flush);
      unsubscribe();
      own.flush();
    };
  }, [draftKey, draftOmit, readOnly, subscribe]);

  const dropDraft = useCallback(() => {
    writer.current?.stop();
    if (draftKey) removeDraft(draftKey);
    setDraftRestored(false);
  }, [draftKey]);

  const showErrors = (error: ApiError) => {
    for (const entry of error.errors) {
      const name = (fieldName?.(entry.field) ?? entry.field) as Path<T>;
      setError(name, { type: 'server', message: entry.msg });
      refused.current ??= name;
    }
  };

  // While it is being saved nothing takes the focus: the field that the server refused does once the form is open again.
  useEffect(() => {
    if (saving || !refused.current) return;
    setFocus(refused.current);
    refused.current = null;
  }, [saving, setFocus]);

  const save = handleSubmit(
    async (values) => {
      if (!(await uploads.ready())) return;
      try {
        // The resolver let it pass.
        await onSubmit(values as T & output<S>);
        reset(values);
        uploads.clear();
        dropDraft();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        showErrors(error);
      }
    },
    () => toast.warning(textOf(words).fixErrors),
  );

  const submit = async () => {
    if (busy.current || readOnly) return;
    busy.current = true;
    try {
      if (!(await uploads.settled())) return;
      setSaving(true);
      await save();
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  return {
    methods,
    saving,
    readOnly,
    submit,
    validate: (names) => trigger([...names], { shouldFocus: true }),
    draftRestored,
    discardDraft: () => {
      dropDraft();
      uploads.clear();
      reset(defaultValues);
    },
    uploads,
    confirmLeave: useUnsavedGuard(dirty && !readOnly && !saving, !!draftKey),
  };
}
