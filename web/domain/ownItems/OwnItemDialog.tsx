import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import words from '../../i18n/ownItems';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { AppForm, FormFoot } from '../../kit/form';
import { useText } from '../../kit/i18n';
import type { useOwnItemForm } from './useOwnItemForm';

export const OWN_FORM_WIDTH = 800;

interface OwnItemDialogProps<T extends FieldValues> extends ReturnType<typeof useOwnItemForm<T>> {
  id: string | null;
  title: string;
  /** What is said before an edited item goes to its review again. */
  again?: boolean;
  children: ReactNode;
}

/** The dialog around such a form: its parts, and what becomes of it. */
export function OwnItemDialog<T extends FieldValues>(props: OwnItemDialogProps<T>) {
  const { form, editor, id, title, again = true, children } = props;
  const text = useText(words);
  return (
    <AppDialog title={title} width={OWN_FORM_WIDTH} closeOnBackdrop={false} beforeClose={form.confirmLeave}>
      <AppForm form={form}>
        <Box sx={{ display: 'grid', gap: 4, pt: 1 }}>{children}</Box>
        {id && !editor && again ? <Box sx={{ mt: 3, color: 'text.secondary' }}>{text.again}</Box> : null}
        <FormFoot>
          <Button type="submit" variant="contained" loading={form.saving}>
            {!editor ? text.submit : id ? text.save : text.publish}
          </Button>
        </FormFoot>
      </AppForm>
    </AppDialog>
  );
}
