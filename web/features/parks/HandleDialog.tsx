import * as z from 'zod';
import { INTENTION_STATES } from '../../../db/contract/parks';
import common from '../../i18n/common';
import words from '../../i18n/parks';
import { putRows } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { FormDialog, FormSelect, FormText, useDialogForm } from '../../kit/form';
import { labelled, useLang, useText } from '../../kit/i18n';

const MAX = 500;
const schema = z.object({ state: z.number(), note: z.string().trim().max(MAX, 'too_long') });

interface HandleProps {
  id: string;
  name: string;
  state: number;
  note: string;
}

/** The dialog 'parkHandle': what became of an intention. */
export default function HandleDialog({ id, name, state, note, close }: DialogProps<HandleProps, boolean>) {
  const text = useText(words);
  const { save } = useText(common);
  const { lang } = useLang();
  const form = useDialogForm({
    schema,
    defaultValues: { state, note },
    save: (values) => putRows('yuanqu_intention', { id }, { ...values, note: values.note || null }),
    done: text.saved,
    close,
  });
  return (
    <FormDialog form={form} title={labelled(text.handleTitle, name)} width={480} submit={save}>
      <FormSelect
        name="state"
        label={text.state}
        required
        options={INTENTION_STATES.map((choice) => ({ value: choice.value, label: choice[lang] }))}
      />
      <FormText name="note" label={text.note} rows={3} maxLength={MAX} />
    </FormDialog>
  );
}
