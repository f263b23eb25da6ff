import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import * as z from 'zod';
import { SELECTION_MAXIMA } from '../../../db/contract/front-door-answers';
import { secondsOfShown } from '../../../db/contract/time';
import common from '../../i18n/common';
import words from '../../i18n/frontDoor';
import { putRows } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { AppForm, FormDate, FormText, useAppForm } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { formatDate } from '../../kit/layout/format';
import { toast } from '../../kit/toast';

const schema = z.object({
  note: z.string().trim().max(SELECTION_MAXIMA.note, 'too_long'),
  note_en: z.string().trim().max(SELECTION_MAXIMA.note_en, 'too_long'),
  publish_time: z.string(),
  unpublish_time: z.string(),
});

const secondsOf = (entered: string): number | null => (entered ? secondsOfShown(entered) : null);

interface NoteProps {
  id: string;
  name: string;
  note: string;
  note_en: string;
  /** Unix seconds. */
  publish_time: number | null;
  unpublish_time: number | null;
}

/** The dialog 'selectionNote': why an item was selected for partners abroad, in both languages, and from when until when it is shown. */
export default function NoteDialog({ id, name, note, note_en, close, ...times }: DialogProps<NoteProps, boolean>) {
  const text = useText(words).manage;
  const { save } = useText(common);
  const form = useAppForm({
    schema,
    defaultValues: {
      ...{ note, note_en },
      publish_time: formatDate(times.publish_time),
      unpublish_time: formatDate(times.unpublish_time),
    },
    onSubmit: async (values) => {
      const changes = {
        note: values.note || null,
        note_en: values.note_en || null,
        publish_time: secondsOf(values.publish_time),
        unpublish_time: secondsOf(values.unpublish_time),
      };
      await putRows('front_door_item', { id }, changes);
      toast.success(text.saved);
      close(true);
    },
  });
  return (
    <AppDialog title={text.whyOf(name)} width={560} closeOnBackdrop={false} beforeClose={form.confirmLeave}>
      <AppForm form={form}>
        <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
          <FormText name="note_en" label={text.noteEn} rows={3} maxLength={SELECTION_MAXIMA.note_en} />
          <FormText name="note" label={text.note} rows={3} maxLength={SELECTION_MAXIMA.note} />
          <FormDate name="publish_time" label={text.from} hint={text.timesHint} time />
          <FormDate name="unpublish_time" label={text.until} hint={text.timesHint} time />
        </Box>
        <Button type="submit" variant="contained" loading={form.saving} sx={{ display: 'flex', ml: 'auto', mt: 2 }}>
          {save}
        </Button>
      </AppForm>
    </AppDialog>
  );
}
