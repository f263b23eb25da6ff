import Button from '@mui/material/Button';
import * as z from 'zod';
import type { SettingInput } from '../../../../db/contract/administration';
import words from '../../../i18n/administration';
import { api } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, FormText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';

export interface Setting {
  id: string;
  value: string | null;
}

const schema = z.object({ value: z.string().trim().max(10_000, 'too_long') });

export default function SettingDialog({ setting, close }: DialogProps<{ setting: Setting }, boolean>) {
  const all = useText(words);
  const text = all.settings;
  const form = useAppForm<{ value: string }>({
    schema,
    defaultValues: { value: setting.value ?? '' },
    onSubmit: async ({ value }) => {
      await api.put('/v1/admin/setting', { id: setting.id, value } satisfies SettingInput);
      toast.success(text.saved);
      close(true);
    },
  });
  return (
    <AppDialog
      title={text.names[setting.id] ?? setting.id}
      width={560}
      closeOnBackdrop={false}
      beforeClose={form.confirmLeave}
    >
      <AppForm form={form}>
        <FormText name="value" label={text.value} rows={3} maxLength={10_000} counter={false} />
        <Button type="submit" variant="contained" loading={form.saving} sx={{ display: 'flex', ml: 'auto', mt: 2 }}>
          {all.save}
        </Button>
      </AppForm>
    </AppDialog>
  );
}
