import { useState } from 'react';
import { type MatchmakingMember, type OwnMatchmaking, requestInput } from '../../../../db/contract/matchmaking';
import words from '../../../i18n/matchmaking';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormText, useDialogForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { randomId } from '../../../kit/layout/format';
import { refresh } from '../times';
import { FormSlot } from './FormSlot';

interface Props {
  own: OwnMatchmaking;
  member: MatchmakingMember;
}

/** Asks another member for a 1:1 meeting. */
export default function AskDialog({ own, member, close }: DialogProps<Props, boolean>) {
  const text = useText(words).ask;
  const [submission] = useState(() => randomId());
  const form = useDialogForm({
    schema: requestInput,
    draftKey: `matchmaking-ask-${member.id}`,
    defaultValues: { meeting_id: own.meeting.id, member_id: member.id, message: '', slot_id: '' },
    save: async (values) => {
      await api.post('/v1/user/matchmaking/request', values, { headers: { 'idempotency-key': submission } });
      await refresh();
    },
    done: text.sent,
    close,
  });
  return (
    <FormDialog form={form} title={text.title(member.name)} width={480} submit={text.send}>
      <FormText name="message" label={text.message} required rows={4} maxLength={300} counter />
      <FormSlot label={text.slot} any={text.anySlot} slots={own.slots} shared={member.shared} />
    </FormDialog>
  );
}
