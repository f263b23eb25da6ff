import * as z from 'zod';
import type { UploadedFile } from '../../../../db/contract/uploads';
import { DOCUMENT_SUFFIXES, verificationInput } from '../../../../db/contract/verifications';
import words from '../../../i18n/organizations';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormText, FormUpload, useDialogForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';

const schema = z.object({
  social_credit_code: verificationInput.shape.social_credit_code,
  document: z.array(z.custom<UploadedFile>()).min(1, 'document_required'),
});

const ACCEPTED = DOCUMENT_SUFFIXES.map((suffix) => `.${suffix}`).join(',');

/** Asks the platform to check who an organisation is. Closes with true once it was asked. */
export default function VerificationDialog({
  id,
  name,
  code,
  close,
}: DialogProps<{ id: string; name: string; code: string }, boolean>) {
  const text = useText(words).verification;
  const form = useDialogForm({
    schema,
    defaultValues: { social_credit_code: code, document: [] as UploadedFile[] },
    save: ({ social_credit_code, document: [file] }) =>
      api.post('/v1/user/organization/verification', {
        organization_id: id,
        social_credit_code,
        document: file?.url ?? '',
        document_name: file?.fileShowName ?? '',
      }),
    close,
  });
  return (
    <FormDialog form={form} title={text.ask} width={520} subject={name} lead={text.askHint} submit={text.submit}>
      <FormText name="social_credit_code" label={text.code} required maxLength={30} hint={text.codeHint} />
      <FormUpload
        name="document"
        label={text.document}
        required
        hint={text.documentHint}
        accept={ACCEPTED}
        multiple={false}
      />
    </FormDialog>
  );
}
