import * as z from 'zod';
import { SELECTION_MAXIMA } from '../../../db/contract/front-door-answers';
import {
  END_FIRST,
  endsAfterBeginning,
  type ShownTimes,
  ShownTimesInputs,
  shownTimesShape,
  timesEntered,
  timesStored,
} from '../../domain/publishing/shownTimes';
import common from '../../i18n/common';
import words from '../../i18n/frontDoor';
import { putRows } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { FormDialog, FormText, useDialogForm } from '../../kit/form';
import { useText } from '../../kit/i18n';

const schema = z
  .object({
    note: z.string().trim().max(SELECTION_MAXIMA.note, 'too_long'),
    note_en: z.string().trim().max(SELECTION_MAXIMA.note_en, 'too_long'),
    ...shownTimesShape,
  })
  .refine(endsAfterBeginning, END_FIRST);

interface NoteProps extends ShownTimes {
  id: string;
  name: string;
  note: string;
  note_en: string;
}

/** The dialog 'selectionNote': why an item was selected for partners abroad, in both languages, and from when until when it is shown. */
export default function NoteDialog({ id, name, note, note_en, close, ...times }: DialogProps<NoteProps, boolean>) {
  const text = useText(words).manage;
  const { save } = useText(common);
  const form = useDialogForm({
    schema,
    defaultValues: { note, note_en, ...timesEntered(times) },
    save: async (values) => {
      const changes = {
        note: values.note || null,
        note_en: values.note_en || null,
        ...timesStored(values),
      };
      await putRows('front_door_item', { id }, changes);
    },
    done: text.saved,
    close,
  });
  return (
    <FormDialog form={form} title={text.whyOf(name)} width={560} submit={save}>
      <FormText name="note_en" label={text.noteEn} rows={3} maxLength={SELECTION_MAXIMA.note_en} />
      <FormText name="note" label={text.note} rows={3} maxLength={SELECTION_MAXIMA.note} />
      <ShownTimesInputs />
    </FormDialog>
  );
}
