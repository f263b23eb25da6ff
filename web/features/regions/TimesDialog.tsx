import * as z from 'zod';
import { featuredWords } from '../../../db/contract/featured';
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
import type { DialogProps } from '../../kit/dialogs/registry';
import { FormDialog, useDialogForm } from '../../kit/form';
import { useText } from '../../kit/i18n';

const schema = z.object(shownTimesShape).refine(endsAfterBeginning, END_FIRST);

interface TimesProps extends ShownTimes {
  name: string;
  /** Writes the times; what it throws is told at its field. */
  save: (times: ShownTimes) => Promise<unknown>;
}

/** The dialog 'featuredTimes': from when until when a front page shows an entry first. */
export default function TimesDialog({ name, save, close, ...times }: DialogProps<TimesProps, boolean>) {
  const text = useText(featuredWords);
  const words = useText(common);
  const form = useDialogForm({
    schema,
    defaultValues: timesEntered(times),
    // The call names the entry in front of its time.
    fieldName: (name) => name.split('.').at(-1) ?? name,
    save: (values) => save(timesStored(values)),
    close,
  });
  return (
    <FormDialog form={form} title={text.timesOf(name)} width={560} submit={words.save}>
      <ShownTimesInputs />
    </FormDialog>
  );
}
