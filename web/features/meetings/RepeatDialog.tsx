import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import * as z from 'zod';
import { MOST_REPEATS, meetingRepeatInput, REPEATS } from '../../../db/contract/meeting-shapes';
import words from '../../i18n/meetings';
import { api } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { AppForm, FormSelect, FormText, useAppForm } from '../../kit/form';
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
    <AppDialog title={text.title(name)} width={480} closeOnBackdrop={false} beforeClose={form.confirmLeave}>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{text.lead}</Box>
      <AppForm form={form}>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          <FormSelect
            name="every"
            label={text.every}
            required
            options={REPEATS.map((value) => ({ value, label: text.everies[value] }))}
          />
          <FormText name="times" label={text.times} required type="number" hint={`1–${MOST_REPEATS}`} />
        </Box>
        <Button type="submit" variant="contained" loading={form.saving} sx={{ display: 'flex', ml: 'auto', mt: 2 }}>
          {text.submit}
        </Button>
      </AppForm>
    </AppDialog>
  );
}
