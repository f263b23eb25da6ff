import { replyEdit } from '../../../../db/contract/threads';
import words from '../../../i18n/threads';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormRichText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';
import { refreshThreads } from './calls';

/** The dialog 'editReply': changes an own reply. */
export default function EditReplyDialog({ id, body, close }: DialogProps<{ id: string; body: string }, boolean>) {
  const own = useText(words);
  const form = useAppForm({
    schema: replyEdit,
    defaultValues: { id, body },
    onSubmit: async (values) => {
      await api.put('/v1/community/reply', values);
      toast.success(own.saved);
      await refreshThreads();
      close(true);
    },
  });
  return (
    <FormDialog form={form} title={own.editReplyTitle} width={800} submit={own.save} pinned>
      <FormRichText name="body" label={own.body} required />
    </FormDialog>
  );
}
