import { REVIEW_LIMITS, reviewReason } from '../../../db/contract/programme/review';
import words from '../../i18n/programmeReviews';
import { api } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { FormDialog, FormText, useDialogForm } from '../../kit/form';
import { useText } from '../../kit/i18n';

interface ReasonProps {
  kind: 'conflict' | 'decline';
  projectId: string;
}

/** Gives a project away with a reason: because of a conflict of interest, or for any other. */
export default function ReasonDialog({ kind, projectId, close }: DialogProps<ReasonProps, boolean>) {
  const { reason: common } = useText(words);
  const text = common[kind];
  const form = useDialogForm({
    schema: reviewReason,
    defaultValues: { project_id: projectId, reason: '' },
    save: (values) =>
      api.post(kind === 'conflict' ? '/v1/programme/review/conflict' : '/v1/programme/review/decline', values),
    done: text.done,
    close,
  });
  return (
    <FormDialog
      form={form}
      title={text.title}
      width={480}
      lead={text.text}
      submit={text.submit}
      danger
      cancel={common.keep}
    >
      <FormText name="reason" label={common.label} required rows={3} maxLength={REVIEW_LIMITS.reason} />
    </FormDialog>
  );
}
