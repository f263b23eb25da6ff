import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod';
import type { ErrorCode } from '../../../db/contract/errors';
import { FormDialog, type FormDialogProps } from './FormDialog';
import { FormText } from './notedFields';
import { type DialogFormOptions, useDialogForm } from './useDialogForm';

type Frame = 'title' | 'subject' | 'lead' | 'submit' | 'cancel' | 'wide' | 'pinned';
type Saving = 'done' | 'invalidates' | 'close';

interface ReasonDialogProps
  extends Pick<FormDialogProps<FieldValues>, Frame>,
    Pick<DialogFormOptions<FieldValues, z.ZodType>, Saving> {
  width?: number;
  danger?: boolean;
  /** What the call names it. */
  name?: 'reason' | 'opinion';
  label: string;
  hint?: string;
  rows?: number;
  maxLength: number;
  /** What is said where it is left blank; null where it may be. */
  blank: ErrorCode | null;
  save: (reason: string) => Promise<unknown>;
  /** What the reason is about, above its field. */
  children?: ReactNode;
}

/** A dialog that does something for a reason which somebody else is told; it closes with true once it is done. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { name = 'reason', label, hint, rows = 3, maxLength, blank, save, children, ...rest } = props;
  const { done, invalidates, close, width = 480, danger = true, ...frame } = rest;
  const text = z.string().trim().max(maxLength, 'too_long');
  const form = useDialogForm<Record<string, string>>({
    schema: z.object({ [name]: blank ? text.min(1, blank) : text }),
    defaultValues: { [name]: '' },
    save: (values) => save(values[name] ?? ''),
    ...(done !== undefined && { done }),
    ...(invalidates && { invalidates }),
    close,
  });
  return (
    <FormDialog form={form} width={width} danger={danger} {...frame}>
      {children}
      <FormText name={name} label={label} hint={hint} required={blank !== null} rows={rows} maxLength={maxLength} />
    </FormDialog>
  );
}
