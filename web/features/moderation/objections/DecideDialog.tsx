import { ATTRIBUTION_MAXIMA } from '../../../../db/contract/attribution-calls';
import { Quoted } from '../../../domain/comments/Quoted';
import words from '../../../i18n/attributions';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { ReasonDialog } from '../../../kit/form';
import { useText } from '../../../kit/i18n';

interface ObjectionProps {
  id: string;
  name: string;
  reason: string;
  decision: 'keep' | 'withdraw';
}

/** The dialog 'decideObjection': the item stays or goes, and both sides read why. */
export default function DecideDialog({ id, name, reason, decision, close }: DialogProps<ObjectionProps, boolean>) {
  const text = useText(words).queue;
  const withdraws = decision === 'withdraw';
  return (
    <ReasonDialog
      title={withdraws ? text.withdrawTitle : text.keepTitle}
      width={520}
      subject={name}
      lead={withdraws ? text.withdrawText : text.keepText}
      name="opinion"
      label={text.opinion}
      maxLength={ATTRIBUTION_MAXIMA.opinion}
      blank="opinion_required"
      submit={withdraws ? text.withdraw : text.keep}
      danger={withdraws}
      pinned
      save={(opinion) => api.post('/v1/review/objection/decide', { id, decision, opinion })}
      done={withdraws ? text.withdrawn : text.kept}
      close={close}
    >
      <Quoted>{reason}</Quoted>
    </ReasonDialog>
  );
}
