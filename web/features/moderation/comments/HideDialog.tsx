import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { hideInput, MODERATION_MAXIMA, type PostKind } from '../../../../db/contract/comments';
import { Quoted } from '../../../domain/comments/Quoted';
import words from '../../../i18n/moderation';
import { api } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, FormText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';

interface HideProps {
  kind: PostKind;
  id: string;
  content: string;
  /** Whether nobody else has read it yet. */
  held: boolean;
}

/** The dialog 'hidePost': takes a post away, or refuses a held one, and tells its author why. */
export default function HideDialog({ kind, id, content, held, close }: DialogProps<HideProps, boolean>) {
  const text = useText(words).comments;
  const form = useAppForm<{ kind: PostKind; id: string; reason: string }>({
    schema: hideInput,
    defaultValues: { kind, id, reason: '' },
    onSubmit: async (values) => {
      await api.post('/v1/post/hide', values);
      close(true);
    },
  });
  return (
    <AppDialog
      title={held ? text.refuseTitle : text.hideTitle}
      width={520}
      closeOnBackdrop={false}
      beforeClose={form.confirmLeave}
      actions={
        <Button variant="contained" color="error" loading={form.saving} onClick={() => void form.submit()}>
          {held ? text.refuse : text.hide}
        </Button>
      }
    >
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{held ? text.refuseText : text.hideText}</Typography>
      <Quoted>{content}</Quoted>
      <Box sx={{ mt: 2.5 }}>
        <AppForm form={form}>
          <FormText name="reason" label={text.reason} required rows={3} maxLength={MODERATION_MAXIMA.reason} counter />
        </AppForm>
      </Box>
    </AppDialog>
  );
}
