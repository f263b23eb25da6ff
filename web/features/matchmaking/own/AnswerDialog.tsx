import { answerInput, type MatchmakingRequest, type OwnMatchmaking } from '../../../../db/contract/matchmaking';
import words from '../../../i18n/matchmaking';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';
import { refresh } from '../times';
import { FormSlot } from './FormSlot';

interface Props {
  own: OwnMatchmaking;
  request: MatchmakingRequest;
  accept: boolean;
}

/** Accepts a request, in a slot that suits both, or declines it with a word. */
export default function AnswerDialog({ own, request, accept, close }: DialogProps<Props, boolean>) {
  const { requests: text, ask } = useText(words);
  const { name } = request.member;
  const wanted = request.slot && request.shared.includes(request.slot.id) ? request.slot.id : '';
  const form = useAppForm({
    schema: answerInput,
    defaultValues: { id: request.id, accept, slot_id: accept ? wanted : '', reason: '' },
    onSubmit: async (values) => {
      try {
        await api.post('/v1/user/matchmaking/answer', values);
        toast.success(accept ? text.accepted : text.declined);
        close(true);
      } finally {
        await refresh();
      }
    },
  });
  return (
    <FormDialog
      form={form}
      title={accept ? text.acceptTitle(name) : text.declineTitle(name)}
      width={480}
      lead={accept ? text.acceptHint : undefined}
      submit={accept ? text.confirmAccept : text.decline}
    >
      {accept ? (
        <FormSlot label={ask.slot} any={ask.anySlot} slots={own.slots} shared={request.shared} />
      ) : (
        <FormText name="reason" label={text.reasonLabel} rows={3} maxLength={200} />
      )}
    </FormDialog>
  );
}
