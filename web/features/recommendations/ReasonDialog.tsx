import { REVIEW_LIMITS } from '../../../db/contract/programme/review';
import words from '../../i18n/programmeReviews';
import { api } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { ReasonDialog } from '../../kit/form';
import { useText } from '../../kit/i18n';

const CALLS = { conflict: '/v1/programme/review/conflict', decline: '/v1/programme/review/decline' } as const;

interface GivingProps {
  kind: keyof typeof CALLS;
  projectId: string;
}

/** Gives a project away with a reason: because of a conflict of interest, or for any other. */
export default function GivingDialog({ kind, projectId, close }: DialogProps<GivingProps, boolean>) {
  const { reason: common } = useText(words);
  const text = common[kind];
  return (
    <ReasonDialog
      title={text.title}
      lead={text.text}
      label={common.label}
      maxLength={REVIEW_LIMITS.reason}
      blank="review_reason_required"
      submit={text.submit}
      cancel={common.keep}
      save={(reason) => api.post(CALLS[kind], { project_id: projectId, reason })}
      done={text.done}
      close={close}
    />
  );
}
