import Button from '@mui/material/Button';
import * as z from 'zod';
import { SAVED_MAXIMA } from '../../../db/contract/saved-filters';
import words from '../../i18n/savedFilters';
import { addFields } from '../api';
import { AppDialog } from '../dialogs/AppDialog';
import type { DialogProps } from '../dialogs/registry';
import { AppForm, FormText, useDialogForm } from '../form';
import { useText } from '../i18n';

const shape = z.object({ name: z.string().trim().min(1, 'required').max(SAVED_MAXIMA.name, 'too_long') });

/** The dialog 'saveFilter': how a list is narrowed now gets a name. */
export default function SaveFilterDialog({
  page,
  search,
  close,
}: DialogProps<{ page: string; search: string }, boolean>) {
  const text = useText(words);
  const form = useDialogForm({
    schema: shape,
    defaultValues: { name: '' },
    save: ({ name }) => addFields('saved_filter', { page, search, name: name.trim() }),
    done: text.kept,
    close,
  });
  return (
    <AppDialog title={text.title} width={420}>
      <AppForm form={form}>
        <FormText name="name" label={text.name} hint={text.nameHint} required autoFocus maxLength={SAVED_MAXIMA.name} />
        <Button type="submit" variant="contained" loading={form.saving} sx={{ display: 'flex', ml: 'auto', mt: 2 }}>
          {text.save}
        </Button>
      </AppForm>
    </AppDialog>
  );
}
