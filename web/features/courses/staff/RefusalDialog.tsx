import { courseRefusal } from '../../../../db/contract/courses';
import { COURSE_LIMITS, WISH } from '../../../../db/contract/training';
import words from '../../../i18n/coursesOffice';
import { putFields } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormText, useDialogForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';

/** The dialog 'courseRefusal': a wish to learn in a paid course is refused, with the reason that the applicant is told. */
export default function RefusalDialog({ id, name, close }: DialogProps<{ id: string; name: string }, boolean>) {
  const text = useText(words);
  const form = useDialogForm({
    schema: courseRefusal,
    defaultValues: { opinion: '' },
    save: ({ opinion }) => putFields('course_application', id, { state: WISH.refused, opinion }),
    done: text.refused,
    invalidates: [['courses'], ['workplace']],
    close,
  });
  return (
    <FormDialog
      form={form}
      title={text.refuseTitle(name)}
      width={480}
      lead={text.refuseText}
      submit={text.refuse}
      danger
    >
      <FormText name="opinion" label={text.opinion} required rows={3} maxLength={COURSE_LIMITS.opinion} counter />
    </FormDialog>
  );
}
