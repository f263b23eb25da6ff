import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TALK_MAXIMA } from '../../../db/contract/limits';
import type { FeedbackForm } from '../../../db/contract/talk';
import words from '../../i18n/talk';
import { openDialog } from '../../kit/dialogs';
import { FormText, FormUpload } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { FormRegion } from '../fields';
import { useSession } from '../session';

interface FeedbackFieldsProps {
  kind: FeedbackForm;
}

/** The fields of a form of feedback; files need a sign-in. */
export function FeedbackFields({ kind }: FeedbackFieldsProps) {
  const text = useText(words).feedback;
  const { loggedIn } = useSession();
  const project = kind === 'project';
  return (
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
        <FormUpload name="files" label={text.files} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
          {text.signInForFiles}
          <Button size="small" onClick={() => void openDialog('login', {})}>
            {text.signIn}
          </Button>
        </Box>
      )}
    </Box>
  );
}
