import type { SettingInput } from '../../../../db/contract/administration';
import { type Entered, readSetting } from '../../../../db/contract/settings';
import words from '../../../i18n/administration';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, useAppForm } from '../../../kit/form';
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
    <FormDialog form={form} title={name} width={560} lead={text.hints[id]} submit={all.save}>
      <Control control={control} name={name} stored={stored} />
    </FormDialog>
  );
}
