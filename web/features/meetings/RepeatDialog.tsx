import * as z from 'zod';
import { MOST_REPEATS, meetingRepeatInput, REPEATS } from '../../../db/contract/meeting-shapes';
import words from '../../i18n/meetings';
import { api } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { FormDialog, FormSelect, FormText, useAppForm } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';

const shape = meetingRepeatInput.omit({ id: true, times: true }).extend({
  times: z.coerce
    .number('invalid_value')
    .int('invalid_value')
    .min(1, 'invalid_value')
    .max(MOST_REPEATS, 'invalid_value'),
});

/** The dialog 'meetingRepeat': the same meeting so many more times. */
export default function RepeatDialog({ id, name, close }: DialogProps<{ id: string; name: string }, boolean>) {
  const text = useText(words).repeatDialog;
  const form = useAppForm({
    schema: shape,
    defaultValues: { every: 'week' as (typeof REPEATS)[number], times: 1 },
    onSubmit: async ({ every, times }) => {
      const { ids } = await api.post('/v1/content/meeting/repeat', { id, every, times });
      toast.success(text.done(ids.length));
      close(true);
    },
  });
  return (
    <FormDialog form={form} title={text.title(name)} width={480} lead={text.lead} submit={text.submit}>
      <FormSelect
        name="every"
        label={text.every}
        required
        options={REPEATS.map((value) => ({ value, label: text.everies[value] }))}
      />
      <FormText name="times" label={text.times} required type="number" hint={`1–${MOST_REPEATS}`} />
    </FormDialog>
  );
}
