import Box from '@mui/material/Box';
import { CLINIC, CLINIC_MAXIMA, type ClinicDetail } from '../../../../db/contract/clinic';
import { Message, MessageForm, Messages } from '../../../domain/conversation/Messages';
import words from '../../../i18n/clinic';
import { api, reread } from '../../../kit/api';
import { useText } from '../../../kit/i18n';
import { Section } from '../../../kit/layout/Section';
import { toast } from '../../../kit/toast';

/** What applicant, expert and staff write to each other. */
export function Talk({ it, onEarlier }: { it: ClinicDetail; onEarlier: () => void }) {
  const text = useText(words).show;
  const { id } = it;
  return (
    <Section title={text.talk} card>
      {it.messages.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{text.noTalk}</Box> : null}
      <Messages
        label={text.talk}
        earlier={it.earlier > 0 ? { text: text.earlier(it.earlier), onClick: onEarlier } : null}
      >
        {it.messages.map(({ id: key, mine, side, name, content, files, add_time }) => (
          <Message
            key={key}
            own={mine}
            who={mine ? text.you : `${text.sides[side]} ${name || text.closedAccount}`}
            content={content}
            files={files}
            time={add_time}
          />
        ))}
      </Messages>
      {it.audit_status === CLINIC.revoked ? null : (
        <MessageForm
          draftKey={`clinic-message-${id}`}
          max={{ content: CLINIC_MAXIMA.message, files: CLINIC_MAXIMA.files }}
          empty="required"
          text={text}
          send={async (message, options) => {
            await api.post('/v1/user/clinic/message', { id, ...message }, options);
            await reread([['clinic', 'one', id]]);
            toast.success(text.delivered);
          }}
        />
      )}
    </Section>
  );
}
