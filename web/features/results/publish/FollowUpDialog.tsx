import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import * as z from 'zod';
import words from '../../../i18n/publish';
import { api } from '../../../shared/api';
import { AppDialog } from '../../../shared/dialogs/AppDialog';
import { useDialog } from '../../../shared/dialogs/useDialog';
import { AppForm, FormUpload, useAppForm } from '../../../shared/form';
import { useText } from '../../../shared/i18n';
import { toast } from '../../../shared/toast';
import type { AttachedFile } from './types';

interface FollowUpProps {
  id: string;
  /** What the result carries already: the new files are added to it, since the call replaces the enclosures. */
  attachments: AttachedFile[];
}

interface FollowUpValues {
  attachments: AttachedFile[];
}

const schema = z.custom<FollowUpValues>();

/** After publishing: whether matching is wanted, and the material for it (core§4). */
export default function FollowUpDialog({ id, attachments }: FollowUpProps) {
  const text = useText(words).followUp;
  const uploading = useText(words).uploading;
  const { close } = useDialog<boolean>();
  const busy = useRef(false);
  const form = useAppForm<FollowUpValues>({
    schema,
    defaultValues: { attachments: [] },
    onSubmit: async (values) => {
      if (busy.current) return toast.warning(uploading);
      if (values.attachments.length === 0) return toast.warning(text.empty);
      const files = [...attachments.filter((file) => file.type !== 'covers'), ...values.attachments];
      await api.post('/v1/user/chengguo/followUp', { chengguo_id: id, attachments: files });
      toast.success(text.done);
      close(true);
    },
  });
  return (
    <AppDialog
      title={text.title}
      width={560}
      closeOnBackdrop={false}
      beforeClose={form.confirmLeave}
      actions={
        <>
          <Button onClick={() => close(false)} disabled={form.saving}>
            {text.decline}
          </Button>
          <Button variant="contained" loading={form.saving} onClick={() => void form.submit()}>
            {text.accept}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{text.lead}</Typography>
      <AppForm form={form}>
        <FormUpload
          name="attachments"
          label={text.upload}
          hint={text.uploadHint}
          multiple
          onBusy={(value) => {
            busy.current = value;
          }}
        />
      </AppForm>
    </AppDialog>
  );
}
