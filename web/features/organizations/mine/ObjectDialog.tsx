import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as z from 'zod';
import { ATTRIBUTION_MAXIMA } from '../../../../db/contract/attribution-calls';
import words from '../../../i18n/attributions';
import { api } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, FormText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';

export interface ObjectProps {
  organization: string;
  itemType: number;
  itemId: string;
  name: string;
}

const schema = z.object({
  reason: z.string().trim().min(1, 'objection_reason_required').max(ATTRIBUTION_MAXIMA.reason, 'too_long'),
});

/** Objects to an item in the organisation's name. Closes with true once it is sent. */
export default function ObjectDialog({
  organization,
  itemType,
  itemId,
  name,
  close,
}: DialogProps<ObjectProps, boolean>) {
  const text = useText(words).own;
  const form = useAppForm<{ reason: string }>({
    schema,
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      const input = { organization_id: organization, item_type: itemType, id: itemId, reason };
      await api.post('/v1/user/attribution/objection', input);
      toast.success(text.sent);
      close(true);
    },
  });
  return (
    <AppDialog title={text.dialog} width={520} closeOnBackdrop={false} beforeClose={form.confirmLeave}>
      <AppForm form={form}>
        <Stack spacing={2.25}>
          <div>
            <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Typography>
            <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem', mt: 0.5 }}>{text.dialogText}</Typography>
          </div>
          <FormText
            name="reason"
            label={text.reason}
            hint={text.reasonHint}
            required
            rows={4}
            maxLength={ATTRIBUTION_MAXIMA.reason}
            counter
          />
          <Button type="submit" variant="contained" size="large" fullWidth loading={form.saving}>
            {text.submit}
          </Button>
        </Stack>
      </AppForm>
    </AppDialog>
  );
}
