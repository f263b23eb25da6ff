import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { TALK_MAXIMA } from '../../../db/contract/limits';
import { serviceWords, type TicketValues, ticketInput } from '../../../db/contract/service-desk';
import { useSession } from '../../domain/session';
import { addRow, reread, useRows } from '../../kit/api';
import { SIGNED_OUT } from '../../kit/api/statuses';
import { AppForm, FormText, useAppForm } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { Section } from '../../kit/layout/Section';
import { toast } from '../../kit/toast';

const TICKETS = ['feedback', 'desk'];
const SHOWN = 20;

/** Questions about no item: those of the caller, to operators those of everybody. */
function Questions({ userId, all }: { userId: string; all: boolean }) {
  const text = useText(serviceWords);
  const query = useRows(
    [...TICKETS, all ? '' : userId],
    {
      table: 'feedback',
      columns: ['id', 'phone', 'name', 'remark', 'add_time'],
      where: { item_id: { null: true }, push_wechat_id: { null: true }, ...(!all && { user_id: userId }) },
      order: [['add_time', 'desc']],
      pageSize: SHOWN,
    },
    { handled: [SIGNED_OUT], staleMs: 0 },
  );
  const rows = query.data?.records ?? [];
  if (rows.length === 0) return null;
  const title = all ? text.received : text.mine;
  return (
    <Section title={title} card {...(all && { hint: text.receivedHint })}>
      <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box component="li" key={row.id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
              <strong>{row.name}</strong>
              <span>{row.phone}</span>
              <Box component="time" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
                {formatDay(row.add_time)}
              </Box>
            </Box>
            <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{row.remark}</Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** The form of a question; sent, it makes room for the next. */
function TicketForm({ onSent }: { onSent: () => void }) {
  const text = useText(serviceWords);
  const form = useAppForm<TicketValues>({
    schema: ticketInput,
    defaultValues: { phone: '', name: '', remark: '' },
    draftKey: 'ticket',
    onSubmit: async (values) => {
      await addRow('feedback', values);
      toast.success(text.sent);
      void reread([TICKETS]);
      onSent();
    },
  });
  return (
    <AppForm form={form}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <FormText name="name" label={text.name} required maxLength={TALK_MAXIMA.name} autoComplete="name" />
        <FormText name="phone" label={text.contact} required maxLength={TALK_MAXIMA.phone} autoComplete="tel" />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <FormText name="remark" label={text.question} required rows={4} maxLength={TALK_MAXIMA.remark} />
        </Box>
      </Box>
      <Button type="submit" variant="contained" loading={form.saving} sx={{ mt: 2 }}>
        {text.send}
      </Button>
    </AppForm>
  );
}

/** A question to the service desk, stored as feedback about nothing on the platform; its writer and operators read it. */
export function Tickets() {
  const text = useText(serviceWords);
  const { user, has } = useSession();
  const [sent, setSent] = useState(0);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Section title={text.ask} hint={text.askHint} card>
        <TicketForm key={sent} onSent={() => setSent(sent + 1)} />
      </Section>
      {user ? <Questions key={user.user_id} userId={user.user_id} all={has('push-admin')} /> : null}
    </Box>
  );
}
