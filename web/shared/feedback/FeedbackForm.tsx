import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { TALK_MAXIMA } from '../../../db/contract/talk';
import words from '../../i18n/talk';
import { queryClient } from '../api';
import { useSession } from '../auth';
import type { FeedbackProps } from '../catalog/dialogMap';
import { openDialog } from '../dialogs';
import { AppDialog } from '../dialogs/AppDialog';
import { useDialog } from '../dialogs/useDialog';
import { AppForm, FormRegion, FormText, FormUpload, useAppForm } from '../form';
import { useText } from '../i18n';
import { toast } from '../toast';
import { type Feedback, type FeedbackValues, saveFeedback, schemaOf, valuesOf } from './feedback';

/** The three forms of feedback (core§2, back-office§2). */
export function FeedbackForm({ own, ...props }: FeedbackProps & { own: Feedback | undefined }) {
  const text = useText(words).feedback;
  const { close } = useDialog<boolean>();
  const { loggedIn } = useSession();
  const [uploading, setUploading] = useState(false);
  const kind = props.form ?? 'item';
  const form = useAppForm<FeedbackValues>({
    schema: schemaOf(kind),
    defaultValues: valuesOf(own),
    onSubmit: async (values) => {
      await saveFeedback(props, own, values);
      toast.success(kind === 'v2' || props.push ? text.submittedV2 : text.submitted);
      void queryClient.invalidateQueries({ queryKey: ['feedback'] });
      close(true);
    },
  });
  const project = kind === 'project';
  return (
    <AppDialog
      title={text.title[kind]}
      width={800}
      closeOnBackdrop={false}
      beforeClose={form.confirmLeave}
      actions={
        <Button variant="contained" loading={form.saving} disabled={uploading} onClick={() => void form.submit()}>
          {own || kind === 'v2' ? text.save : text.submit}
        </Button>
      }
    >
      <AppForm form={form}>
        <Box sx={{ mb: 2.5, color: 'text.secondary' }}>{text.lead}</Box>
        {own ? (
          <Alert severity="info" sx={{ mb: 2.5 }}>
            {text.again}
          </Alert>
        ) : null}
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {project ? null : (
            <FormText
              name="phone"
              label={kind === 'v2' ? text.phone : text.contact}
              required
              maxLength={TALK_MAXIMA.phone}
              autoComplete="tel"
            />
          )}
          <FormText
            name="name"
            label={project ? text.projectUnit : text.name}
            required
            maxLength={TALK_MAXIMA.name}
            autoComplete={project ? 'organization' : 'name'}
          />
          {project ? <FormRegion name="place" label={text.place} levels={2} anyLevel /> : null}
          <FormText
            name="remark"
            label={project ? text.projectRemark : kind === 'v2' ? text.v2Remark : text.remark}
            required
            rows={5}
            maxLength={TALK_MAXIMA.remark}
          />
          {loggedIn ? (
            <FormUpload name="files" label={text.files} onBusy={setUploading} />
          ) : (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
              {text.signInForFiles}
              <Button size="small" onClick={() => void openDialog('login', {})}>
                {text.signIn}
              </Button>
            </Box>
          )}
        </Box>
      </AppForm>
    </AppDialog>
  );
}
