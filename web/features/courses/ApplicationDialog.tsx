import { courseApplication } from '../../../db/contract/courses';
import { COURSE_LIMITS } from '../../../db/contract/training';
import { useSession } from '../../domain/session';
import words from '../../i18n/courses';
import { addFields, reread } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { FormDialog, FormText, useAppForm } from '../../kit/form';
import { inChinese, useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';

/** The dialog 'courseApplication' (core§2): a member asks to become a designated learner of a paid course (decision 150). */
export default function ApplicationDialog({ id, name, close }: DialogProps<{ id: string; name: string }>) {
  const text = useText(words);
  const { user } = useSession();
  const { fields } = text;
  const form = useAppForm({
    schema: courseApplication,
    defaultValues: {
      name: user?.name || '',
      org_name: user?.orgs?.[0]?.name ?? '',
      phone: user?.tel || '',
      reason: '',
    },
    onSubmit: async (values) => {
      const given = Object.entries(values).filter(([, value]) => value !== '');
      await addFields('course_application', { ...Object.fromEntries(given), course_id: id });
      await reread([['courses', 'application']]);
      toast.success(text.applicationSent);
      close();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text.apply}
      width={480}
      lead={<span {...inChinese(name)}>{text.applyLead(name)}</span>}
      submit={text.sendApplication}
    >
      <FormText name="name" label={fields.name} required autoComplete="name" maxLength={50} />
      <FormText name="org_name" label={fields.org_name} autoComplete="organization" maxLength={100} />
      <FormText name="phone" label={fields.phone} required type="tel" autoComplete="tel" maxLength={20} />
      <FormText name="reason" label={fields.reason} rows={4} maxLength={COURSE_LIMITS.reason} />
    </FormDialog>
  );
}
