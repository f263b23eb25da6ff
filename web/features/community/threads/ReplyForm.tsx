import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { replyInput } from '../../../../db/contract/threads';
import { useSession } from '../../../domain/session';
import { useLoginGate } from '../../../domain/session/useLoginGate';
import words from '../../../i18n/threads';
import { api } from '../../../kit/api';
import { openDialog } from '../../../kit/dialogs';
import { AppForm, FormRichText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { randomId } from '../../../kit/layout/format';
import { Section } from '../../../kit/layout/Section';
import { toast } from '../../../kit/toast';
import { refreshThreads } from './calls';
import type { PickedResult } from './PickResultDialog';

/** Its name is not kept with it. */
const OMITTED = ['result_id'];

function Fields({ threadId, onSent }: { threadId: string; onSent: () => void }) {
  const own = useText(words);
  const [submission] = useState(() => randomId());
  const [result, setResult] = useState<PickedResult | null>(null);
  const form = useAppForm({
    schema: replyInput,
    draftKey: `reply:${threadId}`,
    draftOmit: OMITTED,
    defaultValues: { thread_id: threadId, body: '', result_id: '' },
    onSubmit: async (values) => {
      const { state } = await api.post('/v1/community/reply', values, { headers: { 'idempotency-key': submission } });
      toast.success(state === 'held' ? own.held : own.replied);
      await refreshThreads();
      // The draft goes first: a form that mounts now would bring it back.
      setTimeout(onSent);
    },
  });
  const choose = (picked: PickedResult | null) => {
    setResult(picked);
    form.methods.setValue('result_id', picked?.id ?? '', { shouldDirty: true });
  };
  const pick = async () => {
    const picked = await openDialog('pickResult', {});
    if (picked) choose(picked);
  };
  return (
    <AppForm form={form}>
      <Stack spacing={2}>
        <FormRichText name="body" label={own.body} required />
        {result ? (
          <Box>
            <Chip label={own.answersWith(result.name)} onDelete={() => choose(null)} sx={{ maxWidth: '100%' }} />
          </Box>
        ) : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" loading={form.saving}>
            {own.reply}
          </Button>
          <Button variant="outlined" onClick={() => void pick()}>
            {own.answerWith}
          </Button>
        </Box>
      </Stack>
    </AppForm>
  );
}

/** Where members reply; each sent reply leaves a fresh form. */
export function ReplyForm({ threadId }: { threadId: string }) {
  const own = useText(words);
  const { user } = useSession();
  const gate = useLoginGate();
  const [round, setRound] = useState(0);
  return (
    <div className="no-print">
      <Section title={own.replyLabel} card>
        {user ? (
          <Fields key={round} threadId={threadId} onSent={() => setRound((count) => count + 1)} />
        ) : (
          <Button variant="outlined" onClick={() => void gate()}>
            {own.toReply}
          </Button>
        )}
      </Section>
    </div>
  );
}
