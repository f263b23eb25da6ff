import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import * as z from 'zod';
import { CLINIC, CLINIC_MAXIMA, type ClinicDetail, type ClinicMessage } from '../../../../db/contract/clinic';
import type { UploadedFile } from '../../../../db/contract/uploads';
import words from '../../../i18n/clinic';
import { api, queryClient } from '../../../kit/api';
import { AppForm, FormText, FormUpload, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { FileList } from '../../../kit/layout/FileList';
import { formatMinute, randomId } from '../../../kit/layout/format';
import { Section } from '../../../kit/layout/Section';
import { toast } from '../../../kit/toast';

/** What somebody wrote, on the side of who wrote it. */
function Message({ message }: { message: ClinicMessage }) {
  const text = useText(words).show;
  const { mine, side, name, content, files, add_time } = message;
  return (
    <Box
      component="li"
      sx={{
        alignSelf: mine ? 'flex-end' : 'flex-start',
        maxWidth: { xs: '94%', sm: '80%' },
        minWidth: { sm: 240 },
        p: 1.75,
        borderRadius: mine ? '12px 12px 2px 12px' : '12px 12px 12px 2px',
        border: 1,
        borderColor: mine ? 'brand.line' : 'divider',
        bgcolor: mine ? 'brand.tint' : 'background.default',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          mb: 0.5,
          fontSize: '0.8125rem',
          color: 'text.secondary',
        }}
      >
        <Box component="span" sx={{ fontWeight: 650 }}>
          {mine ? text.you : `${text.sides[side]} ${name || text.closedAccount}`}
        </Box>
        <span>{formatMinute(add_time)}</span>
      </Box>
      {content ? <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{content}</Box> : null}
      {files.length > 0 ? (
        <Box sx={{ mt: content ? 1.25 : 0, '& li': { bgcolor: 'background.paper' } }}>
          <FileList files={files} />
        </Box>
      ) : null}
    </Box>
  );
}

interface Values {
  content: string;
  files: UploadedFile[];
}

const schema = z
  .object({
    content: z.string().trim().max(CLINIC_MAXIMA.message, 'too_long'),
    files: z.array(z.unknown()).max(CLINIC_MAXIMA.files),
  })
  .superRefine(({ content, files }, context) => {
    if (!content && files.length === 0) context.addIssue({ code: 'custom', path: ['content'], message: 'required' });
  });

function Fields({ id, onSent }: { id: string; onSent: () => void }) {
  const text = useText(words).show;
  const [submission] = useState(() => randomId());
  const [busy, setBusy] = useState(false);
  const form = useAppForm<Values>({
    schema,
    draftKey: `clinic-message-${id}`,
    defaultValues: { content: '', files: [] },
    onSubmit: async ({ content, files }) => {
      await api.post(
        '/v1/user/clinic/message',
        { id, content, files: files.map(({ fileShowName, url }) => ({ name: fileShowName, url })) },
        { headers: { 'idempotency-key': submission } },
      );
      await queryClient.invalidateQueries({ queryKey: ['clinic', 'one', id] });
      toast.success(text.delivered);
      // The draft goes first: a form that mounts now would bring it back.
      setTimeout(onSent);
    },
  });
  return (
    <Box sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <AppForm form={form}>
        <Stack spacing={2}>
          <FormText
            name="content"
            label={text.message}
            hint={text.messageHint}
            rows={3}
            maxLength={CLINIC_MAXIMA.message}
          />
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

/** What applicant, expert and staff write to each other; each sent message leaves a fresh form. */
export function Talk({ it, onEarlier }: { it: ClinicDetail; onEarlier: () => void }) {
  const text = useText(words).show;
  const [round, setRound] = useState(0);
  return (
    <Section title={text.talk} card>
      {it.earlier > 0 ? (
        <Box sx={{ textAlign: 'center', mb: 2 }}>
          <Button onClick={onEarlier}>{text.earlier(it.earlier)}</Button>
        </Box>
      ) : null}
      {it.messages.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{text.noTalk}</Box> : null}
      <Box
        component="ol"
        aria-label={text.talk}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 2 }}
      >
        {it.messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </Box>
      {it.audit_status === CLINIC.revoked ? null : (
        <Fields key={round} id={it.id} onSent={() => setRound((count) => count + 1)} />
      )}
    </Section>
  );
}
