import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DECLINE_REASONS, declineInput } from '../../../../db/contract/deals';
import words from '../../../i18n/deals';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, FormSelect, FormText, useAppForm } from '../../../kit/form';
import { useLang, useText } from '../../../kit/i18n';
import type { SeenDeal } from './step';
import { isStale, takeStep } from './step';

/** Declines a deal, with a reason that the other side sees. */
export default function DeclineDialog({ deal, close }: DialogProps<{ deal: SeenDeal }, boolean>) {
  const text = useText(words).decline;
  const { lang } = useLang();
  const form = useAppForm({
    schema: declineInput,
    defaultValues: { reason: '', note: '' },
    onSubmit: async (values) => {
      try {
        await takeStep(deal, { state: 'declined', ...values });
      } catch (error) {
        // The page behind shows what has changed.
        if (isStale(error)) return close(false);
        throw error;
      }
      close(true);
    },
  });
  return (
    <AppDialog title={text.title} width={480} closeOnBackdrop={false} beforeClose={form.confirmLeave}>
      <AppForm form={form}>
        <Stack spacing={2.25}>
          <Typography sx={{ color: 'text.secondary' }}>{text.text}</Typography>
          <FormSelect
            name="reason"
            label={text.reason}
            required
            options={Object.entries(DECLINE_REASONS).map(([value, names]) => ({ value, label: names[lang] }))}
          />
          <FormText name="note" label={text.note} rows={3} maxLength={2000} />
          <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'flex-end' }}>
            <Button onClick={() => close(false)}>{text.keep}</Button>
            <Button type="submit" variant="contained" color="error" loading={form.saving}>
              {text.submit}
            </Button>
          </Stack>
        </Stack>
      </AppForm>
    </AppDialog>
  );
}
