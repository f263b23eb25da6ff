import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AUDIT } from '../../../../db/contract/limits';
import { bindInput } from '../../../../db/contract/organizations';
import { FormOrganization } from '../../../domain/fields';
import { refreshUser, useLoginGate } from '../../../domain/session';
import accounts from '../../../i18n/accounts';
import { api } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';
import { organizations } from './organizationSource';
import type { BoundOrganization } from './types';

/** Binds the person to an organisation by its name (core§5). */
export default function BindOrganizationDialog({ close }: DialogProps<object, BoundOrganization>) {
  const text = useText(accounts);
  const gate = useLoginGate();
  const form = useAppForm<{ name: string }>({
    schema: bindInput,
    defaultValues: { name: '' },
    onSubmit: async ({ name }) => {
      if (!(await gate())) return;
      const bound = await api.post('/v1/user/organization/bind', { name });
      await refreshUser();
      toast.success(
        bound.audit_status === AUDIT.approved
          ? text.organizationBound
          : text.organizationWaits[bound.waits_for ?? 'administrator'],
      );
      close(bound);
    },
  });
  return (
    <AppDialog title={text.bindOrganization} width={300}>
      <AppForm form={form}>
        <Stack spacing={2}>
          <FormOrganization
            name="name"
            label={text.organizationName}
            required
            hint={text.bindOrganizationHint}
            source={organizations}
          />
          <Button type="submit" variant="contained" fullWidth loading={form.saving}>
            {text.bindOrganization}
          </Button>
        </Stack>
      </AppForm>
    </AppDialog>
  );
}
