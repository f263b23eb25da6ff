import { GENDERS } from '../../../../db/contract/enums';
import { cooperationInput, FORUM_LIMITS } from '../../../../db/contract/forum';
import { optionsOf } from '../../../domain/publishing/choices';
import { useSession } from '../../../domain/session';
import words from '../../../i18n/forum';
import { addFields } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormSelect, FormText, useDialogForm } from '../../../kit/form';
import { useLang, useText } from '../../../kit/i18n';

const OMITTED = ['name', 'phone'];

/** The dialog 'forumCooperation' (core§2, 300 wide): anybody offers to cooperate with the forum. */
export default function CooperationDialog({ close }: DialogProps<object, boolean>) {
  const text = useText(words);
  const { lang } = useLang();
  const { user } = useSession();
  const form = useDialogForm({
    schema: cooperationInput,
    draftKey: 'forum-cooperation',
    draftOmit: OMITTED,
    defaultValues: {
      name: user?.name || '',
      sex: '' as number | '',
      org_name: user?.orgs?.[0]?.name ?? '',
      phone: user?.tel || '',
      remarks: '',
    },
    save: async (values) => {
      const given = Object.entries(values).map(([field, value]) => [field, value === '' ? null : value]);
      await addFields('forum_cooperation', Object.fromEntries(given));
    },
    done: text.sent,
    close,
  });
  const { fields } = text;
  return (
    <FormDialog form={form} title={text.title} width={300} submit={text.submit} wide>
      <FormText name="name" label={fields.name} required autoComplete="name" maxLength={FORUM_LIMITS.name} />
      <FormSelect name="sex" label={fields.sex} options={optionsOf(GENDERS, lang)} />
      <FormText name="org_name" label={fields.org_name} autoComplete="organization" maxLength={FORUM_LIMITS.org_name} />
      <FormText
        name="phone"
        label={fields.phone}
        required
        type="tel"
        autoComplete="tel"
        maxLength={FORUM_LIMITS.phone}
      />
      <FormText name="remarks" label={fields.remarks} rows={3} maxLength={FORUM_LIMITS.remarks} />
    </FormDialog>
  );
}
