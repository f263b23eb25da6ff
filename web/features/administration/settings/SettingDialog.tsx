import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SettingInput } from '../../../../db/contract/administration';
import { type Entered, readSetting } from '../../../../db/contract/settings';
import words from '../../../i18n/administration';
import { api } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';
import { Control } from './Control';
import { controlOf, schemaOf, writeSetting } from './entry';

export interface Setting {
  id: string;
  value: string | null;
}

export default function SettingDialog({ setting, close }: DialogProps<{ setting: Setting }, boolean>) {
  const all = useText(words);
  const text = all.settings;
  const { id } = setting;
  const control = controlOf(id);
  const stored = setting.value ?? '';
  const name = text.names[id] ?? id;
  const form = useAppForm<Entered>({
    schema: schemaOf(id),
    defaultValues: readSetting(control, stored),
    onSubmit: async (entered) => {
      const value = writeSetting(control, entered);
      await api.put('/v1/admin/setting', { id, value } satisfies SettingInput);
      toast.success(text.saved);
      close(true);
    },
  });
  return (
    <AppDialog title={name} width={560} closeOnBackdrop={false} beforeClose={form.confirmLeave}>
      <AppForm form={form}>
        {text.hints[id] ? <Box sx={{ mb: 2, color: 'text.secondary' }}>{text.hints[id]}</Box> : null}
        <Control control={control} name={name} stored={stored} />
        <Button type="submit" variant="contained" loading={form.saving} sx={{ display: 'flex', ml: 'auto', mt: 2 }}>
          {all.save}
        </Button>
      </AppForm>
    </AppDialog>
  );
}
