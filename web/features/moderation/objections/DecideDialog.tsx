import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ATTRIBUTION_MAXIMA, objectionDecision } from '../../../../db/contract/attribution-calls';
import { Quoted } from '../../../domain/comments/Quoted';
import words from '../../../i18n/attributions';
import { api } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, FormText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';

interface ObjectionProps {
  id: string;
  name: string;
  reason: string;
  decision: 'keep' | 'withdraw';
}

/** The dialog 'decideObjection': the item stays or goes, and both sides read why. */
export default function DecideDialog({ id, name, reason, decision, close }: DialogProps<ObjectionProps, boolean>) {
  const text = useText(words).queue;
  const withdraws = decision === 'withdraw';
  const form = useAppForm<Pick<ObjectionProps, 'id' | 'decision'> & { opinion: string }>({
    schema: objectionDecision,
    defaultValues: { id, decision, opinion: '' },
    onSubmit: async (values) => {
      await api.post('/v1/review/objection/decide', values);
      toast.success(withdraws ? text.withdrawn : text.kept);
      close(true);
    },
  });
  return (
    <AppDialog
      title={withdraws ? text.withdrawTitle : text.keepTitle}
      width={520}
      closeOnBackdrop={false}
      beforeClose={form.confirmLeave}
      actions={
        <Button
          variant="contained"
          color={withdraws ? 'error' : 'primary'}
          loading={form.saving}
          onClick={() => void form.submit()}
        >
          {withdraws ? text.withdraw : text.keep}
        </Button>
      }
    >
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography sx={{ my: 1, color: 'text.secondary' }}>{withdraws ? text.withdrawText : text.keepText}</Typography>
      <Quoted>{reason}</Quoted>
      <Box sx={{ mt: 2.5 }}>
        <AppForm form={form}>
          <FormText
            name="opinion"
            label={text.opinion}
            required
            rows={3}
            maxLength={ATTRIBUTION_MAXIMA.opinion}
            counter
          />
        </AppForm>
      </Box>
    </AppDialog>
  );
}
