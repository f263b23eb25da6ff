import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AppDialog } from '../dialogs/AppDialog';
import { useDialog } from '../dialogs/useDialog';
import { inChinese } from '../i18n';
import { AppForm } from './AppForm';
import { FormFoot } from './FormFoot';
import type { AppForm as AppFormState } from './useAppForm';

export interface FormDialogProps<T extends FieldValues> {
  form: AppFormState<T>;
  title: string;
  width: number;
  /** The name of what the form is about. */
  subject?: string | undefined;
  /** What to know before filling it in. */
  lead?: ReactNode;
  /** What the button says that saves. */
  submit: string;
  /** Saving takes something away. */
  danger?: boolean;
  /** What the button says that leaves all as it is; without it the frame's closing button is enough. */
  cancel?: string;
  /** The button is as wide as the form. */
  wide?: boolean;
  /** The button stays in sight beneath a form that is longer than the window. */
  pinned?: boolean;
  /** The fields, one beneath the other. */
  children: ReactNode;
}

/** A dialog that is one form: it asks before typed input is lost, and its last button saves. */
export function FormDialog<T extends FieldValues>({
  form,
  title,
  width,
  subject,
  lead,
  submit,
  danger = false,
  cancel,
  wide = false,
  pinned = false,
  children,
}: FormDialogProps<T>) {
  const { close } = useDialog();
  const buttons = (
    <>
      {cancel ? (
        <Button onClick={close} disabled={form.saving}>
          {cancel}
        </Button>
      ) : null}
      <Button
        variant="contained"
        fullWidth={wide}
        color={danger ? 'error' : 'primary'}
        loading={form.saving}
        {...(pinned ? { onClick: () => void form.submit() } : { type: 'submit' })}
      >
        {submit}
      </Button>
    </>
  );
  return (
    <AppDialog
      title={title}
      width={width}
      closeOnBackdrop={false}
      beforeClose={form.confirmLeave}
      actions={pinned ? buttons : null}
    >
      {subject ? (
        <Box {...inChinese(subject)} sx={{ mb: lead ? 0.5 : 2, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {subject}
        </Box>
      ) : null}
      {lead ? <Box sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>{lead}</Box> : null}
      <AppForm form={form}>
        <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>{children}</Box>
        {pinned ? null : <FormFoot>{buttons}</FormFoot>}
      </AppForm>
    </AppDialog>
  );
}
