import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { courseApplication } from '../../../db/contract/courses';
import { COURSE_LIMITS } from '../../../db/contract/training';
import { useSession } from '../../domain/session';
import words from '../../i18n/courses';
import { addFields } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { AppForm, FormText, useAppForm } from '../../kit/form';
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
      toast.success(text.applicationSent);
      close();
    },
  });
  return (
    <AppDialog title={text.apply} width={480} closeOnBackdrop={false} beforeClose={form.confirmLeave}>
      <Box {...inChinese(name)} sx={{ mb: 2, color: 'text.secondary' }}>
        {text.applyLead(name)}
      </Box>
      <AppForm form={form}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <FormText name="name" label={fields.name} required autoComplete="name" maxLength={50} />
          <FormText name="org_name" label={fields.org_name} autoComplete="organization" maxLength={100} />
          <FormText name="phone" label={fields.phone} required type="tel" autoComplete="tel" maxLength={20} />
          <FormText name="reason" label={fields.reason} rows={4} maxLength={COURSE_LIMITS.reason} />
        </Box>
        <Button type="submit" variant="contained" loading={form.saving} sx={{ display: 'flex', ml: 'auto', mt: 3 }}>
          {text.sendApplication}
        </Button>
      </AppForm>
    </AppDialog>
  );
}
