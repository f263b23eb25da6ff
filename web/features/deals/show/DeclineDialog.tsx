import { DECLINE_REASONS, declineInput } from '../../../../db/contract/deals';
import words from '../../../i18n/deals';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormSelect, FormText, useAppForm } from '../../../kit/form';
import { useLang, useText } from '../../../kit/i18n';
import type { SeenDeal } from './step';
import { takeStep } from './step';

/** Declines a deal, with a reason that the other side sees. */
export default function DeclineDialog({ deal, close }: DialogProps<{ deal: SeenDeal }, boolean>) {
  const text = useText(words).decline;
  const { lang } = useLang();
  const form = useAppForm({
    schema: declineInput,
    defaultValues: { reason: '', note: '' },
    onSubmit: async (values) => close(await takeStep(deal, { state: 'declined', ...values })),
  });
  return (
    <FormDialog
      form={form}
      title={text.title}
      width={480}
      lead={text.text}
      submit={text.submit}
      danger
      cancel={text.keep}
    >
      <FormSelect
        name="reason"
        label={text.reason}
        required
        options={Object.entries(DECLINE_REASONS).map(([value, names]) => ({ value, label: names[lang] }))}
      />
      <FormText name="note" label={text.note} rows={3} maxLength={2000} />
    </FormDialog>
  );
}
