import Button from '@mui/material/Button';
import * as z from 'zod';
import { AUDIT } from '../../../db/contract/limits';
import words from '../../i18n/experts';
import { api } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { AppForm, FormText, useAppForm } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';

const MAX = 1000;
const schema = z.object({ opinion: z.string().trim().min(1, 'opinion_required').max(MAX, 'too_long') });

interface RetireProps {
  id: string;
  name: string;
  version: number | null;
}

/** The dialog 'expertRetire': takes an expert off the site; who entered it is told why. */
export default function RetireDialog({ id, name, version, close }: DialogProps<RetireProps, boolean>) {
  const text = useText(words);
  const form = useAppForm({
    schema,
    defaultValues: { opinion: '' },
    onSubmit: async ({ opinion }) => {
      await api.post('/v1/user/zhuanjia/audit', {
        id,
        audit_status: AUDIT.rejected,
        opinion,
        ...(version !== null && { version }),
      });
      toast.success(text.retired);
      close(true);
    },
  });
  return (
    <AppDialog
      title={text.of(text.retireTitle, name)}
      width={480}
      closeOnBackdrop={false}
      beforeClose={form.confirmLeave}
    >
      <AppForm form={form}>
        <FormText name="opinion" label={text.reason} required rows={3} maxLength={MAX} />
        <Button
          type="submit"
          variant="contained"
          color="error"
          loading={form.saving}
          sx={{ display: 'flex', ml: 'auto', mt: 2 }}
        >
          {text.retire}
        </Button>
      </AppForm>
    </AppDialog>
  );
}
