import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import * as z from 'zod';
import { messageInput } from '../../../../db/contract/deals';
import type { UploadedFile } from '../../../../db/contract/uploads';
import words from '../../../i18n/deals';
import { api, queryClient } from '../../../kit/api';
import { AppForm, FormText, FormUpload, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { randomId } from '../../../kit/layout/format';
import { toast } from '../../../kit/toast';

interface Values {
  content: string;
  files: UploadedFile[];
}

const schema = z
  .object({ content: messageInput.shape.content, files: z.array(z.unknown()).max(10) })
  .superRefine(({ content, files }, context) => {
    if (!content && files.length === 0) {
      context.addIssue({ code: 'custom', path: ['content'], message: 'deal_message_required' });
    }
  });

/** Writes to the other side; each sent message leaves a fresh form. */
export function MessageForm({ id }: { id: string }) {
  const [round, setRound] = useState(0);
  return <Fields key={round} id={id} onSent={() => setRound((count) => count + 1)} />;
}

function Fields({ id, onSent }: { id: string; onSent: () => void }) {
  const text = useText(words).show;
  const [submission] = useState(() => randomId());
  const [busy, setBusy] = useState(false);
  const form = useAppForm<Values>({
    schema,
    draftKey: `deal-message-${id}`,
    defaultValues: { content: '', files: [] },
    onSubmit: async ({ content, files }) => {
      await api.post(
        '/v1/user/deal/message',
        { id, content, files: files.map(({ fileShowName, url }) => ({ name: fileShowName, url })) },
        { headers: { 'idempotency-key': submission } },
      );
      await queryClient.invalidateQueries({ queryKey: ['deals'] });
      toast.success(text.sent);
      // The draft goes first: a form that mounts now would bring it back.
      setTimeout(onSent);
    },
  });
  return (
    <Box sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider', displayPrint: 'none' }}>
      <AppForm form={form}>
        <Stack spacing={2}>
          <FormText name="content" label={text.message} hint={text.messageHint} rows={3} maxLength={2000} />
          <FormUpload name="files" label={text.attach} onBusy={setBusy} />
          <Box>
            <Button type="submit" variant="contained" loading={form.saving} disabled={busy}>
              {text.send}
            </Button>
          </Box>
        </Stack>
      </AppForm>
    </Box>
  );
}
