import Button from '@mui/material/Button';
import * as z from 'zod';
import { passkeyInput, type RecoveryResult } from '../../../../../db/contract/second-factor';
import { withPassword } from '../../../../domain/session';
import { makePasskey } from '../../../../domain/session/passkeys';
import words from '../../../../i18n/secondFactor';
import { api } from '../../../../kit/api';
import { AppDialog } from '../../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../../kit/dialogs/registry';
import { AppForm, FormText, useAppForm } from '../../../../kit/form';
import { useText } from '../../../../kit/i18n';
import { toast } from '../../../../kit/toast';

const schema = z.object({ label: passkeyInput.shape.label });
const OWN = '/v1/user/secondFactor/passkey';

/** A name for the passkey, then the browser makes it. */
export default function PasskeyDialog({ close }: DialogProps<object, RecoveryResult>) {
  const text = useText(words);
  const form = useAppForm<{ label: string }>({
    schema,
    defaultValues: { label: '' },
    onSubmit: async ({ label }) => {
      const options = await withPassword((each) => api.post(`${OWN}/new`, {}, each));
      const response = await makePasskey(options);
      if (!response) {
        toast.error(text.passkeyFailed);
        return;
      }
      close(await withPassword((each) => api.post(OWN, { label, response: { ...response } }, each)));
    },
  });
  return (
    <AppDialog title={text.passkeyAdd} width={420} closeOnBackdrop={false}>
      <AppForm form={form}>
        <FormText name="label" label={text.passkeyName} hint={text.passkeyNameHint} required maxLength={50} />
        <Button type="submit" variant="contained" loading={form.saving} sx={{ display: 'flex', ml: 'auto', mt: 2 }}>
          {text.passkeyAdd}
        </Button>
      </AppForm>
    </AppDialog>
  );
}
