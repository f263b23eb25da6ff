import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { moveInput, type OwnMatchmaking, type PlannedMeeting } from '../../../../db/contract/matchmaking';
import words from '../../../i18n/matchmaking';
import { api } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';
import { refresh } from '../times';
import { FormSlot } from './FormSlot';

/** Puts an own 1:1 meeting into another slot that suits both. */
export default function MoveDialog({
  own,
  planned,
  close,
}: DialogProps<{ own: OwnMatchmaking; planned: PlannedMeeting }, boolean>) {
  const { plan: text, ask } = useText(words);
  const form = useAppForm({
    schema: moveInput,
    defaultValues: { id: planned.id, revision: planned.revision, slot_id: '' },
    onSubmit: async (values) => {
      try {
        await api.post('/v1/user/matchmaking/move', values);
        toast.success(text.moved);
        close(true);
      } finally {
        await refresh();
      }
    },
  });
  return (
    <AppDialog title={text.moveTitle} width={420} beforeClose={form.confirmLeave}>
      {planned.other_slots.length === 0 ? (
        <Typography>{text.noOther}</Typography>
      ) : (
        <AppForm form={form}>
          <Stack spacing={2.25} sx={{ pt: 1 }}>
            <FormSlot label={ask.slot} slots={own.slots} shared={planned.other_slots} />
            <Button type="submit" variant="contained" loading={form.saving} sx={{ alignSelf: 'flex-end' }}>
              {text.move}
            </Button>
          </Stack>
        </AppForm>
      )}
    </AppDialog>
  );
}
