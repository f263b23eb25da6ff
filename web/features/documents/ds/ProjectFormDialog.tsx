import { PROJECT_FORM_MAXIMA, type ProjectFormValues, projectFormInput } from '../../../../db/contract/documents';
import words from '../../../i18n/documents';
import { addRow, putRows } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormText, useDialogForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import type { ProjectForm } from './projectForms';

/** The dialog 'project form' (core§2): code and name are required, a comment is not. */
export default function ProjectFormDialog({ form: stored, close }: DialogProps<{ form: ProjectForm | null }, boolean>) {
  const text = useText(words);
  const form = useDialogForm<ProjectFormValues>({
    schema: projectFormInput,
    defaultValues: { code: stored?.code ?? '', name: stored?.name ?? '', comment: stored?.comment ?? '' },
    save: async (values) => {
      if (stored) await putRows('project_form', { id: stored.id }, values);
      else await addRow('project_form', values);
    },
    done: text.saved,
    close,
  });
  return (
    <FormDialog form={form} title={stored ? text.ds.editTitle : text.ds.add} width={560} submit={text.save} pinned>
      <FormText name="code" label={text.ds.code} required maxLength={PROJECT_FORM_MAXIMA.code} />
      <FormText name="name" label={text.ds.name} required maxLength={PROJECT_FORM_MAXIMA.name} />
      <FormText name="comment" label={text.ds.comment} rows={4} maxLength={PROJECT_FORM_MAXIMA.comment} />
    </FormDialog>
  );
}
