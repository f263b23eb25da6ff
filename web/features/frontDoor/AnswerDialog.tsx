import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ANSWER_MAX, inquiryAnswer } from '../../../db/contract/inquiries';
import words from '../../i18n/frontDoor';
import { api } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { AppForm, FormFoot, FormText, useDialogForm } from '../../kit/form';
import { inChinese, useText } from '../../kit/i18n';

interface AnswerProps {
  id: string;
  from: string;
  email: string;
  sought: string;
  answer: string;
  /** The answer went out: it is shown, and cannot be changed. */
  sent: boolean;
}

/** The dialog 'inquiryAnswer': what somebody asked, and what the desk writes to them. */
export default function AnswerDialog({
  id,
  from,
  email,
  sought,
  answer,
  sent,
  close,
}: DialogProps<AnswerProps, boolean>) {
  const text = useText(words).desk;
  const form = useDialogForm({
    schema: inquiryAnswer,
    draftKey: sent ? undefined : `inquiry-answer-${id}`,
    readOnly: sent,
    defaultValues: { id, answer },
    save: (values) => api.post('/v1/inquiry/answer', { id, answer: values.answer }),
    done: text.sent,
    close,
  });
  return (
    <AppDialog title={text.answerOf(from)} width={640} closeOnBackdrop={sent} beforeClose={form.confirmLeave}>
      <Box component="h3" sx={{ m: 0, fontSize: '0.875rem', color: 'text.secondary' }}>
        {text.theirs}
      </Box>
      <Box {...inChinese(sought)} sx={{ mt: 0.5, mb: 3, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {sought}
      </Box>
      <AppForm form={form}>
        <FormText
          name="answer"
          label={text.yours}
          required
          rows={8}
          maxLength={ANSWER_MAX}
          hint={sent ? undefined : text.to(email)}
        />
        {sent ? null : (
          <FormFoot>
            <Button type="submit" variant="contained" loading={form.saving}>
              {text.send}
            </Button>
          </FormFoot>
        )}
      </AppForm>
    </AppDialog>
  );
}
