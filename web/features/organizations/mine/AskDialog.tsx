import * as z from 'zod';
import { ASKING } from '../../../../db/contract/memberships';
import type { UploadedFile } from '../../../../db/contract/uploads';
import words from '../../../i18n/organizations';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormText, FormUpload, useDialogForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';

interface AskDialogProps {
  id: string;
  name: string;
  /** A member of an organisation that nobody administers, who asks to administer it. */
  member: boolean;
}

interface Values {
  message: string;
  files: UploadedFile[];
}

const schema = z.object({
  message: z.string().trim().min(1, 'asked_required').max(ASKING.words),
  files: z.array(z.unknown()).max(ASKING.files, 'too_many'),
});

/** Tells whoever decides about a request who asks, with evidence. Closes with true once it is sent. */
export default function AskDialog({ id, name, member, close }: DialogProps<AskDialogProps, boolean>) {
  const text = useText(words).ask;
  const form = useDialogForm<Values>({
    schema,
    defaultValues: { message: '', files: [] },
    save: ({ message, files }) =>
      api.post('/v1/user/organization/ask', {
        organization_id: id,
        message,
        files: files.map(({ fileShowName, url }) => ({ name: fileShowName, url })),
      }),
    done: text.sent,
    close,
  });
  return (
    <FormDialog
      form={form}
      title={text.title}
      width={520}
      subject={name}
      lead={member ? text.hint.administer : text.hint.join}
      submit={text.submit}
      wide
    >
      <FormText name="message" label={text.message} required rows={4} maxLength={ASKING.words} />
      <FormUpload name="files" label={text.files} hint={text.filesHint} />
    </FormDialog>
  );
}
