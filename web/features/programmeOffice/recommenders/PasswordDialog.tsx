import * as z from 'zod';
import common from '../../../i18n/common';
import words from '../../../i18n/programmePeople';
import { putRows } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormText, useDialogForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';

const shape = z.object({ org_password: z.string().min(1, 'recommender_password_required') });

/** The dialog 'programme-password': the office enters another password, which ends what the old one began. */
export default function PasswordDialog({ id, name, close }: DialogProps<{ id: string; name: string }, boolean>) {
  const text = useText(words).password;
  const { save } = useText(common);
  const form = useDialogForm({
    schema: shape,
    defaultValues: { org_password: '' },
    save: ({ org_password }) => putRows('project_recommend', { id }, { org_password }),
    done: text.saved,
    close,
  });
  return (
    <FormDialog form={form} title={text.title} width={480} lead={text.lead(name)} submit={save}>
      <FormText name="org_password" label={text.field} type="password" autoComplete="new-password" required />
    </FormDialog>
  );
}
