import * as z from 'zod';
import { BOOKING_LIMITS, type BookedKind } from '../../../db/contract/bookings';
import { walkInInput } from '../../../db/contract/participants';
import words from '../../i18n/participants';
import { api } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { FormDialog, FormSelect, FormSwitch, FormText, useAppForm } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';

const shape = walkInInput.omit({ kind: true, event_id: true, over: true }).extend({ over: z.literal([0, 1]) });

const PARTIES = Array.from({ length: BOOKING_LIMITS.party }, (_, index) => ({
  value: index + 1,
  label: String(index + 1),
}));

interface WalkInProps {
  kind: BookedKind;
  id: string;
  /** What is known of the name. */
  name?: string;
}

/** The dialog 'walkIn': somebody came without having signed up; closes with the id of the sign-up. */
export default function WalkInDialog({ kind, id, name = '', close }: DialogProps<WalkInProps, string>) {
  const text = useText(words);
  const form = useAppForm({
    schema: shape,
    defaultValues: { name, phone: '', org_name: '', post: '', party: 1, over: 0 },
    onSubmit: async ({ over, ...values }) => {
      const made = await api.post('/v1/content/participant', { ...values, kind, event_id: id, over: over === 1 });
      toast.success(text.added);
      close(made.id);
    },
  });
  return (
    <FormDialog form={form} title={text.walkIn} width={480} lead={text.walkInLead} submit={text.add}>
      <FormText name="name" label={text.name} required maxLength={50} />
      <FormText name="phone" label={text.phone} required type="tel" maxLength={20} />
      <FormText name="org_name" label={text.org_name} maxLength={100} />
      <FormText name="post" label={text.post} maxLength={100} />
      <FormSelect name="party" label={text.party} required options={PARTIES} />
      <FormSwitch name="over" label={text.over} hint={text.overHint} on={1} off={0} />
    </FormDialog>
  );
}
