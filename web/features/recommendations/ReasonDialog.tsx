import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { REVIEW_LIMITS, reviewReason } from '../../../db/contract/programme/review';
import words from '../../i18n/programmeReviews';
import { api } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { AppForm, FormText, useAppForm } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';

export interface ReasonProps {
  kind: 'conflict' | 'decline';
  projectId: string;
}

/** Gives a project away with a reason: because of a conflict of interest, or for any other. */
export default function ReasonDialog({ kind, projectId, close }: DialogProps<ReasonProps, boolean>) {
  const { reason: common } = useText(words);
  const text = common[kind];
  const form = useAppForm({
    schema: reviewReason,
    defaultValues: { project_id: projectId, reason: '' },
    onSubmit: async (values) => {
      await api.post(kind === 'conflict' ? '/v1/programme/review/conflict' : '/v1/programme/review/decline', values);
      toast.success(text.done);
      close(true);
    },
  });
  return (
    <AppDialog title={text.title} width={480} closeOnBackdrop={false} beforeClose={form.confirmLeave}>
      <AppForm form={form}>
        <Stack spacing={2.25}>
          <Typography sx={{ color: 'text.secondary' }}>{text.text}</Typography>
          <FormText name="reason" label={common.label} required rows={3} maxLength={REVIEW_LIMITS.reason} />
          <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'flex-end' }}>
            <Button onClick={() => close(false)}>{common.keep}</Button>
            <Button type="submit" variant="contained" color="error" loading={form.saving}>
              {text.submit}
            </Button>
          </Stack>
        </Stack>
      </AppForm>
    </AppDialog>
  );
}
