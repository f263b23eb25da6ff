import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Reminder } from '../../../db/contract/notices';
import words from '../../i18n/notices';
import { AppForm, FormDate, FormText, useDialogForm } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { formatDate } from '../../kit/layout/format';
import {
  addReminder,
  addSchema,
  changeSchema,
  moveReminder,
  NOTE_MAX,
  REMINDERS,
  type ReminderValues,
} from './reminders';

interface ReminderFormProps {
  /** The one to move; without it a new one is written. */
  reminder?: Reminder;
  onClose: () => void;
}

/** Writes a reminder, or moves one. */
export function ReminderForm({ reminder, onClose }: ReminderFormProps) {
  const text = useText(words).reminders;
  const form = useDialogForm<ReminderValues>({
    schema: reminder ? changeSchema : addSchema,
    defaultValues: { note: '', time: formatDate(reminder?.remind_start_time) },
    save: async (values) => (reminder ? moveReminder(reminder.id, values.time) : addReminder(values)),
    done: reminder ? text.moved : text.added,
    invalidates: [REMINDERS],
    close: onClose,
  });
  return (
    <AppForm form={form}>
      <Box sx={{ display: 'grid', gap: 2, py: 1.5 }}>
        {reminder ? null : <FormText name="note" label={text.note} required maxLength={NOTE_MAX} />}
        <FormDate name="time" label={text.time} hint={text.zone} required time />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" loading={form.saving}>
            {text.save}
          </Button>
          <Button
            disabled={form.saving}
            onClick={async () => {
              if (await form.confirmLeave()) onClose();
            }}
          >
            {text.cancel}
          </Button>
        </Box>
      </Box>
    </AppForm>
  );
}
