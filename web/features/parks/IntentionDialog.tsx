import { INTENTION_LIMITS, intentionInput } from '../../../db/contract/parks';
import { useSession } from '../../domain/session';
import words from '../../i18n/parks';
import { addFields } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { FormDialog, FormText, useDialogForm } from '../../kit/form';
import { useText } from '../../kit/i18n';

const OMITTED = ['name', 'phone'];

/** The dialog 'parkIntention': somebody means to settle in a park; what is known of a member is filled in. */
export default function IntentionDialog({ id, name, close }: DialogProps<{ id: string; name: string }, boolean>) {
  const text = useText(words);
  const { user } = useSession();
  const form = useDialogForm({
    schema: intentionInput,
    draftKey: `park-intention-${id}`,
    draftOmit: OMITTED,
    defaultValues: {
      name: user?.name || '',
      org_name: user?.orgs?.[0]?.name ?? '',
      project: '',
      amount: '',
      phone: user?.tel || '',
      remark: '',
    },
    save: async (values) => {
      const given = Object.entries(values).map(([field, value]) => [field, value === '' ? null : value]);
      await addFields('yuanqu_intention', { ...Object.fromEntries(given), yuanqu_id: id });
    },
    done: text.sent,
    close,
  });
  const { form: label } = text;
  return (
    <FormDialog form={form} title={text.intention} width={600} lead={text.intentionLead(name)} submit={text.submit}>
      <FormText name="project" label={label.project} required maxLength={INTENTION_LIMITS.project} />
      <FormText name="amount" label={label.amount} hint={text.amountHint} maxLength={INTENTION_LIMITS.amount} />
      <FormText name="name" label={label.name} required autoComplete="name" maxLength={INTENTION_LIMITS.name} />
      <FormText
        name="phone"
        label={label.phone}
        required
        type="tel"
        autoComplete="tel"
        maxLength={INTENTION_LIMITS.phone}
      />
      <FormText
        name="org_name"
        label={label.org_name}
        autoComplete="organization"
        maxLength={INTENTION_LIMITS.org_name}
      />
      <FormText name="remark" label={label.remark} rows={3} maxLength={INTENTION_LIMITS.remark} />
    </FormDialog>
  );
}
