import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import * as z from 'zod';
import type { UploadedFile } from '../../../db/contract/uploads';
import type { CallOptions } from '../../kit/api';
import { AppForm, FormText, FormUpload, useAppForm } from '../../kit/form';
import { FileList, type ShownFile } from '../../kit/layout/FileList';
import { formatMinute, randomId } from '../../kit/layout/format';

interface MessageProps {
  /** Stands on the reader's side. */
  own: boolean;
  who: string;
  content: string | null;
  files: ShownFile[];
  /** Unix seconds. */
  time: number;
}

/** What somebody wrote, on the side of who wrote it. */
export function Message({ own, who, content, files, time }: MessageProps) {
  return (
    <Box
      component="li"
      sx={{
        alignSelf: own ? 'flex-end' : 'flex-start',
        maxWidth: { xs: '94%', sm: '80%' },
        minWidth: { sm: 240 },
        p: 1.75,
        borderRadius: own ? '12px 12px 2px 12px' : '12px 12px 12px 2px',
        border: 1,
        borderColor: own ? 'brand.line' : 'divider',
        bgcolor: own ? 'brand.tint' : 'background.default',
        breakInside: 'avoid',
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
        <Box component="span" sx={{ minWidth: 0, fontWeight: 650 }}>
          {who}
        </Box>
        <span>{formatMinute(time)}</span>
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

interface MessagesProps {
  label: string;
  /** What fetches older ones, where there are any. */
  earlier: { text: string; onClick: () => void } | null;
  children: ReactNode;
}

/** All that was said, oldest first. */
export function Messages({ label, earlier, children }: MessagesProps) {
  return (
    <>
      {earlier ? (
        <Box sx={{ textAlign: 'center', mb: 2 }}>
          <Button onClick={earlier.onClick}>{earlier.text}</Button>
        </Box>
      ) : null}
      <Box
        component="ol"
        aria-label={label}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 2 }}
      >
        {children}
      </Box>
    </>
  );
}

interface Values {
  content: string;
  files: UploadedFile[];
}

interface MessageFormProps {
  /** The input is kept on the device under it until it is sent. */
  draftKey: string;
  max: { content: number; files: number };
  /** Code of what is said about a message without words and files. */
  empty: string;
  text: { message: string; messageHint: string; attach: string; send: string };
  /** Sends it; with these options a second try is the same message. */
  send: (
    message: { content: string; files: { name: string; url: string }[] },
    options: Pick<CallOptions, 'headers'>,
  ) => Promise<void>;
}

/** Writes to the others; each sent message leaves a fresh form. */
export function MessageForm(props: MessageFormProps) {
  const [round, setRound] = useState(0);
  return <Fields key={round} {...props} onSent={() => setRound((count) => count + 1)} />;
}

function Fields({ draftKey, max, empty, text, send, onSent }: MessageFormProps & { onSent: () => void }) {
  const [submission] = useState(() => randomId());
  const form = useAppForm<Values>({
    schema: z
      .object({
        content: z.string().trim().max(max.content, 'too_long'),
        files: z.array(z.unknown()).max(max.files),
      })
      .superRefine(({ content, files }, context) => {
        if (!content && files.length === 0) context.addIssue({ code: 'custom', path: ['content'], message: empty });
      }),
    draftKey,
    defaultValues: { content: '', files: [] },
    onSubmit: async ({ content, files }) => {
      const message = { content, files: files.map(({ fileShowName, url }) => ({ name: fileShowName, url })) };
      await send(message, { headers: { 'idempotency-key': submission } });
      // The draft goes first: a form that mounts now would bring it back.
      setTimeout(onSent);
    },
  });
  return (
    <Box sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider', displayPrint: 'none' }}>
      <AppForm form={form}>
        <Stack spacing={2}>
          <FormText name="content" label={text.message} hint={text.messageHint} rows={3} maxLength={max.content} />
          <FormUpload name="files" label={text.attach} />
          <Box>
            <Button type="submit" variant="contained" loading={form.saving}>
              {text.send}
            </Button>
          </Box>
        </Stack>
      </AppForm>
    </Box>
  );
}
