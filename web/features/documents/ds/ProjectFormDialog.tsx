import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PROJECT_FORM_MAXIMA, type ProjectFormValues, projectFormInput } from '../../../../db/contract/documents';
import words from '../../../i18n/documents';
import { addRow, putRows } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, FormText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';
import type { ProjectForm } from './projectForms';

/** The dialog 'project form' (core§2): code and name are required, a comment is not. */
export default function ProjectFormDialog({ form: stored, close }: DialogProps<{ form: ProjectForm | null }, boolean>) {
  const text = useText(words);
  const form = useAppForm<ProjectFormValues>({
    schema: projectFormInput,
    defaultValues: { code: stored?.code ?? '', name: stored?.name ?? '', comment: stored?.comment ?? '' },
    onSubmit: async (values) => {
      if (stored) await putRows('project_form', { id: stored.id }, values);
      else await addRow('project_form', values);
      toast.success(text.saved);
      close(true);
    },
  });
  return (
    <AppDialog
      title={stored ? text.ds.editTitle : text.ds.add}
      width={560}
      closeOnBackdrop={false}
      beforeClose={form.confirmLeave}
      actions={
        <Button variant="contained" loading={form.saving} onClick={() => void form.submit()}>
          {text.save}
        </Button>
      }
    >
      <AppForm form={form}>
        <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
          <FormText name="code" label={text.ds.code} required maxLength={PROJECT_FORM_MAXIMA.code} />
          <FormText name="name" label={text.ds.name} required maxLength={PROJECT_FORM_MAXIMA.name} />
          <FormText name="comment" label={text.ds.comment} rows={4} maxLength={PROJECT_FORM_MAXIMA.comment} />
        </Box>
      </AppForm>
    </AppDialog>
  );
}
