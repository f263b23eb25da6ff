import Box from '@mui/material/Box';
import { type OfficeMatchmaking, settingsInput, usualSpare } from '../../../../db/contract/matchmaking';
import { DAY, secondsNow } from '../../../../db/contract/time';
import words from '../../../i18n/matchmaking';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDate, FormDialog, FormSwitch, FormText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { formatDate, formatDay } from '../../../kit/layout/format';
import { toast } from '../../../kit/toast';
import { refresh } from '../times';

const TABLES = 10;

function valuesOf({ meeting, settings }: OfficeMatchmaking) {
  const start = meeting.start_time ?? secondsNow() + 14 * DAY;
  return {
    meeting_id: meeting.id,
    is_open: settings?.is_open ?? 1,
    tables: settings?.tables ?? TABLES,
    spare: settings?.spare ?? usualSpare(TABLES),
    periods: settings?.periods ?? `${formatDay(start)} 09:30-11:30\n${formatDay(start)} 14:00-16:30`,
    slot_minutes: settings?.slot_minutes ?? 20,
    break_minutes: settings?.break_minutes ?? 5,
    opens: formatDate(settings?.opens ?? Math.floor(Date.now() / 60_000) * 60),
    closes: formatDate(settings?.closes ?? start - DAY),
    request_hours: settings?.request_hours ?? 24,
    max_requests: settings?.max_requests ?? 10,
    max_meetings: settings?.max_meetings ?? '',
  };
}

/** Turns the 1:1 meetings of a meeting on, or changes them. */
export default function SettingsDialog({ view, close }: DialogProps<{ view: OfficeMatchmaking }, boolean>) {
  const { form: text, office, save } = useText(words);
  const form = useAppForm({
    schema: settingsInput,
    defaultValues: valuesOf(view),
    onSubmit: async (values) => {
      const { slots } = await api.post('/v1/matchmaking/settings', values);
      toast.success(office.saved(slots));
      await refresh();
      close(true);
    },
  });
  return (
    <FormDialog form={form} title={text.title} width={720} submit={save}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.25,
          gridTemplateColumns: { sm: '1fr 1fr' },
          '& .wide': { gridColumn: '1 / -1' },
        }}
      >
        <div className="wide">
          <FormSwitch name="is_open" label={text.isOpen} on={1} off={0} />
        </div>
        <FormText name="tables" label={text.tables} type="number" required />
        <FormText name="spare" label={text.spare} hint={text.spareHint} type="number" required />
        <div className="wide">
          <FormText name="periods" label={text.periods} hint={text.periodsHint} rows={3} required />
        </div>
        <FormText name="slot_minutes" label={text.slotMinutes} type="number" required />
        <FormText name="break_minutes" label={text.breakMinutes} type="number" required />
        <FormDate name="opens" label={text.opens} required time />
        <FormDate name="closes" label={text.closes} required time />
        <FormText name="request_hours" label={text.requestHours} type="number" required />
        <FormText name="max_requests" label={text.maxRequests} type="number" required />
        <FormText name="max_meetings" label={text.maxMeetings} type="number" />
      </Box>
    </FormDialog>
  );
}
