import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { proposalInput } from '../../../../db/contract/deals';
import words from '../../../i18n/deals';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, FormText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import type { SeenDeal } from './step';
import { isStale, takeStep } from './step';

interface Values {
  amount: string;
  note: string;
}

/** Proposes to sign, with an amount. */
export default function ProposalDialog({
  deal,
  amount,
  close,
}: DialogProps<{ deal: SeenDeal; amount: string | null }, boolean>) {
  const text = useText(words).propose;
  const form = useAppForm<Values>({
    schema: proposalInput,
    defaultValues: { amount: amount ?? '', note: '' },
    onSubmit: async (values) => {
      try {
        await takeStep(deal, { state: 'signed', ...values });
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
          <FormText name="amount" label={text.amount} hint={text.amountHint} type="number" />
          <FormText name="note" label={text.note} rows={3} maxLength={2000} />
          <Button type="submit" variant="contained" fullWidth loading={form.saving}>
            {text.submit}
          </Button>
        </Stack>
      </AppForm>
    </AppDialog>
  );
}
