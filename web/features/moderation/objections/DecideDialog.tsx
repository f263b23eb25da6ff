import { ATTRIBUTION_MAXIMA, objectionDecision } from '../../../../db/contract/attribution-calls';
import { Quoted } from '../../../domain/comments/Quoted';
import words from '../../../i18n/attributions';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormText, useDialogForm } from '../../../kit/form';
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
  const form = useDialogForm<Pick<ObjectionProps, 'id' | 'decision'> & { opinion: string }>({
    schema: objectionDecision,
    defaultValues: { id, decision, opinion: '' },
    save: (values) => api.post('/v1/review/objection/decide', values),
    done: withdraws ? text.withdrawn : text.kept,
    close,
  });
  return (
    <FormDialog
      form={form}
      title={withdraws ? text.withdrawTitle : text.keepTitle}
      width={520}
      subject={name}
      lead={withdraws ? text.withdrawText : text.keepText}
      submit={withdraws ? text.withdraw : text.keep}
      danger={withdraws}
      pinned
    >
      <Quoted>{reason}</Quoted>
      <FormText name="opinion" label={text.opinion} required rows={3} maxLength={ATTRIBUTION_MAXIMA.opinion} counter />
    </FormDialog>
  );
}
