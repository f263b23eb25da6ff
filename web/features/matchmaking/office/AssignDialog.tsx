import * as z from 'zod';
import { type OfficeMatchmaking, officeAppointmentInput } from '../../../../db/contract/matchmaking';
import words from '../../../i18n/matchmaking';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormSelect, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';
import { refresh, slotText } from '../times';
import { tablesOf } from './Grid';

const schema = officeAppointmentInput.extend({ table_no: z.union([z.number(), z.literal('')]) });

/** Puts two members at a table, without a request. */
export default function AssignDialog({ view, close }: DialogProps<{ view: OfficeMatchmaking }, boolean>) {
  const { office: text, table } = useText(words);
  const form = useAppForm({
    schema,
    defaultValues: {
      meeting_id: view.meeting.id,
      slot_id: '',
      first_member: '',
      second_member: '',
      table_no: '' as number | '',
    },
    onSubmit: async ({ table_no, ...values }) => {
      try {
        await api.post('/v1/matchmaking/office/appointment', {
          ...values,
          table_no: table_no === '' ? null : table_no,
        });
        toast.success(text.assigned);
        close(true);
      } finally {
        await refresh();
      }
    },
  });
  const people = view.members.map(({ id, name, unit }) => ({
    value: id,
    label: [name, unit].filter(Boolean).join(' · '),
  }));
  const tables = view.settings ? tablesOf(view.settings).map((value) => ({ value, label: table(value) })) : [];
  return (
    <FormDialog form={form} title={text.assign} width={480} submit={text.assign}>
      <FormSelect
        name="slot_id"
        label={text.slot}
        required
        options={view.slots.map((slot) => ({ value: slot.id, label: slotText(slot) }))}
      />
      <FormSelect name="first_member" label={text.first} required options={people} />
      <FormSelect name="second_member" label={text.second} required options={people} />
      <FormSelect name="table_no" label={text.tableNo} options={tables} />
    </FormDialog>
  );
}
