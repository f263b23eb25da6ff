import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import words from '../../../i18n/clinic';
import { ApiError, api, reread, useApiQuery } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormSelect, useAppForm } from '../../../kit/form';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { toast } from '../../../kit/toast';
import { SlotPicker } from '../SlotPicker';

interface BookProps {
  id: string;
  name: string;
  expertId: string | null;
  start: number | null;
}

interface Values {
  expert_id: string;
  slot_start: string;
}

const schema = z.object({
  expert_id: z.string().min(1, 'required'),
  slot_start: z.string().min(1, 'clinic_choose_slot'),
});
const ALL = 100;

function Slots() {
  const expert_id = useWatch<Values, 'expert_id'>({ name: 'expert_id' });
  const query = useApiQuery(
    ['clinic', 'slots', expert_id],
    '/v1/clinic/slots',
    { expert_id },
    { enabled: expert_id !== '', staleMs: 0 },
  );
  if (!expert_id) return null;
  return query.data ? (
    <SlotPicker name="slot_start" slots={query.data.slots} optional={false} />
  ) : (
    <LoadingState kind="lines" count={3} />
  );
}

/** The dialog 'clinicBook': staff give an application its expert and time. */
export default function BookDialog({ id, name, expertId, close }: DialogProps<BookProps, boolean>) {
  const text = useText(words);
  const { lang } = useLang();
  const experts = useApiQuery(['clinic', 'experts', 'all'], '/v1/clinic/experts', { pageSize: ALL });
  const offered = experts.data?.records ?? [];
  const form = useAppForm<Values>({
    schema,
    defaultValues: { expert_id: expertId ?? '', slot_start: '' },
    onSubmit: async ({ expert_id, slot_start }) => {
      try {
        await api.post('/v1/clinic/book', { id, expert_id, slot_start: Number(slot_start) });
      } catch (error) {
        if (error instanceof ApiError) await reread([['clinic', 'slots']]);
        throw error;
      }
      await reread([['clinic']]);
      toast.success(text.staff.bookDone);
      close(true);
    },
  });
  return (
    <FormDialog form={form} title={text.staff.bookTitle} width={640} subject={name} submit={text.staff.book}>
      <FormSelect
        name="expert_id"
        label={text.form.expert}
        required
        options={offered.map((row) => ({ value: row.expert_id, label: pickName(lang, row.name, row.name_en) }))}
      />
      <Slots />
    </FormDialog>
  );
}
