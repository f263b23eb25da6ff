import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import * as z from 'zod';
import common from '../../../i18n/common';
import words from '../../../i18n/programmePeople';
import { putRows } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, FormText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';

const shape = z.object({ org_password: z.string().min(1, 'recommender_password_required') });

/** The dialog 'programme-password': the office enters another password, which ends what the old one began. */
export default function PasswordDialog({ id, name, close }: DialogProps<{ id: string; name: string }, boolean>) {
  const text = useText(words).password;
  const { save } = useText(common);
  const form = useAppForm({
    schema: shape,
    defaultValues: { org_password: '' },
    onSubmit: async ({ org_password }) => {
      await putRows('project_recommend', { id }, { org_password });
      toast.success(text.saved);
      close(true);
    },
  });
  return (
    <AppDialog title={text.title} width={480} closeOnBackdrop={false} beforeClose={form.confirmLeave}>
      <AppForm form={form}>
        <Box sx={{ mb: 2.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>{text.lead(name)}</Box>
        <FormText name="org_password" label={text.field} type="password" autoComplete="new-password" required />
        <Button type="submit" variant="contained" loading={form.saving} sx={{ display: 'flex', ml: 'auto', mt: 2 }}>
          {save}
        </Button>
      </AppForm>
    </AppDialog>
  );
}
