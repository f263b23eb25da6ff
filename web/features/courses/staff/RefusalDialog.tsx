import { COURSE_LIMITS, WISH } from '../../../../db/contract/training';
import words from '../../../i18n/coursesOffice';
import { putFields } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { ReasonDialog } from '../../../kit/form';
import { useText } from '../../../kit/i18n';

/** The dialog 'courseRefusal': a wish to learn in a paid course is refused, with the reason that the applicant is told. */
export default function RefusalDialog({ id, name, close }: DialogProps<{ id: string; name: string }, boolean>) {
  const text = useText(words);
  return (
    <ReasonDialog
      title={text.refuseTitle(name)}
      lead={text.refuseText}
      name="opinion"
      label={text.opinion}
      maxLength={COURSE_LIMITS.opinion}
      blank="course_refusal_reason"
      submit={text.refuse}
      save={(opinion) => putFields('course_application', id, { state: WISH.refused, opinion })}
      done={text.refused}
      invalidates={[['courses'], ['workplace']]}
      close={close}
    />
  );
}
