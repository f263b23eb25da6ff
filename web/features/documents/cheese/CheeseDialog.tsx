import { DOCUMENT_MAXIMA } from '../../../../db/contract/documents';
import words from '../../../i18n/documents';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDate, FormDialog, FormRichText, FormText, useDialogForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { formatDate } from '../../../kit/layout/format';
import { type Cheese, type CheeseReminder, type CheeseValues, cheeseForm, saveCheese } from './cheeses';

interface CheeseFormProps {
  /** The note to change; without it a new one is written. */
  cheese: Cheese | null;
  reminder?: CheeseReminder | undefined;
}

/** The dialog 'cheese form' (core§2): title and content, both required. */
export default function CheeseDialog({ cheese, reminder, close }: DialogProps<CheeseFormProps, boolean>) {
  const text = useText(words);
  const form = useDialogForm<CheeseValues>({
    schema: cheeseForm,
    defaultValues: {
      title: cheese?.title ?? '',
      profile: cheese?.profile ?? '',
      remind: formatDate(reminder?.remind_start_time),
    },
    draftKey: `cheese:${cheese?.id ?? 'new'}`,
    save: (values) => saveCheese(values, cheese, reminder),
    done: text.saved,
    close,
  });
  return (
    <FormDialog
      form={form}
      title={cheese ? text.cheese.editTitle : text.cheese.addTitle}
      width={800}
      submit={text.save}
      pinned
    >
      <FormText name="title" label={text.cheese.name} required maxLength={DOCUMENT_MAXIMA.title} />
      <FormRichText name="profile" label={text.cheese.content} required />
      <FormDate name="remind" label={text.cheese.remind} hint={text.cheese.remindHint} time />
    </FormDialog>
  );
}
