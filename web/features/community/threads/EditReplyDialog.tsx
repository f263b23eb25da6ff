import { replyEdit } from '../../../../db/contract/threads';
import words from '../../../i18n/threads';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormRichText, useDialogForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { refreshThreads } from './calls';

/** The dialog 'editReply': changes an own reply. */
export default function EditReplyDialog({ id, body, close }: DialogProps<{ id: string; body: string }, boolean>) {
  const own = useText(words);
  const form = useDialogForm({
    schema: replyEdit,
    defaultValues: { id, body },
    save: async (values) => {
      await api.put('/v1/community/reply', values);
      await refreshThreads();
    },
    done: own.saved,
    close,
  });
  return (
    <FormDialog form={form} title={own.editReplyTitle} width={800} submit={own.save} pinned>
      <FormRichText name="body" label={own.body} required />
    </FormDialog>
  );
}
