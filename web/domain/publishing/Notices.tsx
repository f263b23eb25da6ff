import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { StoredForm } from '../../../db/contract/working-items';
import words from '../../i18n/publish';
import { useText } from '../../kit/i18n';

/** What must be known before writing on: an opinion, a second review. */
export function Notices({ stored, reviewAgain }: { stored: StoredForm | null; reviewAgain: string | null }) {
  const text = useText(words);
  return (
    <>
      {stored?.audit_opinion ? (
        <Alert severity="warning" sx={{ mb: 2.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <AlertTitle>{text.returnedTitle}</AlertTitle>
          {stored.audit_opinion}
        </Alert>
      ) : null}
      {reviewAgain ? (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          {reviewAgain}
        </Alert>
      ) : null}
    </>
  );
}
