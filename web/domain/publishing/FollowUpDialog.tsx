import Box from '@mui/material/Box';
import { useRef } from 'react';
import * as z from 'zod';
import { PUBLISHED } from '../../../db/contract/items';
import words from '../../i18n/publish';
import { api } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { FormDialog, FormUpload, useAppForm } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';
import type { AttachedFile, FollowUpProps } from './types';

interface FollowUpValues {
  attachments: AttachedFile[];
}

const schema = z.custom<FollowUpValues>();

/** After publishing: whether matching is wanted, and the material for it (core§4). */
export default function FollowUpDialog({ kind, id, waits, attachments, close }: DialogProps<FollowUpProps, boolean>) {
  const text = useText(words).followUp;
  const handedIn = useRef(false);
  const { noun } = PUBLISHED[kind];
  const form = useAppForm<FollowUpValues>({
    schema,
    defaultValues: { attachments: [] },
    onSubmit: async (values) => {
      if (values.attachments.length === 0) return toast.warning(text.empty);
      if (!handedIn.current) {
        const files = [...attachments.filter((file) => file.type !== 'covers'), ...values.attachments];
        if (kind === 'result') await api.post('/v1/user/chengguo/followUp', { chengguo_id: id, attachments: files });
        else await api.post('/v1/user/xuqiu/followUp', { xuqiu_id: id, attachments: files });
        // Should switching on fail, another press must not hand the material in twice.
        handedIn.current = true;
      }
      await api.put(`/v1/user/${noun}/matching`, { id, on: true });
      toast.success(text.done);
      close(true);
    },
  });
  return (
    <FormDialog
      form={form}
      title={text.title}
      width={560}
      lead={
        <>
          {waits ? <Box sx={{ mb: 1, color: 'text.primary' }}>{text.waits}</Box> : null}
          {text.leads[kind]}
        </>
      }
      submit={text.accept}
      cancel={text.decline}
      pinned
    >
      <FormUpload name="attachments" label={text.upload} hint={text.uploadHint} multiple />
    </FormDialog>
  );
}
