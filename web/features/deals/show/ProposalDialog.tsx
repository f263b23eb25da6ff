import { proposalInput } from '../../../../db/contract/deals';
import words from '../../../i18n/deals';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import type { SeenDeal } from './step';
import { takeStep } from './step';

/** Proposes to sign, with an amount. */
export default function ProposalDialog({
  deal,
  amount,
  close,
}: DialogProps<{ deal: SeenDeal; amount: string | null }, boolean>) {
  const text = useText(words).propose;
  const form = useAppForm({
    schema: proposalInput,
    defaultValues: { amount: amount ?? '', note: '' },
    onSubmit: async (values) => close(await takeStep(deal, { state: 'signed', ...values })),
  });
  return (
    <FormDialog form={form} title={text.title} width={480} lead={text.text} submit={text.submit} wide>
      <FormText name="amount" label={text.amount} hint={text.amountHint} type="number" />
      <FormText name="note" label={text.note} rows={3} maxLength={2000} />
    </FormDialog>
  );
}
